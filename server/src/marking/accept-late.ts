import { decided } from '@sabimark/domain/attempt/late-decision.ts'
import { readableFrom } from '@sabimark/domain/exam/right-answers.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { lockForAct } from '../exam/lock-for-act.ts'
import { selectOptionalRightAnswers } from '../exam/right-answers.db.ts'
import { holdKeys } from '../exam/version/held-keys.ts'
import { insertAudit } from '../platform/audit/record-log.ts'
import { isRefused, refuse } from '../platform/http/refused.ts'
import type { Ctx } from '../platform/http/route.ts'
import { tellLater } from '../platform/notice/tell.ts'
import { partRecords } from '../platform/record/act-outcome.ts'
import { markAttempts } from './mark-attempts.ts'
import { lockHandedIn, selectLateArrivals, selectNamesOf, updateLateStanding } from './marking.db.ts'

/** `seen`: how many late answers of this attempt staff were shown. */
type Input = { examId: string; attempts: { attemptId: string; seen: number }[] }

/**
 * Lets what waits of several papers of one exam count, and marks them again. It is about what staff have seen of each: a paper of which more
 * has come since is left, and so is one with answers that came when right answers could be read, which staff accept one by one.
 */
export async function acceptLate({ tx, input, actor }: Ctx<Input, true>) {
  const { examId, attempts } = input
  // As in decideLate: whoever writes a key holds the keys before the exam.
  await holdKeys(tx)
  const exam = await lockForAct(tx, examId, 'decideLate', actor)
  if (isRefused(exam)) return exam
  const facts = await selectOptionalRightAnswers(tx, examId)
  if (!facts) return refuse('WRONG_STATUS')
  const seen = new Map(attempts.map((one) => [one.attemptId, one.seen]))
  const held = (await lockHandedIn(tx, [...seen.keys()])).filter((one) => one.examId === examId)
  const names = await selectNamesOf(
    tx,
    held.map(({ studentId }) => studentId),
  )
  const found = []
  for (const one of held) {
    const late = await selectLateArrivals(tx, one.attemptId, readableFrom(facts))
    found.push({ ...one, ...late, id: one.attemptId, name: names.get(one.studentId) ?? '' })
  }
  const { chosen, skipped } = partRecords(found, {
    ids: [...seen.keys()],
    unknown: 'Has handed in no paper of this exam.',
    whySkipped: ({ id, lateDecision, count, throughMs, beforeAnswersMs }) => {
      if (lateDecision !== 'pending') return 'Has no late answers that wait.'
      if (count !== seen.get(id)) return 'More has arrived since you looked. Look at it first.'
      return throughMs === beforeAnswersMs
        ? null
        : 'Some arrived when right answers could be read. Accept it by itself.'
    },
  })
  for (const { id, lateDecision, acceptedThroughMs, throughMs } of chosen) {
    await updateLateStanding(tx, id, decided({ decision: lateDecision, acceptedThroughMs }, 'accepted', throughMs))
    await insertAudit(tx, {
      actorId: actor.userId,
      action: 'attempt.late_accepted',
      subject: id,
      detail: { before: lateDecision, seen: seen.get(id), evenAfterAnswers: false, together: chosen.length },
    })
  }
  if (chosen.length > 0) {
    await markAttempts(
      tx,
      chosen.map(({ id }) => id),
      'late answers accepted',
    )
    await tellLater(tx, 'results_released', examId)
  }
  const papers = counted(chosen.length, 'paper is', 'papers are')
  return {
    batch: null,
    doneCount: chosen.length,
    skipped,
    effects: [`${papers} marked again with what came late. What arrives later is not covered.`],
  }
}
