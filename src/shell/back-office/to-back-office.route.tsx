import { useEffect } from 'react';
import { useToast } from '#design/toasts/toast-context.ts';

/**
 * Where the shop's pages lead when somebody goes to the back-office, whose screens they do not know (docs/decisions/0041):
 * the page is loaded anew, as the server has it. What has just been said is said there.
 */
export default function ToBackOffice() {
  const toasts = useToast();
  useEffect(() => {
    toasts.keep();
    location.reload();
  }, [toasts]);
  return null;
}
