import { Checkbox } from '#design/choices/checkbox.tsx';
import type { EarningsSummary } from '#finance/ledger/contract.ts';
import { setCashCollection } from '#finance/ledger/payouts/payouts.contract.ts';
import styles from '#finance/ledger/ui/earnings/earnings.module.css';
import { useChange } from '#people/accounts/ui/own-account/use-change.ts';
import { call } from '#shared/api/browser-call.ts';

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
