import type { Dashboard } from '#features/dashboard/contract.ts';
import { lakhText } from '#features/dashboard/lakh-text.ts';
import { countText } from '#shared/count-text.ts';
import styles from './best-sellers.module.css';
import { GoodsList } from './goods-list.tsx';
import { Section } from './section.tsx';

/** The goods that brought most in the period. */
export function BestSellers({ data, isAdministrator }: { data: Dashboard; isAdministrator: boolean }) {
  return (
    <Section title="Best sellers" aside="by sales">
      <GoodsList
        rows={data.bestSellers}
        under={({ pieces }) => `${countText(pieces)} sold`}
        end={({ sales }) => <span className={styles.sales}>{lakhText(sales)}</span>}
        empty="No sales in this period."
        isAdministrator={isAdministrator}
      />
    </Section>
  );
}
