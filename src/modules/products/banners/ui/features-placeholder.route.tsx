import { t } from '#shared/language/t.ts';
/** Required by the specification (R41.4); nothing links here. */
export default function FeaturesPlaceholder() {
  return (
    <>
      <title>{t('products.banners.windowTitle')}</title>
      <h1>{t('products.banners.placeholder')}</h1>
    </>
  );
}
