import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { DropArea } from '#products/media/ui/drop-area.tsx';
import { UploadLines } from '#products/media/ui/upload-lines.tsx';
import { PICTURES } from '#products/media/ui/upload-way.ts';
import { useUploads } from '#products/media/ui/use-uploads.ts';
import { t } from '#shared/language/t.ts';
import { BannerFields, NO_WORDS, type TypedBannerWords } from './banner-fields.tsx';
import styles from './new-banner.module.css';
import type { Banners } from './use-banners.ts';

/** The picture is uploaded as soon as it is chosen; “Upload” then adds the banner. */
export function NewBanner({ onAdd }: { onAdd: Banners['add'] }) {
  const uploads = useUploads(PICTURES);
  const [words, setWords] = useState<TypedBannerWords>(NO_WORDS);
  const [isAdding, setAdding] = useState(false);
  const [line] = uploads.lines;
  const url = line?.state === 'there' ? line.uploaded?.url : undefined;

  const add = async () => {
    if (!line || !url) return;
    setAdding(true);
    const { product, ...texts } = words;
    if (await onAdd(url, { ...texts, productId: product?.id ?? null })) {
      uploads.drop(line.id);
      setWords(NO_WORDS);
    }
    setAdding(false);
  };
  return (
    <section className={styles.new} aria-label={t('products.banners.new.label')}>
      <div className={styles.picture}>
        {line && line.state !== 'failed' ? (
          <img className={styles.preview} src={line.preview} alt="" />
        ) : (
          <DropArea
            words={t('products.banners.new.choose')}
            wordsOver={t('products.banners.new.drop')}
            several={false}
            onFiles={files => {
              if (line) uploads.drop(line.id);
              uploads.add(files.slice(0, 1));
            }}
          />
        )}
        <UploadLines lines={uploads.lines} onRetry={uploads.retry} onRemove={uploads.drop} />
      </div>
      <div className={styles.words}>
        <BannerFields words={words} onChange={setWords} />
        <Button
          tone="primary"
          className={styles.upload}
          disabled={!url}
          busy={isAdding}
          busyLabel={t('products.banners.new.uploading')}
          onClick={() => void add()}
        >
          {t('products.banners.new.upload')}
        </Button>
      </div>
    </section>
  );
}
