/** The page a list's address asks for, counted from 1; what makes no sense there counts as not said. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}

/** The words a list's address looks for, trimmed and never longer than the calls take. */
export function readFind(params: URLSearchParams): string | undefined {
  return params.get('find')?.trim().slice(0, 100) || undefined;
}

/** One of the values a parameter may have, or none. */
export function readChoice<Value extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly Value[],
): Value | undefined {
  return choices.find(choice => choice === params.get(name));
}

/** The address of a list; the first page and what is not said are left out of it. */
export function listAddress(path: string, said: Record<string, string | number | boolean | undefined>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(said)) {
    if (value === undefined || value === '' || value === false || (name === 'page' && value === 1)) continue;
    params.set(name, String(value));
  }
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}
