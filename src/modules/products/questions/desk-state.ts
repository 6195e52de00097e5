import * as adminPaths from '#shared/paths/admin-paths.ts';
import { listAddressOf, oneOf, words } from '#shared/paths/list-address.ts';
import { QUESTION_VIEWS } from './desk.contract.ts';

/** The list state of the desk, as it is in its address. */
export const questionsAddress = listAddressOf(adminPaths.questions, {
  show: oneOf(QUESTION_VIEWS, 'open'),
  find: words,
});
