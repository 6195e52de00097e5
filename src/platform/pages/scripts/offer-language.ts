/** What is said to somebody who may prefer another language: in that language. */
export interface LanguageOffer {
  readonly text: string;
  readonly open: string;
  readonly close: string;
}

/**
 * Serialised into each page, so it must be self-contained. Remembers the language that somebody chooses by a link, and
 * offers the chosen one, or the first of the browser's that the shop speaks, on pages in another that have a link to it. It
 * never leads anywhere by itself: the address says the language, and a link that was shared shows everybody the same.
 */
export function offerLanguage(own: string, offers: Readonly<Record<string, LanguageOffer>>): void {
  const remember = (code: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the server reads it, and older browsers have nothing else
    document.cookie = `language=${code};path=/;max-age=31536000;samesite=lax`;
    // Somebody who is signed in gets mails in it too. It goes on while the next page loads.
    if (/(?:^|; )signed_in=/.test(document.cookie))
      void fetch('/api/account/language', {
        method: 'PUT',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ language: code }),
      });
  };
  const linkTo = (code: string) =>
    document.querySelector<HTMLAnchorElement>(`a[hreflang="${code}"]`)?.getAttribute('href');
  addEventListener(
    'click',
    event => {
      const link = (event.target as Element).closest?.('a[hreflang]');
      if (link) remember(link.getAttribute('hreflang') ?? own);
    },
    true,
  );
  const chosen = /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1];
  const wished = navigator.languages.map(tag => tag.replace(/-.*/, '')).find(code => code === own || code in offers);
  const wanted = chosen ?? wished ?? own;
  const offer = offers[wanted];
  if (offer === undefined || wanted === own) return;
  addEventListener('load', () => {
    const link = linkTo(wanted);
    if (!link) return;
    const box = document.createElement('aside');
    box.lang = wanted;
    box.setAttribute('data-offer', '');
    const way = document.createElement('a');
    way.hreflang = wanted;
    way.href = link;
    way.textContent = offer.open;
    // The page may change before it is followed.
    way.addEventListener('click', () => {
      way.href = linkTo(wanted) ?? link;
    });
    const close = document.createElement('button');
    close.type = 'button';
    close.textContent = offer.close;
    close.addEventListener('click', () => {
      remember(own);
      box.remove();
    });
    box.append(offer.text, ' ', way, close);
    document.body.append(box);
  });
}
