import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import type { EarningsSummary } from '#finance/ledger/contract.ts';
import { payoutsWaitUntil } from '#finance/ledger/ui/payouts/bank-change-note.tsx';
import { t } from '#shared/language/t.ts';
import { AdjustDialog } from './adjust-dialog.tsx';
import { type Payee, PayoutDialog } from './payout-dialog.tsx';

/** An administrator's buttons for a seller's balance. */
export function SellerActs({ summary, onChanged }: { summary: EarningsSummary; onChanged: () => void }) {
  const [adjusting, setAdjusting] = useState(false);
  const [paying, setPaying] = useState<Payee>();
  const { seller, payable } = summary;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setAdjusting(true)}>
        {t('finance.ledger.adjust.open')}
      </Button>
      <Button
        tone="primary"
        aria-haspopup="dialog"
        disabled={payable <= 0 || payoutsWaitUntil(summary) !== undefined}
        onClick={() => setPaying(summary)}
      >
        {t('finance.ledger.payouts.record')}
      </Button>
      <AdjustDialog
        open={adjusting}
        name={seller.name}
        sellerId={seller._id}
        onClose={() => setAdjusting(false)}
        onAdjusted={onChanged}
      />
      <PayoutDialog payee={paying} onClose={() => setPaying(undefined)} onRecorded={onChanged} />
    </>
  );
}
