const MOST = 80;

/** The name of a product in its address: plain letters and digits of its title, and an end that no other has. */
export function slugOf(title: string, id: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MOST)
    .replace(/^-+|-+$/g, '');
  return `${words || 'product'}-${id.replaceAll('-', '').slice(-10)}`;
}
