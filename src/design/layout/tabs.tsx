import type { ReactNode } from 'react';
import { plainLink, type RenderLink } from '#design/buttons/render-link.tsx';
import { classes } from '#design/theme/classes.ts';
import { countText } from '#shared/text/count-text.ts';
import styles from './tabs.module.css';

export type TabsProps = {
  label: string;
  tabs: readonly { href: string; name: ReactNode; count?: number | undefined; current?: boolean | undefined }[];
  renderLink?: RenderLink | undefined;
  /** `line` heads a list, `segment` is a small switch in a tool bar. */
  look?: 'line' | 'segment' | undefined;
  className?: string | undefined;
};

/** Views of one thing, each with an address of its own: links, not a tab list. */
export function Tabs({ label, tabs, renderLink = plainLink, look = 'line', className }: TabsProps) {
  return (
    <nav aria-label={label} className={classes(styles[look], className)}>
      <ul className={styles.list}>
        {tabs.map(({ href, name, count, current }) => (
          <li key={href}>
            {renderLink({
              href,
              className: styles.tab,
              'aria-current': current ? 'page' : undefined,
              children: (
                <>
                  {name}
                  {count !== undefined && <span className={styles.count}>{countText(count)}</span>}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
