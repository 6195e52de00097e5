import { createContext } from 'react-router';
import type { Call } from './call.ts';

/** How loaders on the server reach the API: a typed client that calls the server in process. */
export const apiContext = createContext<Call>();
