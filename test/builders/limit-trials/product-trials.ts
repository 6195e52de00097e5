import { proposedTooOften } from '#products/fronts/proposals.contract.ts';
import { tooManyRetries } from '#products/imports/import-problems.ts';
import { tooManyUploads } from '#products/media/uploads.contract.ts';
import { tooManyAnswers, tooManyQuestions } from '#products/questions/contract.ts';
import { tooManyReports, tooManyReviews } from '#products/reviews/contract.ts';
import { tooManyNotes } from '#products/searches/note.contract.ts';
import { newId } from '#shared/id.ts';
import { aProposal } from '#test/builders/proposing.ts';
import type { TrialKit } from './trial-kit.ts';
import type { Trials } from './trials.ts';

const NOTE = { keyword: 'geyser', event: 'missed' };

/** Searches, reviews, questions, uploads and proposals. */
export function productTrials({ shop, cast, fromAnywhere, post, headersOf }: TrialKit) {
  return {
    'search-note.network': async at => ({
      refusal: tooManyNotes.code,
      act: () => post(at, '/api/shop/search/note', NOTE, { 'x-forwarded-for': '192.0.2.77' }),
    }),
    'search-note.block': async at => ({
      refusal: tooManyNotes.code,
      before: { times: 595, who: '203.0.113/24' },
      act: turn => post(at, '/api/shop/search/note', NOTE, { 'x-forwarded-for': `203.0.113.${turn + 10}` }),
    }),
    'search-note.shop': async at => {
      await at.api.throttle.forget('search-note.shop', 'searches');
      return {
        refusal: tooManyNotes.code,
        before: { times: 4_995, who: 'searches' },
        act: () => post(at, '/api/shop/search/note', NOTE, fromAnywhere()),
      };
    },
    'review.account': async at => {
      const review = { productId: newId<'product'>(), reviewMessage: 'Bright.', reviewValue: 5 };
      const headers = await headersOf(cast.asha);
      return { refusal: tooManyReviews.code, act: () => post(at, '/api/shop/review/add', review, headers) };
    },
    'review-photo.account': async at => {
      const photo = { productId: newId<'product'>(), name: 'a.jpg', size: 1 };
      const headers = await headersOf(cast.asha);
      return {
        refusal: tooManyUploads.code,
        before: { times: 35, who: cast.asha.id },
        act: () => post(at, '/api/shop/review/photos', photo, headers),
      };
    },
    'report.account': async at => {
      const report = { reviewId: newId<'review'>(), reason: 'off-topic' };
      const headers = await headersOf(cast.farhan);
      return { refusal: tooManyReports.code, act: () => post(at, '/api/shop/review/report', report, headers) };
    },
    'question.account': async at => {
      const question = { productId: newId<'product'>(), question: 'Does the charger come with it?' };
      const headers = await headersOf(cast.asha);
      return { refusal: tooManyQuestions.code, act: () => post(at, '/api/shop/question/ask', question, headers) };
    },
    'answer.account': async at => {
      const answer = { questionId: newId<'question'>(), answer: 'It does.' };
      const headers = await headersOf(cast.farhan);
      return {
        refusal: tooManyAnswers.code,
        before: { times: 55, who: cast.farhan.id },
        act: () => post(at, '/api/shop/question/answer', answer, headers),
      };
    },
    'front-proposal.account': async at => {
      const headers = await headersOf(cast.deccan);
      return {
        refusal: proposedTooOften.code,
        before: { times: 35, who: cast.deccan.id },
        act: () => post(at, '/api/admin/front-proposals/propose', aProposal(), headers),
      };
    },
    'upload.account': async at => {
      const file = { purpose: 'picture', name: 'a.jpg', size: 1 };
      const headers = await headersOf(cast.deccan);
      return {
        refusal: tooManyUploads.code,
        before: { times: 595, who: cast.deccan.id },
        act: () => post(at, '/api/admin/uploads/begin', file, headers),
      };
    },
    'upload-megabytes.account': async at => {
      const { token } = await shop.as(cast.ritchie);
      // A little more than two megabytes counts as three.
      const file = { purpose: 'import', name: 'a.csv', size: 2 * 1024 * 1024 + 1 };
      const headers = { authorization: `Bearer ${token}` };
      return {
        refusal: tooManyUploads.code,
        before: { times: 20_000 - 9, who: cast.ritchie.id },
        each: 3,
        act: () => post(at, '/api/admin/uploads/begin', file, headers),
      };
    },
    'retry-pictures.account': async at => {
      const headers = await headersOf(cast.ritchie);
      return {
        refusal: tooManyRetries.code,
        before: { times: 15, who: cast.ritchie.id },
        act: () => post(at, `/api/admin/imports/pictures/retry/${newId<'import'>()}`, {}, headers),
      };
    },
  } satisfies Partial<Trials>;
}
