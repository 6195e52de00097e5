import { type FormEvent, useId } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { addressLine } from '#people/addresses/address-line.ts';
import { listAddresses } from '#people/addresses/contract.ts';
import { useAnswer } from '#routing/use-answer.ts';
import type { UserId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { ofChosenAddress, ofFirstAddress, REMOVED, readKeptPin } from '#shop/delivery/kept-pin.ts';
import { keptPin, reserveLines } from './known-pin.ts';
import { loadPinFacts } from './load-pin-facts.ts';
import styles from './pin-dialog.module.css';
import { PinField } from './pin-field.tsx';
import { usePinForm } from './use-pin-form.ts';

interface PinDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for the PIN code, or lets a shopper choose a saved address. */
export function PinDialog({ isOpen, onClose }: PinDialogProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('shop.delivery.dialog.title')} size="sm">
      <Content onClose={onClose} />
    </Dialog>
  );
}

function Content({ onClose }: Pick<PinDialogProps, 'onClose'>) {
  const { user } = useSession();
  const form = usePinForm();
  const { text, fault, refusal, ask } = form;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (await ask(text)) onClose();
  };
  const choose = async (pincode: string, stored: string) => {
    if (await ask(pincode, stored)) onClose();
  };
  const forget = () => {
    reserveLines(false);
    onClose();
    loadPinFacts().then(
      facts => facts.forgetPin(REMOVED),
      () => keptPin.write(REMOVED),
    );
  };
  return (
    <div className={styles.content}>
      <p>{t('shop.delivery.dialog.why')}</p>
      <form noValidate onSubmit={event => void submit(event)}>
        <PinField
          form={form}
          label={t('shop.delivery.dialog.pincode')}
          error={fault ?? refusal}
          act={t('shop.delivery.dialog.apply')}
          isFirst
        />
      </form>
      {user?.role === 'user' && <Addresses userId={user.id} onChoose={choose} />}
      {readKeptPin(keptPin.read()).pincode !== undefined && (
        <Button tone="quiet" size="sm" className={styles.forget} onClick={forget}>
          {t('shop.delivery.dialog.forget')}
        </Button>
      )}
    </div>
  );
}

interface AddressesProps {
  userId: UserId;
  onChoose: (pincode: string, stored: string) => Promise<void>;
}

/** Saved addresses to choose from; nothing if there are none, or if they can't be loaded. */
function Addresses({ userId, onChoose }: AddressesProps) {
  const titleId = useId();
  const { answer } = useAnswer(listAddresses, { userId });
  if (!answer || answer.data.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.heading}>
        {t('shop.delivery.dialog.addresses')}
      </h3>
      <ul className={styles.list}>
        {answer.data.map(({ _id, pincode, ...address }, at) => (
          <li key={_id}>
            <button
              type="button"
              className={styles.address}
              onClick={() => void onChoose(pincode, (at === 0 ? ofFirstAddress : ofChosenAddress)(pincode, userId))}
            >
              {address.name && <b>{address.name}</b>}
              <span>{addressLine({ pincode, ...address })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
