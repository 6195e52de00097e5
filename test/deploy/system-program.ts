import { spawnSync } from 'node:child_process';
import { installSystemPackage } from '#test/setup/system-package.ts';

/** Debian keeps some programs where a user's path does not lead. */
const WHERE = `${process.env.PATH ?? ''}:/usr/sbin:/sbin`;

/**
 * The path of a program that a drill needs, installed where that needs no question.
 * @throws Error with the command to type when it can't be
 */
export function systemProgram(name: string, debianPackage = name): string {
  const found = () =>
    spawnSync('sh', ['-c', `command -v ${name}`], { env: { ...process.env, PATH: WHERE } })
      .stdout.toString()
      .trim();
  if (!found()) installSystemPackage(debianPackage, name);
  const path = found();
  if (!path) throw new Error(`${debianPackage} was installed, but ${name} is not on the path.`);
  return path;
}
