/** A reason not to back up or not to restore that a person can act on; it is shown without a stack. */
export class BackupStop extends Error {
  override name = 'BackupStop';
}
