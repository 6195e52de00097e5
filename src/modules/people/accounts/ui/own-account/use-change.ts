import { useToast } from '#design/toasts/toast-context.ts';
import { signInAgain } from '#people/accounts/ui/sign-in/previous-url.ts';
import { useSubmission } from '#people/accounts/ui/use-submission.ts';

/** A change of the account under way: its message is told when it is made, its refusal when no field explains it. */
export function useChange() {
  const { busy, faults, fault, submit } = useSubmission();
  const toasts = useToast();
  return {
    busy,
    faults,
    fault,
    /** @returns the answer once the change is made */
    change: async <Answer extends { readonly message?: string | undefined }>(
      work: () => Promise<Answer | undefined>,
    ): Promise<Answer | undefined> => {
      const answer = await submit(
        () => work().catch(leaveWhenEnded),
        sentence => toasts.show({ title: sentence, tone: 'destructive' }),
      );
      if (answer?.message) toasts.show({ title: answer.message, tone: 'good' });
      return answer;
    },
  };
}

function leaveWhenEnded(error: unknown): never {
  signInAgain(error);
  throw error;
}
