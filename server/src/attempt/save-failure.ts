import { isDatabaseBusy } from '../platform/database/busy.ts'
import { isDatabaseLost } from '../platform/http/errors.ts'

/**
 * Why a durable call failed: `lost` is for everybody until the database is back, `busy` passes by itself, `fault` is
 * ours.
 */
export function saveFailure(error: unknown): 'lost' | 'busy' | 'fault' {
  if (isDatabaseLost(error)) return 'lost'
  if (isDatabaseBusy(error)) return 'busy'
  return 'fault'
}
