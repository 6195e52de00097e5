import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { Select } from '#design/choices/select.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { TextArea } from '#design/fields/text-area.tsx';
import { Breadcrumbs } from '#design/layout/breadcrumbs.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import { HOME, type Section } from '#products/fronts/front.ts';
import { frontFaults } from '#products/fronts/front-faults.ts';
import { MAX_PROPOSAL_NOTE, PROPOSED_KINDS } from '#products/fronts/proposal.ts';
import * as calls from '#products/fronts/proposals.contract.ts';
import { newSection } from '#products/fronts/ui/editor/new-section.ts';
import { PageFrame } from '#products/fronts/ui/editor/page-frame.tsx';
import { SectionFields } from '#products/fronts/ui/editor/section-form.tsx';
import { KIND_NAMES } from '#products/fronts/ui/editor/section-names.ts';
import { usePaused } from '#products/fronts/ui/editor/use-paused.ts';
import { FrontSections } from '#products/fronts/ui/front-sections.tsx';
import { useAct } from '#routing/forms/use-act.ts';
import { LeaveGuard } from '#routing/leave-guard.tsx';
import { PageSection } from '#routing/page/page-section.tsx';
import { routerLink } from '#routing/router-link.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import { call } from '#shared/api/browser-call.ts';
import { type FrontProposalId, UUID } from '#shared/id.ts';
import { SOURCE_LANGUAGE } from '#shared/language/language.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import styles from './proposals.module.css';

/** What a seller types. */
interface Typed {
  readonly front: string;
  readonly section: Section;
  readonly note: string;
}

/** A new proposal of a seller, or one to change. */
export default function ProposalScreen() {
  const { proposal = '' } = useParams();
  const _id = UUID.test(proposal) ? (proposal as FrontProposalId) : undefined;
  const asked = useAnswer(calls.readProposal, _id ? { _id } : null);
  const found = asked.answer?.data;
  const name = found?.section.titles[SOURCE_LANGUAGE] ?? t('products.fronts.proposals.new');
  return (
    <>
      <title>{t('routing.title', { page: name })}</title>
      <Breadcrumbs
        renderLink={routerLink}
        trail={[{ label: t('products.fronts.proposals.title'), href: adminPaths.frontProposals }, { label: name }]}
      />
      <PageHead title={name} aside={found?.reason && t('products.fronts.proposals.reason', { reason: found.reason })} />
      {asked.problem ? (
        <ErrorState title={asked.problem.message} onRetry={asked.askAgain} retrying={asked.isAsking} />
      ) : !_id || found ? (
        <ProposalForm key={found?.version ?? 0} saved={found} onStale={asked.askAgain} />
      ) : (
        <Skeleton shape="block" />
      )}
    </>
  );
}

interface ProposalFormProps {
  readonly saved: (calls.FrontProposal & { readonly products: readonly calls.ChosenProduct[] }) | undefined;
  readonly onStale: () => void;
}

function ProposalForm({ saved, onStale }: ProposalFormProps) {
  const [typed, setTyped] = useState<Typed>();
  const [start] = useState<Typed>(() => saved ?? { front: HOME, section: newSection('products'), note: '' });
  const [products, setProducts] = useState<readonly calls.ChosenProduct[]>(saved?.products ?? []);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [isSent, setSent] = useState(false);
  const navigate = useNavigate();
  const proposal = typed ?? start;
  const { front, section, note } = proposal;
  const change = (more: Partial<Typed>) => {
    setRefused({});
    setTyped({ ...proposal, ...more });
  };
  const fronts = useAnswer(calls.listProposableFronts, {}).answer?.data ?? [{ front: HOME, titles: {} }];
  const found = frontFaults({ titles: {}, sections: [section] }, { needsTitle: false });
  const isReady = Object.keys(found).length === 0 && !!section.titles[SOURCE_LANGUAGE]?.trim();
  const settled = usePaused(isReady ? { front, section, note } : undefined);
  const preview = useAnswer(calls.previewProposal, settled ? { ...settled, language: t('language.code') } : null);
  const ownFaults = Object.entries(found).map(([place, say]) => [place.replace('sections.0', 'section'), say()]);
  // While nothing was typed, what is missing is no mistake.
  const faults: Readonly<Record<string, string>> = {
    ...(typed && { ...preview.problem?.fields, ...Object.fromEntries(ownFaults) }),
    ...refused,
  };
  const { act, isActing } = useAct({
    refused: problem => {
      setRefused(problem.fields ?? {});
      return undefined;
    },
    onStale,
  });
  useEffect(() => {
    if (isSent) void navigate(adminPaths.frontProposals);
  }, [isSent, navigate]);
  const send = async () => {
    const body = { front, section, note };
    const answer = await act(() =>
      saved
        ? call(calls.changeProposal, { _id: saved._id, version: saved.version, ...body })
        : call(calls.proposeSection, body),
    );
    if (answer) setSent(true);
  };
  if (saved?.state === 'taken') return <p>{t('products.fronts.proposals.takenText')}</p>;
  const shown = preview.problem || !settled ? undefined : preview.answer?.data;
  return (
    <>
      <p className={styles.note}>{t('products.fronts.proposals.text')}</p>
      <PageSection title={t('products.fronts.proposals.column.section')}>
        <div className={styles.form}>
          <Select
            label={t('products.fronts.proposals.field.page')}
            value={front}
            error={faults.front}
            onChange={event => change({ front: event.currentTarget.value })}
            choices={fronts.map(each => ({
              value: each.front,
              label:
                each.front === HOME ? t('products.fronts.name.home') : (each.titles[SOURCE_LANGUAGE] ?? each.front),
            }))}
          />
          <Select
            label={t('products.fronts.proposals.field.kind')}
            value={section.kind}
            onChange={({ currentTarget: { value } }) => {
              const kind = PROPOSED_KINDS.find(each => each === value) ?? 'products';
              const { _id, titles, from, until } = section;
              change({ section: { ...newSection(kind), _id, titles, from, until } });
            }}
            choices={PROPOSED_KINDS.map(value => ({ value, label: KIND_NAMES[value]() }))}
          />
          <SectionFields
            section={section}
            faultOf={field => faults[`section.${field}`]}
            editor={{
              products,
              changeSection: (next, more = []) => {
                setProducts(known => [...known, ...more.filter(({ id }) => !known.some(each => each.id === id))]);
                change({ section: next });
              },
            }}
          />
          <TextArea
            label={t('products.fronts.proposals.field.note')}
            hint={t('products.fronts.proposals.field.noteHint')}
            aside={t('design.optional')}
            maxLength={MAX_PROPOSAL_NOTE}
            rows={3}
            value={note}
            onChange={event => change({ note: event.currentTarget.value })}
          />
          <Button tone="primary" busy={isActing} onClick={() => void send()}>
            {!saved
              ? t('products.fronts.proposals.send')
              : saved.state === 'open'
                ? t('products.fronts.proposals.save')
                : t('products.fronts.proposals.proposeAgain')}
          </Button>
        </div>
      </PageSection>
      {shown !== undefined && (
        <PageSection title={t('products.fronts.proposals.preview')}>
          {shown === null ? (
            <p>{t('products.fronts.proposals.nothing')}</p>
          ) : (
            <PageFrame title={t('products.fronts.proposals.preview')} width={1280}>
              <FrontSections sections={[shown]} banners={[]} />
            </PageFrame>
          )}
        </PageSection>
      )}
      <LeaveGuard unsaved={typed !== undefined && !isSent} />
    </>
  );
}
