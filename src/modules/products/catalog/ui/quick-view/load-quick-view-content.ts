/** Loads the component of the quick view; the browser caches the module. */
export async function loadQuickViewContent() {
  const { QuickViewContent } = await import('./quick-view-content.tsx');
  return { default: QuickViewContent };
}
