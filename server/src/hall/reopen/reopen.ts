import { whyNotReopened } from '@sabimark/domain/hall/reopen.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { selectOptionalExamOwner, updateStatus } from '../../exam/exam.db.ts'
import { holdStarts, lockOptionalSitting } from '../../exam/lock-sittings.db.ts'
import { selectCandidateRows } from '../../exam/time/candidates.db.ts'
import { notACandidate, type OfCandidates, outcomeOf } from '../../exam/time/give-time.ts'
import { mayHaveReadAnswers } from '../../exam/time/may-have-read-answers.ts'
import { planCompletion } from '../../exam/time/plan-close.ts'
import { insertChanges, moveDeadlines } from '../../exam/time/time.db.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { partRecords } from '../../platform/record/act-outcome.ts'
import { lockForHallAct } from '../acts/lock-for-hall-act.ts'
import type { Hall } from '../hall.access.ts'
import { lockNewestAttempts, runAgain } from './reopen.db.ts'

/** What the room needs of those behind it. */
export type ReopenRoom = {
  /** The marks of who goes on leave every sum until they are marked anew. */
  uncountResults: (tx: Tx, attemptIds: readonly string[]) => Promise<void>
  /** Those of the attempts whose candidates can read their score now. */
  readShownScores: (tx: Tx, attemptIds: readonly string[]) => Promise<ReadonlySet<string>>
}

export type Reopening = OfCandidates & { minutes: number }

/**
 * Lets candidates whom the clock ended go on with the same attempt, for so many minutes from now. Nobody where anybody may have read right
 * answers. They open the exam again: the window that says it is over stays so.
 */
export const reopen =
  ({ uncountResults, readShownScores }: ReopenRoom) =>
  async (ctx: Ctx<Reopening, Hall>) => {
    const { tx, input, actor, note } = ctx
    const { examId, sittingId, ids, minutes, reason } = input
    const hall = await lockForHallAct(ctx, 'extend')
    if (isRefused(hall)) return hall
    // As they waited for the lock it may have become somebody else's.
    if (!hall.isTheirs) return refuse('NOT_ALLOWED')
    // Starts that have read these attempts as ended read them again.
    await holdStarts(tx, examId)
    if (!(await lockOptionalSitting(tx, input))) return refuse('UNKNOWN_EXAM')
    if (await mayHaveReadAnswers(tx, examId)) return refuse('ANSWERS_SHOWN')
    const attemptOf = new Map((await lockNewestAttempts(tx, sittingId, ids)).map((one) => [one.studentId, one]))
    const { chosen, skipped } = partRecords(await selectCandidateRows(tx, sittingId, ids), {
      ids,
      unknown: notACandidate,
      whySkipped: ({ id }) => whyNotReopened(attemptOf.get(id), tx.now),
    })
    if (chosen.length === 0) return outcomeOf(chosen, skipped)
    const studentIds = chosen.map(({ id }) => id)
    const attempts = studentIds.flatMap((id) => attemptOf.get(id) ?? [])
    const attemptIds = attempts.map(({ attemptId }) => attemptId)
    const shown = await readShownScores(tx, attemptIds)
    const ms = minutes * 60_000
    await runAgain(tx, attemptIds)
    await uncountResults(tx, attemptIds)
    await moveDeadlines(tx, attemptIds, { kind: 'reopened', ms, at: tx.now })
    await insertChanges(
      tx,
      { sittingId, reason, by: actor.userId },
      attempts.map(({ attemptId, studentId, endedAt }) => ({
        ...{ studentId, kind: 'reopened' as const, ms, endedAt },
        wasScoreShown: shown.has(attemptId),
      })),
    )
    const exam = await selectOptionalExamOwner(tx, examId)
    if (exam?.status === 'completed') await updateStatus(tx, examId, 'active')
    await planCompletion(tx, examId)
    await note('exam.reopened', examId, { detail: { sittingId, studentIds, minutes, reason } })
    const who = counted(chosen.length, 'candidate goes', 'candidates go')
    return outcomeOf(chosen, skipped, [
      `${who} on for ${counted(minutes, 'minute')}; each opens the exam again. Their results are hidden until then.`,
    ])
  }
