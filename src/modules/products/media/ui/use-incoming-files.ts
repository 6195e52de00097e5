import { useEffect, useEffectEvent, useState } from 'react';

function filesIn(transfer: DataTransfer | null): File[] {
  return [...(transfer?.files ?? [])];
}

/**
 * Files that come by pasting or dropping anywhere on the page: while a place waits for them, missing it must not make the
 * browser leave the page for the file.
 * @returns whether files are being dragged over the page
 */
export function useIncomingFiles(isWaiting: boolean, onFiles: (files: File[]) => void): boolean {
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
