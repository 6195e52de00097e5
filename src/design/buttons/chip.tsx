import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { classes } from '#design/theme/classes.ts';
import { t } from '#shared/language/t.ts';
import styles from './chip.module.css';
import { plainLink, type RenderLink } from './render-link.tsx';

export type ChipProps = {
  children: ReactNode;
  /** Read out before the text: "Remove Apple". */
  removeLabel?: string | undefined;
  onRemove?: (() => void) | undefined;
  /** The address without this filter; then the chip is a link and works without scripts. */
  href?: string | undefined;
  renderLink?: RenderLink | undefined;
  className?: string | undefined;
};

/** A selected filter that can be removed; the whole chip is the target. */
export function Chip({
  children,
  removeLabel = t('design.chip.remove'),
  onRemove,
  href,
  renderLink = plainLink,
  className,
}: ChipProps) {
  const inside = (
    <>
      <span className={styles.text}>
        <VisuallyHidden>{removeLabel} </VisuallyHidden>
        {children}
      </span>
      <X aria-hidden="true" />
    </>
  );
  const look = classes(styles.chip, className);
  if (href !== undefined) return renderLink({ href, className: look, children: inside });
  return (
    <button type="button" className={look} onClick={onRemove}>
      {inside}
    </button>
  );
}
