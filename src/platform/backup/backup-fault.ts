/** Stops a backup, restore or move with a sentence for the operator. Nothing was changed, or changes were rolled back. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault';
}
