import { t } from '#shared/language/t.ts';
import { waitText } from '#shared/text/wait-text.ts';
import { problem } from './problem.ts';
import type { Scope } from './scopes.ts';

/** Refusals that any call may give. */
export const invalidInput = problem('request.invalid', 'invalid', () => t('shared.refusal.invalid'));
export const notJson = problem('request.not_json', 'unsupported', () => t('shared.refusal.notJson'));
export const malformedJson = problem('request.malformed', 'invalid', () => t('shared.refusal.malformed'));
export const severalHosts = problem('request.several_hosts', 'invalid', () => t('shared.refusal.severalHosts'));
export const bodyTooLarge = problem('request.too_large', 'too-large', () => t('shared.refusal.tooLarge'));
export const signInFirst = problem('auth.sign_in_first', 'unauthenticated', () => t('shared.refusal.signIn'));
export const notAllowed = problem('auth.not_allowed', 'forbidden', () => t('shared.refusal.notAllowed'));
export const crossSite = problem('request.cross_site', 'forbidden', () => t('shared.refusal.crossSite'));
/** The same to a program that sends cookies without saying where it comes from. */
export const crossSiteProgram = problem('request.cross_site', 'forbidden', () => t('shared.refusal.crossSiteProgram'));
export const keyMayNot = problem('auth.key_may_not', 'forbidden', (scope: Scope) =>
  t('shared.refusal.keyMayNot', { scope }),
);
export const notByKey = problem('auth.not_by_key', 'forbidden', () => t('shared.refusal.notByKey'));
export const notFound = problem('request.not_found', 'missing', () => t('shared.refusal.notFound'));
/** The same to a program that calls what does not exist. */
export const noSuchCall = problem('request.not_found', 'missing', () => t('shared.refusal.noSuchCall'));
export const offline = problem('network.offline', 'unavailable', () => t('shared.refusal.offline'));
export const tooManyRequests = problem('request.too_many', 'too-many', (seconds: number) =>
  t('shared.refusal.tooMany', { wait: waitText(seconds) }),
);
/** No answer at all, for example without a network. */
export const unreachable = problem('server.unreachable', 'unavailable', () => t('shared.refusal.unreachable'));
