import { Dialog } from '#design/overlays/dialog.tsx';
import type { ReturnsOfPart } from '#orders/returns/contract.ts';
import type { PartId } from '#shared/id.ts';
import { RequestForm } from './request-form.tsx';

type RequestDialogProps = {
  partId: PartId;
  found: ReturnsOfPart;
  open: boolean;
  onClose: () => void;
  onChanged: () => void;
};

/** Asking for a return, in three steps. Closing it forgets what was filled in. */
export function RequestDialog({ open, onClose, ...form }: RequestDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Return items" asks>
      <RequestForm {...form} onClose={onClose} />
    </Dialog>
  );
}
