import { describe, expect, it } from 'vitest';
import { ownScripts, scriptHash } from './own-scripts.ts';

const MARK = 'k3Jx0aQ';
const OWN = `<script nonce="${MARK}">theme()</script><link rel="preload" href="/a.js" nonce="${MARK}"/>`;

describe('the scripts that a page may run', () => {
  it('are those with the mark of this page, which is taken out', () => {
    expect(ownScripts(OWN, MARK)).toEqual({
      html: '<script>theme()</script><link rel="preload" href="/a.js"/>',
      hashes: [scriptHash('theme()')],
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
      const { hashes } = ownScripts(page, MARK);
      expect(hashes.filter(hash => hash !== scriptHash('theme()'))).toEqual([]);
    }
  });

  it('are not the files it names, which the policy allows by where they come from', () => {
    expect(ownScripts(`<script nonce="${MARK}" src="/assets/a.js"></script>`, MARK).hashes).toEqual([]);
  });
});
