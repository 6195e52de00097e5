import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Select } from '#design/choices/select.tsx';
import { SearchField } from '#design/fields/search-field.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { Tabs } from '#design/layout/tabs.tsx';
import { classes } from '#design/theme/classes.ts';
import type { Page } from '#routing/page/paged-table.tsx';
import { stayingLink } from '#routing/router-link.tsx';
import { useFind } from '#routing/use-find.ts';
import { addressWith, type Paged } from '#shared/paths/list-address.ts';
import type { Filter, ListOf } from './list-of.ts';
import styles from './list-screen.module.css';
import type { List } from './use-list.ts';

type ListToolsProps<State extends Paged, In, Found extends Page<unknown>, Wire> = {
  list: List<State, In, Found, Wire>;
  /** Filters of the screen's own. */
  children: ReactNode;
};

/** The search field and filters of a list, in a row; stacked on phones. */
export function ListTools<State extends Paged, In, Found extends Page<unknown>, Wire>({
  list,
  children,
}: ListToolsProps<State, In, Found, Wire>) {
  const { search, filters = [] } = list.of;
  if (!search && filters.length === 0 && !children) return null;
  return (
    <div className={styles.tools}>
      {search && <ListSearch {...search} />}
      {filters.map(filter => (
        <ListFilter key={filter.by} list={list} filter={filter} />
      ))}
      {children}
    </div>
  );
}

type Search = NonNullable<ListOf<Paged, unknown, Page<unknown>>['search']>;

function ListSearch({ label, placeholder, width }: Search) {
  const { text, type, submit } = useFind();
  return (
    <SearchField
      className={classes(styles.search, width && styles[width])}
      label={label}
      placeholder={placeholder}
      value={text}
      onChange={type}
      onSubmit={submit}
    />
  );
}

type ListFilterProps<State extends Paged, In, Found extends Page<unknown>, Wire> = {
  list: List<State, In, Found, Wire>;
  filter: Filter<State, Found>;
};

function ListFilter<State extends Paged, In, Found extends Page<unknown>, Wire>({
  list: { of, state, found },
  filter,
}: ListFilterProps<State, In, Found, Wire>) {
  const navigate = useNavigate();
  const { by, label } = filter;
  const value = String(state[by] ?? '');
  const put = (text: string) =>
    void navigate(addressWith(of.address, state, by, text), { preventScrollReset: true, replace: true });
  return 'choices' in filter ? (
    <Select
      label={label}
      inline
      value={value}
      choices={filter.choices(found, state)}
      onChange={({ currentTarget }) => put(currentTarget.value)}
    />
  ) : (
    <TextField
      className={styles.day}
      label={label}
      labelHidden
      sign={label}
      type="date"
      {...filter.days(state)}
      value={value}
      onChange={({ currentTarget }) => put(currentTarget.value)}
    />
  );
}

/** The declared tabs of a list, each with its number of rows. */
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
