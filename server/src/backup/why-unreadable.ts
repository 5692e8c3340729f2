import { errorCode } from '../platform/database/embedded-error.ts'

const reasons = new Map([
  ['ENOENT', 'there is no such file'],
  ['EACCES', 'this user may not read it, or not enter its folder'],
  ['EISDIR', 'it is a folder'],
])

/** Why a file somebody named cannot be read, in words for who runs the command. */
export function whyUnreadable(error: unknown): string {
  return reasons.get(errorCode(error) ?? '') ?? (error instanceof Error ? error.message : String(error))
}
