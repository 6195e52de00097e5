/** The invalid fields of a form, each with a sentence. */
export type Faults = Readonly<Record<string, string>>;

/** The results of checks: `false` or undefined for a valid field. */
export type FoundFaults = Readonly<Record<string, string | false | undefined>>;

/** Only the invalid fields; undefined if there are none. */
export function faultsIn(found: FoundFaults): Faults | undefined {
  const wrong = Object.entries(found).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return wrong.length > 0 ? Object.fromEntries(wrong) : undefined;
}
