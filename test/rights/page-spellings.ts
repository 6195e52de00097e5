/** Other ways to write the address of a page; the router reads some of them as the page itself. */
export const PAGE_SPELLINGS: Readonly<Record<string, (page: string) => string>> = {
  'in capitals': page => page.toUpperCase(),
  'with its first letter in capitals': page => page.replace(/^\/\w/, text => text.toUpperCase()),
  'with two slashes in front': page => `/${page}`,
  'with a dot in front': page => `/.${page}`,
  'with two slashes inside': page => page.replace(/(?<=\w)\//, '//'),
  'with a slash behind': page => `${page}/`,
  'with a letter escaped': page => page.replace(/^\/(.)/, (_, letter: string) => `/%${hex(letter)}`),
  'with a letter escaped twice': page => page.replace(/^\/(.)/, (_, letter: string) => `/%25${hex(letter)}`),
  'with a slash escaped': page => page.replace(/(?<=\w)\//, '%2F'),
  'with a backslash': page => page.replaceAll('/', '\\').replace('\\', '/'),
  'with an escaped backslash': page => page.replace(/(?<=\w)\//, '%5C'),
  'with a semicolon': page => `${page};x`,
  'with a picture behind': page => `${page}/x.png`,
  'with a NUL': page => `${page}%00`,
  'by way of another folder': page => `/shop/..${page}`,
  'as a data request': page => `${page}.data`,
  'as a data request in capitals': page => `${page.toUpperCase()}.data`,
  'as a data request of a folder': page => `${page}/_.data`,
  'with a query that makes no sense': page => `${page}?x=%zz`,
};

function hex(letter: string): string {
  return letter.charCodeAt(0).toString(16);
}
