import { Dialog } from '#design/overlays/dialog.tsx';
import { changeFeature, type FeatureImage } from '#products/banners/features.contract.ts';
import { DialogForm } from '#routing/forms/dialog-form.tsx';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import { BannerFields, type TypedWords } from './banner-fields.tsx';

export interface EditBannerProps {
  readonly banner: FeatureImage | undefined;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

export function EditBanner({ banner, onClose, onSaved }: EditBannerProps) {
  return (
    <Dialog open={banner !== undefined} onClose={onClose} title="Edit banner" size="sm">
      {banner && <Fields key={banner._id} banner={banner} onClose={onClose} onSaved={onSaved} />}
    </Dialog>
  );
}

function Fields({ banner, onClose, onSaved }: EditBannerProps & { readonly banner: FeatureImage }) {
  const form = useForm({
    start: { words: { alt: banner.alt, product: banner.product } as TypedWords },
    send: ({ words: { alt, product } }) =>
      call(changeFeature, { bannerId: banner._id, alt, productId: product?.id ?? null }),
    failed: 'Something went wrong',
    onDone: onSaved,
  });
  return (
    <DialogForm form={form} verb="Save" onCancel={onClose}>
      <BannerFields words={form.typed.words} onChange={words => form.change({ words })} />
    </DialogForm>
  );
}
