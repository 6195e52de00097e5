import { PickedProducts } from '#products/banners/ui/picked-products.tsx';
import { MAX_CARDS, type SectionOf } from '#products/fronts/front.ts';
import { t } from '#shared/language/t.ts';
import type { KindFieldsProps } from './section-form.tsx';

/** Products chosen by hand, in the order of the page. */
export function ChosenProducts({ section, faultOf, editor }: KindFieldsProps<SectionOf<'products'>>) {
  return (
    <PickedProducts
      label={t('products.fronts.fields.addProduct')}
      error={faultOf('chosen')}
      most={MAX_CARDS}
      picked={section.chosen.map(
        id =>
          editor.products.find(each => each.id === id) ?? {
            id,
            title: t('products.fronts.fields.goneProduct'),
            listed: true,
          },
      )}
      onChange={picked => editor.changeSection({ ...section, chosen: picked.map(({ id }) => id) }, picked)}
    />
  );
}
