import { type KeyboardEvent, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { plainLink, type RenderLink } from '#design/buttons/render-link.tsx';
import { classes } from '#design/theme/classes.ts';
import styles from './menu.module.css';
import { menuStep } from './menu-keys.ts';

export type MenuEntry = {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** A link, or … */
  href?: string | undefined;
  /** … something done. */
  onSelect?: (() => void) | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
};

/** What the button that opens the menu must carry. */
export type MenuTrigger = { popoverTarget: string; 'aria-haspopup': 'menu'; 'aria-expanded': boolean };

export type MenuProps = {
  label: string;
  /** Quiet words above the entries, such as whose menu it is. */
  heading?: ReactNode;
  entries: readonly MenuEntry[];
  /** Draws the button: `trigger={props => <Button {...props}>Account</Button>}`. */
  trigger: (props: MenuTrigger) => ReactElement;
  align?: 'start' | 'end' | undefined;
  /** On phones, below 768 px: `sheet` rises from the lower edge, within reach of the thumb. */
  phone?: 'sheet' | undefined;
  renderLink?: RenderLink | undefined;
};

/** Puts the list under its button, or above it where there is no room. */
function place(list: HTMLElement, button: Element, align: 'start' | 'end') {
  const at = button.getBoundingClientRect();
  const below = at.bottom + 6;
  const fits = below + list.offsetHeight <= innerHeight - 8;
  const left = align === 'end' ? at.right - list.offsetWidth : at.left;
  list.style.top = `${fits ? below : Math.max(8, at.top - 6 - list.offsetHeight)}px`;
  list.style.left = `${Math.max(8, Math.min(left, innerWidth - list.offsetWidth - 8))}px`;
}

/** A short list of things to do, dropping from a button, in the browser's own popover: Escape and a press elsewhere close it. */
export function Menu({ label, heading, entries, trigger, align = 'start', phone, renderLink = plainLink }: MenuProps) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const close = () => list.hidePopover();
    const onToggle = (event: ToggleEvent) => {
      const opens = event.newState === 'open';
      setOpen(opens);
      removeEventListener('scroll', close);
      if (!opens) return;
      const button = document.querySelector(`[popovertarget="${id}"]`);
      if (button) place(list, button, align);
      list.querySelector<HTMLElement>('[role=menuitem]:not([disabled])')?.focus();
      addEventListener('scroll', close, { passive: true });
    };
    list.addEventListener('toggle', onToggle);
    return () => {
      list.removeEventListener('toggle', onToggle);
      removeEventListener('scroll', close);
    };
  }, [id, align]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]:not([disabled])')];
    const next = menuStep(event.key, items.indexOf(document.activeElement as HTMLElement), items.length);
    if (event.key === 'Tab') ref.current?.hidePopover();
    if (next === null) return;
    event.preventDefault();
    items[next]?.focus();
  };
  return (
    <>
      {trigger({ popoverTarget: id, 'aria-haspopup': 'menu', 'aria-expanded': open })}
      <div
        ref={ref}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={classes(styles.menu, phone === 'sheet' && styles.sheet)}
        onKeyDown={onKeyDown}
      >
        {heading != null && <p className={styles.heading}>{heading}</p>}
        {entries.map(({ key, label: name, icon, href, onSelect, danger, disabled }) => {
          const look = classes(styles.entry, danger && styles.danger);
          const inside = (
            <>
              {icon}
              <span className={styles.name}>{name}</span>
            </>
          );
          const choose = () => {
            ref.current?.hidePopover();
            onSelect?.();
          };
          return href === undefined ? (
            <button
              key={key}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={look}
              disabled={disabled}
              onClick={choose}
            >
              {inside}
            </button>
          ) : (
            <span key={key} role="none">
              {renderLink({ href, role: 'menuitem', tabIndex: -1, className: look, onClick: choose, children: inside })}
            </span>
          );
        })}
      </div>
    </>
  );
}
