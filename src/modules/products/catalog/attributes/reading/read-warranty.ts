import type { Quantity } from './quantities.ts';
import type { Token } from './text-tokens.ts';

const MONTHS: Readonly<Record<string, number>> = {
  ...{ year: 12, years: 12, yr: 12, yrs: 12, y: 12 },
  ...{ month: 1, months: 1 },
};
const WARRANTY = new Set(['warranty', 'guarantee']);
/** Between the time and the warranty, or after it: only a part is covered. */
const PARTS = new Set([
  'compressor',
  'motor',
  'magnetron',
  'panel',
  'tank',
  'cavity',
  'battery',
  'on',
  'recovery',
  'service',
]);
/** How many words may stand between the time and the warranty. */
const NEAR = 2;
const MOST = 240;

/** How long a product is covered as a whole, in months. */
export function readWarranty(
  tokens: readonly Token[],
  quantities: readonly Quantity[],
): { readonly months: number; readonly from: number; readonly to: number } | undefined {
  for (const quantity of quantities) {
    const months = (MONTHS[quantity.unit] ?? Number.NaN) * quantity.number;
    // 2 + 1 years: which of them counts is not said.
    if (!Number.isInteger(months) || months < 1 || months > MOST || tokens[quantity.from - 1]?.text === '+') continue;
    const said = nearWarranty(tokens, quantity);
    if (said) return { months, ...said };
  }
  return undefined;
}

function nearWarranty(tokens: readonly Token[], { from, to }: Quantity) {
  const clause = tokens[from]?.clause;
  const after = tokens.slice(to, to + NEAR + 3).filter(token => token.clause === clause);
  const at = after.findIndex(({ text }) => WARRANTY.has(text));
  const covered = at < 0 ? after.slice(0, 0) : [...after.slice(0, at), ...after.slice(at + 1, at + 2)];
  if (at >= 0 && at <= NEAR) return covered.some(({ text }) => PARTS.has(text)) ? undefined : { from, to: to + at + 1 };
  const before = tokens.slice(Math.max(0, from - NEAR - 1), from).filter(token => token.clause === clause);
  const led = before.findLastIndex(({ text }) => WARRANTY.has(text));
  return led < 0 ? undefined : { from: from - (before.length - led), to };
}
