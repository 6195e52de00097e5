import { describe, expect, it } from 'vitest';
import { pictureSources } from './picture-sources.ts';
import { pictureUrl, previewUrl, readPictureRequest } from './picture-url.ts';

describe('the address of a picture', () => {
  it('names the key and the width', () => {
    expect(pictureUrl('photos/a.webp')).toBe('/media/photos/a.webp');
    expect(pictureUrl('photos/a.webp', 280)).toBe('/media/w280/photos/a.webp');
  });

  it('offers our own in every width up to the widest of use', () => {
    expect(pictureSources('/media/photos/a.webp', 280)).toEqual({
      src: '/media/w280/photos/a.webp',
      srcSet: '/media/w160/photos/a.webp 160w, /media/w280/photos/a.webp 280w',
    });
    expect(pictureSources('/media/photos/a.webp').src).toBe('/media/w640/photos/a.webp');
  });

  it('leaves others as they are', () => {
    for (const src of ['https://example.com/a.webp', '', '/media/w280/photos/a.webp'])
      expect(pictureSources(src)).toEqual({ src, srcSet: undefined });
  });

  it('is another for link previews, of our own only', () => {
    expect(previewUrl('/media/photos/demo/a.webp')).toBe('/media/preview/photos/demo/a.jpg');
    expect(readPictureRequest('preview/photos/demo/a.jpg')).toEqual({ key: 'photos/demo/a.webp', width: 'preview' });
    for (const src of ['https://example.com/media/photos/a.webp', '/media/w280/photos/a.webp', ''])
      expect(previewUrl(src)).toBeUndefined();
  });

  it('is read back', () => {
    const key = 'photos/demo/iphone-16-black-hero.webp';
    expect(readPictureRequest(key)).toEqual({ key, width: undefined });
    expect(readPictureRequest(`w1600/${key}`)).toEqual({ key, width: 1600 });
    expect(readPictureRequest('photos/1763_ab12_front.webp')?.key).toBe('photos/1763_ab12_front.webp');
  });

  it.each([
    '',
    'photos/',
    'photos/.webp',
    'photos/a.png',
    'photos/a.webp.svg',
    'photos/../a.webp',
    'photos/..%2fa.webp',
    'photos/./a.webp',
    'photos//a.webp',
    '/photos/a.webp',
    '../photos/a.webp',
    'photos\\a.webp',
    'photos/a\0.webp',
    'photos/a b.webp',
    'photos/A.webp',
    'others/a.webp',
    'preview/photos/a.webp',
    'preview/photos/../a.jpg',
    'preview/w280/photos/a.jpg',
    'preview/preview/photos/a.jpg',
    'w280/photos/a.jpg',
    'w300/photos/a.webp',
    'w0320/photos/a.webp',
    'w280/w280/photos/a.webp',
    `photos/${'a'.repeat(250)}.webp`,
  ])('is nothing of ours when it reads %j', path => {
    expect(readPictureRequest(path)).toBeUndefined();
  });
});
