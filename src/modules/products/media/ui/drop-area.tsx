import ImageUp from 'lucide-react/icons/image-up';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { classes } from '#design/theme/classes.ts';
import { PICTURE_TYPES } from '#products/media/upload-rules.ts';
import { t } from '#shared/language/t.ts';
import styles from './drop-area.module.css';

export interface DropAreaProps {
  /** The prompt: “Choose, drop or paste pictures”. */
  readonly words: string;
  /** The prompt while files are dragged over the page. */
  readonly wordsOver: string;
  readonly several: boolean;
  /** For the file dialog; pictures by default. `rule` is the same as text. */
  readonly accept?: string;
  readonly icon?: ReactNode;
  readonly rule?: string;
  readonly disabled?: boolean;
  readonly onFiles: (files: File[]) => void;
}

/** Takes files that are chosen, dropped or pasted. For keyboards it is a native file input. */
export function DropArea(props: DropAreaProps) {
  const {
    words,
    wordsOver,
    several,
    accept = PICTURE_TYPES,
    rule = t('products.media.pictureRule'),
    icon,
    disabled = false,
    onFiles,
  } = props;
  const id = useId();
  const isOver = useIncomingFiles(!disabled, onFiles);
  return (
    <div className={classes(styles.area, isOver && styles.over, disabled && styles.off)}>
      <input
        id={id}
        className={styles.input}
        type="file"
        accept={accept}
        multiple={several}
        disabled={disabled}
        aria-describedby={`${id}rule`}
        onChange={event => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // So that the same file can be chosen again after an error.
          event.currentTarget.value = '';
        }}
      />
      <label htmlFor={id} className={styles.label}>
        {icon ?? <ImageUp aria-hidden="true" />}
        <span>
          <span className={styles.words}>{isOver ? wordsOver : words}</span>
          <span id={`${id}rule`} className={styles.rule}>
            {rule}
          </span>
        </span>
      </label>
    </div>
  );
}

function filesIn(transfer: DataTransfer | null): File[] {
  return [...(transfer?.files ?? [])];
}

/**
 * Handles files that are pasted or dropped anywhere on the page, because a browser would leave the page for a file
 * dropped beside the area.
 * @returns whether files are being dragged over the page
 */
function useIncomingFiles(isWaiting: boolean, onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    if (!isWaiting) return;
    const ends = new AbortController();
    const { signal } = ends;
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const out = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      const files = filesIn(event.dataTransfer);
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    const paste = (event: ClipboardEvent) => {
      const files = filesIn(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    addEventListener('dragover', over, { signal });
    addEventListener('dragleave', out, { signal });
    addEventListener('drop', drop, { signal });
    addEventListener('paste', paste, { signal });
    return () => {
      ends.abort();
      setOver(false);
    };
  }, [isWaiting]);
  return isOver;
}
