import type { ReactNode } from 'react';
import styles from './change-table.module.css';

type ChangeTableProps = {
  caption?: string | undefined;
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** A small table in a dialog: what becomes of what. */
export function ChangeTable({ caption, heads, rows }: ChangeTableProps) {
  return (
    <table className={styles.table}>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          {heads.map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {others.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
