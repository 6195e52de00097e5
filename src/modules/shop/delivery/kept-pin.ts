/** The local storage key of the PIN code that this browser delivers to (`keptPin`). */
const PIN_KEY = 'deliveryPincode';

/** What is stored by it. */
export interface KeptPin {
  /** Undefined if none is known. */
  readonly pincode: string | undefined;
  /** The shopper whose address it is: nobody else uses it. Undefined if it was entered, or nothing is stored. */
  readonly owner: string | undefined;
  /** Somebody has entered or chosen it, or has removed it: their first address does not replace it. */
  readonly isChosen: boolean;
}

/**
 * “560001” was entered, “560001 {user}” is of the first address and changes with it, “560001 {user} {user}” of an address that
 * the user chose, “ {user}” says that the user has none, “-” that it was removed.
 */
export function readKeptPin(text: string): KeptPin {
  const [first = '', owner, chosenBy] = text.split(' ');
  return {
    pincode: /^[1-9]\d{5}$/.test(first) ? first : undefined,
    owner,
    isChosen: first !== '' && owner === chosenBy,
  };
}

export const REMOVED = '-';
/** @param pincode of the first address; undefined without an address */
export const ofFirstAddress = (pincode: string | undefined, user: string) => `${pincode ?? ''} ${user}`;
/** Of an address that the user has chosen. */
export const ofChosenAddress = (pincode: string, user: string) => `${pincode} ${user} ${user}`;

/**
 * Runs inline in the document's head before the first paint, so that the lines with delivery dates have their place before
 * their words arrive. Sets `data-pin` on the root, where hydration must ignore it.
 */
export const pinScript = `try{if(/^\\d{6}/.test(localStorage.getItem('${PIN_KEY}')))document.documentElement.dataset.pin=''}catch(e){}`;
