const SINCE_2025 = 18;
/** The code is one of electronics; its rate has not been compared with a source. */
const NOT_COMPARED = null;

/**
 * The headings of electronics, and some codes below them that are taxed otherwise, with their GST rates in per cent since
 * 22 September 2025. docs/money.md names the sources.
 */
const GST_BY_CODE: ReadonlyMap<string, number | null> = new Map<string, number | null>([
  ...['3926', '7007', '8471', '8504', '8507', '8517', '8518', '8523', '8525', '8528', '8544'].map(
    (heading): [string, number] => [heading, SINCE_2025],
  ),
  ['854143', 5],
  ...[
    ...['4202', '8301', '8414', '8415', '8418', '8421', '8422', '8423', '8443', '8450', '8451', '8452', '8470', '8472'],
    ...['8473', '8479', '8485', '8506', '8508', '8509', '8510', '8513', '8516', '8519', '8526', '8527', '8529', '8531'],
    ...['8536', '8539', '8541', '8542', '8543', '8806', '9002', '9005', '9006', '9010', '9018', '9019', '9025', '9032'],
    ...['9102', '9405', '9504', '9620'],
  ].map((heading): [string, null] => [heading, NOT_COMPARED]),
]);

/** Undefined for a code that is none of electronics; null where its rate has not been compared. */
export function gstOfCode(hsn: string): number | null | undefined {
  for (let length = hsn.length; length >= 4; length -= 2) {
    const rate = GST_BY_CODE.get(hsn.slice(0, length));
    if (rate !== undefined) return rate;
  }
  return undefined;
}
