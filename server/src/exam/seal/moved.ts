import { counted } from '@sabimark/domain/words/plural.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { endReadiness } from './seal.db.ts'

/** The sitting has other times: devices that were ready ask for them. Says what it means for who has one. */
export async function askReadyAgain(tx: Tx, sittingId: string): Promise<string[]> {
  const were = await endReadiness(tx, sittingId)
  if (were === 0) return []
  return [
    `${counted(were, 'student')} got a device ready for the old times. It has the new ones once they open My Exams on it with a network.`,
  ]
}
