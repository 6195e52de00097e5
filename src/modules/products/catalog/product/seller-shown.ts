/** The seller's name on the product page and in the quick view. */
export function sellerShown(name: string): string {
  return name.trim() || 'Not Available';
}
