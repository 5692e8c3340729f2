import { counted, countedAre } from '@sabimark/domain/words/plural.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import { enqueue } from '../../platform/jobs/due-work.ts'
import { type ActCtx, acted } from '../acted.ts'
import { applyChanges } from '../changes/apply-changes.ts'
import { selectChanges } from '../changes/changes.db.ts'
import { countDraftRevision } from '../draft/draft-revision.db.ts'
import { selectOptionalExam } from '../exam.db.ts'
import { lockForAct } from '../lock-for-act.ts'
import { lockSittings } from '../lock-sittings.db.ts'
import { refuseAskedElsewhere } from '../publish/open-sitting.ts'
import { refuseUnapproved } from '../refuse-unapproved.ts'
import { hasShownCode } from '../seal/seal.db.ts'
import { renewSeals } from '../seal/seal-sitting.ts'
import { freezeVersion } from '../version/freeze-version.ts'
import { holdKeys } from '../version/held-keys.ts'
import { countWhoHasBegun, deletePapersNotBegun, giveVersion, hasAttempts } from './manage.db.ts'
import { type ChangesPlan, planChanges } from './plan-changes.ts'

/** What a published exam would ask otherwise from now on, and whom a new version would reach. */
export async function readChanges(tx: Tx, { examId }: { examId: string }) {
  const exam = await selectOptionalExam(tx, examId)
  if (!exam) return refuse('UNKNOWN_EXAM')
  const written = await selectChanges(tx, examId)
  const isTooLate = written !== null && (await hasAttempts(tx, examId))
  const plan = await planChanges(tx, exam, isTooLate ? null : written)
  if (isRefused(plan)) return plan
  const { seen, questions, settings, bonusHundredths, sittingIds } = plan
  return {
    seen,
    settings,
    isTooLate,
    bonusHundredths,
    ...(await countWhoHasBegun(tx, examId, sittingIds)),
    questions: questions.map(({ bankQuestionId: _, ...one }) => one),
  }
}

type Asked = { examId: string; seen: string; reason: string }

/**
 * Gives an exam out anew to who has not begun it: what the bank says now, and what was written anew of an exam that nobody has begun,
 * with all that was decided about the last version. Who has begun keeps theirs; a start of this moment has one or the other
 * (`time_revision`).
 */
export async function publishChanges({ tx, input, actor, note }: ActCtx<Asked>) {
  const { examId, reason } = input
  await holdKeys(tx)
  const exam = await lockForAct(tx, examId, 'publishChanges', actor)
  if (isRefused(exam)) return exam
  if (await refuseUnapproved(tx, actor)) return refuse('CHANGES_NEED_APPROVAL')
  // Who is about to begin is waited for, or waits.
  await lockSittings(tx, examId)
  const written = await selectChanges(tx, examId)
  const isTooLate = written !== null && (await hasAttempts(tx, examId))
  const changes = isTooLate ? null : written
  const plan = await planChanges(tx, exam, changes)
  if (isRefused(plan)) return plan
  const { questions, settings, chosen, sittingIds, lastVersionId } = plan
  if (await hasShownCode(tx, sittingIds)) return refuse('CODE_SHOWN')
  // Another paper was looked at than can be given out now: somebody has begun since.
  if (isTooLate && plan.seen !== input.seen) return refuse('ATTEMPTS_EXIST')
  if (questions.length === 0 && settings.length === 0) return refuse('NO_CHANGES')
  if (plan.seen !== input.seen) return refuse('CHANGES_MOVED_ON')
  if (changes) {
    await applyChanges(tx, exam, changes)
    // What of other exams practice would tell is asked of what was chosen anew, too.
    const asked = await refuseAskedElsewhere(tx, exam)
    if (asked) return asked
    // Who still writes them is told that they are published.
    await countDraftRevision(tx, examId, actor.userId)
  }
  const { negative } = changes ?? exam
  const instead = { lastVersionId, chosen }
  const versionId = await freezeVersion(tx, { examId, createdBy: actor.userId, negative, instead })
  if (isRefused(versionId)) return versionId
  await giveVersion(tx, sittingIds, versionId)
  await renewSeals(tx, sittingIds, versionId)
  await deletePapersNotBegun(tx, sittingIds)
  for (const sittingId of sittingIds) await enqueue(tx, 'make_papers', sittingId)
  const { begunCount, newCount } = await countWhoHasBegun(tx, examId, sittingIds)
  await note('exam.changes_published', examId, {
    ...(settings.length > 0 && {
      changes: Object.fromEntries(settings.map(({ name, before, after }) => [name, [before, after] as const])),
    }),
    detail: { versionId, reason, questions: questions.map(({ bankQuestionId, what }) => ({ bankQuestionId, what })) },
  })
  return acted([
    ...paperEffects(plan),
    `${counted(newCount, 'candidate')} ${newCount === 1 ? 'gets' : 'get'} the new paper; ${counted(begunCount, 'candidate')} who ${begunCount === 1 ? 'has' : 'have'} begun ${begunCount === 1 ? 'keeps' : 'keep'} the old one.`,
  ])
}

function paperEffects({ questions, settings }: ChangesPlan): string[] {
  const count = (is: (what: string) => boolean) => questions.filter(({ what }) => what.some(is)).length
  const [added, removed] = [count((what) => what === 'added'), count((what) => what === 'removed')]
  const said = [
    [questions.length - added - removed, 'changed'],
    [added, 'added'],
    [removed, 'left out'],
  ] as const
  return [
    ...said.filter(([many]) => many > 0).map(([many, word]) => `${countedAre(many, 'question')} ${word}.`),
    ...(settings.length === 0 ? [] : ['What is set for the exam is as you have written it.']),
  ]
}
