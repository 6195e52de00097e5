import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { PanelBox } from '#design/layout/panel-box.tsx';
import { classes } from '#design/theme/classes.ts';
import { t } from '#shared/language/t.ts';
import styles from './sheet.module.css';
import { useModal } from './use-modal.ts';

export type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Quiet words beside the title, such as a count. */
  aside?: ReactNode;
  children?: ReactNode;
  /** Stays in sight under the scrolling part. */
  footer?: ReactNode;
  side?: 'right' | 'left' | undefined;
  /** On phones: `full` covers the screen, `bottom` rises from below and is as high as its content. */
  phone?: 'full' | 'bottom' | undefined;
  closeLabel?: string | undefined;
  /** False where the page beside it stays usable; `className` says then what it looks like. */
  isModal?: boolean | undefined;
  className?: string | undefined;
};

/** A panel that slides in over the page's edge, hanging from the wire. */
export function Sheet(props: SheetProps) {
  const {
    open,
    onClose,
    title,
    aside,
    children,
    footer,
    side = 'right',
    phone = 'full',
    closeLabel = t('design.close'),
    isModal = true,
    className,
  } = props;
  const { ref, mounted } = useModal(open, onClose, { isModal });
  const titleId = useId();
  /** The browser does so for a modal alone. In a question above the panel the key answers the question. */
  const closeByEscape = (event: KeyboardEvent) => {
    const isHere = event.target instanceof Element && event.target.closest('dialog') === event.currentTarget;
    if (event.key !== 'Escape' || event.defaultPrevented || !isHere) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={ref}
      onKeyDown={isModal ? undefined : closeByEscape}
      className={classes(
        isModal && styles.sheet,
        side === 'left' && styles.left,
        phone === 'bottom' && styles.bottom,
        className,
      )}
      aria-labelledby={titleId}
    >
      {mounted && (
        <PanelBox
          titleId={titleId}
          title={title}
          aside={aside}
          footer={footer}
          closeLabel={closeLabel}
          onClose={onClose}
        >
          {children}
        </PanelBox>
      )}
    </dialog>
  );
}
