import { resultCorrected } from '@sabimark/domain/notice/notices.ts'
import { isTold } from '@sabimark/domain/notice/topics.ts'
import { readHeldUntil } from '../../exam/held-questions.db.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import type { Worker } from '../../platform/jobs/due-work.ts'
import { tell } from '../../platform/notice/tell.ts'
import type { Services } from '../../platform/process/services.ts'
import { candidateRelease, releaseMoment } from '../../result/candidate-release.ts'
import { selectResults } from '../../result/result.db.ts'
import { selectNotificationSettings } from '../../school/settings/settings.db.ts'
import { selectMoved } from './moved.db.ts'

/**
 * Tells candidates whose score a correction of the key moved and who see it, once for each correction. Whose score is shown later
 * sees it as it is by then, with what was corrected. The reason can say what is right: nobody is told it before right answers may be
 * read.
 */
export function tellCorrected({ pools, isClockTrusted }: Pick<Services, 'pools' | 'isClockTrusted'>): Worker {
  return ({ schoolId, reference }) =>
    inSchool(pools.app, { schoolId }, async (tx) => {
      const [versionId = '', revision = ''] = reference.split(' ')
      if (!isTold('results_released', await selectNotificationSettings(tx))) return
      const moved = await selectMoved(tx, versionId, Number(revision))
      const now = releaseMoment(tx.now, isClockTrusted())
      const results = await selectResults(
        tx,
        moved.map(({ attemptId }) => attemptId),
      )
      const [first] = results
      // All papers are of one exam.
      const held = first ? await readHeldUntil(tx, { examId: first.examId, versionId, now }) : null
      const shown = new Map(
        results.filter((row) => candidateRelease(row, now, held).score.shown).map((row) => [row.attemptId, row]),
      )
      await tell(
        tx,
        resultCorrected,
        moved.flatMap(({ attemptId, studentId, acts, ...said }) => {
          const row = shown.get(attemptId)
          if (!row) return []
          const about = `${attemptId} ${revision}`
          const known = candidateRelease(row, now).answers.shown
            ? acts.filter(({ questionId }) => !held || questionId === null)
            : []
          const reason = [...new Set(known.map((one) => one.reason))].join('; ')
          return [{ userId: studentId, about, data: { attemptId, title: row.examTitle, ...said, reason } }]
        }),
      )
    })
}
