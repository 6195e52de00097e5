import { proposalIsMissing } from '#products/fronts/proposals.contract.ts';
import { aProposal, openProposal } from '#test/builders/proposing.ts';
import { LIST_KEYS, type Row } from '#test/rights/row.ts';
import type { Scene } from '#test/rights/scene.ts';

const SELLERS = '401 403 403 403 200 200 403';
const OWN = '401 403 403 403 200 404 403';
const BACK_OFFICE = '401 403 403 403 200 200 200';
const one = async ({ shop, cast }: Scene) => ({
  ...{ _id: await openProposal(shop, cast.deccan.sellerId), version: 1 },
});

/** Sections that sellers propose for pages: theirs until an administrator decides. */
export const FRONT_PROPOSAL_ROWS: readonly Row[] = [
  {
    call: 'GET /admin/front-proposals/get',
    answers: BACK_OFFICE,
    gives: `${LIST_KEYS.replace(' page limit', '')} counts`,
    send: async scene => {
      await one(scene);
      return {};
    },
    shows: { text: () => 'Deals of Deccan', to: ['seller', 'administrator'] },
  },
  { call: 'GET /admin/front-proposals/fronts', answers: BACK_OFFICE, gives: 'data', send: () => ({}) },
  {
    call: 'GET /admin/front-proposals/one',
    answers: '401 403 403 403 200 404 200',
    gives: 'data',
    refusal: proposalIsMissing,
    send: async scene => ({ query: { _id: (await one(scene))._id } }),
  },
  {
    call: 'POST /admin/front-proposals/preview',
    answers: SELLERS,
    gives: 'data',
    send: () => ({ payload: aProposal() }),
  },
  {
    call: 'POST /admin/front-proposals/propose',
    answers: SELLERS,
    gives: 'message data',
    send: async ({ shop, cast }) => {
      for (const { sellerId } of [cast.deccan, cast.ritchie]) await openProposal(shop, sellerId);
      return { payload: aProposal() };
    },
  },
  {
    call: 'PUT /admin/front-proposals/change',
    answers: OWN,
    gives: 'message data',
    refusal: proposalIsMissing,
    send: async scene => ({ payload: { ...(await one(scene)), ...aProposal() } }),
  },
  {
    call: 'PUT /admin/front-proposals/withdraw',
    answers: OWN,
    gives: 'message data',
    refusal: proposalIsMissing,
    send: async scene => ({ payload: await one(scene) }),
  },
  {
    call: 'PUT /admin/front-proposals/decline',
    answers: '401 403 403 403 403 403 200',
    gives: 'message data',
    send: async scene => ({ payload: { ...(await one(scene)), reason: 'The page is full.' } }),
  },
];
