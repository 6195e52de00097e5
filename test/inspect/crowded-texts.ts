import type { Page } from '@playwright/test';

/** What does not fit on a page: the page itself, or a text in its box. */
export function crowdedTexts(page: Page): Promise<string[]> {
  return page.evaluate(findCrowded);
}

/** Runs in the page. */
function findCrowded(): string[] {
  // What lies below the window is otherwise laid out at some later moment.
  for (const later of document.querySelectorAll<HTMLElement>('[data-later]')) later.style.contentVisibility = 'visible';
  const places = [document.documentElement, ...document.querySelectorAll('dialog[open]')];
  const wide = places.filter(place => place.scrollWidth > place.clientWidth);
  const found = wide.map(place => `${place.localName} is ${place.scrollWidth - place.clientWidth} px too wide`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(texts.currentNode);
    const text = range.getBoundingClientRect();
    if (text.width <= 1) continue;
    const box = boxAround(element);
    const bounds = box?.getBoundingClientRect();
    if (!box || !bounds || text.right <= bounds.right + 1) continue;
    const words = (texts.currentNode.textContent ?? '').trim().slice(0, 60);
    found.push(`“${words}” leaves its ${box.localName} by ${Math.round(text.right - bounds.right)} px`);
  }
  return found;

  /** The nearest element that must hold the text: a control, a cell, what cuts it off, or the page; null if it may be scrolled to. */
  function boxAround(element: Element): Element | null {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { clipPath, overflowX, textOverflow } = getComputedStyle(at);
      // For screen readers.
      if (clipPath !== 'none') return null;
      if (textOverflow === 'ellipsis' || overflowX === 'auto' || overflowX === 'scroll') return null;
      if (overflowX !== 'visible' || at.matches('button, a, label, td, th, [role=tab], option')) return at;
    }
    return document.documentElement;
  }
}
