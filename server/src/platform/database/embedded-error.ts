/** The database of this installation cannot run. The message is for the operator. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
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
