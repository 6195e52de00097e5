import { useToast } from '#design/toasts/toast-context.ts';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { type Company, deleteCompany, getCompany, saveCompany } from '#people/addresses/company/company.contract.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';

/** The saved GST details of the signed-in user with the actions on them. */
export interface OwnCompany {
  /** Undefined while loading, null if there are none. */
  readonly company: Company | null | undefined;
  readonly hasFailed: boolean;
  readonly reload: () => void;
  /** Saves them and shows a toast. @throws Problem, possibly with errors by field */
  readonly save: (company: Company) => Promise<Company>;
  /** Deletes them and shows the result as a toast. */
  readonly remove: () => Promise<void>;
}

export function useCompany(): OwnCompany {
  const { user } = useSession();
  const { show } = useToast();
  const asked = useAnswer(getCompany, user?.role === 'user' ? {} : null);
  const { act } = useAct({ onStale: asked.askAgain });
  return {
    company: asked.answer?.data,
    hasFailed: asked.problem !== undefined,
    reload: asked.askAgain,
    save: async given => {
      const saved = await call(saveCompany, given);
      asked.show(saved);
      show({ tone: 'good', title: t('people.addresses.company.saved') });
      return saved.data;
    },
    remove: async () => {
      const done = await act(() => call(deleteCompany, {}), {
        told: () => ({ tone: 'good', title: t('people.addresses.company.deleted') }),
      });
      if (done) asked.show(done);
    },
  };
}
