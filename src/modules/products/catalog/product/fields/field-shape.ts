/** A number that is a name: how many digits it has, what may stand between them, and whether they can be right. */
export interface DigitsShape {
  readonly counts: readonly number[];
  readonly ignores: RegExp;
  readonly areRight?: (digits: string) => boolean;
}

/** What a number counts; values in other units are converted when they are read. */
export type Unit = 'g' | 'mm';

interface CommonShape {
  /** In forms and error messages. */
  readonly label: string;
  /** The heading of its CSV column, by default the label; null for no column. */
  readonly head?: string | null;
  readonly column: string;
  readonly wire?: string;
  readonly cell?: string;
  /** Where it is shown first: lists include the fields of cards, the page those of lists. */
  readonly shown: 'card' | 'list' | 'page' | 'seller';
  /** Sellers must fill it in. */
  readonly needed?: true;
  /** Null if it was not filled in. */
  readonly optional?: true;
}
export type FieldShape = CommonShape &
  (
    | { readonly type: 'text'; readonly max: number; readonly digits?: DigitsShape; readonly lines?: true }
    | { readonly type: 'choice'; readonly of: readonly string[] }
    | { readonly type: 'count'; readonly min?: number; readonly max: number; readonly unit?: Unit }
    | {
        readonly type:
          | 'brand'
          | 'category'
          | 'money'
          | 'rate'
          | 'pictures'
          | 'options'
          | 'lines'
          | 'specs'
          | 'translations'
          | 'attributes';
      }
  );
