import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { getDepartments } from '#products/catalog/categories/departments.contract.ts';
import { load } from '#routing/load.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import type { Route } from './+types/departments.route.ts';
import styles from './departments.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  return (await load(context, getDepartments, {})).data;
}

/** All categories that have products, by department. */
export default function Departments({ loaderData: departments }: Route.ComponentProps) {
  const title = t('products.catalog.departments.title');
  return (
    <>
      <PageTitle title={title} description={t('products.catalog.departments.description')} path={paths.departments} />
      <h1 className={styles.title}>{title}</h1>
      {departments.length === 0 && <p className={styles.nothing}>{t('products.catalog.departments.none')}</p>}
      <div className={styles.departments}>
        {departments.map(({ id, label, count, within }) => (
          <section key={id}>
            <h2 className={styles.heading}>
              <KindLink id={id}>
                {label} <span className={styles.count}>{count}</span>
              </KindLink>
            </h2>
            <ul>
              {within.map(kind => (
                <li key={kind.id}>
                  <KindLink id={kind.id}>
                    {kind.label} <span className={styles.count}>{kind.count}</span>
                  </KindLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function KindLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Link to={`${paths.listing}?kind=${id}`} prefetch="intent" className={styles.kind}>
      {children}
    </Link>
  );
}
