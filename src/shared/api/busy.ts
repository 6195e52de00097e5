import { t } from '#shared/language/t.ts';
import { problem } from './problem.ts';

/** In its own file because every page loads it. */
export const busy = problem('server.busy', 'unavailable', () => t('shared.refusal.busy'));
