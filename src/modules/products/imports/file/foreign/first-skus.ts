const LONGEST = 95;

/**
 * Names the families of one file. What another program calls a family, such as a number or a handle, means something else in
 * the export of another site and may be the SKU of an unrelated product. The first SKU that the file has in it means the same
 * whenever the file is sent.
 */
export class FirstSkus {
  readonly #first = new Map<string, string>();

  /**
   * @param called what the file calls the family; empty for a product without one
   * @param sku of the variant; if the first one has none, the title distinguishes families of several sites
   */
  groupOf(called: string, sku: string, title: string): string {
    const ending = `: ${title.slice(0, LONGEST)}`;
    if (called === '' || called.endsWith(ending)) return called;
    const first = this.#first.get(called) ?? (sku || `${called.slice(0, LONGEST)}${ending}`);
    this.#first.set(called, first);
    return first;
  }
}
