import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { PanelBox } from '#design/layout/panel-box.tsx';
import { useMedia } from '#design/theme/use-media.ts';
import { t } from '#shared/language/t.ts';
import { Sheet } from './sheet.tsx';
import styles from './side-panel.module.css';

export type SidePanelProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Quiet words beside the title. */
  aside?: ReactNode;
  children: ReactNode;
};

/**
 * A panel for editing while its list stays visible: from 1280 px beside the page, below that a sheet, on phones the whole
 * screen. Its children are mounted again when that changes.
 */
export function SidePanel(props: SidePanelProps) {
  const isWide = useMedia('(min-width: 1280px)');
  const { open, onClose, title, aside, children } = props;
  if (isWide) return open ? <Beside {...props} /> : null;
  return (
    <Sheet open={open} onClose={onClose} title={title} aside={aside} className={styles.sheet}>
      {children}
    </Sheet>
  );
}

function Beside({ onClose, title, aside, children }: SidePanelProps) {
  const ref = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => {
    const before = document.activeElement;
    ref.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    <aside ref={ref} className={styles.panel} aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <PanelBox titleId={titleId} title={title} aside={aside} closeLabel={t('design.close')} onClose={onClose}>
        {children}
      </PanelBox>
    </aside>
  );
}
