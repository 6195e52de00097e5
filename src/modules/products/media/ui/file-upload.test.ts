import { expect, it, vi } from 'vitest';
import { type Begun, cancelUpload, finishUpload, permitPart } from '#products/media/uploads.contract.ts';
import { newId } from '#shared/id.ts';
import { FileUpload } from './file-upload.ts';

const upload = newId<'upload'>();
const PARTS = 9;
const begun: Begun = { upload, parts: PARTS, partSize: 2, first: { url: '/upload/1', headers: {} } };

/** A fake connection to the storage: requests wait until they are let through. */
class Line {
  static readonly open: Line[] = [];
  static readonly sent: string[] = [];
  static most = 0;
  readonly upload = {};
  readonly status = 200;
  onload = () => {};
  #url = '';
  readonly open = (_method: string, url: string) => {
    this.#url = url;
  };
  readonly setRequestHeader = () => {};
  readonly getResponseHeader = () => `tag of ${this.#url}`;
  readonly send = () => {
    Line.open.push(this);
    Line.sent.push(this.#url);
    Line.most = Math.max(Line.most, Line.open.length);
  };
}

/** R67.12 */
it('sends four chunks of a file at a time, each once, and joins them in order', async () => {
  const finished = vi.fn();
  vi.stubGlobal('XMLHttpRequest', Line);
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const said = JSON.parse(body);
    if (path.endsWith('/permit'))
      return Response.json({ success: true, data: { url: `/upload/${said.part}`, headers: {} } });
    finished(said.tags);
    return Response.json({ success: true, data: { upload, url: null, width: null, height: null } });
  });
  const file = new File(['x'.repeat(2 * PARTS - 1)], 'goods.csv');
  const way = { begin: async () => ({ data: begun }), permit: permitPart, finish: finishUpload, cancel: cancelUpload };
  const run = new FileUpload(file, { purpose: 'import', ...way }, () => {}).run();
  for (let arrived = 0; arrived < PARTS; arrived += 1) {
    await expect.poll(() => Line.open.length).toBe(Math.min(4, PARTS - arrived));
    Line.open.shift()?.onload();
  }
  await run;
  expect(Line.most).toBe(4);
  const inOrder = Array.from({ length: PARTS }, (_, at) => `/upload/${at + 1}`);
  expect(Line.sent.toSorted()).toEqual(inOrder);
  expect(finished.mock.calls).toEqual([[inOrder.map(url => `tag of ${url}`)]]);
});
