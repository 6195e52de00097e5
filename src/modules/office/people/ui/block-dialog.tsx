import { ReasonDialog } from '#design/overlays/reason-dialog.tsx';
import { MAX_BLOCK_REASON_LENGTH, SELLER_REASONS, SHOPPER_REASONS } from '#office/people/block-reasons.ts';

type BlockDialogProps = {
  open: boolean;
  name: string;
  /** Its products go off sale. */
  isSeller: boolean;
  busy: boolean;
  onBlock: (reason: string) => void;
  onClose: () => void;
};

/** Asks why before somebody is shut out, because they will read it. */
export function BlockDialog({ open, name, isSeller, busy, onBlock, onClose }: BlockDialogProps) {
  return (
    <ReasonDialog
      open={open}
      title={`Block ${name}?`}
      verb="Block"
      reasons={isSeller ? SELLER_REASONS : SHOPPER_REASONS}
      label={isSeller ? 'Message to the seller' : 'Message to the shopper'}
      way="sent by mail, and shown when they sign in"
      longest={MAX_BLOCK_REASON_LENGTH}
      busy={busy}
      onReason={onBlock}
      onClose={onClose}
    >
      They are signed out on all devices at once and can’t sign in.{' '}
      {isSeller ? 'Their products are off sale until you unblock them.' : 'Orders already placed continue.'}
    </ReasonDialog>
  );
}
