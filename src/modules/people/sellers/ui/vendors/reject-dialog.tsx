import { ReasonDialog } from '#design/overlays/reason-dialog.tsx';
import type { Vendor } from '#people/sellers/contract.ts';
import { SELLER_REJECT_REASONS } from '#people/sellers/vendors/reject-reasons.ts';
import { MAX_DECISION_REASON_LENGTH } from '#people/sellers/vendors/seller-status.ts';

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
      title={`Reject ${vendor?.userName ?? ''}?`}
      verb="Reject"
      reasons={SELLER_REJECT_REASONS}
      label="Message to the seller"
      way="sent by mail"
      longest={MAX_DECISION_REASON_LENGTH}
      busy={busy}
      onReason={reason => vendor && onReject(vendor, reason)}
      onClose={onClose}
    >
      They can still log in and read the reason. Their products{' '}
      {vendor?.status === 'Approved' ? 'go off sale' : 'stay off sale'} until you approve the seller.
    </ReasonDialog>
  );
}
