/** Who sells it, as a product's page and quick view name them. */
export function sellerShown(name: string): string {
  return name.trim() || 'Not Available';
}
