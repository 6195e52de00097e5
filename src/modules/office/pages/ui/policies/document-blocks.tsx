import { Fragment } from 'react';
import { Link } from 'react-router';
import type { Block, Run } from '#office/pages/document/text-document.ts';
import styles from './document-blocks.module.css';

/** Paragraphs and lists of a text page. What its author wrote is text here and nothing else. */
export function DocumentBlocks({ blocks, className }: { blocks: readonly Block[]; className?: string | undefined }) {
  return blocks.map(({ tag: Tag, lines }, at) => {
    // A page is shown whole; its blocks never change their order.
    if (Tag === 'p' || Tag === 'h3')
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Tag key={at} className={className}>
          <Runs runs={lines[0]?.runs ?? []} />
        </Tag>
      );
    const isLong = lines.some((line, next) => line.tag === 'dd' && lines[next + 1]?.tag === 'dd');
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Tag key={at} className={isLong ? styles.items : undefined}>
        {lines.map(({ tag: Line, runs }, next) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Line key={next}>
            <Runs runs={runs} />
          </Line>
        ))}
      </Tag>
    );
  });
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map((run, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes its order
    <Fragment key={at}>
      {run.bold ? (
        <b>
          <Words run={run} />
        </b>
      ) : (
        <Words run={run} />
      )}
    </Fragment>
  ));
}

function Words({ run: { text, to } }: { run: Run }) {
  if (to === undefined) return text;
  return to.startsWith('/') ? <Link to={to}>{text}</Link> : <a href={to}>{text}</a>;
}
