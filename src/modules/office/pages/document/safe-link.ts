const SAFE = [
  // A page of the shop. Without `%` it can always be decoded.
  /^\/(?![/\\])[\w\-./?=&#~+:]*$/,
  /^https:\/\/[^\s/\\@"<>{}]+\.[^\s/\\@"<>{}]+(?:\/[^\s\\"<>{}]*)?$/,
  /^mailto:[^\s@"<>{}?]+@[^\s@"<>{}?]+$/,
  /^tel:\+?\d+$/,
];

/** Where a link leads; undefined if it may not lead there. */
export function safeLink(target: string): string | undefined {
  const written = target.startsWith('tel:') ? `tel:${target.slice('tel:'.length).replaceAll(/[^+\d]/g, '')}` : target;
  return SAFE.some(form => form.test(written)) ? written : undefined;
}
