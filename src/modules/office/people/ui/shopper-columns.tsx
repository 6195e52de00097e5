import { Link } from 'react-router';
import type { Column } from '#design/tables/table.tsx';
import type { Shopper } from '#office/people/shoppers.contract.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { countText } from '#shared/text/count-text.ts';
import { dayText } from '#shared/time/dates.ts';
import { PersonStanding } from './person-standing.tsx';
import styles from './shopper-columns.module.css';

export const SHOPPER_COLUMNS: readonly Column<Shopper>[] = [
  {
    key: 'name',
    head: t('office.people.head.name'),
    sortable: true,
    phone: 'lead',
    cell: ({ _id, userName }) => (
      <Link to={adminPaths.shopper(_id)} className={styles.name}>
        {userName}
      </Link>
    ),
  },
  {
    key: 'email',
    head: t('office.people.head.email'),
    phone: 'under',
    cell: ({ email }) => <span className={styles.email}>{email}</span>,
  },
  {
    key: 'since',
    head: t('office.people.head.registered'),
    sortable: true,
    quiet: true,
    cell: ({ since }) => <span className={styles.since}>{dayText(since)}</span>,
  },
  { key: 'orders', head: t('office.people.head.orders'), align: 'end', cell: ({ orders }) => countText(orders) },
  {
    key: 'standing',
    head: t('office.people.head.status'),
    phone: 'status',
    cell: ({ isBlocked }) => <PersonStanding isBlocked={isBlocked} />,
  },
];
