const MAX_LENGTH = 40;

/**
 * The id of a new record in addresses, for good: of the letters of its name, unlike those that are taken.
 * @param otherwise the beginning of an id for names without Latin letters and digits
 */
export function wordId(name: string, taken: { has(id: string): boolean }, otherwise: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_LENGTH - 4);
  const first = plain || otherwise;
  let id = first;
  for (let number = 2; taken.has(id); number += 1) id = `${first}-${number}`;
  return id;
}
