import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerQuestion, askQuestion, listQuestions, reportQuestion } from '#products/questions/contract.ts';
import { hideQuestion, keepQuestion, listDeskQuestions, showQuestion } from '#products/questions/desk.contract.ts';
import type { ProductId, QuestionId } from '#shared/id.ts';
import { listAudit } from '#shop/audit/contract.ts';
import { newBuyer } from '#test/builders/buying.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

describe.each(ENGINES)('the desk of questions on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let deccan: Client;
  let product: ProductId;
  let open: QuestionId;
  let answered: QuestionId;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false });
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
    deccan = await shop.as(cast.deccan);
    product = await makeProduct(shop, cast.deccan.sellerId, { title: 'Nandi 5' });
    const lamp = await makeProduct(shop, cast.ritchie.sellerId, { title: 'Ritchie lamp' });
    const buyer = await newBuyer(shop);
    await buyer.call(askQuestion, { productId: product, question: 'Does it have two SIM slots?' });
    await buyer.call(askQuestion, { productId: product, question: 'Is it waterproof in the rain?' });
    await buyer.call(askQuestion, { productId: lamp, question: 'Which bulbs does the lamp take?' });
    const asked = (await deccan.call(listDeskQuestions, {})).data;
    [open, answered] = asked.map(({ _id }) => _id) as [QuestionId, QuestionId];
    await deccan.call(answerQuestion, { questionId: answered, answer: 'Yes, IP68.' });
  });
  afterAll(() => shop.end());

  const shown = async () => (await shop.guest.call(listQuestions, { productId: product })).data;

  it('has sellers’ own questions for them, and all for administrators, who waits longest first', async () => {
    const own = await deccan.call(listDeskQuestions, {});
    expect(own.counts).toEqual({ open: 1, answered: 1, hidden: 0, reported: 0 });
    expect(own.data).toMatchObject([{ words: 'Does it have two SIM slots?', isOwn: true, reports: [] }]);
    const all = await admin.call(listDeskQuestions, {});
    expect(all.counts).toEqual({ open: 2, answered: 1, hidden: 0, reported: 0 });
    expect(all.data.map(({ seller, isOwn }) => [seller, isOwn])).toEqual([
      ['deccan', false],
      ['ritchie', false],
    ]);
    const found = await admin.call(listDeskQuestions, { find: 'lamp' });
    expect(found.data.map(({ product: { title } }) => title)).toEqual(['Ritchie lamp']);
    const { data } = await deccan.call(listDeskQuestions, { show: 'answered' });
    expect(data).toMatchObject([{ _id: answered, answers: [{ words: 'Yes, IP68.', fromSeller: true }] }]);
  });

  it('tells administrators of reports and nobody else; keeping closes them', async () => {
    const [, answer] = (await shown()).flatMap(({ answers, _id }) => [_id, ...answers.map(one => one._id)]);
    const reporter = await shop.as(cast.farhan);
    await reporter.call(reportQuestion, { questionId: answer as QuestionId, reason: 'dishonest' });
    expect((await admin.call(listDeskQuestions, { show: 'reported' })).data).toMatchObject([
      { _id: answered, reports: [], answers: [{ reports: ['dishonest'] }] },
    ]);
    const raw = await deccan.inject({ url: '/api/admin/questions/get?show=answered' });
    expect(raw.body).not.toMatch(/dishonest|farhan/);
    await admin.call(keepQuestion, { _id: answer as QuestionId });
    expect((await admin.call(listDeskQuestions, {})).counts.reported).toBe(0);
  });

  it('hides a question with its answers, with a reason in the audit log, and shows it again', async () => {
    const reason = 'It names somebody.';
    await admin.call(hideQuestion, { _id: answered, reason });
    await admin.call(hideQuestion, { _id: answered, reason });
    expect((await shown()).map(({ _id }) => _id)).toEqual([open]);
    const hidden = await deccan.call(listDeskQuestions, { show: 'hidden' });
    expect(hidden.data).toMatchObject([{ _id: answered, hiddenReason: reason }]);
    const log = (await admin.call(listAudit, {})).data.filter(({ act }) => act === 'question.hidden');
    expect(log).toMatchObject([{ on: { kind: 'question', name: 'Nandi 5' }, after: { reason } }]);
    await admin.call(showQuestion, { _id: answered });
    expect(await shown()).toHaveLength(2);
  });

  it('hides one answer; the question is open again, and sorted with the open ones', async () => {
    const answer = (await shown()).find(({ _id }) => _id === answered)?.answers[0]?._id as QuestionId;
    await admin.call(hideQuestion, { _id: answer, reason: 'It is wrong.' });
    expect((await shown()).map(({ answers }) => answers.length)).toEqual([0, 0]);
    expect((await deccan.call(listDeskQuestions, {})).counts).toMatchObject({ open: 2, answered: 0, hidden: 1 });
    await deccan.call(answerQuestion, { questionId: answered, answer: 'Yes, for half an hour.' });
    expect((await shown()).map(({ answers }) => answers.length)).toEqual([0, 0]);
    await admin.call(showQuestion, { _id: answer });
    expect((await shown())[0]).toMatchObject({ _id: answered, answers: [{ answer: 'Yes, for half an hour.' }] });
  });
});
