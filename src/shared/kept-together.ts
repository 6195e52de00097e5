/** A number and the short word after it, “256 GB”, “13 inch”, “S25 5G”, so that no line ends between them. */
export function keptTogether(text: string): string {
  return text.replace(/(\d) (?=\w{1,4}\b)/g, '$1\u00a0');
}
