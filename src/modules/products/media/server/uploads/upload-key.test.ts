import { expect, it } from 'vitest';
import { pictureName, readPictureRequest } from '#products/media/picture-url.ts';
import { incomingKey, uploadKey } from './upload-key.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

/** docs/security-cases.md D10, D11 */
it.each([
  ['Front Left.JPG', 'front-left'],
  ['../../x', 'x'],
  ['a%2Fb', 'a-2fb'],
  ['..\\x', 'x'],
  ['a\0.png', 'a'],
  ['.htaccess', 'htaccess'],
  [`${'long '.repeat(60)}.png`, 'long-long-long-long-long-long-long-long-long-long-long-long'],
  ['📱📱.png', 'file'],
  ['x.png.svg', 'x-png'],
  ['a\r\nSet-Cookie: b', 'a-set-cookie-b'],
  ['Crème brûlée.webp', 'creme-brulee'],
  ['', 'file'],
])('the key of a picture called %j is one that can be shown', (name, plain) => {
  const key = uploadKey('picture', name, NOW);
  expect(key).toMatch(new RegExp(`^photos/${NOW.getTime()}_[0-9a-f]{16}_${plain}\\.`));
  expect(readPictureRequest(key)?.key).toBe(key);
  expect(pictureName(key)).toBe(plain);
});

it('two of one name at one moment have two keys', () => {
  expect(uploadKey('picture', 'a.png', NOW)).not.toBe(uploadKey('picture', 'a.png', NOW));
});

it('the key of a photo in a review can be shown and says nothing of its file', () => {
  const key = uploadKey('review', 'Asha at home.jpg', NOW);
  expect(key).toMatch(/^photos\/\d{13}_[0-9a-f]{16}_photo\.webp$/);
  expect(readPictureRequest(key)?.key).toBe(key);
});

it('what an import reads lies elsewhere and keeps its ending, when that is one of two', () => {
  expect(uploadKey('import', 'Goods.ZIP', NOW)).toMatch(/^others\/\d{13}_[0-9a-f]{16}_goods\.zip$/);
  expect(uploadKey('import', 'a.exe', NOW)).toMatch(/_a\.csv$/);
});

it('a picture waits where nothing is shown until it was looked at', () => {
  const waiting = incomingKey(uploadKey('picture', 'a.png', NOW));
  expect(waiting).toMatch(/^incoming\//);
  expect(readPictureRequest(waiting)).toBeUndefined();
});
