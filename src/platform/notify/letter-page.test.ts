import { describe, expect, it } from 'vitest';
import { letterPage } from './letter-page.ts';

describe('a letter', () => {
  it('says the same in both forms and lets no markup through', () => {
    const evil = '<img src=x onerror="alert(1)">';
    const { text, html } = letterPage({
      shop: evil,
      title: evil,
      footer: evil,
      blocks: [
        { kind: 'text', text: evil },
        { kind: 'heading', text: evil },
        { kind: 'rows', rows: [{ label: evil, value: evil }] },
        { kind: 'lines', lines: [evil, evil] },
        { kind: 'link', text: evil, url: `https://shop.example/?q=${evil}` },
      ],
    });
    expect(html).not.toContain('<img');
    expect(html).not.toContain('onerror="');
    expect(html.match(/&lt;img/g)).toHaveLength(12);
    expect(text.match(/<img/g)).toHaveLength(10);
  });
});
