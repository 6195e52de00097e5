import { useEffect, useState } from 'react';
import { type FrontBody, HOME, type Section } from '#products/fronts/front.ts';
import { frontFaults } from '#products/fronts/front-faults.ts';
import type { ChosenProduct, EditedFront, FrontContent } from '#products/fronts/fronts.contract.ts';
import * as calls from '#products/fronts/fronts.contract.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';

/** Typing on asks for nothing. */
const PAUSE_MS = 400;
const NOTHING: FrontBody = { titles: {}, sections: [] };

export type FrontEditor = ReturnType<typeof useFrontEditor>;

/** A front as it is being edited, how it would look, and what saves it. */
export function useFrontEditor(front: string) {
  const asked = useAnswer(calls.readFront, { front });
  const saved = asked.answer?.data;
  const [typed, setTyped] = useState<FrontContent>();
  const content = typed ?? saved;
  const body = content?.body ?? NOTHING;
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const found = frontFaults(body, { needsTitle: front !== HOME });
  const settled = usePaused(content && Object.keys(found).length === 0 ? body : undefined);
  const preview = useAnswer(
    calls.previewFront,
    settled ? { front, body: settled, language: t('language.code') } : null,
  );
  const faults: Readonly<Record<string, string>> = {
    ...refused,
    ...preview.problem?.fields,
    ...Object.fromEntries(Object.entries(found).map(([place, say]) => [place, say()])),
  };

  const { act, isActing } = useAct({
    refused: problem => {
      setRefused(problem.fields ?? {});
      return undefined;
    },
  });
  const version = saved?.version ?? 0;
  const put = async (send: () => Promise<{ message: string; data: EditedFront }>) => {
    const answer = await act(send);
    if (!answer) return;
    asked.show({ success: true, data: answer.data });
    setTyped(undefined);
  };
  const save = (publish: boolean) => put(() => call(calls.saveFront, { front, body, publish, version }));
  const change = (more: Partial<FrontBody>, products: readonly ChosenProduct[] = []) => {
    setRefused({});
    const known = content?.products ?? [];
    const fresh = products.filter(({ id }) => !known.some(each => each.id === id));
    setTyped({ body: { ...body, ...more }, products: [...known, ...fresh] });
  };
  return {
    asked,
    body,
    products: content?.products ?? [],
    faults,
    isChanged: typed !== undefined,
    isActing,
    preview: preview.answer?.data,
    problem: preview.problem ?? null,
    change,
    changeSection: (section: Section, products?: readonly ChosenProduct[]) =>
      change({ sections: body.sections.map(each => (each._id === section._id ? section : each)) }, products),
    take: setTyped,
    draft: () => save(false),
    publish: () => save(true),
    discard: () => put(() => call(calls.discardFrontDraft, { front, version })),
    reset: () => put(() => call(calls.resetFront, { front, version })),
  };
}

/** The value as it was when it had not changed for a moment. */
function usePaused<Value>(value: Value): Value {
  const [paused, setPaused] = useState(value);
  const key = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: by content, because the value is made anew each time
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return paused;
}
