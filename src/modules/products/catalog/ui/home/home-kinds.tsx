import Plug from 'lucide-react/icons/plug';
import { Link } from 'react-router';
import type { HomeKind } from '#products/catalog/home/home-kinds.ts';
import { pictureSources } from '#products/media/picture-sources.ts';
import * as paths from '#shared/paths/paths.ts';
import styles from './home-kinds.module.css';

/** The categories with most products. Once one of them has a picture, each has one or a mark in its place. */
export function HomeKinds({ kinds }: { kinds: readonly HomeKind[] }) {
  const isPictured = kinds.some(({ picture }) => picture);
  return (
    <ul className={styles.kinds}>
      {kinds.map(({ label, kinds: values, count, picture }) => (
        <li key={label}>
          <Link to={`${paths.listing}?kind=${values.join(',')}`} prefetch="intent" className={styles.kind}>
            {isPictured && (
              <span className={styles.picture}>
                {picture ? (
                  <img
                    {...pictureSources(picture.src, 160)}
                    sizes="32px"
                    alt=""
                    width={32}
                    height={32}
                    loading="lazy"
                  />
                ) : (
                  <Plug aria-hidden="true" />
                )}
              </span>
            )}
            <span className={styles.label}>{label}</span>
            <span className={styles.count}>{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
