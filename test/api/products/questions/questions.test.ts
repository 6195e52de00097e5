import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportMine } from '#office/privacy/contract.ts';
import {
  answerQuestion,
  askQuestion,
  enoughAnswers,
  enoughQuestions,
  findOwnRights,
  listQuestions,
  MAX_ANSWERS,
  mayNotAnswer,
  questionIsInvalid,
  questionIsMissing,
  questionIsOwn,
  questionNeedsProduct,
  questionReportedAlready,
  reportQuestion,
} from '#products/questions/contract.ts';
import { eraseQuestionsOf } from '#products/questions/server/questions.ts';
import { newId, type ProductId, type QuestionId } from '#shared/id.ts';
import { type Buyer, newBuyer } from '#test/builders/buying.ts';
import { mailsTo } from '#test/builders/registering.ts';
import { buyDelivered } from '#test/builders/returning.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const WORDS = 'Does the charger come with it?';

describe.each(ENGINES)('questions about a product on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let deccan: Client;
  let asker: Buyer;
  let product: ProductId;
  beforeAll(async () => {
    shop = await startTestShop(engine);
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
    deccan = await shop.as(cast.deccan);
    asker = await newBuyer(shop);
    product = await makeProduct(shop, cast.deccan.sellerId, { title: 'Nandi 5', stock: 50 });
  });
  afterAll(() => shop.end());

  const list = async (productId = product) => (await shop.guest.call(listQuestions, { productId })).data;
  const ask = async (client: Client, question: string, productId = product): Promise<QuestionId> => {
    await client.call(askQuestion, { productId, question });
    const asked = (await shop.guest.call(listQuestions, { productId, limit: 100 })).data;
    const found = asked.find(one => one.question === question);
    if (!found) throw new Error('the question is not shown');
    return found._id;
  };
  const refused = ({ code }: { readonly code: string }) => ({ code });

  it('are asked by shoppers, shown to everybody at once, and mailed to the seller', async () => {
    expect(await list()).toEqual([]);
    const { message } = await asker.call(askQuestion, { productId: product, question: `  ${WORDS} ` });
    expect(message).toMatch(/^Your question is on the product’s page/);
    expect(await list()).toMatchObject([{ question: WORDS, userName: asker.userName, answers: [] }]);
    const [mail] = await mailsTo(shop, cast.deccan.email, 1);
    expect(mail).toContain(WORDS);
    await expect(deccan.call(askQuestion, { productId: product, question: WORDS })).rejects.toMatchObject({
      status: 403,
    });
  });

  it('are answered by the seller under the name of the shop, and mailed to the asker once', async () => {
    const questionId = await ask(asker, 'How long is the cable of this one?');
    await deccan.call(answerQuestion, { questionId, answer: 'One metre.' });
    // The mail has the answer as it is when it is sent.
    const [sent] = await mailsTo(shop, asker.email, 1);
    expect(sent).toContain('One metre.');
    await deccan.call(answerQuestion, { questionId, answer: 'One metre and a half.' });
    const [first] = await list();
    expect(first).toMatchObject({
      _id: questionId,
      answers: [{ answer: 'One metre and a half.', fromSeller: true, userName: 'deccan', bought: false }],
    });
    expect(await mailsTo(shop, asker.email, 1)).toHaveLength(1);
  });

  it('are answered by shoppers who received the product, marked as that, after the seller’s answer', async () => {
    const questionId = await ask(await newBuyer(shop), 'Is the screen bright in the sun?');
    const owner = await newBuyer(shop);
    const answer = { questionId, answer: 'Yes, I read outside.' };
    await expect(owner.call(answerQuestion, answer)).rejects.toMatchObject(refused(mayNotAnswer));
    expect((await owner.call(findOwnRights, { productId: product })).data.mayAnswer).toBe(false);
    await buyDelivered(shop, { buyer: owner, admin }, [product, 1]);
    expect((await owner.call(findOwnRights, { productId: product })).data.mayAnswer).toBe(true);
    await owner.call(answerQuestion, answer);
    await deccan.call(answerQuestion, { questionId, answer: 'It has 1,000 nits.' });
    const [first] = await list();
    expect(first?.answers.map(one => [one.fromSeller, one.bought, one.userName])).toEqual([
      [true, false, 'deccan'],
      [false, true, owner.userName],
    ]);
  });

  it('have at most twenty visible answers of shoppers, beside that of the seller', async () => {
    const questionId = await ask(await newBuyer(shop), 'Does it work in the mountains?');
    const owners = await Promise.all(Array.from({ length: MAX_ANSWERS + 1 }, () => newBuyer(shop)));
    const given = owners.slice(1).map(({ id }) => ({
      ...{ id: newId<'question'>(), product_id: product, answers: questionId, user_id: id },
      ...{ body: 'It does.', written_at: new Date() },
    }));
    await shop.open.db.insertInto('questions').values(given).execute();
    await deccan.call(answerQuestion, { questionId, answer: 'Up to 3,000 metres.' });
    const [owner] = owners;
    await buyDelivered(shop, { buyer: owner as Buyer, admin }, [product, 1]);
    const answer = () => (owner as Buyer).call(answerQuestion, { questionId, answer: 'Not for me.' });
    await expect(answer()).rejects.toMatchObject(refused(enoughAnswers));
    await shop.open.db
      .updateTable('questions')
      .set({ hidden_at: new Date(), hidden_reason: 'Advertising' })
      .where('id', '=', given[0]?.id as QuestionId)
      .execute();
    await answer();
    const [first] = await list();
    expect([first?._id, first?.answers.length]).toEqual([questionId, MAX_ANSWERS + 1]);
  });

  it('do not go up when an answer is saved again with the same words', async () => {
    const older = await ask(await newBuyer(shop), 'Is there a warranty card in it?');
    await deccan.call(answerQuestion, { questionId: older, answer: 'Yes.' });
    const newer = await ask(await newBuyer(shop), 'Is there a warranty in Nepal?');
    await deccan.call(answerQuestion, { questionId: newer, answer: 'No.' });
    await deccan.call(answerQuestion, { questionId: older, answer: 'Yes.' });
    expect((await list())[0]?._id).toBe(newer);
    await deccan.call(answerQuestion, { questionId: older, answer: 'Yes, and it is stamped.' });
    expect((await list())[0]?._id).toBe(older);
  });

  it('are not answered by other sellers, by sellers who wait, or by administrators for a seller', async () => {
    const questionId = await ask(await newBuyer(shop), 'Can it be used without a SIM card?');
    for (const who of [cast.ritchie, cast.waiting, cast.admin]) {
      const call = (await shop.as(who)).call(answerQuestion, { questionId, answer: 'Yes.' });
      await expect(call).rejects.toMatchObject(refused(mayNotAnswer));
    }
    const house = await makeProduct(shop, cast.house);
    const ofHouse = await ask(await newBuyer(shop), 'Do you have it in black as well?', house);
    await admin.call(answerQuestion, { questionId: ofHouse, answer: 'Next week.' });
    expect((await list(house))[0]?.answers).toMatchObject([{ fromSeller: true, userName: 'Bijli Bazaar' }]);
  });

  it.each([
    ['Too short', 'Write at least 10 characters.'],
    ['Is it cheaper at cheap.com or here?', 'Please leave out links'],
    ['Please call me on 98765 43210 about it', 'Please leave out links'],
  ])('are refused with one sentence: %s', async (question, sentence) => {
    const call = asker.call(askQuestion, { productId: product, question });
    await expect(call).rejects.toMatchObject({
      code: questionIsInvalid.code,
      fields: { question: expect.stringContaining(sentence) },
    });
  });

  it('have no contact details in answers either, and need words', async () => {
    const questionId = await ask(await newBuyer(shop), 'Where can I have it repaired?');
    const call = deccan.call(answerQuestion, { questionId, answer: 'Mail service@deccan.example' });
    await expect(call).rejects.toMatchObject({ code: questionIsInvalid.code });
    const blank = {
      method: 'POST',
      url: '/api/shop/question/answer',
      payload: { questionId, answer: '\u200b ' },
    } as const;
    expect((await deccan.inject(blank)).statusCode).toBe(400);
    await expect(deccan.call(answerQuestion, { questionId: newId(), answer: 'Yes.' })).rejects.toMatchObject(
      refused(questionIsMissing),
    );
  });

  it('need a product on sale, and end at three open ones of a person, also when sent at once', async () => {
    const eager = await newBuyer(shop);
    const other = await makeProduct(shop, cast.deccan.sellerId);
    const hidden = await makeProduct(shop, cast.deccan.sellerId, { listed: false });
    await expect(eager.call(askQuestion, { productId: hidden, question: WORDS })).rejects.toMatchObject(
      refused(questionNeedsProduct),
    );
    const answers = await Promise.allSettled(
      [1, 2, 3, 4].map(at => eager.call(askQuestion, { productId: other, question: `${WORDS} Number ${at}` })),
    );
    const codes = answers.map(answer => (answer.status === 'fulfilled' ? 'asked' : answer.reason.code));
    expect(codes.toSorted()).toEqual(['asked', 'asked', 'asked', enoughQuestions.code]);
  });

  it('are listed with the last answered first, then the open ones, newest first, in pages without repetition', async () => {
    const many = await makeProduct(shop, cast.deccan.sellerId);
    const ids: QuestionId[] = [];
    for (const at of [0, 1, 2, 3, 4, 5]) ids.push(await ask(await newBuyer(shop), `${WORDS} Number ${at}`, many));
    for (const at of [3, 1]) {
      const questionId = ids[at] as QuestionId;
      await deccan.call(answerQuestion, { questionId, answer: 'Yes.' });
    }
    const first = await shop.guest.call(listQuestions, { productId: many });
    const second = await shop.guest.call(listQuestions, { productId: many, page: 2 });
    expect([first.totalItems, first.totalPages, first.data.length]).toEqual([6, 2, 5]);
    expect([...first.data, ...second.data].map(({ _id }) => ids.indexOf(_id))).toEqual([1, 3, 5, 4, 2, 0]);
  });

  it('are reported once by each person, and not by who wrote them', async () => {
    const questionId = await ask(asker, 'Who wants a much cheaper phone?');
    const farhan = await shop.as(cast.farhan);
    const report = { questionId, reason: 'advertising' } as const;
    await farhan.call(reportQuestion, report);
    await expect(farhan.call(reportQuestion, report)).rejects.toMatchObject(refused(questionReportedAlready));
    await expect(asker.call(reportQuestion, report)).rejects.toMatchObject(refused(questionIsOwn));
    await expect(farhan.call(reportQuestion, { ...report, questionId: newId<'question'>() })).rejects.toMatchObject(
      refused(questionIsMissing),
    );
    const { data } = await farhan.call(exportMine, {});
    expect(data.questionReports).toMatchObject([{ reason: 'advertising', words: 'Who wants a much cheaper phone?' }]);
  });

  it('stay without a name once the account is deleted if they were answered; the others go', async () => {
    const leaving = await newBuyer(shop);
    const goods = await makeProduct(shop, cast.deccan.sellerId);
    const answered = await ask(leaving, 'Does it play 4K films smoothly?', goods);
    await ask(leaving, 'Does it play films at night too?', goods);
    await deccan.call(answerQuestion, { questionId: answered, answer: 'It does.' });
    const { data } = await leaving.call(exportMine, {});
    expect(data.questions.map(({ text }) => text)).toEqual([
      'Does it play 4K films smoothly?',
      'Does it play films at night too?',
    ]);
    await shop.open.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', leaving.id).execute();
    await shop.context.tx(tx => eraseQuestionsOf(tx, leaving.id));
    expect(await list(goods)).toMatchObject([{ _id: answered, userName: null, answers: [{ answer: 'It does.' }] }]);
  });
});
