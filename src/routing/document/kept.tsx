import { createContext, type ReactNode, use } from 'react';

/** The parts that the server has rendered before, as one page uses them. */
export interface KeptParts {
  /** The HTML of a part; undefined if it is not kept. */
  readonly find: (key: string, varying: readonly string[]) => string | undefined;
  /** Texts before and after a part that is rendered now, by which it is found in the page and then kept. */
  readonly marksFor: (part: PlacedPart) => readonly [string, string];
}

/** A part as it stands in a page. */
export interface PlacedPart {
  readonly key: string;
  readonly varying: readonly string[];
  /** Whether it stands elsewhere on other pages, so that ids of its elements would be others there. */
  readonly isMovable: boolean;
}

/** Null in the browser. */
export const KeptPartsContext = /* @__PURE__ */ createContext<KeptParts | null>(null);

const NONE: readonly string[] = [];

export interface KeptProps {
  as: 'article' | 'header' | 'nav' | 'footer';
  /** Everything that the content shows. The same text always means the same content. */
  of: string | undefined;
  /** Links in it that are different on each page. */
  varying?: readonly string[] | undefined;
  className?: string | undefined;
  'aria-label'?: string | undefined;
  'data-later'?: boolean | undefined;
  /** Elements without state of the page; generated ids only in what stands at the same place of every page. */
  children: ReactNode;
}

/** An element whose content the server renders once for all pages that show it. */
export function Kept({ as: Tag, of, varying = NONE, children, ...attributes }: KeptProps) {
  // The browser has no kept parts, and should not carry what follows.
  const parts = import.meta.env.SSR ? use(KeptPartsContext) : null;
  // Three children in any case, because the ids of elements follow from their places.
  if (parts === null || of === undefined)
    return (
      <Tag {...attributes}>
        {null}
        {children}
        {null}
      </Tag>
    );
  const html = parts.find(of, varying);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by this very component
  if (html !== undefined) return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
  const [start, end] = parts.marksFor({ key: of, varying, isMovable: Tag === 'article' });
  return (
    <Tag {...attributes}>
      {start}
      {children}
      {end}
    </Tag>
  );
}
