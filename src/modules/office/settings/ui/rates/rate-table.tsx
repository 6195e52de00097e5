import Trash from 'lucide-react/icons/trash-2';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { StatusMark } from '#design/data/status-mark.tsx';
import { RATES } from '#office/settings/rates/rate-limits.ts';
import { percentText } from '#office/settings/rates/rate-rows.ts';
import type { RateList } from '#office/settings/rates/rates.contract.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { compareText } from '#shared/text/compare-text.ts';
import { dayOfText } from '#shared/time/dates.ts';
import type { RateEntry, RateName } from '#shop/shop/rates/rate-entry.ts';
import styles from './rates-section.module.css';

interface RateTableProps {
  name: RateName;
  entries: readonly RateEntry[];
  categories: RateList['categories'];
  today: string;
  isNew: (entry: RateEntry) => boolean;
  onWithdraw: (entry: RateEntry) => void;
}

/** One rate through time, the newest first. */
export function RateTable({ name, entries, categories, today, isNew, onWithdraw }: RateTableProps) {
  const label = RATES[name].label();
  const base = RATES[name].base();
  const sorted = [...entries].sort(
    (one, other) =>
      compareText(productsOf(one, categories), productsOf(other, categories)) || compareText(other.from, one.from),
  );
  return (
    <table className={styles.table}>
      <caption>{rich('office.settings.rates.caption', { label, base, name: words => <b>{words}</b> })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('office.settings.rates.head.products')}</th>
          <th scope="col" className={styles.figure}>
            {t('office.settings.rates.head.rate')}
          </th>
          <th scope="col">{t('office.settings.rates.head.from')}</th>
          <th scope="col">{t('office.settings.rates.head.status')}</th>
          <th scope="col">
            <span className={styles.unseen}>{t('office.settings.rates.head.remove')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sorted.map(entry => {
          const state = stateOf(entry, entries, today);
          return (
            <tr key={JSON.stringify(entry)}>
              <td>{productsOf(entry, categories)}</td>
              <td className={styles.figure}>{percentText(entry.basisPoints)}</td>
              <td>{dayOfText(entry.from)}</td>
              <td>
                {state === 'holds' ? (
                  <StatusMark shape="disc" tone="good">
                    {t('office.settings.rates.inForce')}
                  </StatusMark>
                ) : state === 'past' ? (
                  <StatusMark shape="stroke" tone="muted">
                    {t('office.settings.rates.past')}
                  </StatusMark>
                ) : (
                  <StatusMark shape="ring">
                    {isNew(entry) ? t('office.settings.rates.notSaved') : t('office.settings.rates.planned')}
                  </StatusMark>
                )}
              </td>
              <td className={styles.act}>
                {state === 'ahead' && (
                  <IconButton
                    label={t('office.settings.rates.remove', {
                      rate: label,
                      products: productsOf(entry, categories),
                      percent: percentText(entry.basisPoints),
                    })}
                    icon={<Trash aria-hidden="true" />}
                    onClick={() => onWithdraw(entry)}
                  />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function productsOf({ kind, hsn }: RateEntry, categories: RateList['categories']): string {
  if (kind !== null) return categories.find(({ id }) => id === kind)?.label ?? kind;
  return hsn !== null ? `HSN ${hsn}` : t('office.settings.rates.allProducts');
}

function isForTheSame(one: RateEntry, other: RateEntry): boolean {
  return one.kind === other.kind && one.hsn === other.hsn;
}

/** Among those of the same products the latest that has begun holds. */
function stateOf(entry: RateEntry, all: readonly RateEntry[], today: string): 'past' | 'holds' | 'ahead' {
  if (entry.from > today) return 'ahead';
  const isOver = all.some(other => isForTheSame(other, entry) && other.from <= today && other.from > entry.from);
  return isOver ? 'past' : 'holds';
}
