import type { Toasts } from '#design/toasts/toast-context.ts';
import { t } from '#shared/language/t.ts';

/** Opens the browser’s dialog for sharing. Where there is none, copies the address; a toast says so. */
export async function sharePage(path: string, title: string, show: Toasts['show']): Promise<void> {
  const url = new URL(path, location.href).href;
  if (navigator.share) {
    // Rejects when the dialog is closed.
    await navigator.share({ title, url }).catch(() => {});
    return;
  }
  // The clipboard exists only on secure pages.
  await (navigator.clipboard?.writeText(url) ?? Promise.reject()).then(
    () => show({ tone: 'good', title: t('products.catalog.share.copied') }),
    () => show({ title: t('products.catalog.share.copyYourself'), description: url }),
  );
}
