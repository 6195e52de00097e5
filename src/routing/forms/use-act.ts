import { useState } from 'react';
import { useToast } from '#design/toasts/toast-context.ts';
import type { Toast } from '#design/toasts/toast-state.ts';
import { signInAgain } from '#routing/previous-url.ts';
import { problemOf } from '#routing/problem-of.ts';
import type { Problem } from '#shared/api/problem.ts';

/** What a screen does about a refusal, beyond what every screen does. */
export interface Refusing {
  /** It was refused because things have changed meanwhile: what the screen shows is out of date. */
  readonly onStale?: (() => void) | undefined;
  /** @returns the toast in place of the usual one, null when the refusal is shown where it belongs, such as at a field */
  readonly refused?: ((problem: Problem, error: unknown) => Toast | null | undefined) | undefined;
  /** The toast's headline above the server's sentence, which otherwise is the headline itself. */
  readonly failed?: string | undefined;
  /** The sentence for what nobody foresaw. */
  readonly otherwise?: string | undefined;
}

export interface Acting extends Refusing {
  /** It is done. */
  readonly onDone?: (() => void) | undefined;
}

/** What is said of an answer: by default the server's message. Null says nothing. */
export type Told<Answer> = (answer: Answer) => Toast | null;

/**
 * What becomes of a failed call: a toast says why. Whose session has ended is led to the login and back, who is offline
 * is told so, and what nobody foresaw is reported as the bug it is.
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

/** The one way in which screens have the server do something. While it is under way they know, afterwards a toast says what came of it. */
export function useAct<Thing = undefined>({ onDone, ...refusing }: Acting = {}) {
  const [acting, setActing] = useState<{ readonly on: Thing | undefined }>();
  const toasts = useToast();
  const refuse = useRefusal(refusing);

  /**
   * @param on the thing that is acted on, where a screen has several
   * @returns the answer, undefined when it was refused
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
