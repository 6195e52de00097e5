/** A number and the short word after it, "256 GB", "13 inch", "16 Pro", so that no line ends between them. */
export function keptTogether(text: string): string {
  return text.replace(/(\d) (?=[a-z]{1,4}\b)/gi, '$1\u00a0');
}
