/** Stops a backup, a restore or a move with a sentence for whoever runs it; nothing was changed, or what was is undone. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault';
}
