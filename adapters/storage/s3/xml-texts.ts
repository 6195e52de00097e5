/** The text of the first element of that name. Our keys and the storage's tokens need no unescaping except of `&` and quotes. */
export function textOf(document: string, element: string): string | undefined {
  const [, text] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(document) ?? [];
  return text?.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
