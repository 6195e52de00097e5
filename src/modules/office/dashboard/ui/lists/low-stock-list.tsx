import { Link } from 'react-router';
import { StatusMark } from '#design/data/status-mark.tsx';
import type { Dashboard } from '#office/dashboard/contract.ts';
import { BoardSection } from '#office/dashboard/ui/board/section.tsx';
import { LOW_STOCK_BELOW } from '#products/catalog/product/badge.ts';
import { ownProductsHref } from '#products/inventory/own-products/own-products-state.ts';
import { countText } from '#shared/text/count-text.ts';
import { RankedProducts } from './product-list.tsx';

/** Products on sale that run out, those that have run out first. */
export function LowStockList({ data, isAdministrator }: { data: Dashboard; isAdministrator: boolean }) {
  const all = isAdministrator;
  return (
    <BoardSection
      title="Low stock"
      aside={countsText(data.lowStock)}
      end={<Link to={ownProductsHref({ all, stock: 'low' })}>All low stock</Link>}
    >
      <RankedProducts
        rows={data.lowStock.fewest}
        under={({ seller }) => (isAdministrator ? seller : undefined)}
        end={({ totalStock }) =>
          totalStock === 0 ? (
            <StatusMark shape="disc" tone="bad">
              Out Of Stock
            </StatusMark>
          ) : (
            <StatusMark shape="disc" tone="low">
              {totalStock} left
            </StatusMark>
          )
        }
        empty={`Everything on sale has ${LOW_STOCK_BELOW} units or more.`}
        isAdministrator={isAdministrator}
      />
    </BoardSection>
  );
}

function countsText({ low, out }: Dashboard['lowStock']): string | undefined {
  const parts = [out > 0 && `${countText(out)} out`, low > 0 && `${countText(low)} low`].filter(Boolean);
  return parts.join(', ') || undefined;
}
