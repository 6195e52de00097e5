import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { Button } from '#design/buttons/button.tsx';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { ProgressBar } from '#design/feedback/progress-bar.tsx';
import { sizeText } from '#products/media/upload-rules.ts';
import { t } from '#shared/language/t.ts';
import styles from './upload-lines.module.css';
import type { UploadLine } from './use-uploads.ts';

export interface UploadLinesProps {
  readonly lines: readonly UploadLine[];
  /** Shows the picture beside the file's name. */
  readonly hasThumbs?: boolean;
  readonly onRetry: (id: number) => void;
  readonly onRemove: (id: number) => void;
}

const THUMB = 56;

/** A line for each file: name, progress or error, and buttons to retry or remove it. */
export function UploadLines({ lines, hasThumbs = false, onRetry, onRemove }: UploadLinesProps) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines}>
      {lines.map(line => (
        <li key={line.id} className={styles.line} data-thumbs={hasThumbs || undefined}>
          {hasThumbs && <img className={styles.thumb} src={line.preview} alt="" width={THUMB} height={THUMB} />}
          <span className={styles.name} title={line.name}>
            {line.name}
          </span>
          {line.state !== 'failed' && <span className={styles.state}>{progressText(line)}</span>}
          {line.state === 'failed' && (
            <Button size="sm" tone="quiet" icon={<RotateCw aria-hidden="true" />} onClick={() => onRetry(line.id)}>
              {t('products.media.line.retry')}
            </Button>
          )}
          <IconButton
            className={styles.remove}
            label={
              line.state === 'sending'
                ? t('products.media.line.stop', { name: line.name })
                : t('products.media.line.remove', { name: line.name })
            }
            icon={<X aria-hidden="true" />}
            onClick={() => onRemove(line.id)}
          />
          {line.state === 'sending' && (
            <ProgressBar
              className={styles.bar}
              label={t('products.media.line.uploading', { name: line.name })}
              value={line.sent < line.size ? line.sent : undefined}
              max={line.size}
            />
          )}
          {line.state === 'failed' && (
            <p role="alert" className={styles.fault}>
              {line.sentence}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** “64% of 6.2 MB” */
function progressText({ state, sent, size }: UploadLine): string {
  if (state !== 'sending') return sizeText(size);
  return sent < size
    ? t('products.media.line.progress', { percent: percent(sent, size), size: sizeText(size) })
    : t('products.media.line.checking');
}

export function percent(sent: number, size: number): number {
  return Math.floor((100 * sent) / Math.max(1, size));
}
