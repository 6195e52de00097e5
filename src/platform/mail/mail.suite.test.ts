import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { DeliveryFailed } from '#platform/notify/channel.ts';
import type { Mail, MailPort } from './mail.ts';
import { outboxMail } from './outbox-mail.ts';
import { smtpMail } from './smtp-mail.ts';

const receipt: Mail = {
  to: { name: 'Asha Rao', address: 'asha@example.in' },
  from: { name: 'Bijli Bazaar', address: 'shop@bijli.example' },
  subject: 'Your order — ₹1,37,900',
  text: 'धन्यवाद, Asha. ₹1,37,900 paid.\n',
  html: '<p>धन्यवाद, Asha. ₹1,37,900 paid.</p>',
  messageId: '<order-1@bijli.example>',
};

/** An adapter under test and everything it has sent. */
interface Bench {
  readonly port: MailPort;
  delivered(): Promise<string[]>;
}

const undo: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function outboxBench(): Promise<Bench & { folder: string }> {
  const parent = await mkdtemp(join(tmpdir(), 'outbox-'));
  undo.push(() => rm(parent, { recursive: true }));
  const folder = join(parent, 'not', 'there', 'yet');
  const port = outboxMail({ folder });
  undo.push(() => port.close());
  const names = () => readdir(folder).catch((): string[] => []);
  const delivered = async () => Promise.all((await names()).sort().map(name => readFile(join(folder, name), 'utf8')));
  return { port, delivered, folder };
}

