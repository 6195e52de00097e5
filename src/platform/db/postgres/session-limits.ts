import type { OpenDatabase } from '#platform/db/database.ts';

/**
 * Settings of every connection. No statement of ours needs longer, and a frozen database must not block requests
 * (docs/security-cases.md X11). JIT is off, because compiling takes longer than our statements.
 */
const LIMITS = {
  statement_timeout: '5s',
  lock_timeout: '2s',
  idle_in_transaction_session_timeout: '5s',
  jit: 'off',
} as const;

/** The limits as connection options. */
export const SESSION_LIMITS = Object.entries(LIMITS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/** Stops a start behind a pooler, where limits must be set on the role; the message has the statements. */
export class RoleWithoutLimits extends Error {
  constructor(role: string, statements: readonly string[]) {
    super(
      `Behind a pooler, the statement limits must be set on the role, and ${role} has none. Run this once on the database itself, then reconnect the pooler:\n${statements.map(each => `  ${each}`).join('\n')}`,
    );
    this.name = 'RoleWithoutLimits';
  }
}

/** @throws RoleWithoutLimits */
export async function expectRoleLimits(execute: OpenDatabase['execute']): Promise<void> {
  const names = Object.keys(LIMITS).filter(name => name !== 'jit');
  const { rows } = await execute(
    `select quote_ident(current_user) as role, array(select name from unnest($1::text[]) name where current_setting(name) = '0') as missing`,
    [names],
  );
  const [{ role, missing }] = rows as [{ readonly role: string; readonly missing: readonly string[] }];
  if (missing.length > 0)
    throw new RoleWithoutLimits(
      role,
      Object.entries(LIMITS).map(([name, value]) => `ALTER ROLE ${role} SET ${name} = '${value}';`),
    );
}
