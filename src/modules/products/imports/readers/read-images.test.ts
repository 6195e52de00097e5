import { describe, expect, it } from 'vitest';
import { readImageCells } from './read-images.ts';

describe('the pictures of a row', () => {
  it('are names in the zip or addresses here, each once', () => {
    expect(readImageCells('front.jpg | back.PNG\n/media/photos/1_a.webp, front.jpg')).toEqual({
      value: ['front.jpg', 'back.PNG', '/media/photos/1_a.webp'],
    });
  });

  it.each([
    ['https://cdn.example/a.jpg', 'other sites'],
    ['http://169.254.169.254/latest', 'other sites'],
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
