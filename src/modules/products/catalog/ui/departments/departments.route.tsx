import Plug from 'lucide-react/icons/plug';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Department, getDepartments } from '#products/catalog/categories/departments.contract.ts';
import type { KindPicture } from '#products/catalog/contract.ts';
import { pictureSources } from '#products/media/picture-sources.ts';
import { load } from '#routing/load.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import type { Route } from './+types/departments.route.ts';
import styles from './departments.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  return (await load(context, getDepartments, {})).data;
}

/** All categories that have products, by department. Those without any below them follow as tiles. */
export default function Departments({ loaderData: departments }: Route.ComponentProps) {
  const title = t('products.catalog.departments.title');
  const divided = departments.filter(({ within }) => within.length > 0);
  const whole = departments.filter(({ within }) => within.length === 0);
  return (
    <>
      <PageTitle title={title} description={t('products.catalog.departments.description')} path={paths.departments} />
      <h1 className={styles.title}>{title}</h1>
      {departments.length === 0 && <p className={styles.nothing}>{t('products.catalog.departments.none')}</p>}
      <div className={styles.departments}>
        {divided.map(department => (
          <section key={department.id}>
            <Head department={department} />
            <ul>
              {department.within.map(({ id, label, count, picture }) => (
                <li key={id}>
                  <KindLink id={id}>
                    {picture && <Picture picture={picture} className={styles.small} />}
                    <span className={styles.label}>{label}</span>
                    <span className={styles.count}>{count}</span>
                  </KindLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {whole.length > 0 && (
        <div className={styles.tiles}>
          {whole.map(department => (
            <section key={department.id}>
              <Head department={department} />
            </section>
          ))}
        </div>
      )}
    </>
  );
}

function Head({ department: { id, label, count, picture } }: { department: Department }) {
  return (
    <Link to={`${paths.listing}?kind=${id}`} prefetch="intent" className={styles.head}>
      <Picture picture={picture} className={styles.picture} />
      <span>
        <h2 className={styles.heading}>{label}</h2>
        <span className={styles.count}>{t('products.catalog.departments.count', { count })}</span>
      </span>
    </Link>
  );
}

/** A drawing in place of a picture that there is not. */
function Picture({ picture, className }: { picture: KindPicture | null; className: string | undefined }) {
  if (!picture)
    return (
      <span className={className}>
        <Plug aria-hidden="true" />
      </span>
    );
  const { src, alt } = picture;
  return (
    <span className={className}>
      <img {...pictureSources(src, 280)} sizes="72px" alt={alt} width={72} height={72} loading="lazy" />
    </span>
  );
}

function KindLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Link to={`${paths.listing}?kind=${id}`} prefetch="intent" className={styles.kind}>
      {children}
    </Link>
  );
}
