import type { contract } from '@sabimark/contract/contract.ts'
import type { CorrectionKind } from '@sabimark/domain/marking/corrections/correction.ts'
import { keyCorrected } from '@sabimark/domain/marking/marking-notices.ts'
import { lockForAct } from '../../exam/lock-for-act.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { Actor, Ctx, InputOf } from '../../platform/http/route.ts'
import { newId } from '../../platform/ids.ts'
import { enqueue } from '../../platform/jobs/due-work.ts'
import { tell } from '../../platform/notice/tell.ts'
import { insertKeyRevisions, lockKeys } from '../key-revisions.db.ts'
import { markVersionAgain } from '../mark-version.ts'
import { correctInBank } from './correct-in-bank.ts'
import { planCorrection, type Target } from './plan-correction.ts'

type Asked = InputOf<typeof contract.marking.correctKey>

/**
 * Puts a key right in every version it reaches: a revision each, under one act. Papers are marked again by due work; whoever hands
 * in from now on is marked by the new key.
 */
export async function correctKey({ tx, input, actor, note }: Omit<Ctx<Asked>, 'at'>) {
  await lockKeys(tx)
  const plan = await planCorrection(tx, actor, input)
  if (isRefused(plan)) return plan
  if (plan.seen !== input.seen) return refuse('KEY_CHANGED_MEANWHILE')
  const { targets } = plan
  const examIds = [...new Set(targets.map(({ examId }) => examId))].sort()
  for (const examId of examIds) {
    const exam = await lockForAct(tx, examId, 'correctKey', actor)
    if (isRefused(exam)) return exam
  }
  const { correction, reason } = input
  const actId = newId()
  const kind: CorrectionKind = correction.kind
  await insertKeyRevisions(
    tx,
    targets.map(({ versionId, revision, questionId, next }) => ({
      versionId,
      revision: revision + 1,
      ...next,
      kind,
      reason,
      createdBy: actor.userId,
      actId,
      questionId,
      ...(correction.kind === 'taken_back' && { takesBack: correction.actId }),
    })),
  )
  for (const examId of examIds) {
    const own = targets.filter((target) => target.examId === examId)
    const detail = { actId, reason, correction, isBankAsked: input.inBank, versions: own.map(changeOf) }
    await note(`marking.key_${kind}`, examId, { detail })
  }
  await tellOwners(tx, targets, { actor, actId })
  for (const { versionId } of targets) await enqueue(tx, markVersionAgain, versionId)
  let isBankLeft = false
  if (input.inBank && correction.kind === 'correct' && plan.inBank) {
    const { right } = correction
    isBankLeft = !(await correctInBank({ tx, actor, note }, { ...plan.inBank, right, reason, actId }))
  }
  return { actId, paperCount: targets.reduce((sum, { paperCount }) => sum + paperCount, 0), isBankLeft }
}

/** What one key said and says, for the record. */
function changeOf({ versionId, revision, questionId, key, bonusHundredths, next }: Target) {
  const of = { versionId, revision: revision + 1 }
  if (questionId === null) return { ...of, bonusHundredths: [bonusHundredths, next.bonusHundredths] }
  return { ...of, questionId, entry: [key[questionId] ?? null, next.key[questionId] ?? null] }
}

/** The owners of exams that an administrator puts right hear of it. */
async function tellOwners(tx: Tx, targets: readonly Target[], { actor, actId }: { actor: Actor; actId: string }) {
  const exams = new Map(targets.map((target) => [target.examId, target]))
  await tell(
    tx,
    keyCorrected,
    [...exams.values()]
      .filter(({ ownerId }) => ownerId !== actor.userId)
      .map(({ ownerId, examId, title }) => ({ userId: ownerId, about: `${actId} ${examId}`, data: { examId, title } })),
  )
}
