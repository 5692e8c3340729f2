/** A backup that cannot be written or restored like this. The message is a sentence for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** The chunks were whole, and what they hold is not a backup: no accident of a disk does that. */
export class FrameError extends Error {
  override name = 'FrameError'
}

/** Of a file whose bytes are not those that were written. */
export function damaged(file: string, what: string): BackupError {
  return new BackupError(`${file} is damaged: ${what}. Nothing was restored; take another backup.`)
}
