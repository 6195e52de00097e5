import { pathIn } from '#shared/language/addresses.ts';
import { spokenLanguage } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';
import type { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';
import { logoLines } from '#shop/shop/logo-lines.ts';
import { ICON } from './icon-drawings.ts';

/**
 * The page that visitors see before the shop is open: its name, “Opening soon”, and links for sellers and staff. A complete
 * document without scripts.
 */
export function openingPage({ name, email }: Pick<ShopIdentity, 'name' | 'email'>): string {
  const shop = escapeHtml(name);
  const lines = logoLines(name).map(escapeHtml).join('<br>');
  const care = escapeHtml(email);
  const mailTo = `<a href="mailto:${care}">${care}</a>`;
  const questions = t('shop.shop.opening.questions', { email: mailTo });
  const linkTo = (path: string, words: string) => `<a href="${pathIn(spokenLanguage(), path)}">${words}</a>`;
  const register = linkTo(paths.registerSeller, t('shop.shop.opening.register'));
  const signIn = linkTo(paths.login, t('shop.shop.opening.signIn'));
  return `<!doctype html>
<html lang="${t('language.tag')}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${t('shop.shop.opening.title')} · ${shop}</title>
<link rel="icon" type="image/png" href="/icon-192.png"><style>${STYLE}</style></head>
<body><header>${ICON}<b>${lines}</b></header>
<main><h1>${t('shop.shop.opening.title')}</h1>
<p>${t('shop.shop.opening.text', { shop })}</p>
${email === '' ? '' : `<p>${questions}</p>\n`}</main>
<footer><p>${t('shop.shop.opening.sell')} ${register}</p><p>${t('shop.shop.opening.already')} ${signIn}</p></footer></body></html>
`;
}

const STYLE = `:root{color-scheme:light dark;--ground:#fff;--ink:#151c28;--soft:#55606f;--hair:#c9d0d8;--live:#dfff1e;font:17px/1.5 "Anek Latin",system-ui,sans-serif}
@media (prefers-color-scheme:dark){:root{--ground:#0e131b;--ink:#eef1f4;--soft:#a3afbd;--hair:#344050}header svg [fill="#151c28"]{fill:#2b3546}}
*{box-sizing:border-box}
body{display:flex;flex-direction:column;min-height:100vh;min-height:100svh;margin:0;padding:0 24px;border-top:5px solid var(--ink);background:var(--ground);color:var(--ink);overflow-wrap:anywhere}
header,main,footer{width:100%;max-width:640px;margin-inline:auto}
header{display:flex;align-items:center;gap:12px;padding-top:24px;line-height:1.05;letter-spacing:-.01em}
header svg{width:44px;height:44px}
main{margin-block:auto;padding-block:48px}
h1{width:fit-content;margin:0 0 .35em;padding-top:.3em;border-top:8px solid var(--live);font-size:clamp(2.5rem,9vw,4.25rem);line-height:1;letter-spacing:-.03em}
main p{margin:0 0 .6em;color:var(--soft);font-size:1.15em}
footer{display:flex;flex-wrap:wrap;gap:4px 32px;padding-block:20px 28px;border-top:1px solid var(--hair);color:var(--soft)}
footer p{margin:0}
a{display:inline-block;padding-block:8px;color:var(--ink);font-weight:600;text-underline-offset:3px}
a:focus-visible{outline:2px solid;outline-offset:2px}`;
