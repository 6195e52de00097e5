import { useCallback, useContext, useEffect, useState } from 'react';
import { call } from '#shared/api/browser-call.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { Problem } from '#shared/api/problem.ts';
import { takeAhead } from './ask-ahead.ts';
import { ProblemListener } from './problem-listener.ts';
import { problemOf } from './problem-of.ts';

export interface AnswerState<Out> {
  /** The last answer; while another is on its way it may still be the one to an earlier question. */
  readonly answer: Out | undefined;
  readonly problem: Problem | undefined;
  readonly isAsking: boolean;
  /** The answer is to the question as it stands now. */
  readonly isFresh: boolean;
  readonly askAgain: () => void;
}

/** As the screen that asks has it. */
interface Asking<Out> extends AnswerState<Out> {
  /** Takes the place of the answer: another call has said how things stand now. */
  readonly show: (answer: Out) => void;
}

interface Heard<Out> {
  readonly question: string | null;
  readonly answer?: Out;
  readonly problem?: Problem;
}

/**
 * What a screen that lives in the browser asks of the API: anew whenever the input changes, and the answer to an older
 * question never overtakes a newer one. With `null` it asks nothing. The former answer stays until the next one is here.
 */
export function useAnswer<In, Out, Wire>(endpoint: Endpoint<In, Out, Wire>, input: In | null): Asking<Out> {
  const question = input === null ? null : JSON.stringify(input);
  const [heard, setHeard] = useState<Heard<Out>>({ question: null });
  const [isAsking, setAsking] = useState(question !== null);
  const [turn, setTurn] = useState(0);
  const listen = useContext(ProblemListener);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn asks the same question again
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
