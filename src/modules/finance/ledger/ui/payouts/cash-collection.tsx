import { Checkbox } from '#design/choices/checkbox.tsx';
import type { EarningsSummary } from '#finance/ledger/contract.ts';
import { setCashCollection } from '#finance/ledger/payouts/payouts.contract.ts';
import styles from '#finance/ledger/ui/earnings/earnings.module.css';
import { useAct } from '#routing/forms/use-act.ts';
import { call } from '#shared/api/browser-call.ts';

type CashCollectionProps = { seller: EarningsSummary['seller']; onChanged: () => void };

/** Whether the seller collects cash on delivery, which they then owe to the shop. */
export function CashCollection({ seller: { _id, collectsCash }, onChanged }: CashCollectionProps) {
  const { act, isActing } = useAct({ onDone: onChanged });
  return (
    <Checkbox
      className={styles.cash}
      label="Collects its own cash on delivery"
      checked={collectsCash}
      disabled={isActing}
      onChange={({ currentTarget: { checked } }) =>
        void act(() => call(setCashCollection, { sellerId: _id, collectsCash: checked }))
      }
    />
  );
}
