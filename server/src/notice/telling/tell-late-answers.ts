import { lateAnswers } from '@sabimark/domain/notice/notices.ts'
import type { Pool } from 'pg'
import { lockOptionalExam } from '../../exam/exam.db.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import type { Worker } from '../../platform/jobs/due-work.ts'
import { tell } from '../../platform/notice/tell.ts'
import { hasPending } from './telling.db.ts'

/** Tells the owner of an exam that answers came late and wait; again whenever more have come. */
export function tellLateAnswers(app: Pool): Worker {
  return ({ schoolId, reference: examId }) =>
    inSchool(app, { schoolId }, async (tx) => {
      const exam = await lockOptionalExam(tx, examId)
      if (!exam || !(await hasPending(tx, examId))) return
      await tell(tx, lateAnswers, [{ userId: exam.ownerId, about: examId, data: { examId, title: exam.title } }])
    })
}
