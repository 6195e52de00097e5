const MAX_LENGTH = 254;
const MAX_LOCAL_PART_LENGTH = 64;
/** Plain addresses only: no quotes, comments, lists or line breaks, so that one address is one recipient. */
const FORM =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]*[a-z][a-z0-9-]*$/;
const ASCII = /^[\x21-\x7e]+$/;

/**
 * The one form of an e-mail address, which is what accounts are found by: small letters, ASCII only. Letters outside
 * ASCII are refused before the case is changed, because some of them become ASCII by it (docs/security-cases.md A16).
 * @returns undefined when the text is no address the shop can write to
 */
export function canonicalEmail(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LENGTH || !ASCII.test(trimmed)) return undefined;
  const address = trimmed.toLowerCase();
  return FORM.test(address) && address.indexOf('@') <= MAX_LOCAL_PART_LENGTH ? address : undefined;
}
