import { readFront } from '#products/fronts/fronts.contract.ts';
import type { Row } from '#test/rights/row.ts';
import type { Scene } from '#test/rights/scene.ts';

const ADMINISTRATORS = '401 403 403 403 403 403 200';
const HOME = { front: 'home' };
const body = { titles: {}, sections: [] };

async function versionOf({ shop, cast }: Scene): Promise<number> {
  return (await (await shop.as(cast.admin)).call(readFront, HOME)).data.version;
}

/** The home page and the landing pages, as those see them who compose them. */
export const FRONT_ROWS: readonly Row[] = [
  { call: 'GET /admin/fronts/get', answers: ADMINISTRATORS, gives: 'data', send: () => ({}) },
  { call: 'GET /admin/fronts/one', answers: ADMINISTRATORS, gives: 'data', send: () => ({ query: HOME }) },
  {
    call: 'GET /admin/fronts/version',
    answers: ADMINISTRATORS,
    gives: 'data',
    send: () => ({ query: { ...HOME, version: 0 } }),
  },
  {
    call: 'POST /admin/fronts/preview',
    answers: ADMINISTRATORS,
    gives: 'data',
    send: () => ({ payload: { ...HOME, body } }),
  },
  {
    call: 'PUT /admin/fronts/save',
    answers: ADMINISTRATORS,
    gives: 'message data',
    send: async scene => ({ payload: { ...HOME, body, publish: false, version: await versionOf(scene) } }),
  },
  ...['discard', 'reset'].map(
    (step): Row => ({
      call: `PUT /admin/fronts/${step}`,
      answers: ADMINISTRATORS,
      gives: 'message data',
      send: async scene => ({ payload: { ...HOME, version: await versionOf(scene) } }),
    }),
  ),
];
