import { useEffect, useEffectEvent, useState } from 'react';
import { moved } from '#design/tables/use-reorder.ts';
import { t } from '#shared/language/t.ts';
import type { PictureFieldProps } from './picture-field.tsx';
import type { UploadWay } from './upload-way.ts';
import { type UploadLine, useUploads } from './use-uploads.ts';

type Props = Pick<PictureFieldProps, 'pictures' | 'onChange' | 'onBusy'> & {
  readonly most: number;
  readonly way: UploadWay;
};

/** State of a picture field: uploads become pictures in the order they were chosen. */
export function usePictures({ pictures, onChange, onBusy, most, way }: Props) {
  const uploads = useUploads(way);
  const [chosen, choose] = useState<string>();
  const [said, say] = useState('');
  const [leftOut, setLeftOut] = useState<string>();
  const arriving = uploads.lines.filter(({ state }) => state === 'sending' || state === 'there');
  const room = Math.max(0, most - pictures.length - arriving.length);

  const place = useEffectEvent(() => {
    const arrived = arrivedInOrder(uploads.lines);
    if (arrived.length === 0) return;
    uploads.settle(arrived.map(({ id }) => id));
    onChange([...new Set([...pictures, ...arrived.flatMap(({ uploaded }) => uploaded?.url ?? [])])]);
    say(
      arrived.length === 1
        ? t('products.media.field.uploaded', { name: arrived[0]?.name ?? '' })
        : t('products.media.field.uploadedSome', { count: arrived.length }),
    );
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever a line has changed
  useEffect(() => place(), [uploads.lines]);

  const isBusy = arriving.length > 0;
  const tellBusy = useEffectEvent((is: boolean) => onBusy?.(is));
  useEffect(() => tellBusy(isBusy), [isBusy]);

  return {
    lines: uploads.lines,
    arriving,
    chosen,
    room,
    said,
    leftOut,
    choose,
    retry: uploads.retry,
    add: (files: File[]) => {
      uploads.add(files.slice(0, room));
      const tooMany = files.length - room;
      setLeftOut(tooMany > 0 ? t('products.media.field.leftOut', { count: tooMany, most }) : undefined);
    },
    move: (from: number, to: number) => {
      onChange(moved(pictures, from, to));
      say(t('products.media.field.moved', { to: to + 1, count: pictures.length }));
    },
    remove: (picture: string) => {
      onChange(pictures.filter(other => other !== picture));
      const line = uploads.lines.find(({ uploaded }) => uploaded?.url === picture);
      if (line) uploads.drop(line.id);
      setLeftOut(undefined);
      say(t('products.media.field.removed'));
    },
    /** Removes a line and the picture it became. */
    drop: (id: number) => {
      const url = uploads.lines.find(line => line.id === id)?.uploaded?.url;
      uploads.drop(id);
      setLeftOut(undefined);
      if (url) onChange(pictures.filter(other => other !== url));
    },
  };
}

/**
 * Finished uploads whose predecessors are finished or have failed, so that pictures keep the order in which they were
 * chosen.
 */
export function arrivedInOrder(lines: readonly UploadLine[]): UploadLine[] {
  const onTheirWay = lines.findIndex(line => line.state === 'sending');
  const ahead = onTheirWay < 0 ? lines : lines.slice(0, onTheirWay);
  return ahead.filter(line => line.state === 'there');
}
