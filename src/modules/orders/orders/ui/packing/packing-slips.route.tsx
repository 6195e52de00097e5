import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { Checkbox } from '#design/choices/checkbox.tsx';
import { readOrderNumber } from '#orders/orders/order-number.ts';
import { listSlips } from '#orders/orders/parcels/packing.contract.ts';
import { packingHref, readPacking } from '#orders/orders/parcels/packing-state.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { t } from '#shared/language/t.ts';
import { PackingPage } from './packing-page.tsx';
import { PackingSlipSheet } from './packing-slip.tsx';

const PAGE_SIZE = 20;

/** Packing slips of the selected orders, or of all to dispatch, each on its own sheet. */
export default function PackingSlips() {
  const { orders, filter, page, hidesPrices: hidden } = readPacking(useSearchParams()[0]);
  // Optimistic until the address has changed.
  const [hidesPrices, setHidesPrices] = useOptimistic(hidden);
  const navigate = useNavigate();
  const { state } = useLocation();
  const asked = useAnswer(listSlips, {
    ...filter,
    orders: orders?.flatMap(number => readOrderNumber(number) ?? []),
    page,
    limit: PAGE_SIZE,
  });
  const here = { ...filter, orders, hidesPrices };
  const hidePrices = (hides: boolean) =>
    startTransition(async () => {
      setHidesPrices(hides);
      const href = packingHref('packing-slips', { ...here, page, hidesPrices: hides });
      await navigate(href, { replace: true, preventScrollReset: true, state });
    });
  return (
    <PackingPage
      title={t('orders.orders.desk.slips')}
      failed={t('orders.orders.packing.failed.slips')}
      asked={asked}
      aside={({ totalItems }) => t('orders.orders.slips.count', { count: totalItems })}
      empty={orders ? t('orders.orders.slips.none') : t('orders.orders.packing.nothing')}
      pageSize={PAGE_SIZE}
      href={to => packingHref('packing-slips', { ...here, page: to })}
      options={
        <Checkbox
          label={t('orders.orders.slips.hidePrices')}
          checked={hidesPrices}
          onChange={event => hidePrices(event.target.checked)}
        />
      }
    >
      {answer => answer.data.map(slip => <PackingSlipSheet key={slip.partId} slip={slip} hidesPrices={hidesPrices} />)}
    </PackingPage>
  );
}
