import { t } from '#shared/language/t.ts';

/** The address of a page in the language of this one, for what goes past the router: `/hi/login`, and `/hi` for `/`. */
export function ownAddress(path: string): string {
  return path === '/' ? t('language.home') : t('language.path') + path;
}

/** The path of this page in the browser, without its language, as `paths` has it. */
export function ownPath(): string {
  return location.pathname.slice(t('language.path').length) || '/';
}
