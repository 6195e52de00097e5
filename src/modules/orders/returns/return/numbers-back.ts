import { compareSerials } from '#orders/serials/compare-serials.ts';
import { type SerialDrafts, type SerialField, serialFieldsOf, typedIn } from '#orders/serials/serial-fields.ts';
import type { NumberKind } from '#orders/serials/serial-kind.ts';
import type { DeskReturn } from './return.schema.ts';

type LineId = DeskReturn['out'][number]['lineId'];
type Compared = Pick<DeskReturn, 'lines' | 'out'>;

/** What came back of a line and was not sent. */
export interface Difference {
  readonly lineId: LineId;
  readonly title: string;
  readonly kind: NumberKind;
  /** An empty text where no number was read. */
  readonly came: readonly string[];
  readonly sent: readonly string[];
}

export interface NumbersBack {
  readonly lineId: LineId;
  readonly numbers: string[];
}

/** A field for each piece that came back of items sold by number. */
export function piecesBack({ lines, out }: Compared): readonly SerialField<LineId>[] {
  return out.flatMap(({ lineId, kind }) =>
    lines
      .filter(line => line.lineId === lineId)
      .flatMap(line => serialFieldsOf(lineId, { ...line, serials: { kind, numbers: [] } })),
  );
}

/** What is typed of each line, a text for each piece. */
export function numbersBack(fields: readonly SerialField<LineId>[], drafts: SerialDrafts): NumbersBack[] {
  const byLine = Map.groupBy(fields, ({ item: items }) => items);
  return [...byLine].map(([lineId, own]) => ({ lineId, numbers: own.map(field => typedIn(drafts, field).trim()) }));
}

/** Where what came back is not what was sent, as the server will find it too. */
export function differencesOf({ lines, out }: Compared, back: readonly NumbersBack[]): readonly Difference[] {
  return out.flatMap(({ lineId, kind, numbers: sent }) => {
    if (kind === 'none') return [];
    const came = back.find(line => line.lineId === lineId)?.numbers ?? [];
    const { strange } = compareSerials(kind, sent, came);
    const title = lines.find(line => line.lineId === lineId)?.title ?? '';
    return strange.length > 0 ? [{ lineId, title, kind, came: strange, sent }] : [];
  });
}
