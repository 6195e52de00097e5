import { ReasonDialog } from '#design/overlays/reason-dialog.tsx';
import type { Vendor } from '#people/sellers/contract.ts';
import { sellerRejectReasons } from '#people/sellers/vendors/reject-reasons.ts';
import { MAX_DECISION_REASON_LENGTH } from '#people/sellers/vendors/seller-status.ts';
import { t } from '#shared/language/t.ts';

const REASONS = sellerRejectReasons();

type RejectDialogProps = {
  /** The dialog is open while there is one. */
  vendor: Vendor | undefined;
  busy: boolean;
  onReject: (vendor: Vendor, reason: string) => void;
  onClose: () => void;
};

/** Asks why before a seller is rejected, because the seller will read it. */
export function RejectDialog({ vendor, busy, onReject, onClose }: RejectDialogProps) {
  return (
    <ReasonDialog
      open={vendor !== undefined}
      title={t('people.sellers.vendors.rejectAsk', { name: vendor?.userName ?? '' })}
      verb={t('people.sellers.vendors.reject')}
      reasons={REASONS}
      label={t('people.sellers.vendors.message')}
      way={t('people.sellers.vendors.byMail')}
      longest={MAX_DECISION_REASON_LENGTH}
      busy={busy}
      onReason={reason => vendor && onReject(vendor, reason)}
      onClose={onClose}
    >
      {vendor?.status === 'Approved' ? t('people.sellers.vendors.goOffSale') : t('people.sellers.vendors.stayOffSale')}
    </ReasonDialog>
  );
}
