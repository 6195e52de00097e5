import { Tabs } from '#design/layout/tabs.tsx';
import { classes } from '#design/theme/classes.ts';
import type { Page } from '#routing/page/paged-table.tsx';
import { stayingLink } from '#routing/router-link.tsx';
import { addressWith, type Paged } from '#shared/paths/list-address.ts';
import styles from './list-screen.module.css';

import type { List } from './use-list.ts';

/** The declared views of a list, each with how many it has. */
export function ListTabs<State extends Paged, In, Found extends Page<unknown>, Wire>({
  list: { of, state, found },
  isAlone,
}: {
  list: List<State, In, Found, Wire>;
  /** Nothing is between the tabs and the table. */
  isAlone: boolean;
}) {
  const { address, tabs, opened } = of;
  if (!tabs) return null;
  const counts = found && tabs.counts(found);
  const closed = { ...state, ...opened?.to(undefined) };
  return (
    <Tabs
      label={tabs.label}
      className={classes(styles.tabs, isAlone && styles.alone)}
      renderLink={stayingLink}
      tabs={Object.entries(tabs.names).map(([value, name]) => ({
        href: addressWith(address, closed, tabs.by, value),
        name,
        count: counts?.[value],
        current: address.read(new URLSearchParams({ [tabs.by]: value }))[tabs.by] === state[tabs.by],
      }))}
    />
  );
}
