import { useState } from 'react';
import {
  givenSerials,
  type NumberedLine,
  type SerialDrafts,
  type SerialFaults,
  serialFaults,
  serialFields,
} from '#orders/serials/serial-fields.ts';

const NOTHING: SerialDrafts = {};

/** Numbers of pieces while they are typed or scanned, with what is wrong with each. */
export function useSerialDrafts(lines: readonly NumberedLine[]) {
  const [drafts, setDrafts] = useState(NOTHING);
  const [faults, setFaults] = useState<SerialFaults>(NOTHING);
  const fields = serialFields(lines);
  return {
    bound: { fields, drafts, faults, onChange: setDrafts, onFaults: setFaults },
    given: () => givenSerials(fields, drafts),
    /** Marks what is wrong. @returns whether nothing is */
    isRight: (needsAll: boolean): boolean => {
      const found = serialFaults(fields, drafts, needsAll);
      setFaults(found);
      return Object.keys(found).length === 0;
    },
    /** What the server said of single fields. */
    refuse: (refused: SerialFaults) => setFaults(refused),
    clear: () => {
      setDrafts(NOTHING);
      setFaults(NOTHING);
    },
  };
}
