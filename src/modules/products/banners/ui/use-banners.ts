import { useEffect, useRef, useState } from 'react';
import { moved } from '#design/tables/use-reorder.ts';
import type { FeatureImage } from '#products/banners/features.contract.ts';
import * as calls from '#products/banners/features.contract.ts';
import { type Told, useAct, useRefusal } from '#routing/forms/use-act.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { call } from '#shared/api/browser-call.ts';
import type { ProductId } from '#shared/id.ts';

export interface BannerWords {
  readonly alt: string;
  readonly productId: ProductId | null;
}

export type Banners = ReturnType<typeof useBanners>;

/** The banners as they are, and what can be done to them; the order shows at once and goes back when it can't be kept. */
export function useBanners() {
  const asked = useAnswer(calls.listFeatures, {});
  const [ordered, setOrdered] = useState<FeatureImage[]>();
  // One after the other, so that the last order is the one that stays; those between that nobody waits for are passed over.
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const wanted = useRef<readonly FeatureImage['_id'][]>(undefined);
  const { answer, askAgain } = asked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes from the server takes the place of what was moved here
  useEffect(() => setOrdered(undefined), [answer]);
  const shown = ordered ?? answer?.data;

  const refusing = {
    failed: 'Something went wrong',
    refused: () => {
      setOrdered(undefined);
      askAgain();
      return undefined;
    },
  };
  const { act } = useAct({ ...refusing, onDone: askAgain });
  const refuse = useRefusal(refusing);
  const tried = async (
    work: () => Promise<{ message?: string | undefined }>,
    told?: Told<{ message?: string | undefined }>,
  ) => {
    // The list that is asked for afterwards must know the order as it is shown.
    await saving.current;
    return (await act(work, { told })) !== undefined;
  };
  const keepWanted = async () => {
    const banners = wanted.current;
    wanted.current = undefined;
    if (banners) await call(calls.orderFeatures, { banners: [...banners] });
  };
  const restore = (bannerId: FeatureImage['_id']) => tried(() => call(calls.restoreFeature, { bannerId }));

  return {
    shown,
    problem: asked.problem,
    askAgain: () => void saving.current.then(askAgain),
    add: (image: string, words: BannerWords) => tried(() => call(calls.addFeature, { image, ...words })),
    remove: ({ _id: bannerId }: FeatureImage) =>
      tried(
        () => call(calls.deleteFeature, { bannerId }),
        ({ message = '' }) => ({ title: message, action: { label: 'Undo', onAct: () => void restore(bannerId) } }),
      ),
    move: (from: number, to: number) => setOrdered(before => moved(before ?? shown ?? [], from, to)),
    /** Keeps the order as it is shown now. */
    keepOrder: () => {
      if (!ordered) return;
      wanted.current = ordered.map(({ _id }) => _id);
      saving.current = saving.current.then(keepWanted).catch(refuse);
    },
  };
}
