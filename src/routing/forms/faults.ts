/** What is wrong in a form: a sentence for each field by its name. */
export type Faults = Readonly<Record<string, string>>;

/** What checks have found, as it is written down: a field that is right has no sentence. */
export type FoundFaults = Readonly<Record<string, string | false | undefined>>;

/** Those that are wrong, undefined when none is. */
export function faultsIn(found: FoundFaults): Faults | undefined {
  const wrong = Object.entries(found).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return wrong.length > 0 ? Object.fromEntries(wrong) : undefined;
}
