import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** As JSON writes a number, without an exponent. */
const DIGITS = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
/** So many figures are kept exactly by every number. */
const MAX_DIGITS = 15;

/** The number that a text of digits stands for, exactly; undefined for any other text (docs/decisions/0076). */
function exactNumber(text: string): number | undefined {
  const isExact = DIGITS.test(text) && text.replace(/[-.]/g, '').length <= MAX_DIGITS;
  return isExact ? Number(text) : undefined;
}

/**
 * A body in which every text of digits that stands where a number belongs is that number. Only asked when a body was
 * refused, so that those who send numbers pay nothing for it.
 * @returns undefined when there is no such text
 */
export function withNumbers(body: unknown, issues: readonly Issue[]): unknown {
  const places = placesOf(issues, []).filter(path => {
    const value = valueAt(body, path);
    return typeof value === 'string' && exactNumber(value) !== undefined;
  });
  if (places.length === 0) return undefined;
  const changed: unknown = structuredClone(body);
  for (const path of places) {
    const value = valueAt(changed, path);
    const owner = valueAt(changed, path.slice(0, -1));
    // The same place can be named by several choices of a union.
    if (typeof value === 'string') (owner as Record<PropertyKey, unknown>)[path.at(-1) ?? ''] = exactNumber(value);
  }
  return changed;
}

/** Where a number was expected. */
function placesOf(issues: readonly Issue[], within: Path): Path[] {
  return issues.flatMap(issue => {
    const path = [...within, ...issue.path];
    if (issue.code === 'invalid_union') return issue.errors.flatMap(choice => placesOf(choice, path));
    return isAboutNumber(issue) && path.length > 0 ? [path] : [];
  });
}

export function isAboutNumber(issue: Issue): boolean {
  return issue.code === 'invalid_type' && (issue.expected === 'number' || issue.expected === 'int');
}

export function valueAt(body: unknown, path: Path): unknown {
  let value = body;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}
