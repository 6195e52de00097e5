import { useEffect, useRef, useState } from 'react';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { pincodeFault, readPincode } from '#people/addresses/pincode.ts';
import type { DeliveryAnswer } from '#shop/delivery/delivery-answer.ts';

/** Where the browser keeps the PIN code that was asked about last, for the next product. */
const REMEMBERED = 'deliveryPincode';
/** Said when neither the shop nor its rules can be reached. */
const UNANSWERED: DeliveryAnswer = {
  kind: 'refusal',
  sentence: 'We couldn’t check the delivery date just now. Please try again in a moment.',
};
const loadRules = () => import('./ask-delivery.ts');

/** Each press is a question of its own, so that one that was not answered can be asked again. */
interface Question {
  readonly pincode: string;
  /** Somebody pressed, and waits. */
  readonly pressed: boolean;
}

export interface PinCheck {
  readonly text: string;
  readonly type: (text: string) => void;
  /** What is wrong with the text as it was when somebody asked. */
  readonly fault: string | undefined;
  /** Somebody has asked and waits for the answer. */
  readonly isAsking: boolean;
  /** The last one stays until the next is here. */
  readonly answer: DeliveryAnswer | undefined;
  /** Asks about what is written in the field, which may have been written before this code was there. */
  readonly ask: (written: string) => void;
  /** Fetches what asking takes, before somebody asks. */
  readonly prepare: () => void;
}

/**
 * A PIN code being written and what the shop says about it. It begins with the one asked about last, else with that of
 * a shopper's first address, and asks by itself about those.
 */
export function usePinCheck(sellerState: string | null | undefined): PinCheck {
  const { user } = useSession();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const [asked, setAsked] = useState<Question>();
  const [heard, setHeard] = useState<{ readonly to: Question; readonly answer: DeliveryAnswer }>();
  const touched = useRef(false);
  const shopperId = user?.role === 'user' ? user.id : undefined;

  useEffect(() => {
    const begin = (pincode: string | undefined) => {
      if (!pincode || touched.current) return;
      setText(pincode);
      setAsked({ pincode, pressed: false });
    };
    const remembered = pincodeInAddress() ?? rememberedPincode();
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
    rememberPincode(pincode);
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

/** Who sent the form before this code was there finds it in the page's address, as a plain form puts it. */
function pincodeInAddress(): string | undefined {
  return readPincode(new URLSearchParams(location.search).get('pincode') ?? '');
}

/** A browser that was told to keep nothing throws even when asked what it has. */
function rememberedPincode(): string | undefined {
  try {
    return readPincode(localStorage.getItem(REMEMBERED) ?? '');
  } catch {
    return undefined;
  }
}

function rememberPincode(pincode: string): void {
  try {
    localStorage.setItem(REMEMBERED, pincode);
  } catch {
    // It is asked for again on the next product.
  }
}
