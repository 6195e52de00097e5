import { ownAddress } from '#shared/language/own-address.ts';
import { t } from '#shared/language/t.ts';
import { jsonInHtml } from '#shared/text/escape-html.ts';
import { useShop } from './use-shop.ts';

export interface PageTitleProps {
  /** Without one, the shop's name is the title. */
  title?: string;
  /** For search engines and link previews. */
  description?: string | undefined;
  /** The page's canonical path and query. Pages without one are not indexed (R9.1). */
  path?: string | null;
  /** An image of 1200 × 630 for link previews; by default the shop's own. */
  preview?: string | undefined;
  /** schema.org data of the page. */
  facts?: readonly object[];
}

/**
 * The document title with the shop's name, and meta data for search engines and link previews. The server adds the
 * addresses in other languages to a canonical one (finish-page.ts).
 */
export function PageTitle({ title, description, path, preview = '/share.jpg', facts = [] }: PageTitleProps) {
  const { name, address } = useShop();
  const whole = title ? `${title} · ${name}` : name;
  const own = path && `${address ?? ''}${ownAddress(path)}`;
  return (
    <>
      <title>{whole}</title>
      {description && <meta name="description" content={description} />}
      {own ? <link rel="canonical" href={own} /> : <meta name="robots" content="noindex, follow" />}
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={t('language.tag').replace('-', '_')} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title ?? name} />
      {description && <meta property="og:description" content={description} />}
      {own && address && <meta property="og:url" content={own} />}
      {address && <meta property="og:image" content={`${address}${preview}`} />}
      {address && <meta property="og:image:width" content="1200" />}
      {address && <meta property="og:image:height" content="630" />}
      <meta name="twitter:card" content="summary_large_image" />
      {facts.map((fact, at) => (
        <script
          // biome-ignore lint/suspicious/noArrayIndexKey: a page's facts never change their order
          key={at}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that can't leave its element
          dangerouslySetInnerHTML={{ __html: jsonInHtml(fact) }}
        />
      ))}
    </>
  );
}
