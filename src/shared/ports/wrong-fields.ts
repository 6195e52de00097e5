/** What a field of a request must be, for benches: they refuse what the service would refuse. */
export type FieldRule = (value: unknown) => boolean;

export const isText =
  (most: number): FieldRule =>
  value =>
    typeof value === 'string' && value !== '' && value.length <= most;
export const isOneOf =
  (...allowed: readonly unknown[]): FieldRule =>
  value =>
    allowed.includes(value);
export const isUrl: FieldRule = value => typeof value === 'string' && URL.canParse(value);
export const isWhole =
  (least: number, most: number): FieldRule =>
  value =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** Names by path each field that is wrong, missing or not known. Every field of the table has to be there. */
export function wrongFields(sent: unknown, rules: Readonly<Record<string, FieldRule>>): readonly string[] {
  const fields = flat(sent);
  const known = new Set(Object.keys(rules));
  return [
    ...Object.keys(fields).filter(name => !known.has(name)),
    ...Object.entries(rules).flatMap(([name, isRight]) => (isRight(fields[name]) ? [] : [name])),
  ];
}

/** `{a: {b: [1]}}` as `{'a.b.0': 1}`. */
function flat(value: unknown, path = ''): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return { [path]: value };
  return Object.assign(
    {},
    ...Object.entries(value).map(([name, inner]) => flat(inner, path ? `${path}.${name}` : name)),
  );
}
