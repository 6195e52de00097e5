import { useLocation } from 'react-router';
import { getTextPage } from '#office/pages/page.contract.ts';
import { documentAt } from '#office/pages/text-pages.ts';
import { load } from '#routing/load.ts';
import { t } from '#shared/language/t.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import type { Route } from './+types/text-page.route.ts';
import { TextPage } from './text-page.tsx';

export async function loader({ context, pattern }: Route.LoaderArgs) {
  const page = documentAt(pattern);
  if (!page) throw new Error(`${pattern} is no text page`);
  const { data } = await load(context, getTextPage, { page, language: t('language.code') });
  return data;
}

/** The screen of all text pages; their words are documents. */
export default function TextPageScreen({ loaderData: page }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return (
    <>
      <PageTitle title={page.title} description={page.description} path={pathname} />
      <TextPage page={page} language={t('language.code')} />
    </>
  );
}