/** A real SMTP server that refuses the recipients `busy` (temporarily) and `gone` (permanently), and the text `spam`. */
async function smtpBench(): Promise<Bench> {
  const messages: string[] = [];
  const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('busy@')) done(refusal(451, 'Try later'));
      else if (address.startsWith('gone@')) done(refusal(550, 'No such mailbox'));
      else done();
    },
    onData(stream, _session, done) {
      let message = '';
      stream.setEncoding('utf8').on('data', chunk => {
        message += chunk;
      });
      stream.on('end', () => {
        if (message.includes('spam')) return done(refusal(554, 'Not here'));
        messages.push(message);
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
  undo.push(() => new Promise<void>(closed => server.close(closed)));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The SMTP server has no port.');
  const port = smtpMail({ url: `smtp://127.0.0.1:${address.port}` });
  undo.push(() => port.close());
  return { port, delivered: async () => messages };
}

async function failureOf(sending: Promise<void>): Promise<DeliveryFailed> {
  const outcome = await sending.then(
    () => 'was sent',
    (error: unknown) => error,
  );
  if (outcome instanceof DeliveryFailed) return outcome;
  throw new Error(`Expected DeliveryFailed, but it ${String(outcome)}`);
}

function headerOf(message: string, name: string): string {
  const head = message.split('\r\n\r\n')[0]?.replaceAll(/\r\n[ \t]+/g, ' ') ?? '';
  const value = new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
  return value
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?utf-8\?(q|b)\?(.*?)\?=/gi, (_all, kind: string, text: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString() : quoted(text.replaceAll('_', ' ')),
    );
}

function quoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}

function bodyOf(message: string, type: string): string {
  const part = message.split(/\r\n--/).find(each => each.includes(`Content-Type: ${type}`)) ?? '';
  const text = part.slice(part.indexOf('\r\n\r\n') + 4);
  return part.includes('base64') ? Buffer.from(text, 'base64').toString() : quoted(text.replaceAll('=\r\n', ''));
}

describe.each<[string, () => Promise<Bench>]>([
  ['the outbox', outboxBench],
  ['SMTP', smtpBench],
])('mail by %s', (_name, bench) => {
  test('arrives once with sender, recipient, subject and id as given', async () => {
    const { port, delivered } = await bench();
    await port.send(receipt);
    const [message = '', ...others] = await delivered();
    expect(others).toEqual([]);
    expect(headerOf(message, 'From')).toBe('Bijli Bazaar <shop@bijli.example>');
    expect(headerOf(message, 'To')).toBe('Asha Rao <asha@example.in>');
    expect(headerOf(message, 'Subject')).toBe(receipt.subject);
    expect(headerOf(message, 'Message-ID')).toBe(receipt.messageId);
  });

  test('names who an answer goes to, and sends them nothing', async () => {
    const { port, delivered } = await bench();
    const replyTo = { name: 'Rao, Asha <all@example.in>', address: 'asha.rao@example.in' };
    await port.send({ ...receipt, replyTo });
    const [message = '', ...others] = await delivered();
    expect(headerOf(message, 'Reply-To')).toBe('"Rao, Asha <all@example.in>" <asha.rao@example.in>');
    expect(headerOf(message, 'To')).toBe('Asha Rao <asha@example.in>');
    expect(others).toEqual([]);
  });

  test('names the page that stops it', async () => {
    const { port, delivered } = await bench();
    const unsubscribe = 'https://shop.example/hi/shop/wishlist/stop?key=0b7e6c1c-8f3d-4d0a-9a3e-5f8a7c1d2e3f';
    await port.send({ ...receipt, unsubscribe });
    const [message = ''] = await delivered();
    expect(headerOf(message, 'List-Unsubscribe')).toBe(`<${unsubscribe}>`);
  });

  test('carries the rupee sign and Devanagari in both forms', async () => {
    const { port, delivered } = await bench();
    await port.send(receipt);
    const [message = ''] = await delivered();
    expect(bodyOf(message, 'text/plain').trim()).toBe(receipt.text.trim());
    expect(bodyOf(message, 'text/html').trim()).toBe(receipt.html);
  });

  test('ends every line as the mail standard asks', async () => {
    const { port, delivered } = await bench();
    await port.send(receipt);
    const [message = ''] = await delivered();
    expect(message.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test('makes an id of its own when none is given', async () => {
    const { port, delivered } = await bench();
    const { messageId: _none, ...withoutId } = receipt;
    await port.send(withoutId);
    await port.send(withoutId);
    const ids = (await delivered()).map(message => headerOf(message, 'Message-ID'));
    expect(new Set(ids).size).toBe(2);
  });

  test('keeps the order in which messages were sent', async () => {
    const { port, delivered } = await bench();
    for (const subject of ['one', 'two', 'three']) await port.send({ ...receipt, subject });
    expect((await delivered()).map(message => headerOf(message, 'Subject'))).toEqual(['one', 'two', 'three']);
  });

  test.each<[string, Partial<Mail>]>([
    ['a line break in the subject', { subject: 'Hello\r\nBcc: all@example.in' }],
    ['a line break in the name', { to: { name: 'Asha\nBcc: all@example.in', address: 'asha@example.in' } }],
    ['a line break in the address', { to: { address: 'asha@example.in\r\nBcc: all@example.in' } }],
    ['two addresses', { to: { address: 'asha@example.in, all@example.in' } }],
    ['an address in angle brackets', { to: { address: 'asha@example.in <all@example.in>' } }],
    ['no address', { to: { address: '' } }],
    ['a line break in the name to answer', { replyTo: { name: 'A\r\nBcc: all@example.in', address: 'a@example.in' } }],
    ['a line break in the address to unsubscribe', { unsubscribe: 'https://shop.example/\r\nBcc: all@example.in' }],
    ['two addresses to answer', { replyTo: { address: 'a@example.in, all@example.in' } }],
    ['a line break in the sender', { from: { name: 'Shop\nBcc: all@example.in', address: 'shop@bijli.example' } }],
    ['a message id that breaks its header', { messageId: '<a@b>\r\nBcc: all@example.in' }],
  ])('refuses %s and sends nothing', async (_what, fault) => {
    const { port, delivered } = await bench();
    const failure = await failureOf(port.send({ ...receipt, ...fault }));
    expect(failure.retryable).toBe(false);
    expect(await delivered()).toEqual([]);
  });
});

describe('the outbox', () => {
  test('leaves whole files that only their owner reads', async () => {
    const { port, folder } = await outboxBench();
    await port.send(receipt);
    const [name = '', ...others] = await readdir(folder);
    expect(others).toEqual([]);
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-\d{4}-\w{8}\.eml$/);
    expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
  });
});

describe('SMTP', () => {
  test.each<[string, Partial<Mail>, boolean]>([
    ['a recipient refused for now may be tried again', { to: { address: 'busy@example.in' } }, true],
    ['a recipient refused for good is not tried again', { to: { address: 'gone@example.in' } }, false],
    ['a message refused for good is not tried again', { subject: 'spam' }, false],
  ])('%s', async (_what, change, retryable) => {
    const { port, delivered } = await smtpBench();
    expect((await failureOf(port.send({ ...receipt, ...change }))).retryable).toBe(retryable);
    expect(await delivered()).toEqual([]);
    await port.send(receipt);
    expect(await delivered()).toHaveLength(1);
  });

  test('a server that accepts and never speaks is given up, to be tried again', async () => {
    const silent = createServer(() => {});
    await new Promise<void>(ready => silent.listen(0, '127.0.0.1', ready));
    undo.push(() => new Promise<void>(closed => silent.close(() => closed())));
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const mail = smtpMail({ url: `smtp://127.0.0.1:${port}`, answerWithin: 200 });
    undo.push(() => mail.close());
    expect((await failureOf(mail.send(receipt))).retryable).toBe(true);
  });

  test('a server that is not there is tried again', async () => {
    const mail = smtpMail({ url: 'smtp://127.0.0.1:1' });
    undo.push(() => mail.close());
    expect((await failureOf(mail.send(receipt))).retryable).toBe(true);
  });

  test('a failure does not repeat the recipient’s address', async () => {
    const { port } = await smtpBench();
    const failure = await failureOf(port.send({ ...receipt, to: { address: 'gone@example.in' } }));
    expect(failure.message).not.toContain('gone@example.in');
  });
});
