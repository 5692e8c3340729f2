import { counted } from '@sabimark/domain/words/plural.ts'
import { insertAuditLines } from '../../platform/audit/record-log.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { ActLine } from '../../platform/record/undo.db.ts'
import type { Restore } from '../../school/undo-act.ts'
import { giveBack, holdOptionalStaff, selectTitles } from './hand-over.db.ts'
import { tellHandedOver } from './tell-handed-over.ts'

/** Gives exams and questions back to whom they were handed over from, where nobody has handed them on since; both are told. */
export const restoreHandedOver: Restore = async (tx, lines, actor) => {
  const [from = '', to = ''] = (lines[0]?.changes?.ownerId ?? []) as string[]
  const [giver, taker] = [await holdOptionalStaff(tx, from), await holdOptionalStaff(tx, to)]
  if (!giver) return refuse('GIVER_GONE')
  const isQuestion = ({ action }: ActLine) => action === 'work.question_handed_over'
  const examIds = lines.filter((line) => !isQuestion(line)).map(({ subject }) => subject)
  const questionIds = lines.filter(isQuestion).map(({ subject }) => subject)
  const exams = await giveBack(tx, 'exams', { ids: examIds, from, to })
  const questions = await giveBack(tx, 'questions', { ids: questionIds, from, to })
  const changes = { ownerId: [to, from] as const }
  await insertAuditLines(tx, [
    ...exams.map((subject) => ({ actorId: actor.userId, action: 'exam.restored', subject, changes })),
    ...questions.map((subject) => ({ actorId: actor.userId, action: 'work.question_given_back', subject, changes })),
  ])
  const work = { exams: exams.length, questions: questions.length }
  const doneCount = work.exams + work.questions
  if (doneCount > 0 && taker) await tellHandedOver(tx, actor, { from: taker, to: giver, work })
  const stay = {
    exams: examIds.filter((id) => !exams.includes(id)),
    questions: questionIds.filter((id) => !questions.includes(id)),
  }
  return { doneCount, skipped: await whatStays(tx, stay) }
}

async function whatStays(tx: Tx, { exams, questions }: { exams: string[]; questions: string[] }) {
  const titles = await selectTitles(tx, exams)
  const [first] = questions
  const were = questions.length === 1 ? 'Was' : 'Were'
  return [
    ...exams.map((id) => ({
      id,
      name: titles.get(id) ?? 'A draft that is gone',
      why: 'Was handed on or deleted since, and stays as it is.',
    })),
    ...(first === undefined
      ? []
      : [
          {
            id: first,
            name: counted(questions.length, 'question'),
            why: `${were} handed on or deleted since, and ${questions.length === 1 ? 'stays as it is' : 'stay as they are'}.`,
          },
        ]),
  ]
}
