import Download from 'lucide-react/icons/download';
import PackageOpen from 'lucide-react/icons/package-open';
import Undo2 from 'lucide-react/icons/undo-2';
import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { exportHref, MAX_EXPORTED } from '#orders/orders/list/order-export.ts';
import { filterOf, type OrderListState, ordersAddress } from '#orders/orders/list/order-list-state.ts';
import { packingHref } from '#orders/orders/parcels/packing-state.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { countText } from '#shared/text/count-text.ts';

/** Links for the filtered list: pick list and CSV export. */
export function OrderActions({ state, count }: { state: OrderListState; count: number | undefined }) {
  const { status: _any, ...filter } = filterOf(state);
  const icon = <Download aria-hidden="true" />;
  return (
    <>
      <Link to={adminPaths.returns} className={buttonClass()}>
        <Undo2 aria-hidden="true" />
        Returns
      </Link>
      <Link
        to={packingHref('pick-list', filter)}
        state={{ list: ordersAddress.href({ ...state, order: undefined }) }}
        className={buttonClass()}
      >
        <PackageOpen aria-hidden="true" />
        Pick list
      </Link>
      {count !== undefined && count > MAX_EXPORTED ? (
        <Button icon={icon} disabled title={`A file can have up to ${countText(MAX_EXPORTED)} orders`}>
          Export CSV
        </Button>
      ) : (
        <a href={exportHref(filterOf(state))} download="orders.csv" className={buttonClass()}>
          {icon}
          Export CSV
        </a>
      )}
    </>
  );
}
