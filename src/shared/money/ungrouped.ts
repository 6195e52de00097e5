const INDIAN = /^\d{1,2}(?:,\d{2})*,\d{3}$/;
const WESTERN = /^\d{1,3}(?:,\d{3})+$/;
const PLAIN = /^\d+$/;

/**
 * Removes the grouping from a whole number in Indian or Western style: 137900, 1,37,900, 137,900.
 * @returns undefined for anything else, such as 49,50, which may mean 49.50
 */
export function ungrouped(text: string): string | undefined {
  return [PLAIN, INDIAN, WESTERN].some(form => form.test(text)) ? text.replaceAll(',', '') : undefined;
}
