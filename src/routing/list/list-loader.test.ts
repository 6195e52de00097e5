import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { takeAhead } from '#routing/ask-ahead.ts';
import { get } from '#shared/api/endpoint.ts';
import { pageQuery, pageSchema } from '#shared/api/wire.ts';
import { listAddressOf, words } from '#shared/paths/list-address.ts';
import { listLoader, questionOf } from './list-loader.ts';
import { listOf } from './list-of.ts';

const TREES = listOf({
  title: 'Trees',
  address: listAddressOf('/admin/trees', { find: words }),
  endpoint: get('/admin/trees', {
    summary: 'Trees',
    query: z.object({ ...pageQuery, find: z.optional(z.string()) }),
    output: pageSchema(z.object({ name: z.string() })),
  }),
  ask: state => state,
  caption: 'Trees',
  rowKey: ({ name }) => name,
  noun: 'the trees',
  empty: 'No trees yet',
});

const PAGE = { success: true, data: [{ name: 'Coco' }], currentPage: 1, totalPages: 1, totalItems: 1 };

const enter = (query: string) => listLoader(TREES)({ request: new Request(`http://shop.example/admin/trees${query}`) });
const take = (query: string) =>
  takeAhead(TREES.endpoint, JSON.stringify(questionOf(TREES, new URLSearchParams(query))));

/** @returns the requested URLs */
function answering(answer: () => Response): readonly string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return answer();
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

it('what a list’s loader has asked answers the first question of its screen, and no second', async () => {
  const asked = answering(() => Response.json(PAGE));
  enter('?find=co&page=2');
  expect(await take('?find=co&page=2')).toMatchObject({ data: [{ name: 'Coco' }] });
  expect(take('?find=co&page=2')).toBeUndefined();
  expect(asked).toEqual([expect.stringContaining('find=co')]);
});

it('does not answer another question', () => {
  answering(() => Response.json(PAGE));
  enter('?find=co');
  expect(take('')).toBeUndefined();
});

it('a refused answer rejects for its taker, and is silent without one', async () => {
  answering(() => Response.json({ success: false, code: 'auth.not_allowed', message: 'No' }, { status: 403 }));
  enter('');
  await expect(take('')).rejects.toMatchObject({ code: 'auth.not_allowed' });
  // An unhandled rejection would fail the run.
  enter('');
  await new Promise(resolve => setTimeout(resolve, 20));
});
