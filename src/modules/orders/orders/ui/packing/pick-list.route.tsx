import Printer from 'lucide-react/icons/printer';
import { Link, useLocation, useOutletContext, useSearchParams } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { readOrderNumber } from '#orders/orders/order-number.ts';
import { listPicks } from '#orders/orders/parcels/packing.contract.ts';
import { packingHref, readPacking } from '#orders/orders/parcels/packing-state.ts';
import type { SessionUser } from '#people/accounts/contract.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { countText } from '#shared/text/count-text.ts';
import { PackingPage } from './packing-page.tsx';
import { PickTable } from './pick-table.tsx';

const PAGE_SIZE = 100;

/** Pick list of the selected orders, or of all to dispatch. */
export default function PickList() {
  const user = useOutletContext<SessionUser>();
  const { orders, filter, page } = readPacking(useSearchParams()[0]);
  const { state } = useLocation();
  const asked = useAnswer(listPicks, {
    ...filter,
    orders: orders?.flatMap(number => readOrderNumber(number) ?? []),
    page,
    limit: PAGE_SIZE,
  });
  return (
    <PackingPage
      title="Pick list"
      asked={asked}
      aside={({ units, orders: wanted }) => `${countText(units, 'unit')} for ${countText(wanted, 'order')}`}
      empty={orders ? 'These orders have nothing left to dispatch' : 'No orders to dispatch'}
      pageSize={PAGE_SIZE}
      href={to => packingHref('pick-list', { ...filter, orders, page: to })}
      actions={
        <Link to={packingHref('packing-slips', { ...filter, orders })} state={state} className={buttonClass()}>
          <Printer aria-hidden="true" />
          Packing slips
        </Link>
      }
    >
      {answer => <PickTable rows={answer.data} showsSellers={user.type === 'admin'} />}
    </PackingPage>
  );
}
