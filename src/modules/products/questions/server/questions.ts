/** The facade of questions: what other features and the composition may call. */

export { sellersAnswer, spendAnswer, writeAnswer } from './answer-question.ts';
export { eraseQuestionsOf } from './erase-questions.ts';
export { questionEvents } from './questions.events.ts';
export { listQuestionsOf } from './questions-of-person.queries.ts';
