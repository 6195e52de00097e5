import { problem } from './problem.ts';

/** Apart from the other refusals, because every page brings it. */
export const busy = problem('server.busy', 'unavailable', 'The shop is busy just now. Please try again in a moment.');
