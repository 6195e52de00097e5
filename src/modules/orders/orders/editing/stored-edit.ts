import { t } from '#shared/language/t.ts';
import { exactRupees, paise } from '#shared/money/money.ts';

/** Stands for the address in a stored edit; titles of products are never empty. */
const ADDRESS = 'delivery address';

interface StoredEdit {
  /** Items as “2 × Phone → 1 × Phone”; undefined for the address. */
  readonly items?: readonly string[] | undefined;
  /** How much more it costs; negative if less. */
  readonly difference: number;
  readonly why: string;
}

const BETWEEN_ITEMS = '; ';

/** An edit as it is stored in the history: what, how much more, and why, each in a line of its own. */
export function storeEdit({ items, difference, why }: StoredEdit): string {
  return [items?.join(BETWEEN_ITEMS) ?? ADDRESS, difference, why].join('\n');
}

/** Reads what `storeEdit` wrote. */
function readEdit(note: string): { readonly what: string; readonly difference: number; readonly why: string } {
  const [what = '', difference = '0', ...why] = note.split('\n');
  return {
    what: what === ADDRESS ? t('orders.orders.edited.address') : what,
    difference: Number(difference),
    why: why.join(' '),
  };
}

/** An edit in words: what, how much more or less, and why. */
export function shownEdit(note: string | null): readonly string[] {
  const { what, difference, why } = readEdit(note ?? '');
  return [what, ...moreOrLess(difference), t('orders.orders.edited.why', { why })];
}

/** The items of an edit, each as “2 × Phone → 1 × Phone”. */
export function editedItems(note: string): readonly string[] {
  return readEdit(note).what.split(BETWEEN_ITEMS);
}

/** Why an edit was made. */
export function reasonOfEdit(note: string): string {
  return readEdit(note).why;
}

function moreOrLess(difference: number): readonly string[] {
  if (!Number.isSafeInteger(difference) || difference === 0) return [];
  const amount = exactRupees(paise(Math.abs(difference)));
  return [
    difference > 0 ? t('orders.orders.edited.costsMore', { amount }) : t('orders.orders.edited.costsLess', { amount }),
  ];
}
