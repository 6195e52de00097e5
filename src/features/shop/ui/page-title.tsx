import { useShop } from './use-shop.ts';

/** The document's title with the shop's name, and what search engines and link previews show of the page. */
export function PageTitle({ title, description }: { title?: string; description?: string }) {
  const { name } = useShop();
  const whole = title ? `${title} · ${name}` : name;
  return (
    <>
      <title>{whole}</title>
      <meta property="og:title" content={whole} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
    </>
  );
}
