import { printedEntryOf } from '@sabimark/domain/marking/printed-key.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { selectKeysToPrint } from './printed-key.db.ts'

/** The key of a published exam as it is printed; none of a draft, whose questions can still change. */
export async function printedKeyOf(tx: Tx, examId: string) {
  const [now, published = now] = await selectKeysToPrint(tx, examId)
  if (!now) return undefined
  const { version, revision, madeAt, bonusHundredths, key } = now
  const entries = Object.entries(key).map(([id, entry]) => [id, printedEntryOf(entry, published?.key[id])] as const)
  return { version, revision, madeAt: madeAt.toISOString(), bonusHundredths, entries: Object.fromEntries(entries) }
}
