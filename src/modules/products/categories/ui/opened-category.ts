import * as adminPaths from '#shared/paths/admin-paths.ts';

/** What the panel has, as the address says it: a category, or a new one in a category or at the top. */
export type OpenedCategory =
  | { readonly kind: 'edit'; readonly id: string }
  | { readonly kind: 'new'; readonly parent: string | null };

export function openedIn(params: URLSearchParams): OpenedCategory | undefined {
  const id = params.get('open');
  const parent = params.get('new');
  if (id) return { kind: 'edit', id };
  return parent === null ? undefined : { kind: 'new', parent: parent || null };
}

/** The address with another panel, or none. The search stays. */
export function openedHref(params: URLSearchParams, opened?: OpenedCategory): string {
  const next = new URLSearchParams(params);
  next.delete('open');
  next.delete('new');
  if (opened?.kind === 'edit') next.set('open', opened.id);
  if (opened?.kind === 'new') next.set('new', opened.parent ?? '');
  return next.size === 0 ? adminPaths.categories : `${adminPaths.categories}?${next}`;
}
