import { useEffect, useRef, useState } from 'react';
import { moved } from '#design/tables/use-reorder.ts';
import type { FeatureImage } from '#products/banners/features.contract.ts';
import * as calls from '#products/banners/features.contract.ts';
import { type Told, useAct, useRefusal } from '#routing/forms/use-act.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { call } from '#shared/api/browser-call.ts';
import type { ProductId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import type { TypedBannerWords } from './banner-fields.tsx';

export interface BannerWords extends Pick<TypedBannerWords, 'alt' | 'alts'> {
  readonly productId: ProductId | null;
}

export type Banners = ReturnType<typeof useBanners>;

/** The banners and the calls that change them. A new order is shown optimistically and undone if it can't be saved. */
export function useBanners() {
  const asked = useAnswer(calls.listFeatures, {});
  const [ordered, setOrdered] = useState<FeatureImage[]>();
  // Orders are saved one at a time, so that the last one wins; intermediate ones are skipped.
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const pending = useRef<readonly FeatureImage['_id'][]>(undefined);
  const { answer, askAgain } = asked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server's answer replaces the optimistic order
  useEffect(() => setOrdered(undefined), [answer]);
  const shown = ordered ?? answer?.data;

  const refusing = {
    failed: t('products.banners.wrong'),
    refused: () => {
      setOrdered(undefined);
      askAgain();
      return undefined;
    },
  };
  const { act } = useAct({ ...refusing, onDone: askAgain });
  const refuse = useRefusal(refusing);
  const attempt = async (
    work: () => Promise<{ message?: string | undefined }>,
    told?: Told<{ message?: string | undefined }>,
  ) => {
    // The list is reloaded afterwards, so a pending order must be saved first.
    await saving.current;
    return (await act(work, { told })) !== undefined;
  };
  const savePending = async () => {
    const banners = pending.current;
    pending.current = undefined;
    if (banners) await call(calls.orderFeatures, { banners: [...banners] });
  };
  const restore = (bannerId: FeatureImage['_id']) => attempt(() => call(calls.restoreFeature, { bannerId }));

  return {
    shown,
    problem: asked.problem,
    askAgain: () => void saving.current.then(askAgain),
    add: (image: string, words: BannerWords) => attempt(() => call(calls.addFeature, { image, ...words })),
    remove: ({ _id: bannerId }: FeatureImage) =>
      attempt(
        () => call(calls.deleteFeature, { bannerId }),
        ({ message = '' }) => ({
          title: message,
          action: { label: t('products.banners.undo'), onAct: () => void restore(bannerId) },
        }),
      ),
    move: (from: number, to: number) => setOrdered(before => moved(before ?? shown ?? [], from, to)),
    /** Saves the order that is shown. */
    saveOrder: () => {
      if (!ordered) return;
      pending.current = ordered.map(({ _id }) => _id);
      saving.current = saving.current.then(savePending).catch(refuse);
    },
  };
}
