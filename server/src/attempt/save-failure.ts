import { isDatabaseLost } from '../platform/http/errors.ts'

/** Waited too long for somebody else's row, or was chosen to give way: the same again will do. */
const busyCodes = new Set(['55P03', '57014', '40001', '40P01'])

/**
 * Why a durable call failed: `lost` is for everybody until the database is back, `busy` passes by itself, `fault` is
 * ours.
 */
export function saveFailure(error: unknown): 'lost' | 'busy' | 'fault' {
  if (isDatabaseLost(error)) return 'lost'
  if (error instanceof Error && 'code' in error && busyCodes.has(String(error.code))) return 'busy'
  return 'fault'
}
