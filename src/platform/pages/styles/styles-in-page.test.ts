import { describe, expect, it } from 'vitest';
import { stylesInPage } from './styles-in-page.ts';

const styles = new Map([['/assets/home.css', '.a>b{color:red}']]);

describe('the styles of a page', () => {
  it('stand in it, and their link fetches nothing', () => {
    expect(stylesInPage('<head><link rel="stylesheet" href="/assets/home.css"/></head>', styles)).toBe(
      '<head><style>.a>b{color:red}</style><link rel="kept-stylesheet" href="/assets/home.css" disabled=""/></head>',
    );
  });

  it('stand in it once, however many parts of the page ask for them', () => {
    const twice = '<link rel="stylesheet" href="/assets/home.css"/><link rel="stylesheet" href="/assets/home.css#"/>';
    expect(stylesInPage(twice, styles)).toBe(
      '<style>.a>b{color:red}</style><link rel="kept-stylesheet" href="/assets/home.css" disabled=""/><link rel="kept-stylesheet" href="/assets/home.css#" disabled=""/>',
    );
  });

  it('are found unmarked by what is loaded later, where the page marks them as shared', () => {
    expect(stylesInPage('<link rel="stylesheet" href="/assets/home.css#"/>', styles)).toBe(
      '<style>.a>b{color:red}</style><link rel="kept-stylesheet" href="/assets/home.css" disabled=""/><link rel="kept-stylesheet" href="/assets/home.css#" disabled=""/>',
    );
  });

  it('stay a link when they are not known', () => {
    const page =
      '<head><link rel="stylesheet" href="/assets/new.css"/><link rel="icon" href="/assets/home.css"/></head>';
    expect(stylesInPage(page, styles)).toBe(page);
  });
});
