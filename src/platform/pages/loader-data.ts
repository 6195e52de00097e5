/** In place of values that have no index, as the framework's decoder knows them. */
const UNDEFINED = -7;
const NULL = -5;
const NOT_A_NUMBER = -2;
const INFINITE = -6;
const MINUS_INFINITE = -3;
const MINUS_ZERO = -4;

/**
 * The data of a page's loaders, in the form that the framework's router in the browser reads: a list of all values, in which
 * objects name others by their index. The framework makes it as a stream, which takes four times as long. Undefined if
 * there is anything in it but plain data, which is left to the framework.
 */
export function encodeLoaderData(data: object): string | undefined {
  const indexes = new Map<unknown, number>();
  const texts: string[] = [];
  let isPlain = true;

  const indexOf = (value: unknown): number => {
    if (value === undefined) return UNDEFINED;
    if (value === null) return NULL;
    if (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0))) return signOf(value);
    const known = indexes.get(value);
    if (known !== undefined) return known;
    const index = texts.push('') - 1;
    indexes.set(value, index);
    texts[index] = typeof value === 'object' ? textOf(value) : simpleTextOf(value);
    return index;
  };

  const textOf = (value: object): string => {
    if (Array.isArray(value)) return `[${Array.from(value, indexOf).join(',')}]`;
    if (value instanceof Date && !Number.isNaN(value.getTime())) return `["D",${value.getTime()}]`;
    isPlain &&= Object.getPrototypeOf(value) === Object.prototype;
    let text = '';
    for (const [key, inner] of Object.entries(value))
      text += `${text === '' ? '' : ','}"_${indexOf(key)}":${indexOf(inner)}`;
    return `{${text}}`;
  };

  const simpleTextOf = (value: unknown): string => {
    isPlain &&= typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return isPlain ? JSON.stringify(value) : '';
  };

  indexOf(data);
  return isPlain ? `[${texts.join(',')}]\n` : undefined;
}

function signOf(value: number): number {
  if (Number.isNaN(value)) return NOT_A_NUMBER;
  if (value === 0) return MINUS_ZERO;
  return value > 0 ? INFINITE : MINUS_INFINITE;
}
