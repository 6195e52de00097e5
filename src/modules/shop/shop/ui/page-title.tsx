import { jsonInHtml } from '#shared/text/escape-html.ts';
import { useShop } from './use-shop.ts';

export interface PageTitleProps {
  /** Without one the page is called as the shop is. */
  title?: string;
  /** What search engines and link previews say below the title. */
  description?: string | undefined;
  /** The page's own address, path and query. A page without one stays out of search engines (R9.1). */
  path?: string | null;
  /** A picture of 1200 × 630 for link previews; without one the shop's own. */
  preview?: string | undefined;
  /** What the page is about in the words of schema.org. */
  facts?: readonly object[];
}

/** The document's title with the shop's name, and what search engines and link previews show of the page. */
export function PageTitle({ title, description, path, preview = '/share.jpg', facts = [] }: PageTitleProps) {
  const { name, address } = useShop();
  const whole = title ? `${title} · ${name}` : name;
  const own = path && `${address ?? ''}${path}`;
  return (
    <>
      <title>{whole}</title>
      {description && <meta name="description" content={description} />}
      {own ? <link rel="canonical" href={own} /> : <meta name="robots" content="noindex, follow" />}
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content="en_IN" />
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
