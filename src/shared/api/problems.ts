import { problem } from './problem.ts';

/** Refusals that any call may give. */
export const invalidInput = problem(
  'request.invalid',
  'invalid',
  'Some values are missing or not valid. Please check them and try again.',
);
export const notJson = problem('request.not_json', 'unsupported', 'Send JSON with the content type application/json.');
export const malformedJson = problem('request.malformed', 'invalid', 'The request body is not valid JSON.');
export const severalHosts = problem('request.several_hosts', 'invalid', 'The request names more than one host.');
export const bodyTooLarge = problem('request.too_large', 'too-large', 'The request is too large.');
export const signInFirst = problem('auth.sign_in_first', 'unauthenticated', 'Please sign in first.');
export const notAllowed = problem('auth.not_allowed', 'forbidden', "You don't have access to this.");
export const crossSite = problem(
  'request.cross_site',
  'forbidden',
  'This request came from another site, so we did not accept it.',
);
export const notFound = problem('request.not_found', 'missing', 'We couldn’t find this.');
export const offline = problem(
  'network.offline',
  'unavailable',
  'You are offline. Please try again once you are back online.',
);
export const tooManyRequests = problem(
  'request.too_many',
  'too-many',
  (wait: string) => `Too many requests are coming from your network. Please try again in ${wait}.`,
);
/** No answer at all, for example without a network. */
export const unreachable = problem(
  'server.unreachable',
  'unavailable',
  'We couldn’t reach the shop. Please check your connection.',
);
