import { problem } from './problem.ts';

/** Refusals that any call may give. */
export const invalidInput = problem('request.invalid', 'invalid', 'Some of what was sent is not right.');
export const notJson = problem('request.not_json', 'unsupported', 'Send JSON with the content type application/json.');
export const malformedJson = problem('request.malformed', 'invalid', 'The request body is not valid JSON.');
export const bodyTooLarge = problem('request.too_large', 'too-large', 'The request is too large.');
export const signInFirst = problem('auth.sign_in_first', 'unauthenticated', 'Please sign in first.');
export const notAllowed = problem('auth.not_allowed', 'forbidden', "You don't have access to this.");
export const crossSite = problem('request.cross_site', 'forbidden', 'This request came from another site.');
export const notFound = problem('request.not_found', 'missing', 'There is nothing here.');
export const offline = problem(
  'network.offline',
  'unavailable',
  'You are offline. Please try again once you are back on the network.',
);
export const busy = problem('server.busy', 'unavailable', 'The shop is busy just now. Please try again in a moment.');
export const tooManyRequests = problem(
  'request.too_many',
  'too-many',
  (wait: string) => `Very many requests are coming from your network. Please try again in ${wait}.`,
);
/** For who gets no answer at all, such as a browser without a network. */
export const unreachable = problem(
  'server.unreachable',
  'unavailable',
  'The shop could not be reached. Please check your connection.',
);
