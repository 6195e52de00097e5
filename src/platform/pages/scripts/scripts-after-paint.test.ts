import { describe, expect, it } from 'vitest';
import { scriptsAfterPaint } from './scripts-after-paint.ts';

const page = [
  '<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>',
  '<link rel="stylesheet" href="/assets/style.css"/></head><body><h1>Goods</h1>',
  '<script type="module" async="">import "/assets/a.js";\nimport("/assets/b.js");</script></body></html>',
].join('');

describe('the scripts of a page', () => {
  it('are neither preloaded nor run while the page is read', () => {
    const late = scriptsAfterPaint(page);
    expect(late).not.toContain('modulepreload" href');
    expect(late).not.toContain('type="module"');
    expect(late).toContain('<link rel="stylesheet" href="/assets/style.css"/>');
  });

  it('are kept whole for later, with the names of their modules', () => {
    expect(scriptsAfterPaint(page)).toContain(
      '<script type="text/plain" data-modules="/assets/a.js /assets/b.js">import "/assets/a.js";\nimport("/assets/b.js");</script>',
    );
  });

  it('stay away where there are none', () => {
    const plain = '<html><body><h1>Goods</h1></body></html>';
    expect(scriptsAfterPaint(plain)).toBe(plain);
  });
});
