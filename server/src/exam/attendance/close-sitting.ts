import type { Pool } from 'pg'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import { enqueue, type Worker } from '../../platform/jobs/due-work.ts'
import { tellLater } from '../../platform/notice/tell.ts'
import { selectForAbsent } from '../further/further.db.ts'
import { selectOptionalSitting, selectWindows } from '../sitting.db.ts'
import { keepExpected } from './expected.db.ts'

/** Keeps whom a sitting expected, as it closes; one that closes later by now waits for that. */
export function closeSitting(pool: Pool): Worker {
  return ({ schoolId, reference }) =>
    inSchool(pool, { schoolId }, async (tx) => {
      const sitting = await selectOptionalSitting(tx, reference)
      if (!sitting) return
      if (sitting.closesAt > tx.now) await enqueue(tx, 'close_sitting', reference, sitting.closesAt)
      else {
        await keepExpected(tx, reference)
        await planForAbsent(tx, sitting.examId)
        // With another to come it is scheduled until then.
        const { length } = await selectWindows(tx, sitting.examId)
        if (length > 1) await enqueue(tx, 'open_exam', sitting.examId)
      }
    })
}

/** Those who were absent have a place in the sitting for that from now on: their papers are made, and they are told. */
async function planForAbsent(tx: Tx, examId: string): Promise<void> {
  for (const sittingId of await selectForAbsent(tx, examId)) {
    await enqueue(tx, 'make_papers', sittingId)
    await tellLater(tx, 'exam_published', sittingId)
  }
}
