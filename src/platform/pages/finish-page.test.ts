import { Script } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { startScript } from '#platform/pages/scripts/scripts-after-paint.ts';
import { finishPage, scriptHash } from './finish-page.ts';

const MARK = 'k3Jx0aQ';
const styles = new Map([['/assets/home.css', Buffer.from('.a>b{color:red}')]]);
function finish(html: string, data?: string) {
  const { body, ...rest } = finishPage({ mark: MARK, html, data }, styles);
  return { html: body.toString(), ...rest };
}

describe('the scripts that a page may run', () => {
  const OWN = `<script nonce="${MARK}">theme()</script><link rel="preload" href="/a.js" nonce="${MARK}"/>`;

  it('are those with the mark of this page, which is taken out', () => {
    expect(finish(OWN)).toEqual({
      html: '<script>theme()</script><link rel="preload" href="/a.js"/>',
      scriptHashes: [scriptHash('theme()')],
      link: undefined,
    });
  });

  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT nonce="">alert(1)</SCRIPT>',
    '<script nonce="k3Jx0aR">alert(1)</script>',
    '<script data-x="1">alert(1)</script>',
    '<script>alert(1)//',
    '<script type="module">alert(1)</script>',
  ])('are never what somebody else put there: %s', planted => {
    for (const page of [`${planted}${OWN}`, `${OWN}${planted}`]) {
      const { scriptHashes } = finish(page);
      expect(scriptHashes.filter(hash => hash !== scriptHash('theme()'))).toEqual([]);
    }
  });

  it('are not the files it names, which the policy allows by where they come from', () => {
    expect(finish(`<script nonce="${MARK}" src="/assets/a.js"></script>`).scriptHashes).toEqual([]);
  });
});

describe('the modules of a page', () => {
  const CODE = 'import "/assets/a.js";\nimport("/assets/b.js");';
  const page = [
    '<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>',
    '<link rel="stylesheet" href="/assets/style.css"/></head><body><h1>Goods</h1>',
    `<script nonce="${MARK}" type="module" async="">${CODE}</script></body></html>`,
  ].join('');

  it('are neither preloaded nor run while the page is read', () => {
    const { html } = finish(page);
    expect(html).not.toContain('modulepreload" href');
    expect(html).not.toContain('type="module"');
    expect(html).toContain('<link rel="stylesheet" href="/assets/style.css"/>');
  });

  it('are kept whole for later, with their names, beside the script that asks for them', () => {
    const { html, scriptHashes } = finish(page);
    const later = `<script type="text/plain" data-modules="/assets/a.js /assets/b.js">${CODE}</script>`;
    expect(html).toContain(`${later}<script>${startScript()}</script></body>`);
    expect(scriptHashes).toEqual([CODE, startScript()].map(scriptHash));
    expect(() => new Script(startScript())).not.toThrow();
    expect(startScript()).not.toMatch(/^\s|\/\*| {2}/m);
  });

  it('stay away where there are none', () => {
    const plain = '<html><body><h1>Goods</h1></body></html>';
    expect(finish(plain)).toEqual({ html: plain, scriptHashes: [], link: undefined });
  });
});

describe('the data of a page', () => {
  const page = '<html><body><h1>Goods</h1></body></html>';

  it('is handed over by an allowed script at its end', () => {
    const data = `${JSON.stringify(["it's \\ \n", '₹ 5 </script>'])}\n`;
    const { html, scriptHashes } = finish(page, data);
    const [, script = ''] = /<h1>Goods<\/h1><script>(.*)<\/script><\/body><\/html>$/s.exec(html) ?? [];
    expect(scriptHashes).toEqual([scriptHash(script)]);
    const streamController = { enqueue: vi.fn(), close: vi.fn() };
    new Function('window', script)({ __reactRouterContext: { streamController } });
    expect(streamController.enqueue).toHaveBeenCalledExactlyOnceWith(data);
    expect(streamController.close).toHaveBeenCalledOnce();
  });

  it('can neither end its script nor the page', () => {
    const { html } = finish(page, '["</script><script>alert(1)</script></body></html><!--"]\n');
    expect(html.match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
    expect(html.match(/<\/body>/g)).toHaveLength(1);
  });
});

describe('the styles of a page', () => {
  const kept = (href: string) => `<link rel="kept-stylesheet" href="${href}" disabled=""/>`;
  const STYLE = '<style>.a>b{color:red}</style>';

  it('stand in it, and their link fetches nothing', () => {
    const { html, link } = finish('<head><link rel="stylesheet" href="/assets/home.css"/></head>');
    expect(html).toBe(`<head>${STYLE}${kept('/assets/home.css')}</head>`);
    expect(link).toBeUndefined();
  });

  it('stand in it once, however many parts of the page ask for them', () => {
    const twice = '<link rel="stylesheet" href="/assets/home.css"/><link rel="stylesheet" href="/assets/home.css#"/>';
    expect(finish(twice).html).toBe(STYLE + kept('/assets/home.css') + kept('/assets/home.css#'));
  });

  it('are found unmarked by what is loaded later, where the page marks them as shared', () => {
    const shared = '<link rel="stylesheet" href="/assets/home.css#"/>';
    expect(finish(shared).html).toBe(STYLE + kept('/assets/home.css') + kept('/assets/home.css#'));
  });

  it('stay a link, which the header names, when they are not known', () => {
    const page =
      '<head><link rel="stylesheet" href="/assets/face.css"/><link rel="icon" href="/assets/home.css"/></head>';
    expect(finish(page)).toEqual({ html: page, scriptHashes: [], link: '</assets/face.css>; rel=preload; as=style' });
  });

  it('are not named where a page has no style sheet outside it', () => {
    expect(finish(`<head><style>a{}</style>${kept('/assets/a.css')}</head>`).link).toBeUndefined();
  });
});
