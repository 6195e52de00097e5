import { useEffect } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { MAX_TEXT, MAX_VERB, type SectionOf } from '#products/fronts/front.ts';
import { pictureSources } from '#products/media/picture-sources.ts';
import { DropArea } from '#products/media/ui/drop-area.tsx';
import { UploadLines } from '#products/media/ui/upload-lines.tsx';
import { PICTURES } from '#products/media/ui/upload-way.ts';
import { useUploads } from '#products/media/ui/use-uploads.ts';
import { t } from '#shared/language/t.ts';
import styles from './editor.module.css';
import type { KindFieldsProps } from './section-form.tsx';
import { WordsFields } from './words-fields.tsx';

/** A text with a picture and a link. */
export function TextFields({ section, faultOf, editor }: KindFieldsProps<SectionOf<'text'>>) {
  const change = (more: Partial<SectionOf<'text'>>) => editor.changeSection({ ...section, ...more });
  const { texts, picture, to, verbs } = section;
  const uploads = useUploads(PICTURES);
  const [line] = uploads.lines;
  const url = line?.state === 'there' ? line.uploaded?.url : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of an upload changes the section
  useEffect(() => {
    if (!line || !url) return;
    change({ picture: url });
    uploads.drop(line.id);
  }, [url]);
  return (
    <>
      <WordsFields
        label={t('products.fronts.fields.text')}
        words={texts}
        most={MAX_TEXT}
        isLong
        onChange={next => change({ texts: next })}
      />
      {picture ? (
        <div className={styles.picture}>
          <img {...pictureSources(picture, 480)} sizes="200px" alt="" />
          <Button size="sm" onClick={() => change({ picture: null })}>
            {t('products.fronts.fields.removePicture')}
          </Button>
        </div>
      ) : (
        <DropArea
          words={t('products.banners.new.choose')}
          wordsOver={t('products.banners.new.drop')}
          several={false}
          onFiles={files => uploads.add(files.slice(0, 1))}
        />
      )}
      <UploadLines lines={uploads.lines} onRetry={uploads.retry} onRemove={uploads.drop} />
      <TextField
        label={t('products.fronts.fields.to')}
        aside={t('design.optional')}
        hint={t('products.fronts.fault.address')}
        error={faultOf('to')}
        maxLength={300}
        value={to ?? ''}
        onChange={({ currentTarget: { value } }) =>
          change({ to: value === '' ? null : value.replace(location.origin, '') })
        }
      />
      {to !== null && (
        <WordsFields
          label={t('products.fronts.fields.verb')}
          words={verbs}
          most={MAX_VERB}
          error={faultOf('verbs.en')}
          onChange={next => change({ verbs: next })}
        />
      )}
    </>
  );
}
