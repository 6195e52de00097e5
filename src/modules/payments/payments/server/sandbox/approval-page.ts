import { readFileSync } from 'node:fs';
import { languageOfPath } from '#shared/language/addresses.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { exactRupees, type Paise } from '#shared/money/money.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import { TRICK_TEXTS } from './trick-texts.ts';

type Problem = keyof typeof TRICK_TEXTS;

export interface SandboxPayment {
  readonly ref: string;
  readonly number: string;
  readonly amount: Paise;
  readonly state: 'open' | 'paid' | 'failed' | 'expired';
  readonly heldUntil: Date;
  /** Where the shopper goes back to, in the language of the shopper's pages. */
  readonly returnUrl: string;
}

const OVER = {
  paid: () => t('payments.payments.test.paid'),
  failed: () => t('payments.payments.test.failed'),
  expired: () => t('payments.payments.test.expired'),
} as const;

/** The sandbox's approval page, without scripts, in the shop's design and the language of the page to go back to. */
export function approvalPage(approval: SandboxPayment): string {
  const { pathname } = new URL(approval.returnUrl, 'https://own.invalid');
  return speaking(languageOfPath(pathname).language, () => pageOf(approval));
}

function pageOf({ number, amount, state, heldUntil }: SandboxPayment): string {
  return `<!doctype html>
<html lang="${t('language.tag')}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(t('payments.payments.test.title', { number }))}</title><style>${STYLE}</style></head>
<body><header><b>${t('payments.payments.test.label')}</b>: ${t('payments.payments.test.text')}</header>
<main><p class="who">${t('payments.payments.test.provider')}</p><h1>${t('payments.payments.test.heading')}</h1>
<dl><div><dt>${t('payments.payments.test.order')}</dt><dd>${escapeHtml(number)}</dd></div><div class="sum"><dt>${t('payments.payments.test.toPay')}</dt><dd>${exactRupees(amount)}</dd></div></dl>
${state === 'open' ? openForm(amount, heldUntil) : overForm(state)}
</main></body></html>
`;
}

function openForm(amount: Paise, heldUntil: Date): string {
  const problems = (Object.keys(TRICK_TEXTS) as Problem[]).filter(name => name !== 'late');
  return `<form method="post"><button class="pay" name="do" value="pay">${t('payments.payments.test.pay', { amount: exactRupees(amount) })}</button>
<button name="do" value="decline">${t('payments.payments.test.decline')}</button>
<p class="quiet">${t('payments.payments.test.held', { time: dayAndHourText(heldUntil) })}</p>
<details><summary>${t('payments.payments.test.problem')}</summary><ul>${problems.map(row).join('')}</ul></details></form>`;
}

function overForm(state: keyof typeof OVER): string {
  const late = state === 'expired' ? `<ul>${row('late')}</ul>` : '';
  return `<form method="post"><p>${OVER[state]()}</p><button class="pay" name="do" value="pay">${t('payments.payments.test.back')}</button>${late}</form>`;
}

function row(name: Problem): string {
  const { label, note } = TRICK_TEXTS[name]();
  return `<li><button name="do" value="${name}">${escapeHtml(label)}</button><span>${escapeHtml(note)}</span></li>`;
}

/** The shop's design tokens, read from the one file that defines them. */
const TOKENS = readFileSync(new URL('../../../../../design/theme/tokens.css', import.meta.url), 'utf8');
const STYLE = `${TOKENS}
*{box-sizing:border-box}body{margin:0;background:var(--panel);color:var(--ink);font:var(--w-body) var(--t-md)/var(--lh-body) var(--font)}
header{margin:0;padding:var(--s-3) var(--s-4);background:var(--volt);color:var(--on-volt);text-align:center}
main{width:min(440px,100% - 2*var(--gut));margin:clamp(16px,8vh,88px) auto;padding:var(--s-6) clamp(16px,6vw,36px);background:var(--raised);border:1px solid var(--hair);border-radius:var(--r-3)}
.who{margin:0;color:var(--ink-3);font-weight:var(--w-mid)}h1{margin:var(--s-1) 0 var(--s-5);font-size:var(--t-xl);font-weight:var(--w-bold);line-height:var(--lh-snug)}
dl{margin:0 0 var(--s-5);border-block:1px solid var(--hair)}dl div{display:flex;justify-content:space-between;align-items:baseline;gap:var(--s-4);padding:var(--s-3) 0}dl div+div{border-top:1px solid var(--hair)}
dt{color:var(--ink-2)}dd{margin:0;font-weight:var(--w-bold);font-variant-numeric:tabular-nums}.sum dd{font-size:var(--t-lg)}
button{width:100%;min-height:var(--field);padding:var(--s-2) var(--s-4);border:1px solid var(--edge);border-radius:var(--control-r);background:none;color:inherit;font:inherit;font-weight:var(--control-w);cursor:pointer}
button:hover{background:var(--tint)}.pay{margin-bottom:var(--s-3);border-color:var(--volt-edge);background:var(--volt);color:var(--on-volt)}.pay:hover{background:var(--volt-hover)}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
.quiet,li span{color:var(--ink-2);font-size:var(--t-sm)}summary{padding:var(--s-3) 0;min-height:var(--tap);cursor:pointer;font-weight:var(--w-mid)}
ul{margin:var(--s-2) 0 0;padding:0;list-style:none;display:grid;gap:var(--s-4)}li button{text-align:left;min-height:var(--tap)}li span{display:block;margin-top:var(--s-1)}
`;
