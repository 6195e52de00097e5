import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnv } from '#config/env.ts';
import type { EventName } from '#platform/context.ts';
import { composeMail } from '#platform/mail/compose-mail.ts';
import { mailOf } from '#platform/mail/mail-channel.ts';
import { writeOut } from '#platform/notify/letter.ts';
import { run, say } from '#process/printout.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';
import { DEMO_IDENTITY } from '#shop/shop/identity/demo-identity.ts';
import { letterheadOf } from '#shop/shop/server/shop.ts';
import { SAMPLE_LETTERS } from './sample-letters.ts';

const USAGE = `npm run mails   writes a sample of every mail to DATA_DIR/mails; open index.html there`;

/** Writes a sample of every mail as HTML, plain text and .eml, with an index page. */
await run(async () => {
  if (parseArgs({ options: { help: { type: 'boolean' } } }).values.help) return say(USAGE);
  const folder = join(readEnv(process.env).dataDir, 'mails');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const rows: string[] = [];
  for (const [name, mail] of sampleMails()) {
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
  say(`${rows.length} sample mails: ${join(folder, 'index.html')}`);
});

function sampleMails() {
  const head = letterheadOf(DEMO_IDENTITY, 'https://shop.example');
  return Object.entries(SAMPLE_LETTERS).flatMap(([event, letters]) =>
    Object.entries(letters).map(
      ([name, letter]) => [`${event} ${name}`, mailOf(writeOut(head, event as EventName, letter))] as const,
    ),
  );
}
