import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { systemProgram } from '#test/deploy/system-program.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What systemd itself says of the unit, read as it would be on a machine where the shop lies in this folder (R65). */
describe('the unit for systemd', () => {
  const unit = readFileSync(join(ROOT, 'deploy/systemd/bijli-bazaar.service'), 'utf8');
  const analyze = systemProgram('systemd-analyze', 'systemd');

  function analysed(...args: readonly string[]): { readonly status: number | null; readonly text: string } {
    const folder = mkdtempSync(join(tmpdir(), 'unit-'));
    const path = join(folder, 'bijli-bazaar.service');
    writeFileSync(path, unit.replaceAll('/opt/bijli-bazaar', ROOT));
    const { status, stdout, stderr } = spawnSync(analyze, [...args, path], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    return { status, text: stdout + stderr };
  }

  it('has no fault, and starts a program that is there', () => {
    const [, program = ''] = /^ExecStart=(\S+) src\/server\.ts$/m.exec(unit) ?? [];
    expect(existsSync(program.replace('/opt/bijli-bazaar', ROOT))).toBe(true);
    expect(analysed('verify', '--man=no')).toEqual({ status: 0, text: '' });
  });

  it('leaves the shop little to do harm with', () => {
    const { status, text } = analysed('security', '--offline=true', '--threshold=30', '--no-pager');
    expect(status, text).toBe(0);
  });
});
