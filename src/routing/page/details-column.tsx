import { Link } from 'react-router';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import type { Column } from '#design/tables/table.tsx';
import styles from './details-column.module.css';

/** The last column of a list whose rows open: the way to open one that needs no mouse. */
export function detailsColumn<Row>(hrefOf: (row: Row) => string, nameOf: (row: Row) => string): Column<Row> {
  return {
    key: 'details',
    head: <VisuallyHidden>View Details</VisuallyHidden>,
    align: 'end',
    cell: row => (
      <Link to={hrefOf(row)} preventScrollReset className={styles.view} aria-label={`View Details of ${nameOf(row)}`}>
        View Details
      </Link>
    ),
  };
}
