import { graceMs } from '@sabimark/domain/exam/grace.ts'
import { scoreShowing } from '@sabimark/domain/exam/release/release.ts'
import { resultsReleased } from '@sabimark/domain/notice/notices.ts'
import { isTold } from '@sabimark/domain/notice/topics.ts'
import { inSchool, type Tx } from '../../platform/database/tenant.ts'
import type { Worker } from '../../platform/jobs/due-work.ts'
import { tell, tellLater } from '../../platform/notice/tell.ts'
import type { Services } from '../../platform/process/services.ts'
import { releaseMoment } from '../../result/candidate-release.ts'
import { type ReleaseRow, selectReleaseOf } from '../../result/result.db.ts'
import { selectNotificationSettings } from '../../school/settings/settings.db.ts'
import { hasUnmarked, type ReleasableRow, selectReleasable } from './telling.db.ts'

const lookAgainMs = 60_000

/**
 * Tells candidates of an exam that their score is shown from now on. Who sees it at once, on handing in, is not told;
 * who had to wait for a decision about late answers, or for a marker, is.
 */
export function tellResults({ pools, isClockTrusted }: Pick<Services, 'pools' | 'isClockTrusted'>): Worker {
  return ({ schoolId, reference: examId }) =>
    inSchool(pools.app, { schoolId }, async (tx) => {
      const exam = await selectReleaseOf(tx, examId)
      if (!exam.facts) return
      const { lastEndsAt } = exam.facts
      const now = releaseMoment(tx.now, isClockTrusted())
      // What the school tells nobody is looked at again all the same: it may be switched on by then.
      const isOn = isTold('results_released', await selectNotificationSettings(tx))
      const shown = isOn ? (await selectReleasable(tx, examId)).filter((row) => isNews(row, lastEndsAt, now)) : []
      await tell(
        tx,
        resultsReleased,
        shown.map(({ attemptId, studentId }) => ({
          userId: studentId,
          about: attemptId,
          data: { attemptId, title: exam.title },
        })),
      )
      const next = await nextLook(tx, examId, { ...exam, lastEndsAt, now })
      if (next) await tellLater(tx, 'results_released', examId, next)
    })
}

function isNews({ rule, releasedAt, wasLate, wasByHand }: ReleasableRow, lastEndsAt: Date, now: Date): boolean {
  if (rule === 'immediate' && !wasLate && !wasByHand) return false
  return scoreShowing({ rule, releasedAt, lastEndsAt, now }).shown
}

type Looked = { sittings: ReleaseRow['sittings']; lastEndsAt: Date; now: Date }

/** When a score that waits for a time comes, or an attempt that still runs will be marked; null for never. */
async function nextLook(tx: Tx, examId: string, { sittings, lastEndsAt, now }: Looked): Promise<Date | null> {
  const showings = sittings.map((sitting) => ({ ...sitting, ...scoreShowing({ ...sitting, lastEndsAt, now }) }))
  const waitsForTime = showings.some(({ rule, shown }) => rule === 'after_exam' && !shown)
  const isOut = showings.some(({ rule, shown }) => rule !== 'immediate' && shown)
  if (!waitsForTime && !(isOut && (await hasUnmarked(tx, examId)))) return null
  return new Date(Math.max(tx.now.getTime() + lookAgainMs, lastEndsAt.getTime() + graceMs))
}
