import { useRef, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Select } from '#design/choices/select.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { SidePanel } from '#design/overlays/side-panel.tsx';
import { moved, useReorder } from '#design/tables/use-reorder.ts';
import { MAX_SECTIONS, SECTION_KINDS, type SectionKind } from '#products/fronts/front.ts';
import { PageSection } from '#routing/page/page-section.tsx';
import { t } from '#shared/language/t.ts';
import styles from './editor.module.css';
import { newSection } from './new-section.ts';
import { SectionForm } from './section-form.tsx';
import { SectionItem } from './section-item.tsx';
import { KIND_NAMES, nameOfSection, whyHidden } from './section-names.ts';
import type { FrontEditor } from './use-front-editor.ts';

/** The sections of a page in their order; each is edited in a panel. */
export function SectionList({ editor }: { editor: FrontEditor }) {
  const { body, faults, preview } = editor;
  const { sections } = body;
  const list = useRef<HTMLOListElement>(null);
  const [opened, open] = useState<string>();
  const [kind, setKind] = useState<SectionKind>('products');
  const [announced, announce] = useState('');
  const move = (from: number, to: number) => editor.change({ sections: moved(sections, from, to) });
  const reorder = useReorder(move);
  const faultOf = (at: number) => Object.entries(faults).find(([place]) => place.startsWith(`sections.${at}.`))?.[1];
  const at = sections.findIndex(({ _id }) => _id === opened);
  const section = sections[at];
  return (
    <PageSection title={t('products.fronts.sections.title')}>
      <ol className={styles.sections} ref={list}>
        {sections.map((each, index) => (
          <SectionItem
            key={each._id}
            section={each}
            at={index}
            of={sections.length}
            isDragged={reorder.dragged === index}
            seller={editor.sellerOf(each)}
            fault={faultOf(index)}
            why={whyHidden(each, preview?.states.find(({ _id }) => _id === each._id)?.state)}
            onTake={event => reorder.take(event, list.current, index)}
            onStep={to => {
              move(index, to);
              announce(t('products.fronts.sections.moved', { to: to + 1, count: sections.length }));
            }}
            onEdit={() => open(each._id)}
            onRemove={() => {
              editor.change({ sections: sections.filter(({ _id }) => _id !== each._id) });
              announce(t('products.fronts.sections.removed', { name: nameOfSection(each) }));
            }}
          />
        ))}
      </ol>
      {sections.length === 0 && <p className={styles.note}>{t('products.fronts.sections.none')}</p>}
      <div className={styles.adding}>
        <Select
          name="kind"
          label={t('products.fronts.sections.kind')}
          value={kind}
          onChange={event => setKind(event.currentTarget.value as SectionKind)}
          choices={SECTION_KINDS.map(value => ({ value, label: KIND_NAMES[value]() }))}
        />
        <Button
          disabled={sections.length >= MAX_SECTIONS}
          onClick={() => {
            const added = newSection(kind);
            editor.change({ sections: [...sections, added] });
            open(added._id);
          }}
        >
          {t('products.fronts.sections.add')}
        </Button>
      </div>
      <SidePanel
        open={section !== undefined}
        onClose={() => open(undefined)}
        title={section ? KIND_NAMES[section.kind]() : ''}
      >
        {section && (
          <SectionForm key={section._id} section={section} at={at} editor={editor} onDone={() => open(undefined)} />
        )}
      </SidePanel>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </PageSection>
  );
}
