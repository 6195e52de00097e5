/** Where the search engine is. */
export interface SearchSettings {
  /** The addresses of its nodes, each without path, name and password. */
  readonly nodes: readonly string[];
  /** What its indexes are called, so that several shops can share it. */
  readonly name: string;
  /** The value of the header `Authorization`. */
  readonly authorization: string | undefined;
}

const NAME = /^(?!.*-words$)[a-z][a-z0-9-]{0,60}$/;

/** Reads `SEARCH_URL`: one address, or several with commas between them. @returns what is wrong with it instead, if anything is */
export function readSearchUrl(text: string): SearchSettings | string {
  const addresses = text.split(',').map(each => each.trim());
  if (!addresses.every(each => URL.canParse(each) && /^https?:$/.test(new URL(each).protocol)))
    return 'must be addresses that start with http:// or https://, with commas between them';
  const urls = addresses.map(each => new URL(each));
  const names = new Set(urls.map(({ pathname }) => pathname.replace(/^\/|\/$/g, '')).filter(name => name !== ''));
  const [name = 'products'] = names;
  if (names.size > 1 || !NAME.test(name))
    return 'may have one name of the index as its path, the same in all addresses: small letters, digits and hyphens';
  if (urls.some(({ search, hash }) => search !== '' || hash !== '')) return 'must not have parameters';
  const [{ username, password }] = urls.toSorted(first => (first.username === '' ? 1 : -1)) as [URL, ...URL[]];
  const said = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const authorization = username === '' ? undefined : `Basic ${Buffer.from(said).toString('base64')}`;
  return { nodes: urls.map(({ origin }) => origin), name, authorization };
}
