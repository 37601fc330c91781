/** Found while a backup is read. Until its last line was read, nothing is changed. */
export class DamagedBackup extends Error {
  constructor(detail: string, options?: ErrorOptions) {
    super(`The backup is damaged, and nothing was changed: ${detail}`, options);
  }
}
