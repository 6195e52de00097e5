import type { ReactNode } from 'react';
import type { Paged } from '#shared/paths/list-address.ts';
import type { Page, RowOf } from './list-of.ts';
import { ListPage } from './list-page.tsx';
import type { List } from './use-list.ts';

type ListCardsProps<State extends Paged, Found extends Page<unknown>> = {
  list: List<State, Found>;
  card: (row: RowOf<Found>) => ReactNode;
  skeleton: ReactNode;
  /** The grid of the cards. */
  className: string | undefined;
};

/** The rows of a declared list as cards. */
export function ListCards<State extends Paged, Found extends Page<unknown>>({
  list,
  card,
  skeleton,
  className,
}: ListCardsProps<State, Found>) {
  const { rowKey, loadingRows = 8 } = list.of;
  return (
    <ListPage list={list} numbers>
      {(rows, instead) =>
        instead ?? (
          <ul className={className}>
            {rows?.map(row => <li key={rowKey(row)}>{card(row)}</li>) ??
              // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no other key
              Array.from({ length: loadingRows }, (_, place) => <li key={place}>{skeleton}</li>)}
          </ul>
        )
      }
    </ListPage>
  );
}
