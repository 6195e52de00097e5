import ImageUp from 'lucide-react/icons/image-up';
import { type ReactNode, useId } from 'react';
import { classes } from '#design/theme/classes.ts';
import { PICTURE_RULE, PICTURE_TYPES } from '#products/media/upload-rules.ts';
import styles from './drop-area.module.css';
import { useIncomingFiles } from './use-incoming-files.ts';

export interface DropAreaProps {
  /** What can be done here: Choose, drop or paste pictures. */
  readonly words: string;
  /** The same while files are held over the page. */
  readonly wordsOver: string;
  readonly several: boolean;
  /** What a browser's dialog offers, and how people read it; pictures unless said otherwise. */
  readonly accept?: string;
  readonly icon?: ReactNode;
  readonly rule?: string;
  readonly disabled?: boolean;
  readonly onFiles: (files: File[]) => void;
}

/** Where pictures, or other files, are chosen, dropped or pasted. For the keyboard it is a field for files, as the browser has it. */
export function DropArea(props: DropAreaProps) {
  const {
    words,
    wordsOver,
    several,
    accept = PICTURE_TYPES,
    rule = PICTURE_RULE,
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
          // The same file may be chosen again after it failed.
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
