import Trash from 'lucide-react/icons/trash-2';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { StatusMark } from '#design/data/status-mark.tsx';
import { RATES } from '#office/settings/rates/rate-limits.ts';
import { percentText } from '#office/settings/rates/rate-rows.ts';
import { KIND_LABELS } from '#products/catalog/vocabulary.ts';
import { compareText } from '#shared/text/compare-text.ts';
import { dayOfText } from '#shared/time/dates.ts';
import type { RateEntry, RateName } from '#shop/shop/rates/rate-entry.ts';
import styles from './rates-section.module.css';

interface RateTableProps {
  name: RateName;
  entries: readonly RateEntry[];
  today: string;
  isNew: (entry: RateEntry) => boolean;
  onWithdraw: (entry: RateEntry) => void;
}

/** One rate through time, the newest first. */
export function RateTable({ name, entries, today, isNew, onWithdraw }: RateTableProps) {
  const { label, base } = RATES[name];
  const sorted = [...entries].sort(
    (one, other) => compareText(productsOf(one), productsOf(other)) || compareText(other.from, one.from),
  );
  return (
    <table className={styles.table}>
      <caption>
        <b>{label}</b> {base}
      </caption>
      <thead>
        <tr>
          <th scope="col">Products</th>
          <th scope="col" className={styles.figure}>
            Rate
          </th>
          <th scope="col">From</th>
          <th scope="col">Status</th>
          <th scope="col">
            <span className={styles.unseen}>Remove</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sorted.map(entry => {
          const state = stateOf(entry, entries, today);
          return (
            <tr key={JSON.stringify(entry)}>
              <td>{productsOf(entry)}</td>
              <td className={styles.figure}>{percentText(entry.basisPoints)}</td>
              <td>{dayOfText(entry.from)}</td>
              <td>
                {state === 'holds' ? (
                  <StatusMark shape="disc" tone="good">
                    In force
                  </StatusMark>
                ) : state === 'past' ? (
                  <StatusMark shape="stroke" tone="muted">
                    Past
                  </StatusMark>
                ) : (
                  <StatusMark shape="ring">{isNew(entry) ? 'Not saved yet' : 'Planned'}</StatusMark>
                )}
              </td>
              <td className={styles.act}>
                {state === 'ahead' && (
                  <IconButton
                    label={`Remove ${label}, ${productsOf(entry)}, ${percentText(entry.basisPoints)}`}
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

function productsOf({ kind, hsn }: RateEntry): string {
  return kind !== null ? KIND_LABELS[kind] : hsn !== null ? `HSN ${hsn}` : 'All products';
}

/** Among those of the same products the latest that has begun holds. */
function stateOf(entry: RateEntry, all: readonly RateEntry[], today: string): 'past' | 'holds' | 'ahead' {
  if (entry.from > today) return 'ahead';
  const isOver = all.some(
    other => productsOf(other) === productsOf(entry) && other.from <= today && other.from > entry.from,
  );
  return isOver ? 'past' : 'holds';
}
