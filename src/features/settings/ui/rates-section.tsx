import type { RateList } from '#features/settings/rates.contract.ts';
import { RATE_NAMES } from '#features/shop/rate-entry.ts';
import { AddRate } from './add-rate.tsx';
import { RateTable } from './rate-table.tsx';
import styles from './rates-section.module.css';
import { SettingsSection } from './settings-section.tsx';
import { useRates } from './use-rates.ts';

/** What the shop keeps of sales and what is taxed at which rate, from which day on. */
export function RatesSection({ list }: { list: RateList }) {
  const rates = useRates(list);
  const { draft } = rates;
  return (
    <SettingsSection
      id="rates"
      title="Commission and tax"
      lead="Each rate holds from its day on until a later one takes over. One that has begun stays as it is; one that lies ahead may be withdrawn."
      draft={draft}
      wide
    >
      {RATE_NAMES.map(name => (
        <RateTable
          key={name}
          name={name}
          entries={draft.value.filter(entry => entry.name === name)}
          today={list.today}
          isNew={rates.isNew}
          onWithdraw={rates.withdraw}
        />
      ))}
      {Object.values(draft.faults)
        .slice(0, 1)
        .map(fault => (
          <p key={fault} className={styles.fault} role="alert">
            {fault}
          </p>
        ))}
      <AddRate today={list.today} entries={draft.value} onAdd={rates.add} />
    </SettingsSection>
  );
}
