import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** A JSON number without an exponent. */
const DIGITS = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
/** Numbers with this many digits are exact. */
const MAX_DIGITS = 15;

/** The number in a text of digits, if exact; undefined for any other text (docs/decisions/0076). */
function exactNumber(text: string): number | undefined {
  const isExact = DIGITS.test(text) && text.replace(/[-.]/g, '').length <= MAX_DIGITS;
  return isExact ? Number(text) : undefined;
}

/**
 * Converts texts of digits to numbers where the schema expects a number. Called only after a body was refused, so that
 * clients that send numbers pay nothing.
 * @returns undefined if there is no such text
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
    // Several branches of a union may name the same place.
    if (typeof value === 'string') (owner as Record<PropertyKey, unknown>)[path.at(-1) ?? ''] = exactNumber(value);
  }
  return changed;
}

/** The places where a number was expected. */
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
