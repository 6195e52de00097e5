import type { TxCtx } from '#platform/context.ts';
import { nameIn } from '#products/catalog/attributes/attribute-set.ts';
import { attributeText, quantityText, unitText } from '#products/catalog/attributes/attribute-text.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { speaking } from '#shared/language/speaking.ts';
import type { Act, AuditFacts } from '#shop/audit/acts.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import type { AttributeOnFile } from './attributes.queries.ts';

/** Attributes have no row with an id as the audit log wants one; this one follows that of categories. */
const SUBJECT_ID = '00000000-0000-7000-8000-000000000010';

interface Recorded {
  readonly before?: AttributeOnFile | undefined;
  readonly after?: AttributeOnFile | undefined;
  /** How many products it changed. */
  readonly products?: number | undefined;
}

/** Logs what is different by now; nothing if all is as it was. In English, as everything that is stored. */
export async function recordAttributeAct(
  tx: TxCtx,
  act: Extract<Act, `attribute.${string}`>,
  { before, after, products = 0 }: Recorded,
): Promise<void> {
  const was = before ? factsOf(before) : {};
  const is = after ? factsOf(after) : {};
  const facts = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    fact => (was[fact] ?? null) !== (is[fact] ?? null),
  );
  if (facts.length === 0) return;
  const only = (of: AuditFacts) => Object.fromEntries(facts.map(fact => [fact, of[fact] ?? null]));
  const name = nameIn((before ?? after)?.names ?? {}, SOURCE_LANGUAGE);
  await recordAct(tx, {
    ...{ act, on: { kind: 'attribute', id: SUBJECT_ID, name }, before: only(was) },
    after: { ...only(is), ...(products > 0 && { products: String(products) }) },
  });
}

function factsOf(attribute: AttributeOnFile): AuditFacts {
  const { names, said, type, unit, min, max, options, required, filterable, comparable, categories } = attribute;
  const flag = (is: boolean) => (is ? 'yes' : null);
  return speaking(SOURCE_LANGUAGE, () => ({
    names: Object.values(names).join(', '),
    'search words': said || null,
    type,
    unit: unitText(unit) || null,
    bounds: type === 'number' ? `${quantityText(min ?? 0, unit)} – ${quantityText(max ?? 0, unit)}` : null,
    options: options?.map(({ id }) => attributeText(attribute, id, SOURCE_LANGUAGE)).join(', ') ?? null,
    required: flag(required),
    filter: flag(filterable),
    compared: flag(comparable),
    within: categories.join(', ') || null,
  }));
}
