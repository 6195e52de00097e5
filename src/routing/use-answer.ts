import { useCallback, useContext, useEffect, useState } from 'react';
import { call } from '#shared/api/browser-call.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { Problem } from '#shared/api/problem.ts';
import { takeAhead } from './ask-ahead.ts';
import { ProblemListener, problemOf } from './problem-of.ts';

export interface AnswerState<Out> {
  /** The last answer; while a request is running it may belong to the previous input. */
  readonly answer: Out | undefined;
  readonly problem: Problem | undefined;
  readonly isAsking: boolean;
  /** Whether the answer belongs to the current input. */
  readonly isFresh: boolean;
  readonly askAgain: () => void;
}

/** What `useAnswer` returns. */
interface Asking<Out> extends AnswerState<Out> {
  /** Replaces the answer, for example by that of a call that has changed the record. */
  readonly show: (answer: Out) => void;
}

interface Heard<Out> {
  readonly question: string | null;
  readonly answer?: Out;
  readonly problem?: Problem;
}

/**
 * Calls the API from a component, and again whenever the input changes. A late answer to an older input is ignored. Does
 * nothing while the input is null. The previous answer stays until the next one arrives.
 */
export function useAnswer<In, Out, Wire>(endpoint: Endpoint<In, Out, Wire>, input: In | null): Asking<Out> {
  const question = input === null ? null : JSON.stringify(input);
  const [heard, setHeard] = useState<Heard<Out>>({ question: null });
  const [isAsking, setAsking] = useState(question !== null);
  const [turn, setTurn] = useState(0);
  const listen = useContext(ProblemListener);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn repeats the same request
  useEffect(() => {
    if (question === null) return;
    const ends = new AbortController();
    const subscribe = (what: Omit<Heard<Out>, 'question'>) => {
      if (ends.signal.aborted) return;
      setHeard({ question, ...what });
      setAsking(false);
    };
    setAsking(true);
    const asked = takeAhead(endpoint, question) ?? call(endpoint, JSON.parse(question) as In, { signal: ends.signal });
    asked.then(
      answer => subscribe({ answer }),
      (error: unknown) => {
        if (ends.signal.aborted) return;
        const problem = problemOf(error);
        listen(problem);
        subscribe({ problem });
      },
    );
    return () => ends.abort();
  }, [endpoint, question, turn, listen]);

  const askAgain = useCallback(() => setTurn(last => last + 1), []);
  const show = useCallback((answer: Out) => setHeard({ question, answer }), [question]);
  return {
    answer: heard.answer,
    problem: heard.problem,
    isAsking: isAsking && question !== null,
    isFresh: heard.question === question && heard.question !== null,
    askAgain,
    show,
  };
}
