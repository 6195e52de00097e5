import { problem } from './problem.ts';

/** In its own file because every page loads it. */
export const busy = problem('server.busy', 'unavailable', 'The shop is busy just now. Please try again in a moment.');
