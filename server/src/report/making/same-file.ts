import { shareDays } from '@sabimark/domain/report/sharing/share.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { hashContent, mostCompared } from './content-hash.ts'
import { type AskedFile, type MadeRow, selectOptionalLike } from './made-reports.db.ts'
import { beginPieces, CannotBeMade } from './read-pieces.ts'

const dayMs = 86_400_000

/**
 * A file the same person has made of the same days, and that would say the same were it made now: all that it says is read again and
 * compared, so it is never an old one. One that goes before a link to it would end is left aside.
 */
export async function findSameFile(tx: Tx, asked: AskedFile & { totalCount: number }): Promise<MadeRow | undefined> {
  if (asked.totalCount > mostCompared) return undefined
  const keptUntil = new Date(tx.now.getTime() + shareDays.usual * dayMs)
  const found = await selectOptionalLike(tx, asked, keptUntil)
  if (!found?.contentHash) return undefined
  const { row, contentHash, ...kept } = found
  return (await hashNow(tx, { ...row, ...kept })) === contentHash ? row : undefined
}

/** The hash of what the file would say now; null where it can no longer be made. */
async function hashNow(tx: Tx, begun: Parameters<typeof beginPieces>[1]): Promise<string | null> {
  try {
    const { head, pieces } = await beginPieces(tx, begun)
    const hash = hashContent(head)
    for await (const { piece, count } of pieces(
      (_doneCount, read) => read(tx),
      () => 0,
    )) {
      hash.add(piece, count)
    }
    return hash.end()
  } catch (error) {
    if (error instanceof CannotBeMade) return null
    throw error
  }
}
