import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sampleLetters } from '#composition/samples/sample-letters.ts';
import { readEnv } from '#config/env.ts';
import type { EventName } from '#platform/context.ts';
import { composeMail } from '#platform/mail/compose-mail.ts';
import { mailOf } from '#platform/mail/mail-channel.ts';
import { writeOut } from '#platform/notify/letter.ts';
import { printLine, run } from '#process/printout.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { speaking } from '#shared/language/speaking.ts';
import { isSpoken } from '#shared/language/spoken-language.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';
import { DEMO_IDENTITY } from '#shop/shop/identity/demo-identity.ts';
import { letterheadOf } from '#shop/shop/server/shop.ts';

const USAGE = `npm run mails                    writes a sample of every mail to DATA_DIR/mails; open index.html there
npm run mails -- --language hi   the same in another language of the shop`;

/** Writes a sample of every mail as HTML, plain text and .eml, with an index page. */
await run(async () => {
  const { help, language = SOURCE_LANGUAGE } = parseArgs({
    options: { help: { type: 'boolean' }, language: { type: 'string' } },
  }).values;
  if (help) return printLine(USAGE);
  if (!isSpoken(language)) throw new Error(`The shop has no folder languages/${language}.`);
  const folder = join(readEnv(process.env).dataDir, 'mails');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const rows: string[] = [];
  for (const [name, mail] of sampleMails(language)) {
    const file = name.replace(/\W+/g, '-');
    await writeFile(join(folder, `${file}.html`), mail.html);
    await writeFile(join(folder, `${file}.txt`), mail.text);
    await writeFile(join(folder, `${file}.eml`), composeMail(mail).raw);
    const links = ['html', 'txt', 'eml'].map(form => `<a href="${file}.${form}">${form}</a>`).join(' ');
    rows.push(`<li><b>${escapeHtml(mail.subject)}</b> to ${escapeHtml(mail.to.address)}: ${links}</li>`);
  }
  const title = 'Sample mails';
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en-IN"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><ul>${rows.join('\n')}</ul></html>`,
  );
  printLine(`${rows.length} sample mails: ${join(folder, 'index.html')}`);
});

function sampleMails(language: string) {
  const head = speaking(language, () => letterheadOf(DEMO_IDENTITY, 'https://shop.example'));
  return Object.entries(sampleLetters(language)).flatMap(([event, letters]) =>
    Object.entries(letters).map(
      ([name, letter]) => [`${event} ${name}`, mailOf(writeOut(head, event as EventName, letter))] as const,
    ),
  );
}
