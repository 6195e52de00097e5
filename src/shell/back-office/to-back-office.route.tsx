import { useEffect } from 'react';
import { useToast } from '#design/toasts/toast-context.ts';

/**
 * Storefront pages don't contain the back-office routes (docs/decisions/0041), so links to it do a full page load here. The
 * current toast is shown again after it.
 */
export default function ToBackOffice() {
  const toasts = useToast();
  useEffect(() => {
    toasts.keep();
    location.reload();
  }, [toasts]);
  return null;
}
