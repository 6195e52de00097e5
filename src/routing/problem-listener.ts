import { createContext } from 'react';
import type { Problem } from '#shared/api/problem.ts';

/**
 * Hears of every refusal that `useAnswer` gets, before the screen shows it. Whoever frames the screens provides it, to
 * lead people to the login when their session has ended.
 */
export const ProblemListener = createContext<(problem: Problem) => void>(() => {});
