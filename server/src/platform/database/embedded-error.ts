/** The database of this installation cannot run. The message is for the operator. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
}

/** Somebody else's PostgreSQL was started on the cluster between our look and our start. */
export class ClusterTakenError extends DatabaseError {
  override name = 'ClusterTakenError'
}

/** Something outside ended our PostgreSQL with a signal before it answered; the same again may do. */
export class DatabaseKilledError extends DatabaseError {
  override name = 'DatabaseKilledError'
}

/** PostgreSQL runs on, though everything was done to end it. */
export class DatabaseHangsError extends DatabaseError {
  override name = 'DatabaseHangsError'
}

/** Another server holds this DATA_DIR; it must not be disturbed. */
export class AlreadyRunningError extends Error {
  override name = 'AlreadyRunningError'
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
