import type { Pool } from 'pg'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import type { Worker } from '../../platform/jobs/due-work.ts'
import { selectCandidatesWithoutPaper, selectOptionalSitting } from '../sitting.db.ts'
import { selectContent } from '../version/content.ts'
import { newPaper } from './new-paper.ts'
import { insertPapers } from './paper.db.ts'

const chunkSize = 200

/** Makes the papers of a sitting before its doors open, a chunk a transaction; made twice, nothing changes. */
export function makePapers(pool: Pool): Worker {
  return async ({ schoolId, reference }) => {
    let found = chunkSize
    while (found === chunkSize) found = await inSchool(pool, { schoolId }, (tx) => makeChunk(tx, reference))
  }
}

async function makeChunk(tx: Tx, sittingId: string): Promise<number> {
  const sitting = await selectOptionalSitting(tx, sittingId)
  if (!sitting || sitting.closesAt <= tx.now) return 0
  const studentIds = await selectCandidatesWithoutPaper(tx, sittingId, chunkSize)
  if (studentIds.length === 0) return 0
  const { versionId, shuffleQuestions, shuffleOptions } = sitting
  const { content, authorOrder } = await selectContent(tx, versionId)
  const source = { versionId, content, authorOrder, shuffling: { shuffleQuestions, shuffleOptions } }
  await insertPapers(
    tx,
    studentIds.map((studentId) => newPaper(source, { sittingId, studentId, attemptNumber: 1 })),
  )
  return studentIds.length
}
