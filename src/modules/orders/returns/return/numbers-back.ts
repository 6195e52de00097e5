import { compareSerials } from '#orders/serials/read-serial.ts';
import { type SerialDrafts, type SerialField, serialFieldsOf, typedIn } from '#orders/serials/serial-fields.ts';
import type { NumberKind } from '#orders/serials/serial-kind.ts';
import type { DeskReturn } from './return.schema.ts';

type LineId = DeskReturn['out'][number]['lineId'];
type Compared = Pick<DeskReturn, 'lines' | 'out'>;

/** Returned numbers of a line that were not shipped. */
export interface NumbersDifference {
  readonly lineId: LineId;
  readonly title: string;
  readonly kind: NumberKind;
  /** An empty string where no number was read. */
  readonly came: readonly string[];
  readonly sent: readonly string[];
}

export interface NumbersBack {
  readonly lineId: LineId;
  readonly numbers: string[];
}

/** A number field for each returned unit of items sold by number. */
export function piecesBack({ lines, out }: Compared): readonly SerialField<LineId>[] {
  return out.flatMap(({ lineId, kind }) =>
    lines
      .filter(line => line.lineId === lineId)
      .flatMap(line => serialFieldsOf(lineId, { ...line, serials: { kind, numbers: [] } })),
  );
}

/** The typed numbers by line, one per unit. */
export function numbersBack(fields: readonly SerialField<LineId>[], drafts: SerialDrafts): NumbersBack[] {
  const byLine = Map.groupBy(fields, ({ item: items }) => items);
  return [...byLine].map(([lineId, own]) => ({ lineId, numbers: own.map(field => typedIn(drafts, field).trim()) }));
}

/** Mismatches, by the same rules as the server. */
export function differencesOf({ lines, out }: Compared, back: readonly NumbersBack[]): readonly NumbersDifference[] {
  return out.flatMap(({ lineId, kind, numbers: sent }) => {
    if (kind === 'none') return [];
    const came = back.find(line => line.lineId === lineId)?.numbers ?? [];
    const { strange } = compareSerials(kind, sent, came);
    const title = lines.find(line => line.lineId === lineId)?.title ?? '';
    return strange.length > 0 ? [{ lineId, title, kind, came: strange, sent }] : [];
  });
}
