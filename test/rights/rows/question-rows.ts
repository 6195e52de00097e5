import { mayNotAnswer } from '#products/questions/contract.ts';
import { makeProduct } from '#test/fixtures/cast.ts';
import { EVERYONE, type Row, SHOPPERS, SIGNED_IN } from '#test/rights/row.ts';
import type { Scene } from '#test/rights/scene.ts';

const ADMINISTRATORS = '401 403 403 403 403 403 200';
const ofProduct = ({ product }: Scene) => ({ params: { productId: product } });
const aboutOne = async ({ newQuestion }: Scene) => ({ payload: { _id: await newQuestion() } });

/** Questions about a product of the seller's, asked by somebody else. */
export const QUESTION_ROWS: readonly Row[] = [
  {
    call: 'GET /shop/question/:productId',
    answers: EVERYONE,
    gives: 'data currentPage totalPages totalItems',
    send: ofProduct,
  },
  { call: 'GET /shop/question/mine/:productId', answers: SIGNED_IN, gives: 'data', send: ofProduct },
  {
    call: 'POST /shop/question/ask',
    answers: SHOPPERS,
    gives: 'message',
    send: async ({ shop, cast }) => ({
      payload: { productId: await makeProduct(shop, cast.deccan.sellerId), question: 'Does the charger come with it?' },
    }),
  },
  {
    call: 'POST /shop/question/answer',
    on: 'a question about a product of the seller that the shoppers have not received',
    answers: '401 409 409 409 200 409 409',
    gives: 'message',
    refusal: mayNotAnswer,
    send: async ({ newQuestion }) => ({ payload: { questionId: await newQuestion(), answer: 'It does.' } }),
  },
  {
    call: 'POST /shop/question/report',
    answers: SIGNED_IN,
    gives: 'message',
    send: async ({ newQuestion }) => ({ payload: { questionId: await newQuestion(), reason: 'abusive' } }),
  },
  {
    call: 'GET /admin/questions/get',
    answers: '401 403 403 403 200 200 200',
    gives: 'data currentPage totalPages totalItems counts',
    send: () => ({}),
    shows: { text: () => 'nandi-5', to: ['seller', 'administrator'] },
  },
  {
    call: 'PUT /admin/questions/hide',
    answers: ADMINISTRATORS,
    gives: 'message',
    send: async ({ newQuestion }) => ({ payload: { _id: await newQuestion(), reason: 'It names somebody.' } }),
  },
  { call: 'PUT /admin/questions/show', answers: ADMINISTRATORS, gives: 'message', send: aboutOne },
  { call: 'PUT /admin/questions/keep', answers: ADMINISTRATORS, gives: 'message', send: aboutOne },
];
