import type { ReactNode } from 'react';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { classes } from '#design/theme/classes.ts';
import styles from './figure-strip.module.css';

/** Figures with their names in one line; how many stand beside each other is the page's own. */
export function FigureStrip({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <dl className={classes(styles.strip, className)}>{children}</dl>;
}

interface FigureProps<Data> {
  name: string;
  /** Undefined while it is loading. */
  data: Data | undefined;
  children: (data: Data) => ReactNode;
}

/** One of a strip: words in `small` stand beside it in the second rank. */
export function Figure<Data>({ name, data, children }: FigureProps<Data>) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{data ? children(data) : <Skeleton length="medium" />}</dd>
    </div>
  );
}
