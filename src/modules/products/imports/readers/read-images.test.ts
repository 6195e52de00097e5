import { describe, expect, it } from 'vitest';
import { readImageCells } from './read-images.ts';

describe('the pictures of a row', () => {
  it('are names in the zip or addresses here, each once', () => {
    expect(readImageCells('front.jpg | back.PNG\n/media/photos/1_a.webp, front.jpg')).toEqual({
      value: ['front.jpg', 'back.PNG', '/media/photos/1_a.webp'],
    });
  });

  it('are addresses of other sites too, which may have commas', () => {
    expect(
      readImageCells(
        'https://cdn.example/w_8,h_8/a.jpg, http://cdn.example/b?c=1;d=2 https://cdn.example/c\nfront.jpg',
      ),
    ).toEqual({
      value: [
        'https://cdn.example/w_8,h_8/a.jpg',
        'http://cdn.example/b?c=1;d=2',
        'https://cdn.example/c',
        'front.jpg',
      ],
    });
    expect(readImageCells('front.jpg, https://cdn.example/a')).toEqual({
      value: ['front.jpg', 'https://cdn.example/a'],
    });
  });

  it.each([
    ['ftp://cdn.example/a.jpg', 'other sites'],
    ['https://cdn.example/a.jpg and more', 'other sites'],
    [`https://cdn.example/${'a'.repeat(2_000)}`, 'other sites'],
    ['//evil.example/a.jpg', 'other sites'],
    ['file:///etc/passwd', 'other sites'],
    ['data:text/html,x', 'other sites'],
    ['/media/photos/../others/x.csv', 'other sites'],
    ['www.example.com/a.jpg', 'other sites'],
    ['logo.svg', 'SVG'],
    ['phone.exe', 'not a picture'],
    ['../../a.jpg', 'outside the zip'],
    ['a.jpg|b.jpg|c.jpg|d.jpg|e.jpg|f.jpg|g.jpg|h.jpg|i.jpg', 'At most 8'],
  ])('%s is refused with a sentence', (text, words) => {
    expect(readImageCells(text)).toEqual({ fault: expect.stringContaining(words) });
  });
});
