import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { OneTimeCodeField } from '#design/fields/one-time-code-field.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { askTexts, confirmTexts, type OwnAccount, stopTexts } from '#people/accounts/own-account.contract.ts';
import styles from '#people/accounts/ui/form.module.css';
import { showMobile } from '#people/addresses/mobile.ts';
import { DialogForm } from '#routing/forms/dialog-form.tsx';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import type { Id } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';

interface TextsDialogProps {
  open: boolean;
  account: OwnAccount;
  onClose: () => void;
  /** Called once text messages are turned on or off. */
  onChanged: () => void;
}

/** Turns text messages about orders on, with a code to the mobile number, or off. */
export function TextsDialog({ open, onClose, ...rest }: TextsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t('people.accounts.own.texts')} size="sm">
      <TextsSteps onClose={onClose} {...rest} />
    </Dialog>
  );
}

type StepProps = { mobile: string; onClose: () => void; onChanged: () => void };

function TextsSteps({ account, onClose, onChanged }: Omit<TextsDialogProps, 'open'>) {
  const [change, setChange] = useState<Id<'account code'>>();
  if (account.mobile === null)
    return (
      <>
        <p className={styles.lead}>{t('people.accounts.own.textsNoMobile')}</p>
        <Button onClick={onClose}>{t('design.close')}</Button>
      </>
    );
  const step = { mobile: showMobile(account.mobile), onClose, onChanged };
  if (account.texts) return <StopForm {...step} />;
  return change ? <CodeForm {...step} change={change} /> : <StartForm {...step} onAsked={setChange} />;
}

function StopForm({ mobile, onClose, onChanged }: StepProps) {
  const form = useForm({ start: {}, send: () => call(stopTexts, {}), onDone: onChanged });
  return (
    <DialogForm form={form} verb={t('people.accounts.own.textsStop')} onCancel={onClose}>
      <p>{t('people.accounts.own.textsStopWhat', { mobile })}</p>
    </DialogForm>
  );
}

function StartForm({
  mobile,
  onClose,
  onAsked,
}: Omit<StepProps, 'onChanged'> & { onAsked: (change: Id<'account code'>) => void }) {
  const form = useForm({
    start: {},
    send: () => call(askTexts, {}),
    onDone: ({ change }) => onAsked(change),
  });
  return (
    <DialogForm form={form} verb={t('people.accounts.own.sendCode')} onCancel={onClose}>
      <p>{t('people.accounts.own.textsWhat', { mobile })}</p>
    </DialogForm>
  );
}

function CodeForm({ mobile, change, onClose, onChanged }: StepProps & { change: Id<'account code'> }) {
  const form = useForm({
    start: { code: '' },
    send: ({ code }) => call(confirmTexts, { change, code }),
    onDone: onChanged,
  });
  return (
    <DialogForm form={form} verb={t('people.accounts.own.textsStart')} onCancel={onClose}>
      <p className={styles.lead}>{t('people.accounts.own.textsCodeSent', { mobile })}</p>
      <OneTimeCodeField
        {...form.bound('code')}
        label={t('people.accounts.own.textsCode')}
        hint={t('people.accounts.code.digits')}
        required
      />
    </DialogForm>
  );
}
