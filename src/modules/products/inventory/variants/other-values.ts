import type { AttributeShape } from '#products/catalog/attributes/attribute.ts';
import { attributeValue } from '#products/catalog/attributes/attribute-value.ts';
import type { ProductOption } from '#products/catalog/product/product.schema.ts';
import type { EnteredAttributes, ProductDraft } from '#products/inventory/product/product-draft.ts';

/** A value of an option of the copied variant, and what it is in the copy. */
interface Replacing {
  readonly from: string;
  readonly to: string;
}

/** The values that differ, longest first, so that “128 GB” is replaced before “8 GB”. */
function otherValues(was: readonly ProductOption[], is: readonly ProductOption[]): Replacing[] {
  return is
    .flatMap(({ name, value }) => {
      const from = was.find(option => option.name === name)?.value ?? '';
      return from !== '' && value !== '' && from !== value ? [{ from, to: value }] : [];
    })
    .sort((one, other) => other.from.length - one.from.length);
}

const LETTER = /[\p{L}\p{N}]/u;

/**
 * A text about a variant as a text about another: “Galaxy S25 (128 GB, Black)”. Only whole words are replaced, each once.
 * Values that the text does not have are left out. A text whose length depends on case, such as “İ”, stays as it is, since
 * places in one are not places in the other.
 */
function withOtherValues(text: string, values: readonly Replacing[]): string {
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return text;
  const places = values.flatMap(({ from, to }) => {
    const at = placeOf(lower, from.toLowerCase());
    return at < 0 ? [] : [{ at, end: at + from.toLowerCase().length, to }];
  });
  let kept = '';
  let done = 0;
  for (const { at, end, to } of places.sort((one, other) => one.at - other.at)) {
    if (at < done) continue;
    kept += text.slice(done, at) + to;
    done = end;
  }
  return kept + text.slice(done);
}

/** The last place of a word, because titles say at their end which variant it is; -1 without any. */
function placeOf(text: string, word: string): number {
  for (let at = text.lastIndexOf(word); at >= 0; at = at === 0 ? -1 : text.lastIndexOf(word, at - 1)) {
    const isPart = LETTER.test(text[at - 1] ?? '') || LETTER.test(text[at + word.length] ?? '');
    if (!isPart) return at;
  }
  return -1;
}

/** The title of a copy; values that the title does not say are added in brackets. */
export function titleWithValues(title: string, was: readonly ProductOption[], is: readonly ProductOption[]): string {
  const changed = otherValues(was, is);
  const next = withOtherValues(title, changed);
  const lower = next.toLowerCase();
  const unsaid = is
    .filter(({ name, value }) => value !== '' && was.find(option => option.name === name)?.value !== value)
    .map(({ value }) => value)
    .filter(value => placeOf(lower, value.toLowerCase()) < 0);
  return unsaid.length > 0 ? `${next} (${unsaid.join(', ')})` : next;
}

/**
 * The draft of a variant with the texts and typed attributes of a copy: a specification or an attribute that says exactly a
 * replaced value says the new one. An attribute that can't have the new value is left out.
 */
export function copiedDraft(
  draft: ProductDraft,
  options: readonly ProductOption[],
  shapes: readonly AttributeShape[],
): ProductDraft {
  const values = otherValues(draft.options ?? [], options);
  const replaced = (text: string) => values.find(({ from }) => from.toLowerCase() === text.toLowerCase())?.to ?? text;
  return {
    ...draft,
    options,
    specs: (draft.specs ?? []).map(({ group, rows }) => ({
      group,
      rows: rows.map(([name, value]) => [name, replaced(value)] as const),
    })),
    translations: (draft.translations ?? []).map(translation => ({
      ...translation,
      ...(translation.title && { title: withOtherValues(translation.title, values) }),
    })),
    attributes: attributesWith(draft.attributes ?? {}, values, shapes),
  };
}

function attributesWith(
  attributes: EnteredAttributes,
  values: readonly Replacing[],
  shapes: readonly AttributeShape[],
): EnteredAttributes {
  return Object.fromEntries(
    Object.entries(attributes).map(([id, value]) => {
      const shape = shapes.find(each => each.id === id);
      const is = shape && value !== null ? attributeValue(shape, value) : undefined;
      if (!shape || !is || !('value' in is) || typeof is.value === 'boolean') return [id, value];
      const said = values.find(({ from }) => {
        const was = attributeValue(shape, from);
        return 'value' in was && was.value === is.value;
      });
      if (!said) return [id, value];
      return [id, 'value' in attributeValue(shape, said.to) ? said.to : null];
    }),
  );
}
