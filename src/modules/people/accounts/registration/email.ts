const MAX_LENGTH = 254;
const MAX_LOCAL_PART_LENGTH = 64;
/** Plain addresses only: no quotes, comments, lists or line breaks, so each address has exactly one recipient. */
const FORM =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]*[a-z][a-z0-9-]*$/;
const ASCII = /^[\x21-\x7e]+$/;

/**
 * The canonical form of an e-mail address, by which accounts are looked up: lower case, ASCII only. Other letters are
 * rejected before lower-casing, because some of them become ASCII by it (docs/security-cases.md A16).
 * @returns undefined if the text is not an address the shop can write to
 */
export function canonicalEmail(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LENGTH || !ASCII.test(trimmed)) return undefined;
  const address = trimmed.toLowerCase();
  return FORM.test(address) && address.indexOf('@') <= MAX_LOCAL_PART_LENGTH ? address : undefined;
}
