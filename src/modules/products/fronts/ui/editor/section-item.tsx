import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { PointerEvent } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { moveByKey } from '#design/overlays/move-by-key.ts';
import { classes } from '#design/theme/classes.ts';
import type { Section } from '#products/fronts/front.ts';
import { t } from '#shared/language/t.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './editor.module.css';
import { KIND_NAMES, nameOfSection } from './section-names.ts';

interface SectionItemProps {
  readonly section: Section;
  readonly at: number;
  readonly of: number;
  readonly isDragged: boolean;
  /** Who has proposed it. */
  readonly seller: string | undefined;
  readonly fault: string | undefined;
  /** Why shoppers do not see it now. */
  readonly why: string | undefined;
  readonly onTake: (event: PointerEvent<HTMLElement>) => void;
  readonly onStep: (to: number) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** One section: moved by its handle with pointer or arrow keys, or by buttons. */
export function SectionItem({ section, at, of, isDragged, seller, fault, why, ...acts }: SectionItemProps) {
  const name = nameOfSection(section);
  return (
    <li className={classes(styles.section, isDragged && styles.dragged)} data-reorder="">
      <IconButton
        className={styles.handle}
        label={t('products.fronts.sections.move', { name, at: at + 1, count: of })}
        title={t('products.fronts.sections.drag')}
        icon={<GripVertical aria-hidden="true" />}
        onPointerDown={acts.onTake}
        onKeyDown={event => moveByKey(event, at, of, acts.onStep)}
      />
      <p className={styles.name}>
        <b>{name}</b>
        <span className={styles.note}>{[KIND_NAMES[section.kind](), ...timesOf(section)].join(' · ')}</span>
        {seller && <span className={styles.note}>{t('products.fronts.proposals.by', { seller })}</span>}
        {fault ? <span className={styles.fault}>{fault}</span> : why && <span className={styles.why}>{why}</span>}
      </p>
      <span className={styles.acts}>
        <IconButton
          label={t('products.fronts.sections.up', { name })}
          icon={<ArrowUp aria-hidden="true" />}
          disabled={at === 0}
          onClick={() => acts.onStep(at - 1)}
        />
        <IconButton
          label={t('products.fronts.sections.down', { name })}
          icon={<ArrowDown aria-hidden="true" />}
          disabled={at === of - 1}
          onClick={() => acts.onStep(at + 1)}
        />
        <Button
          size="sm"
          tone="outline"
          aria-label={t('products.fronts.sections.editOf', { name })}
          onClick={acts.onEdit}
        >
          {t('products.fronts.sections.edit')}
        </Button>
        <Button
          size="sm"
          tone="quiet"
          aria-label={t('products.fronts.sections.removeOf', { name })}
          onClick={acts.onRemove}
        >
          {t('products.fronts.sections.remove')}
        </Button>
      </span>
    </li>
  );
}

/** When shoppers see it, in words. */
export function timesOf({ from, until }: Section): string[] {
  return [
    ...(from === null ? [] : [t('products.fronts.sections.from', { time: dayAndHourText(new Date(from)) })]),
    ...(until === null ? [] : [t('products.fronts.sections.until', { time: dayAndHourText(new Date(until)) })]),
  ];
}
