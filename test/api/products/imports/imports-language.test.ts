import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createImport, listReport, refusedRows, showImport } from '#products/imports/contract.ts';
import { isUnderWay } from '#products/imports/import-state.ts';
import { upload } from '#test/builders/uploading.ts';
import { castOf } from '#test/fixtures/cast.ts';
import { type Client, ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const IN_HINDI = { headers: { 'accept-language': 'hi' } };

let shop: TestShop;
let deccan: Client;
beforeAll(async () => {
  shop = await startTestShop(ONE_ENGINE);
  deccan = await shop.as((await castOf(shop)).deccan);
});
afterAll(() => shop.end());

/** Sends a file in Hindi and waits until the job has looked at it. */
async function checked(text: string) {
  const sent = await upload(shop, deccan, Buffer.from(text), { name: 'goods.csv', purpose: 'import' });
  const { data } = await deccan.call(createImport, { upload: sent.upload, name: 'goods.csv' }, IN_HINDI);
  return vi.waitFor(
    async () => {
      const { data: now } = await deccan.call(showImport, { id: data.id });
      if (isUnderWay(now.state)) throw new Error('not checked yet');
      return now;
    },
    { timeout: 10_000 },
  );
}

it('a report is in the language in which its file was sent', async () => {
  const { id } = await checked('SKU,Title,Price\nTWICE,One,500\nTWICE,Other,600\nNEW-1,Third,500\n');
  const { data: rows } = await deccan.call(listReport, { id, outcome: 'refused' });
  const sentences = rows.map(({ faults }) => faults.map(({ sentence }) => sentence).join(' '));
  expect(sentences[0]).toContain('पंक्ति 3 में भी यही SKU है।');
  for (const sentence of sentences) expect(sentence).not.toMatch(/[a-z]{2,} [a-z]{2,}/);
});

it('so is the reason why a whole file can’t be read', async () => {
  const { state, fault } = await checked('Title,Price\nOne,500\n');
  expect(state).toBe('failed');
  expect(fault).toMatch(/[\u0900-\u097f]/);
});

it('rows to correct have their errors below a head in the language of the page', async () => {
  const { id } = await checked('SKU,Stock\nTWICE,many\n');
  const address = `/api${refusedRows.path.replace(':id', id)}`;
  const { body } = await deccan.inject({ method: 'GET', url: address, ...IN_HINDI });
  expect(body).toMatch(/^\ufeffSKU,Stock,गलती\r\nTWICE,many,स्टॉक: /);
});
