import { counted, countedAll } from '@sabimark/domain/words/plural.ts'
import { insertAct, insertAudit } from '../../platform/audit/record-log.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { Actor, Ctx } from '../../platform/http/route.ts'
import { type ActCtx, acted } from '../acted.ts'
import { lockForAct } from '../lock-for-act.ts'
import {
  countRevealed,
  giveExams,
  giveQuestions,
  holdOptionalStaff,
  type Left,
  type Staff,
  selectGiven,
  selectOwned,
  selectTakers,
  setOwner,
  type Taker,
} from './hand-over.db.ts'
import { tellHandedOver } from './tell-handed-over.ts'

/** Gives an exam to another teacher of its subject or an administrator; both are told. Who wrote it stays who wrote it. */
export async function handOverExam({ tx, input: { examId, to }, actor }: ActCtx<{ examId: string; to: string }>) {
  const exam = await lockForAct(tx, examId, 'handOver', actor)
  if (isRefused(exam)) return exam
  const [owner] = [await holdOptionalStaff(tx, exam.ownerId), await holdOptionalStaff(tx, to)]
  const taker = (await selectTakers(tx, examId)).find(({ id }) => id === to)
  if (!owner || !taker) return refuse('NOT_A_TAKER')
  const revealed = await revealedTo(tx, taker, { examIds: [examId], from: owner.id })
  await setOwner(tx, examId, to)
  const line = { action: 'exam.handed_over', subject: examId, changes: { ownerId: [owner.id, to] as const } }
  // Only administrators undo it: it is no longer a teacher's.
  const isAdmin = actor.role === 'school_admin'
  const batch = isAdmin ? await insertAct(tx, actor.userId, [line]) : null
  if (!isAdmin) await insertAudit(tx, { ...line, actorId: actor.userId })
  await tellHandedOver(tx, actor, { from: owner, to: taker, work: { exams: 1, questions: 0 }, exam })
  const effects = [
    `${taker.name} changes it and acts on it from now on, and is told.`,
    ...revealed,
    `${whoLosesIt(owner, actor)} Who created it stays named, and questions of the bank stay whose they are.`,
  ]
  return { ...acted(effects), batch }
}

function whoLosesIt(owner: Staff, actor: Actor): string {
  const isOwn = owner.id === actor.userId
  if (owner.isAdmin)
    return `${isOwn ? 'You go' : `${owner.name} is told, and goes`} on acting on it as an administrator.`
  return isOwn ? 'You no longer do.' : `${owner.name} no longer does, and is told.`
}

/** Gives all exams and questions of somebody who leaves to somebody else, in the subjects these teach. */
export async function handOverWork({ tx, input, actor }: Ctx<{ from: string; to: string }>) {
  const [giver, to] = [await holdOptionalStaff(tx, input.from), await holdOptionalStaff(tx, input.to)]
  if (!giver || !to) return refuse('UNKNOWN_PERSON')
  if (!to.isActive || to.id === giver.id) return refuse('NOT_A_TAKER')
  const way = { from: giver.id, to }
  const revealed = await revealedTo(tx, to, { examIds: await selectGiven(tx, way), from: giver.id })
  const examIds = await giveExams(tx, way)
  const questionIds = await giveQuestions(tx, way)
  const work = { exams: examIds.length, questions: questionIds.length }
  const went = countedAll({ exam: work.exams, question: work.questions })
  const skipped = (await selectOwned(tx, way)).map((left) => whatStays(left, giver.name, to.name))
  if (!went) return { batch: null, doneCount: 0, skipped, effects: [] }

  const changes = { ownerId: [giver.id, to.id] as const }
  const batch = await insertAct(tx, actor.userId, [
    ...examIds.map((subject) => ({ action: 'work.exam_handed_over', subject, changes })),
    ...questionIds.map((subject) => ({ action: 'work.question_handed_over', subject, changes })),
  ])
  await tellHandedOver(tx, actor, { from: giver, to, work })
  return {
    batch,
    doneCount: went.count,
    skipped,
    effects: [
      `${went.text} ${went.count === 1 ? 'goes' : 'go'} to ${to.name}, who is told.`,
      ...revealed,
      `${giver.name} stays named as who created them.`,
    ],
  }
}

/** What whoever gets exams reads of somebody else's paper by that. Administrators read all of it anyway. */
async function revealedTo(tx: Tx, to: Taker, given: { examIds: readonly string[]; from: string }): Promise<string[]> {
  const count = to.isAdmin ? 0 : await countRevealed(tx, { ...given, to: to.id })
  if (count === 0) return []
  const [stand, them] = count === 1 ? ['is', 'it'] : ['are', 'them']
  return [
    `${counted(count, 'question')} ${stand} also in another teacher’s exam that is not over: ${to.name} reads ${them} from now on.`,
  ]
}

function whatStays({ id, name, exams, questions, isTaught }: Left, giver: string, taker: string) {
  const left = countedAll({ exam: exams, question: questions })
  const [stay, them, they] = left?.count === 1 ? ['stays', 'it', 'it is'] : ['stay', 'them', 'they are']
  const why = isTaught
    ? `${left?.text} ${stay} with ${giver}: another teacher’s exam that is not over asks ${them}, or is about the same text. Hand ${them} over once ${they} no longer asked.`
    : `${taker} does not teach it: ${left?.text} ${stay} with ${giver}.`
  return { id, name, why }
}
