/** What a picture of ours was called where it came from, as far as its address tells: `front-left` of `…_front-left.webp`. */
export function pictureName(address: string): string {
  const file = address.slice(address.lastIndexOf('/') + 1).replace(/\.[a-z]+$/, '');
  return file.replace(/^\d{13}_[0-9a-f]{16}_/, '');
}
