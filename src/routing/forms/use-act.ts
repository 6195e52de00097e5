import { useState } from 'react';
import { useToast } from '#design/toasts/toast-context.ts';
import type { Toast } from '#design/toasts/toast-state.ts';
import { signInAgain } from '#routing/previous-url.ts';
import { problemOf } from '#routing/problem-of.ts';
import type { Problem } from '#shared/api/problem.ts';

/** How a screen handles a refusal, beyond what every screen does. */
export interface Refusing {
  /** Called on a conflict or a missing record: what the screen shows is out of date. */
  readonly onStale?: (() => void) | undefined;
  /** @returns a toast instead of the usual one, or null if the screen shows the refusal itself, for example at a field */
  readonly refused?: ((problem: Problem, error: unknown) => Toast | null | undefined) | undefined;
  /** The title of the toast, above the server's sentence. By default the sentence is the title. */
  readonly failed?: string | undefined;
  /** The sentence for unexpected errors. */
  readonly otherwise?: string | undefined;
}

export interface Acting extends Refusing {
  /** Called after success. */
  readonly onDone?: (() => void) | undefined;
}

/** The toast for an answer, by default the server's message. Null shows none. */
export type Told<Answer> = (answer: Answer) => Toast | null;

/**
 * Handles the error of a failed call: leads to the login if the session has expired, otherwise shows a toast. Unexpected
 * errors are also reported as bugs.
 */
export function useRefusal({ onStale, refused, failed, otherwise }: Refusing = {}): (error: unknown) => void {
  const toasts = useToast();
  return error => {
    if (signInAgain(error)) return;
    const problem = problemOf(error, otherwise);
    const words = failed === undefined ? { title: problem.message } : { title: failed, description: problem.message };
    const own = refused?.(problem, error);
    if (own !== null) toasts.show(own ?? { ...words, tone: 'destructive' });
    if (!problem.fields && (problem.kind === 'conflict' || problem.kind === 'missing')) onStale?.();
  };
}

/** Runs a call that changes something. Exposes whether it is running, and shows a toast with the result. */
export function useAct<Thing = undefined>({ onDone, ...refusing }: Acting = {}) {
  const [acting, setActing] = useState<{ readonly on: Thing | undefined }>();
  const toasts = useToast();
  const refuse = useRefusal(refusing);

  /**
   * @param on the record that is changed, if the screen has several
   * @returns the answer, undefined if it was refused
   */
  const act = async <Answer extends object>(
    ask: () => Promise<Answer>,
    { on, told = tellMessage }: { on?: Thing; told?: Told<Answer> | undefined } = {},
  ): Promise<Answer | undefined> => {
    setActing({ on });
    try {
      const answer = await ask();
      const toast = told(answer);
      if (toast) toasts.show(toast);
      onDone?.();
      return answer;
    } catch (error) {
      refuse(error);
      return undefined;
    } finally {
      setActing(undefined);
    }
  };
  return { act, isActing: acting !== undefined, actingOn: acting?.on };
}

function tellMessage(answer: object): Toast | null {
  return 'message' in answer && typeof answer.message === 'string' ? { title: answer.message, tone: 'good' } : null;
}
