import type { RateList } from '#office/settings/rates/rates.contract.ts';
import { SettingsSection } from '#office/settings/ui/form/settings-section.tsx';
import { t } from '#shared/language/t.ts';
import { RATE_NAMES } from '#shop/shop/rates/rate-entry.ts';
import { AddRate } from './add-rate.tsx';
import { RateTable } from './rate-table.tsx';
import styles from './rates-section.module.css';
import { useRates } from './use-rates.ts';

/** What the shop keeps of sales and what is taxed at which rate, from which day on. */
export function RatesSection({ list }: { list: RateList }) {
  const rates = useRates(list);
  const { draft } = rates;
  return (
    <SettingsSection
      id="rates"
      title={t('office.settings.rates.title')}
      lead={t('office.settings.rates.lead')}
      draft={draft}
      wide
    >
      {RATE_NAMES.map(name => (
        <RateTable
          key={name}
          name={name}
          entries={draft.value.filter(entry => entry.name === name)}
          categories={list.categories}
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
      <AddRate list={list} entries={draft.value} onAdd={rates.add} />
    </SettingsSection>
  );
}
