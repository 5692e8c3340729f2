import { candidateState } from '@sabimark/domain/exam/candidate-state.ts'
import { mayFetchSealed } from '@sabimark/domain/exam/seal/seal-times.ts'
import type { Tx } from '../platform/database/tenant.ts'
import type { Actor } from '../platform/http/route.ts'
import { type MySittingRow, selectSittingsOfStudent } from './sitting.db.ts'

const mostShown = 100

/** The exams a student is a candidate of or has begun: those to come soonest first, then those past, the latest first. */
export async function listMyExams(tx: Tx, actor: Actor) {
  const rows = await selectSittingsOfStudent(tx, actor.userId, mostShown)
  return { items: rows.map((row) => asMyExam(row, tx.now)) }
}

function asMyExam(row: MySittingRow, now: Date) {
  const state = candidateState({ ...row, window: row }, now)
  return {
    id: row.examId,
    title: row.title,
    subject: row.subject,
    examType: row.examType,
    durationMinutes: row.durationMinutes,
    questionCount: row.questionCount,
    totalMarksHundredths: row.totalMarksHundredths,
    location: row.location,
    opensAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    state,
    ...(state === 'submitted' &&
      row.endedAt && { handedInAt: row.endedAt.toISOString(), ...(row.isTimeOver && { isTimeOver: true }) }),
    ...(row.isOffered &&
      (state === 'not_open' || state === 'ready') &&
      mayFetchSealed(row, now) && { isOffered: true }),
    opensInMs: state === 'not_open' ? row.opensAt.getTime() - now.getTime() : null,
    remainingMs: state === 'in_progress' && row.runningUntil ? row.runningUntil.getTime() - now.getTime() : null,
  }
}
