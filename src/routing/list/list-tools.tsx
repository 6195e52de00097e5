import type { ReactNode } from 'react';
import { Select } from '#design/choices/select.tsx';
import { SearchField } from '#design/fields/search-field.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { Tabs } from '#design/layout/tabs.tsx';
import { classes } from '#design/theme/classes.ts';
import { stayingLink } from '#routing/router-link.tsx';
import { useFind } from '#routing/use-find.ts';
import type { ListAddress, Paged } from '#shared/paths/list-address.ts';
import type { Filter, ListLook, Page } from './list-of.ts';
import styles from './list-screen.module.css';
import type { List } from './use-list.ts';

type ListToolsProps<State extends Paged, Found extends Page<unknown>> = {
  list: List<State, Found>;
  /** Filters of the screen's own. */
  children: ReactNode;
};

/** The search field and filters of a list, in a row; stacked on phones. */
export function ListTools<State extends Paged, Found extends Page<unknown>>({
  list,
  children,
}: ListToolsProps<State, Found>) {
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

type Search = NonNullable<ListLook<Paged, Page<unknown>>['search']>;

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

type ListFilterProps<State extends Paged, Found extends Page<unknown>> = {
  list: List<State, Found>;
  filter: Filter<State, Found>;
};

function ListFilter<State extends Paged, Found extends Page<unknown>>({
  list: { of, state, found, narrow },
  filter,
}: ListFilterProps<State, Found>) {
  const { by, label } = filter;
  const value = String(state[by] ?? '');
  const put = (text: string) => narrow(setBy(of.address, by, text), { replace: true });
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

type ListTabsProps<State extends Paged, Found extends Page<unknown>> = {
  list: List<State, Found>;
  className?: string | undefined;
};

/** The declared tabs of a list, each with its number of rows. */
export function ListTabs<State extends Paged, Found extends Page<unknown>>({
  list: { of, state, found, href },
  className,
}: ListTabsProps<State, Found>) {
  const { address, tabs } = of;
  if (!tabs) return null;
  const counts = typeof tabs.counts === 'function' ? found && tabs.counts(found) : tabs.counts;
  const to = 'by' in tabs ? (tab: string) => setBy(address, tabs.by, tab) : tabs.to;
  const isCurrent = (tab: string) =>
    'by' in tabs ? setBy(address, tabs.by, tab)[tabs.by] === state[tabs.by] : tabs.of(state) === tab;
  return (
    <Tabs
      label={tabs.label}
      className={className}
      renderLink={stayingLink}
      tabs={Object.entries(tabs.names).map(([tab, name]) => ({
        href: href(to(tab)),
        name,
        count: counts?.[tab],
        current: isCurrent(tab),
      }))}
    />
  );
}

/** What the text of one parameter sets. */
function setBy<State extends Paged>(
  address: ListAddress<State>,
  name: keyof State & string,
  text: string,
): Partial<State> {
  const { [name]: value } = address.read(new URLSearchParams({ [name]: text }));
  // The compiler widens computed keys to strings.
  return { [name]: value } as Partial<State>;
}
