import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './editor.module.css';

interface PageFrameProps {
  readonly title: string;
  /** Of the page inside, in CSS pixels; it is made smaller where there is less room. */
  readonly width: number;
  readonly children: ReactNode;
}

const HEIGHT = 720;

/** A part of a page in a frame of its own, where the width of a screen is that of the frame. Nothing in it can be pressed. */
export function PageFrame({ title, width, children }: PageFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const [inside, setInside] = useState<Document>();
  const [scale, setScale] = useState(1);
  useEffect(() => {
    if (!box.current) return;
    const watch = new ResizeObserver(([entry]) => setScale(Math.min(1, (entry?.contentRect.width ?? width) / width)));
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [width]);
  const dress = (frame: HTMLIFrameElement | null) => {
    const page = frame?.contentDocument;
    if (!page || page === inside) return;
    page.documentElement.lang = document.documentElement.lang;
    const { theme } = document.documentElement.dataset;
    if (theme) page.documentElement.dataset.theme = theme;
    for (const sheet of document.querySelectorAll('link[rel=stylesheet], style'))
      page.head.append(page.importNode(sheet, true));
    page.body.inert = true;
    setInside(page);
  };
  return (
    <div ref={box} className={styles.frame} style={{ height: HEIGHT * scale }}>
      <iframe
        ref={dress}
        onLoad={event => dress(event.currentTarget)}
        title={title}
        style={{ width, height: HEIGHT, scale: String(scale) }}
      />
      {inside && createPortal(<div className={styles.inside}>{children}</div>, inside.body)}
    </div>
  );
}
