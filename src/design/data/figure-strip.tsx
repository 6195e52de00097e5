import type { ReactNode } from 'react';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { classes } from '#design/theme/classes.ts';
import styles from './figure-strip.module.css';

/** Figures with labels in a row; the page decides how many fit. */
export function FigureStrip({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <dl className={classes(styles.strip, className)}>{children}</dl>;
}

interface FigureProps<Data> {
  name: string;
  /** Undefined while it is loading. */
  data: Data | undefined;
  children: (data: Data) => ReactNode;
}

/** One figure of a strip; text in `small` is secondary. */
export function Figure<Data>({ name, data, children }: FigureProps<Data>) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{data ? children(data) : <Skeleton length="medium" />}</dd>
    </div>
  );
}
