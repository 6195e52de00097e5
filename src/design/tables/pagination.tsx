import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { plainLink, type RenderLink } from '#design/buttons/render-link.tsx';
import { classes } from '#design/theme/classes.ts';
import { t } from '#shared/language/t.ts';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

export type PaginationProps = {
  /** From 1. */
  page: number;
  pages: number;
  href: (page: number) => string;
  renderLink?: RenderLink | undefined;
  /** At the start: "1–24 of 112". */
  summary?: ReactNode;
  /** Without the numbers only the ways back and on remain, as under a dense table. */
  numbers?: boolean | undefined;
  previousLabel?: string | undefined;
  nextLabel?: string | undefined;
  label?: string | undefined;
  className?: string | undefined;
};

/** Ways to the other pages, as real links. One page without numbers needs none. */
export function Pagination(props: PaginationProps) {
  const {
    page,
    pages,
    href,
    renderLink = plainLink,
    summary,
    numbers = true,
    label = t('design.pages.label'),
    className,
  } = props;
  const { previousLabel = t('design.pages.previous'), nextLabel = t('design.pages.next') } = props;
  const way = (to: number, rel: 'prev' | 'next', children: ReactNode) =>
    to < 1 || to > pages ? (
      <span className={classes(styles.link, styles.way, styles.off)}>{children}</span>
    ) : (
      renderLink({ href: href(to), rel, className: classes(styles.link, styles.way), children })
    );
  if (pages <= 1 && !numbers) return <p className={classes(styles.pages, styles.only, className)}>{summary}</p>;
  return (
    <nav className={classes(styles.pages, className)} aria-label={label}>
      {summary != null && <p className={styles.summary}>{summary}</p>}
      {way(
        page - 1,
        'prev',
        <>
          <ChevronLeft aria-hidden="true" />
          <span className={styles.word}>{previousLabel}</span>
        </>,
      )}
      {numbers && (
        <ol className={styles.numbers}>
          {pageWindow(page, pages).map((number, index) => (
            <li key={number === 'gap' ? `gap-${index}` : number}>
              {number === 'gap' ? (
                <span className={styles.gap}>…</span>
              ) : (
                renderLink({
                  href: href(number),
                  className: styles.link,
                  'aria-label': t('design.pages.page', { number }),
                  'aria-current': number === page ? 'page' : undefined,
                  children: number,
                })
              )}
            </li>
          ))}
        </ol>
      )}
      {way(
        page + 1,
        'next',
        <>
          <span className={styles.word}>{nextLabel}</span>
          <ChevronRight aria-hidden="true" />
        </>,
      )}
    </nav>
  );
}
