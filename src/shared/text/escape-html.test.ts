import { describe, expect, it } from 'vitest';
import { jsonInHtml } from './escape-html.ts';

describe('JSON inside a page', () => {
  it.each(['</script><script>alert(1)</script>', '<!-- <script>', ']]>', 'a\u2028b\u2029c', '&lt;/script&gt;', '"\\'])(
    'says %j and stays inside its element',
    text => {
      const json = jsonInHtml({ text });
      expect(json).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(json)).toEqual({ text });
    },
  );
});
