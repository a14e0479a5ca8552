/** Why an archive cannot be written, read or restored, in words for whoever asked for it. */
export class BackupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupError';
  }
}
