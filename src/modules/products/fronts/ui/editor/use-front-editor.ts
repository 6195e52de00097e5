import { useState } from 'react';
import { type FrontBody, HOME, type Section } from '#products/fronts/front.ts';
import { frontFaults } from '#products/fronts/front-faults.ts';
import type { EditedFront, FrontContent } from '#products/fronts/fronts.contract.ts';
import * as calls from '#products/fronts/fronts.contract.ts';
import type { ChosenProduct, TakenProposal } from '#products/fronts/proposals.contract.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import { usePaused } from './use-paused.ts';

const NOTHING: FrontBody = { titles: {}, sections: [] };

export type FrontEditor = ReturnType<typeof useFrontEditor>;

/** A front as it is being edited, how it would look, and what saves it. */
export function useFrontEditor(front: string) {
  const asked = useAnswer(calls.readFront, { front });
  const saved = asked.answer?.data;
  const [typed, setTyped] = useState<FrontContent>();
  const content = typed ?? saved;
  const body = content?.body ?? NOTHING;
  const chosen: readonly ChosenProduct[] = content?.products ?? [];
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
    setAdded([]);
  };
  const contained = new Set(body.sections.map(({ proposal }) => proposal));
  // As they were when they were put into the page, so that nobody takes what they have not seen.
  const [added, setAdded] = useState<readonly TakenProposal[]>([]);
  const save = (publish: boolean) => {
    const taken = added.filter(({ _id }) => contained.has(_id));
    return put(() => call(calls.saveFront, { front, body, publish, version, taken }));
  };
  const change = (more: Partial<FrontBody>, products: readonly ChosenProduct[] = []) => {
    setRefused({});
    const fresh = products.filter(({ id }) => !chosen.some(each => each.id === id));
    setTyped({ body: { ...body, ...more }, products: [...chosen, ...fresh] });
  };
  return {
    asked,
    body,
    products: chosen,
    faults,
    isChanged: typed !== undefined,
    isActing,
    preview: preview.answer?.data,
    problem: preview.problem ?? null,
    change,
    changeSection: (section: Section, products?: readonly ChosenProduct[]) =>
      change({ sections: body.sections.map(each => (each._id === section._id ? section : each)) }, products),
    /** Proposals of sellers that wait and are not in the page. */
    open: saved?.proposals.filter(({ _id, state }) => state === 'open' && !contained.has(_id)) ?? [],
    /** Who has proposed a section, also after it was taken. */
    sellerOf: ({ proposal }: Section) =>
      proposal && saved?.proposals.find(({ _id }) => _id === proposal)?.seller.userName,
    /** Puts a proposal at the end of the page. It is taken when the page is saved. */
    addProposal: ({ _id, version: seen, section, products }: EditedFront['proposals'][number]) => {
      setAdded([...added.filter(each => each._id !== _id), { _id, version: seen }]);
      change({ sections: [...body.sections, { ...section, proposal: _id }] }, products);
    },
    take: setTyped,
    draft: () => save(false),
    publish: () => save(true),
    discard: () => put(() => call(calls.discardFrontDraft, { front, version })),
    reset: () => put(() => call(calls.resetFront, { front, version })),
  };
}
