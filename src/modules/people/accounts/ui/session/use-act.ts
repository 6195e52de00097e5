import { useState } from 'react';
import { useToast } from '#design/toasts/toast-context.ts';
import type { Toast } from '#design/toasts/toast-state.ts';
import { signInAgain } from '#people/accounts/ui/sign-in/previous-url.ts';
import { Problem } from '#shared/api/problem.ts';
import { busy } from '#shared/api/problems.ts';

interface Acting {
  /** It is done. */
  readonly onDone?: (() => void) | undefined;
  /** It was refused because things have changed meanwhile: what the screen shows is out of date. */
  readonly onStale?: (() => void) | undefined;
  /** @returns the toast in place of the usual one, null when the refusal is shown where it belongs, such as at a field */
  readonly refused?: ((problem: Problem) => Toast | null | undefined) | undefined;
  /** The toast's headline above the server's sentence, which otherwise is the headline itself. */
  readonly failed?: string | undefined;
}

/**
 * The one way in which screens have the server do something: while it is under way they know, afterwards a toast says what
 * came of it. Whose session has ended is led to the login and back, who is offline is told so, and what nobody foresaw is
 * reported as the bug it is.
 */
export function useAct<Thing = undefined>({ onDone, onStale, refused, failed }: Acting = {}) {
  const [acting, setActing] = useState<{ readonly on: Thing | undefined }>();
  const toasts = useToast();

  const refuse = (error: unknown) => {
    if (signInAgain(error)) return;
    if (!(error instanceof Problem)) reportError(error);
    const problem = error instanceof Problem ? error : busy();
    const words = failed === undefined ? { title: problem.message } : { title: failed, description: problem.message };
    const own = refused?.(problem);
    if (own !== null) toasts.show(own ?? { ...words, tone: 'destructive' });
    if (!problem.fields && (problem.kind === 'conflict' || problem.kind === 'missing')) onStale?.();
  };
  /**
   * @param on the thing that is acted on, where a screen has several
   * @param told the toast in place of the server's message, null for none
   * @returns the answer, undefined when it was refused
   */
  const act = async <Answer extends object>(
    ask: () => Promise<Answer>,
    { on, told = tellMessage }: { on?: Thing; told?: (answer: Answer) => Toast | null } = {},
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
