import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { MAX_SECTIONS } from '#products/fronts/front.ts';
import type { EditedFront } from '#products/fronts/fronts.contract.ts';
import { MAX_DECLINE_REASON } from '#products/fronts/proposal.ts';
import { declineProposal } from '#products/fronts/proposals.contract.ts';
import { ReasonForm } from '#routing/forms/reason-form.tsx';
import { PageSection } from '#routing/page/page-section.tsx';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import { dayText } from '#shared/time/dates.ts';
import styles from './editor.module.css';
import { timesOf } from './section-item.tsx';
import { KIND_NAMES, nameOfSection } from './section-names.ts';
import type { FrontEditor } from './use-front-editor.ts';

type Proposal = EditedFront['proposals'][number];

/** What sellers propose for the page: each goes into the page, as one of its sections, or is declined with a reason. */
export function ProposalList({ editor }: { editor: FrontEditor }) {
  const [declining, decline] = useState<Proposal>();
  const { open, body } = editor;
  if (open.length === 0) return null;
  return (
    <PageSection title={t('products.fronts.proposals.titleOfPage')}>
      <ul className={styles.sections}>
        {open.map(proposal => {
          const { _id, section, seller, note, proposedAt } = proposal;
          const name = nameOfSection(section);
          return (
            <li key={_id} className={styles.section}>
              <p className={styles.name}>
                <b>{name}</b>
                <span className={styles.note}>{[KIND_NAMES[section.kind](), ...timesOf(section)].join(' · ')}</span>
                <span className={styles.note}>
                  {[t('products.fronts.proposals.by', { seller: seller.userName }), dayText(proposedAt)].join(' · ')}
                </span>
                {note && <span>{note}</span>}
              </p>
              <span className={styles.acts}>
                <Button
                  size="sm"
                  disabled={body.sections.length >= MAX_SECTIONS}
                  aria-label={t('products.fronts.proposals.addToPageOf', { name })}
                  onClick={() => editor.addProposal(proposal)}
                >
                  {t('products.fronts.proposals.addToPage')}
                </Button>
                <Button
                  size="sm"
                  tone="quiet"
                  aria-label={t('products.fronts.proposals.declineOf', { name })}
                  onClick={() => decline(proposal)}
                >
                  {t('products.fronts.proposals.decline')}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      <Dialog
        open={declining !== undefined}
        onClose={() => decline(undefined)}
        title={t('products.fronts.proposals.declineTitle')}
        size="sm"
      >
        {declining && (
          <ReasonForm
            verb={t('products.fronts.proposals.decline')}
            hint={t('products.fronts.proposals.declineHint')}
            longest={MAX_DECLINE_REASON}
            work={reason => call(declineProposal, { _id: declining._id, version: declining.version, reason })}
            onClose={() => decline(undefined)}
            onDone={editor.asked.askAgain}
          >
            {t('products.fronts.proposals.declineText')}
          </ReasonForm>
        )}
      </Dialog>
    </PageSection>
  );
}
