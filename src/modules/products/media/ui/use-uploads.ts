import { useEffect, useRef, useState } from 'react';
import type { Uploaded } from '#products/media/uploads.contract.ts';
import { problemOf } from '#routing/problem-of.ts';
import { FileUpload } from './file-upload.ts';
import type { UploadWay } from './upload-way.ts';

/** One file as shown on the screen. */
export interface UploadLine {
  readonly id: number;
  readonly name: string;
  readonly size: number;
  /** An object URL of the local file. */
  readonly preview: string;
  readonly sent: number;
  /** `there`: uploaded; `placed`: used by the field it was chosen for. */
  readonly state: 'sending' | 'failed' | 'there' | 'placed';
  /** The error. */
  readonly sentence?: string;
  readonly uploaded?: Uploaded;
}

export interface Uploads {
  readonly lines: readonly UploadLine[];
  readonly add: (files: readonly File[]) => void;
  readonly retry: (id: number) => void;
  readonly settle: (ids: readonly number[]) => void;
  /** Aborts it if it is being sent. */
  readonly drop: (id: number) => void;
}

/** Uploads of files; each begins as soon as it is added. */
export function useUploads(way: UploadWay): Uploads {
  const [lines, setLines] = useState<readonly UploadLine[]>([]);
  const running = useRef(new Map<number, FileUpload>());
  const previews = useRef(new Map<number, string>());
  const next = useRef(1);

  useEffect(() => {
    const [uploads, addresses] = [running.current, previews.current];
    return () => {
      for (const upload of uploads.values()) upload.cancel();
      for (const address of addresses.values()) URL.revokeObjectURL(address);
    };
  }, []);

  const change = (id: number, to: Partial<UploadLine>) =>
    setLines(all => all.map(line => (line.id === id ? { ...line, ...to } : line)));

  const run = (id: number, upload: FileUpload) =>
    upload.run().then(
      uploaded => {
        running.current.delete(id);
        change(id, { state: 'there', uploaded });
      },
      (error: unknown) => {
        if (!running.current.has(id)) return;
        change(id, { state: 'failed', sent: 0, sentence: problemOf(error).message });
      },
    );

  return {
    lines,
    add: files => {
      for (const file of files) {
        const id = next.current++;
        const preview = URL.createObjectURL(file);
        const upload = new FileUpload(file, way, sent => change(id, { sent }));
        previews.current.set(id, preview);
        running.current.set(id, upload);
        const { name, size } = file;
        setLines(all => [...all, { id, name, size, preview, sent: 0, state: 'sending' }]);
        void run(id, upload);
      }
    },
    retry: id => {
      const upload = running.current.get(id);
      if (!upload) return;
      change(id, { state: 'sending', sent: 0 });
      void run(id, upload);
    },
    settle: ids => setLines(all => all.map(line => (ids.includes(line.id) ? { ...line, state: 'placed' } : line))),
    drop: id => {
      const upload = running.current.get(id);
      running.current.delete(id);
      upload?.cancel();
      const preview = previews.current.get(id);
      previews.current.delete(id);
      if (preview) URL.revokeObjectURL(preview);
      setLines(all => all.filter(line => line.id !== id));
    },
  };
}
