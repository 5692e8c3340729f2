import type { ReleaseRule } from '@sabimark/domain/exam/release/release.ts'
import {
  type Release,
  type ReleaseChoice,
  releaseChangeProblem,
  releaseText,
} from '@sabimark/domain/exam/release/release-change.ts'
import { lagosInstant } from '@sabimark/domain/words/lagos-time.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import { enqueue } from '../../platform/jobs/due-work.ts'
import { tellLater } from '../../platform/notice/tell.ts'
import { type ActCtx, acted } from '../acted.ts'
import { changedMeanwhile } from '../changed-meanwhile.ts'
import { isOfOurTime } from '../exam-times.ts'
import { lockForAct } from '../lock-for-act.ts'
import { lockSittings } from '../lock-sittings.db.ts'
import { selectOptionalRightAnswers } from '../right-answers.db.ts'
import { earlyReleaseEffects } from './early-release.ts'
import { countHandedIn, selectReleaseAt, updateRelease } from './release.db.ts'

/** The due work that releases scores on their day. */
export const releaseResultsKind = 'release_results'

type Seen = { rule: ReleaseRule; releaseAt: string | null }
type Input = {
  examId: string
  choice: ReleaseChoice
  date?: string | undefined
  time?: string | undefined
  /** What was shown as this was chosen. */
  seen?: Seen | undefined
}

/** Chooses when candidates see the scores of an exam, as long as none of them does. */
export async function setRelease({ tx, input, actor, note }: ActCtx<Input>) {
  const { examId, choice } = input
  const exam = await lockForAct(tx, examId, 'setRelease', actor)
  if (isRefused(exam)) return exam
  const at = choice === 'at_date' ? lagosInstant(input.date ?? '', input.time ?? '') : null
  if (choice === 'at_date' && (at === null || !isOfOurTime(at))) return refuse('INVALID_TIME')
  const sittings = await lockSittings(tx, examId)
  const facts = await selectOptionalRightAnswers(tx, examId)
  if (!facts || sittings.length === 0) return refuse('WRONG_STATUS')
  const releaseAt = await selectReleaseAt(tx, examId)
  if (input.seen && !isAsSeen({ rule: exam.showResults, releaseAt }, input.seen))
    return await changedMeanwhile(tx, examId)
  const to: Release = { choice, at }
  const problem = releaseChangeProblem(to, {
    sittings,
    lastEndsAt: facts.lastEndsAt,
    submittedCount: await countHandedIn(tx, examId),
    now: tx.now,
  })
  if (problem) return refuse(problem)

  const was = releaseText(releaseAt ? { choice: 'at_date', at: releaseAt } : { choice: exam.showResults, at: null })
  await updateRelease(tx, examId, to)
  if (at) await enqueue(tx, releaseResultsKind, examId, at)
  // Who sees a score from now on is told; what waits for a time is looked at again then.
  await tellLater(tx, 'results_released', examId)
  await note('exam.release_set', examId, { changes: { release: [was, releaseText(to)] } })
  return acted([
    `Candidates see their scores ${releaseText(to)}. Before: ${was}.`,
    ...earlyReleaseEffects(at, sittings),
    ...(choice === 'immediate' ? [] : ['They are told when their scores are shown.']),
    'Right answers are shown to nobody before the exam has closed for everybody.',
  ])
}

function isAsSeen({ rule, releaseAt }: { rule: ReleaseRule; releaseAt: Date | null }, seen: Seen): boolean {
  return rule === seen.rule && (releaseAt?.toISOString() ?? null) === seen.releaseAt
}
