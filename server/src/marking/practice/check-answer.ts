import type { contract } from '@sabimark/contract/contract.ts'
import type { AnswerValue } from '@sabimark/domain/attempt/event.ts'
import { foldAttempt } from '@sabimark/domain/attempt/fold.ts'
import { canBeChecked, checkedMark } from '@sabimark/domain/marking/checked-mark.ts'
import { rightAnswerOf } from '@sabimark/domain/marking/right-answer.ts'
import type { Pool } from 'pg'
import { isRunning } from '../../attempt/attempt.access.ts'
import { lockOptionalAttempt, selectFoldedEvents } from '../../attempt/attempt.db.ts'
import { insertCheckedAnswer, selectCheckedAnswers } from '../../attempt/checked-answers.db.ts'
import { readTicket } from '../../attempt/ticket.ts'
import { readHeldUntil } from '../../exam/held-questions.db.ts'
import { selectOptionalPracticeOf } from '../../exam/practice.db.ts'
import { selectContent } from '../../exam/version/content.ts'
import { selectKey } from '../../exam/version/version.db.ts'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { InputOf } from '../../platform/http/route.ts'

type Asked = InputOf<typeof contract.marking.checkAnswer>
type Room = { app: Pool; secrets: readonly string[]; isClockTrusted: () => boolean }

/**
 * Checks an answer of a practice under the ticket of its attempt: what the log has, never what the page says. The first value that
 * was checked is kept and counts. While the clock is not to be trusted nobody knows which other exams are over.
 */
export async function checkAnswer({ app, secrets, isClockTrusted }: Room, { ticket, questionId }: Asked) {
  if (!isClockTrusted()) return refuse('UNAVAILABLE')
  const claims = readTicket(ticket, secrets)
  if (!claims) return refuse('FORGED_TICKET')
  const { schoolId, attemptId, studentId } = claims
  return await inSchool(app, { schoolId }, async (tx) => {
    // Of two pages that check at once the second sees what the first has noted.
    const attempt = await lockOptionalAttempt(tx, attemptId)
    if (attempt?.studentId !== studentId || !isRunning(attempt, tx.now)) return refuse('UNKNOWN_ATTEMPT')
    const examId = await selectOptionalPracticeOf(tx, attempt.sittingId)
    if (examId === undefined) return refuse('NOT_PRACTICE')
    const checked = (await selectCheckedAnswers(tx, [attemptId])).get(attemptId) ?? {}
    const judge = await readJudge(tx, { examId, versionId: attempt.versionId })
    if (questionId === undefined) return { items: Object.entries(checked).map(([id, value]) => judge(id, value)) }

    const before = Object.hasOwn(checked, questionId) ? checked[questionId] : undefined
    const value = before ?? (await answerIn(tx, attemptId, questionId))
    if (!canBeChecked(value)) return refuse('NOTHING_TO_CHECK')
    const item = judge(questionId, value)
    if (item.isHeld) return refuse('ANSWER_KEPT_BACK')
    if (!item.mark) return refuse('MARKED_BY_TEACHER')
    if (before === undefined) await insertCheckedAnswer(tx, attemptId, { questionId, value })
    return { items: [item] }
  })
}

async function answerIn(tx: Tx, attemptId: string, questionId: string): Promise<AnswerValue | undefined> {
  const { answers } = foldAttempt(await selectFoldedEvents(tx, attemptId), { countLate: false })
  return Object.hasOwn(answers, questionId) ? answers[questionId] : undefined
}

/**
 * What may be said of a checked answer by now: only which one counts as long as an exam that is not over asks any question of the
 * practice. Kept back one by one they would say which ones it asks.
 */
async function readJudge(tx: Tx, { examId, versionId }: { examId: string; versionId: string }) {
  const isHeld = (await readHeldUntil(tx, { examId, versionId, now: tx.now })) !== null
  const { content } = await selectContent(tx, versionId)
  const { key } = await selectKey(tx, versionId)
  return (questionId: string, value: AnswerValue) => {
    if (isHeld) return { questionId, value, isHeld: true }
    const mark = checkedMark(content, key, { questionId, value })
    if (!mark) return { questionId, value }
    const { outcome, earnedHundredths, ofHundredths } = mark
    return { questionId, value, mark: { outcome, earnedHundredths, ofHundredths, ...rightAnswerOf(key[questionId]) } }
  }
}
