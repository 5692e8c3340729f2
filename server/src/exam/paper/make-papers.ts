import type { Pool } from 'pg'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import { enqueue, type Worker } from '../../platform/jobs/due-work.ts'
import { tellLater } from '../../platform/notice/tell.ts'
import { type SittingFacts, selectCandidatesWithoutPaper, selectOptionalSitting } from '../sitting.db.ts'
import { selectContent } from '../version/content.ts'
import { newPaper } from './new-paper.ts'
import { insertPapers } from './paper.db.ts'

const chunkSize = 200
/** How long before the exam opens the classes are checked again. Whoever joins one later gets a paper at the start. */
const lookAgainMs = 15 * 60_000

/**
 * Makes the papers of a sitting before it opens, one chunk per transaction; running it twice changes nothing. Everyone who
 * gets one is notified of the exam: they may have joined the class since it was published.
 */
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
  // Only after the last of them: until then a failure is tried again soon.
  if (studentIds.length < chunkSize) await lookAgain(tx, sitting)
  if (studentIds.length === 0) return 0
  const { versionId, shuffleQuestions, shuffleOptions } = sitting
  const { content, authorOrder } = await selectContent(tx, versionId)
  const source = { versionId, content, authorOrder, shuffling: { shuffleQuestions, shuffleOptions } }
  await insertPapers(
    tx,
    studentIds.map((studentId) => newPaper(source, { sittingId, studentId, attemptNumber: 1 })),
  )
  await tellLater(tx, 'exam_published', sittingId)
  return studentIds.length
}

async function lookAgain(tx: Tx, { sittingId, opensAt }: SittingFacts): Promise<void> {
  const dueAt = new Date(opensAt.getTime() - lookAgainMs)
  if (dueAt > tx.now) await enqueue(tx, 'make_papers', sittingId, dueAt)
}
