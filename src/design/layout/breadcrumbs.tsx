import type { ReactNode } from 'react';
import { plainLink, type RenderLink } from '#design/buttons/render-link.tsx';
import { classes } from '#design/theme/classes.ts';
import { t } from '#shared/language/t.ts';
import styles from './breadcrumbs.module.css';

export type BreadcrumbsProps = {
  /** From the shop's front door inwards; the one without `href` is the page itself. */
  trail: readonly { label: ReactNode; href?: string | undefined }[];
  renderLink?: RenderLink | undefined;
  label?: string | undefined;
  className?: string | undefined;
};

/** Where this page lies. */
export function Breadcrumbs({
  trail,
  renderLink = plainLink,
  label = t('design.breadcrumbs'),
  className,
}: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={className}>
      <ol className={styles.trail}>
        {trail.map(({ label: name, href }, index) => (
          <li key={href ?? `here-${index}`} className={styles.step}>
            {href === undefined ? (
              <span aria-current="page">{name}</span>
            ) : (
              renderLink({ href, className: classes(styles.link), children: name })
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
