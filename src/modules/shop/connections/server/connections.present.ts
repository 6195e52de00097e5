import type { AnyAdapter, SettingField } from '#shared/ports/adapter.ts';
import { wordsIn } from '#shared/ports/words-in.ts';
import type { Connection } from '#shop/connections/contract.ts';
import { missingIn } from './connect.ts';
import type { ConnectionRow } from './connections.queries.ts';

type Stored = Pick<ConnectionRow, 'settings' | 'secrets'>;
type Wire<Shape, Instants extends keyof Shape> = Omit<Shape, Instants> & Record<Instants, string | null>;

/** A service with its settings, never its secrets. @param row undefined if nothing is stored */
export function presentConnection(
  language: string,
  adapter: AnyAdapter,
  row: ConnectionRow | undefined,
): Wire<Connection, 'testedAt'> {
  const stored: Stored = row ?? { settings: {}, secrets: {} };
  const fieldOf = ([name, { label, hint, kind, choices = {}, isOptional }]: [string, SettingField]) => ({
    ...{ name, kind, label: wordsIn(language, label), hint: hint ? wordsIn(language, hint) : null },
    choices: Object.entries(choices).map(([value, words]) => ({ value, label: wordsIn(language, words) })),
    isOptional: isOptional ?? false,
    value: kind === 'secret' ? null : (stored.settings[name] ?? null),
    isSet: (kind === 'secret' ? stored.secrets[name] : stored.settings[name]) !== undefined,
  });
  return {
    ...{ port: adapter.port, name: adapter.name, title: adapter.title, help: adapter.help },
    about: wordsIn(language, adapter.about),
    isOn: row?.is_on ?? false,
    isComplete: missingIn(adapter, stored).length === 0,
    fields: Object.entries<SettingField>(adapter.fields).map(fieldOf),
    testedAt: row?.tested_at?.toISOString() ?? null,
    testFailure: row?.test_failure ?? null,
  };
}
