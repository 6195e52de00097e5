import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { AskDialog } from '#design/overlays/ask-dialog.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { endPrice, listPrices, type ScheduledPrice } from '#products/prices/prices.contract.ts';
import { pricesAddress } from '#products/prices/prices-state.ts';
import { onlyOnEntering } from '#routing/ask-ahead.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { listLoader } from '#routing/list/list-loader.ts';
import { listOf } from '#routing/list/list-of.ts';
import { ListScreen } from '#routing/list/list-screen.tsx';
import { useList } from '#routing/list/use-list.ts';
import { call } from '#shared/api/browser-call.ts';
import type { ScheduledPriceId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { PRICE_COLUMNS, VIEW_NAMES } from './price-columns.tsx';
import { PriceForm } from './price-form.tsx';

const PRICES = listOf({
  title: t('products.prices.title'),
  address: pricesAddress,
  endpoint: listPrices,
  ask: ({ product, ...state }) => ({ ...state, productId: product }),
  aside: ({ counts: { all: count = 0 } }) => t('products.prices.count', { count }),
  tabs: {
    label: t('products.prices.state'),
    by: 'state',
    names: VIEW_NAMES,
    counts: ({ counts }) => counts,
  },
  search: { label: t('products.prices.search'), placeholder: t('products.prices.searchHint') },
  caption: t('products.prices.title'),
  rowKey: price => price._id,
  columns: PRICE_COLUMNS,
  noun: t('products.prices.noun'),
  empty: t('products.prices.empty'),
  all: { words: t('products.prices.show') },
});

export const clientLoader = listLoader(PRICES);
export const shouldRevalidate = onlyOnEntering;

/** Scheduled prices and flash deals, of one product or of all; sellers see those of their products. */
export default function Prices() {
  const list = useList(PRICES);
  const { product } = list.state;
  const [isAdding, setAdding] = useState(false);
  const [ending, setEnding] = useState<ScheduledPrice>();
  const { act, actingOn } = useAct<ScheduledPriceId>({ onDone: list.reload, onStale: list.reload });
  const end = (priceId: ScheduledPriceId) => act(() => call(endPrice, { priceId }), { on: priceId });
  return (
    <ListScreen
      list={list}
      actions={
        product ? (
          <Button tone="primary" aria-haspopup="dialog" onClick={() => setAdding(true)}>
            {t('products.prices.add')}
          </Button>
        ) : (
          <Link to={adminPaths.products} className={buttonClass()}>
            {t('products.prices.choose')}
          </Link>
        )
      }
      rowActs={{
        head: t('products.prices.head.acts'),
        cell: price =>
          price.state !== 'over' && (
            <Button
              size="sm"
              busy={actingOn === price._id}
              aria-haspopup={price.state === 'waiting' ? undefined : 'dialog'}
              onClick={() => (price.state === 'waiting' ? void end(price._id) : setEnding(price))}
            >
              {price.state === 'waiting' ? t('products.prices.cancel') : t('products.prices.end')}
            </Button>
          ),
      }}
    >
      <Dialog open={isAdding} onClose={() => setAdding(false)} title={t('products.prices.add')} size="sm">
        {isAdding && product && (
          <PriceForm productId={product} onClose={() => setAdding(false)} onSaved={list.reload} />
        )}
      </Dialog>
      <AskDialog
        open={ending !== undefined}
        title={t('products.prices.endTitle', { title: ending?.title ?? '' })}
        verb={t('products.prices.end')}
        busy={actingOn !== undefined}
        onConfirm={async () => {
          if (ending && (await end(ending._id))) setEnding(undefined);
        }}
        onCancel={() => setEnding(undefined)}
      >
        {t('products.prices.endText')}
      </AskDialog>
    </ListScreen>
  );
}
