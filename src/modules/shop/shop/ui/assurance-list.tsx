import { Link } from 'react-router';
import { classes } from '#design/theme/classes.ts';
import type { Assurance } from '#shop/shop/assurances/assurance.ts';
import styles from './assurance-list.module.css';

export interface AssuranceListProps {
  readonly assurances: readonly Assurance[];
  readonly className?: string | undefined;
}

/** Facts with their marks, each a link to the page that says more. */
export function AssuranceList({ assurances, className }: AssuranceListProps) {
  return (
    <ul className={classes(styles.list, className)}>
      {assurances.map(({ mark, text, to }) => (
        <li key={mark}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={mark} />
          </svg>
          {to ? <Link to={to}>{text}</Link> : text}
        </li>
      ))}
    </ul>
  );
}
