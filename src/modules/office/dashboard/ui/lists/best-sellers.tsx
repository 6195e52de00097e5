import type { Dashboard } from '#office/dashboard/contract.ts';
import { lakhText } from '#office/dashboard/lakh-text.ts';
import { BoardSection } from '#office/dashboard/ui/board/section.tsx';
import { countText } from '#shared/text/count-text.ts';
import styles from './best-sellers.module.css';
import { RankedProducts } from './product-list.tsx';

/** The products that brought most in the period. */
export function BestSellers({ data, isAdministrator }: { data: Dashboard; isAdministrator: boolean }) {
  return (
    <BoardSection title="Best sellers" aside="by sales">
      <RankedProducts
        rows={data.bestSellers}
        under={({ pieces }) => `${countText(pieces)} sold`}
        end={({ sales }) => <span className={styles.sales}>{lakhText(sales)}</span>}
        empty="No sales in this period."
        isAdministrator={isAdministrator}
      />
    </BoardSection>
  );
}
