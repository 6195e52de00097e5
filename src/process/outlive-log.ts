/** Has a log that can't be written, because its disk is full or its reader has gone, stop nobody's order (docs/security-cases.md X17). */
export function outliveLog(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
}
