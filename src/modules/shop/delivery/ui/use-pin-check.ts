import { useEffect, useRef, useState } from 'react';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { pincodeFault, readPincode } from '#people/addresses/pincode.ts';
import { t } from '#shared/language/t.ts';
import { keptText } from '#shared/page/kept-text.ts';
import type { AskedAnswer } from './ask-delivery.ts';

/** The last PIN code, for the next product. */
const lastPincode = keptText('deliveryPincode');
/** If the shop, or the code for asking it, can't be loaded. */
const UNANSWERED: AskedAnswer = {
  kind: 'refusal',
  sentence: t('shop.delivery.unanswered'),
};
const loadRules = () => import('./ask-delivery.ts');

/** A new object for each press, so that a failed question can be repeated. */
interface Question {
  readonly pincode: string;
  /** The user pressed the button and is waiting. */
  readonly pressed: boolean;
}

export interface PinCheck {
  readonly text: string;
  readonly type: (text: string) => void;
  /** What is wrong with the submitted text. */
  readonly fault: string | undefined;
  /** A request of the user is running. */
  readonly isAsking: boolean;
  /** The last answer stays until the next one arrives. */
  readonly answer: AskedAnswer | undefined;
  /** Asks about the text of the field, which may have been typed before this code was loaded. */
  readonly ask: (written: string) => void;
  /** Preloads the code for asking. */
  readonly prepare: () => void;
}

/**
 * The state of the PIN code field. Starts with the last PIN code, or that of the user's first address, and asks about it
 * automatically.
 */
export function usePinCheck(sellerState: string | null | undefined): PinCheck {
  const { user } = useSession();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const [asked, setAsked] = useState<Question>();
  const [heard, setHeard] = useState<{ readonly to: Question; readonly answer: AskedAnswer }>();
  const touched = useRef(false);
  const shopperId = user?.role === 'user' ? user.id : undefined;

  useEffect(() => {
    const begin = (pincode: string | undefined) => {
      if (!pincode || touched.current) return;
      setText(pincode);
      setAsked({ pincode, pressed: false });
    };
    const remembered = pincodeInAddress() ?? readPincode(lastPincode.read());
    if (remembered || !shopperId) return begin(remembered);
    loadRules()
      .then(rules => rules.savedPincode(shopperId))
      .then(begin, () => {});
  }, [shopperId]);

  useEffect(() => {
    if (asked === undefined || sellerState === undefined) return;
    let isCurrent = true;
    loadRules()
      .then(rules => rules.askDelivery(asked.pincode, sellerState))
      .catch(() => UNANSWERED)
      .then(answer => isCurrent && setHeard({ to: asked, answer }));
    return () => {
      isCurrent = false;
    };
  }, [asked, sellerState]);

  const ask = (written: string) => {
    const pincode = readPincode(written);
    setFault(pincodeFault(written));
    setAsked(pincode === undefined ? undefined : { pincode, pressed: true });
    setText(pincode ?? written);
    if (pincode === undefined) return setHeard(undefined);
    lastPincode.write(pincode);
  };
  return {
    text,
    type: next => {
      touched.current = true;
      setText(next);
      setFault(undefined);
    },
    fault,
    isAsking: asked?.pressed === true && heard?.to !== asked,
    answer: heard?.answer,
    ask,
    prepare: () => void loadRules(),
  };
}

/** If the form was submitted before this code was loaded, the PIN code is in the page's address. */
function pincodeInAddress(): string | undefined {
  return readPincode(new URLSearchParams(location.search).get('pincode') ?? '');
}
