import { Checkbox } from '#design/checkbox.tsx';
import { useChange } from '#features/accounts/ui/use-change.ts';
import type { EarningsSummary } from '#features/ledger/contract.ts';
import { setCashCollection } from '#features/ledger/payouts.contract.ts';
import { call } from '#shared/browser-call.ts';
import styles from './earnings.module.css';

type CashCollectionProps = { seller: EarningsSummary['seller']; onChanged: () => void };

/** Who takes the cash at the door: with the mark the seller itself, which then owes it to the shop. */
export function CashCollection({ seller: { _id, collectsCash }, onChanged }: CashCollectionProps) {
  const { busy, change } = useChange();
  async function set(collects: boolean) {
    if (await change(() => call(setCashCollection, { sellerId: _id, collectsCash: collects }))) onChanged();
  }
  return (
    <Checkbox
      className={styles.cash}
      label="Collects its own cash on delivery"
      checked={collectsCash}
      disabled={busy}
      onChange={event => void set(event.currentTarget.checked)}
    />
  );
}
