/*
 * The keys of all texts with what each asks for, as types. `npm run check`, the build and the development server write the
 * interface `ShopTexts` from the English catalogue (bin/languages/write-types.ts); it is not kept in the repository.
 */
declare global {
  interface ShopTexts {}
}

/** The key of any text. */
export type TextKey = keyof ShopTexts;

type NeedsOf<Key extends TextKey> = ShopTexts[Key];
/** Only the word itself: the `other` of a select may be any text, so also this one. */
type HasTag<Key extends TextKey> = [Extract<NeedsOf<Key>[keyof NeedsOf<Key>], 'tag'>] extends [never] ? false : true;

/** The keys of texts without tags. */
export type PlainKey = { [Key in TextKey]: HasTag<Key> extends true ? never : Key }[TextKey];

type Value<Need, Text, Tag> = Need extends 'text'
  ? Text
  : Need extends 'number'
    ? number
    : Need extends 'tag'
      ? Tag
      : Need;

/** The values of a text, as the remaining parameters of a function: none, or an object. */
export type ValuesOf<Key extends TextKey, Text, Tag> = keyof NeedsOf<Key> extends never
  ? []
  : [values: { readonly [Name in keyof NeedsOf<Key>]: Value<NeedsOf<Key>[Name], Text, Tag> }];
