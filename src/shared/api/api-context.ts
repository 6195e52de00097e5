import { createContext } from 'react-router';
import type { Call } from './call.ts';

/** How a loader on the server reaches the API: the typed client over the server itself. */
export const apiContext = createContext<Call>();
