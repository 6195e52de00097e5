/** Fetches what a quick view is drawn with; asked again it is there already. */
export async function loadQuickViewContent() {
  const { QuickViewContent } = await import('./quick-view-content.tsx');
  return { default: QuickViewContent };
}
