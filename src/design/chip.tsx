import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { classes } from './classes.ts';
import { plainLink, type RenderLink } from './render-link.tsx';

export type ChipProps = {
  children: ReactNode;
  /** What a screen reader hears: "Remove filter Brand: Apple". */
  removeLabel: string;
  onRemove?: (() => void) | undefined;
  /** Where the page without this choice lives; then the chip is a link and works before any script has come. */
  href?: string | undefined;
  renderLink?: RenderLink | undefined;
  className?: string | undefined;
};

/** Something chosen that can be taken away again; the whole chip is the target. */
export function Chip({ children, removeLabel, onRemove, href, renderLink = plainLink, className }: ChipProps) {
  const inside = (
    <>
      <span className={styles.text}>{children}</span>
      <X aria-hidden="true" />
    </>
  );
  const look = classes(styles.chip, className);
  if (href !== undefined) return renderLink({ href, className: look, 'aria-label': removeLabel, children: inside });
  return (
    <button type="button" className={look} aria-label={removeLabel} onClick={onRemove}>
      {inside}
    </button>
  );
}
