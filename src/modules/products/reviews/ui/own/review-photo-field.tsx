import { useState } from 'react';
import { PictureField } from '#products/media/ui/picture-field.tsx';
import { shoppersWay } from '#products/media/ui/upload-way.ts';
import { MAX_REVIEW_PHOTOS } from '#products/reviews/contract.ts';
import { beginReviewPhoto } from '#products/reviews/photos.contract.ts';
import { call } from '#shared/api/browser-call.ts';
import type { ProductId } from '#shared/id.ts';

export interface ReviewPhotoFieldProps {
  productId: ProductId;
  photos: readonly string[];
  onChange: (photos: string[]) => void;
  onBusy: (isBusy: boolean) => void;
}

/** The photos of the shopper's own review. */
export function ReviewPhotoField({ productId, photos, onChange, onBusy }: ReviewPhotoFieldProps) {
  const [way] = useState(() =>
    shoppersWay('review', ({ name, size }, signal) => call(beginReviewPhoto, { productId, name, size }, { signal })),
  );
  return <PictureField pictures={photos} way={way} most={MAX_REVIEW_PHOTOS} onChange={onChange} onBusy={onBusy} />;
}
