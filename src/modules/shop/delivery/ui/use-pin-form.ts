import { useState } from 'react';
import { pincodeFault, readPincode } from '#people/addresses/pincode.ts';
import { t } from '#shared/language/t.ts';
import { useKnownPin } from './known-pin.ts';
import { loadPinFacts } from './load-pin-facts.ts';

export interface PinForm {
  readonly text: string;
  readonly type: (text: string) => void;
  /** What is wrong with the submitted text. */
  readonly fault: string | undefined;
  /** Why the submitted PIN code was not chosen. */
  readonly refusal: string | undefined;
  readonly isAsking: boolean;
  /**
   * Chooses the text of the field, which may have been typed before this code was loaded, or another PIN code.
   * @param stored the text to store for it, if it is not the PIN code itself
   * @returns whether it was chosen
   */
  readonly ask: (written: string, stored?: string) => Promise<boolean>;
  /** Preloads the code for asking. */
  readonly prepare: () => void;
}

/** The state of a field for the PIN code. Shows the one that is known until something is typed. */
export function usePinForm(): PinForm {
  const known = useKnownPin();
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [isAsking, setAsking] = useState(false);

  const ask = async (written: string, stored?: string) => {
    const pincode = readPincode(written);
    setFault(pincodeFault(written));
    setRefusal(undefined);
    setTyped(pincode ?? written);
    if (pincode === undefined) return false;
    setAsking(true);
    const sentence = await loadPinFacts()
      .then(facts => facts.choosePin(pincode, stored))
      .catch(() => t('shop.delivery.unanswered'));
    setAsking(false);
    setRefusal(sentence);
    if (sentence === undefined) setTyped(undefined);
    return sentence === undefined;
  };
  return {
    text: typed ?? known?.pincode ?? '',
    type: next => {
      setTyped(next);
      setFault(undefined);
      setRefusal(undefined);
    },
    fault,
    refusal,
    isAsking,
    ask,
    prepare: () => void loadPinFacts().catch(() => {}),
  };
}
