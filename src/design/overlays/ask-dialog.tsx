import type { ReactNode } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { t } from '#shared/language/t.ts';
import { Dialog } from './dialog.tsx';

export type AskDialogProps = {
  open: boolean;
  title: ReactNode;
  /** The consequence, in a sentence. */
  children: ReactNode;
  /** The verb on the button: "Delete", never "OK". */
  verb: string;
  onConfirm: () => void;
  onCancel: () => void;
  busy?: boolean | undefined;
  /** `danger` for what cannot be undone. */
  tone?: 'danger' | 'primary' | undefined;
  cancelLabel?: string | undefined;
};

/** Asks before something that cannot be taken back. The focus starts on the way out. */
export function AskDialog({
  open,
  title,
  children,
  verb,
  onConfirm,
  onCancel,
  busy,
  tone = 'danger',
  cancelLabel = t('design.cancel'),
}: AskDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      size="sm"
      asks
      footer={
        <>
          <Button data-autofocus onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button tone={tone} busy={busy} onClick={onConfirm}>
            {verb}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
