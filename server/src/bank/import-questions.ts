import { refusals } from '@sabimark/contract/refusal.ts'
import { insertAuditLines } from '../platform/audit/record-log.ts'
import { isRefused, refuse } from '../platform/http/refused.ts'
import type { Ctx } from '../platform/http/route.ts'
import { newId } from '../platform/ids.ts'
import { lockImport, selectImported } from '../platform/record/imports.db.ts'
import { refuseBeyondTrial } from '../school/trial-limit.ts'
import { narrowedTo } from './bank.access.ts'
import { countQuestions, insertQuestions, isActiveSubjectOf, type NewQuestion } from './bank.db.ts'
import { judgeQuestion, type WrittenQuestion } from './judge-question.ts'
import { keepPassage } from './keep-passage.ts'
import { keepPictures } from './keep-pictures.ts'
import { imported } from './undo-import.ts'

type Field = { field: string; message: string }
type Sent = { position: number; question: WrittenQuestion }
type Answer = { position: number; id: string | null; fields: Field[] }

/** Takes a piece of an import. What was taken before is answered again, and what is wrong is refused by itself. */
export async function importQuestions(ctx: Ctx<{ importId: string; questions: Sent[] }>) {
  const { tx, input, actor } = ctx
  const { importId } = input
  if (!(await lockImport(tx, { id: importId, noun: 'question', userId: actor.userId }))) return refuse('UNKNOWN_IMPORT')
  const positions = input.questions.map(({ position }) => position)
  const before = await selectImported(tx, { importId, action: imported, positions })
  const isOpen = subjectsOpenTo((subjectId) => isActiveSubjectOf(tx, subjectId, narrowedTo(actor)))
  const made: (NewQuestion & { importPosition: number })[] = []
  const answers = new Map<number, Answer>()
  for (const { position, question } of input.questions) {
    if (answers.has(position)) continue
    const known = before.get(position)
    if (known !== undefined) {
      answers.set(position, { position, id: known, fields: [] })
      continue
    }
    const judged = judge(question)
    // Pictures of what is refused are kept for nobody.
    const wrong = judged.fields.length > 0 ? judged.fields : ((await keepPictures(tx, [question]))[0] ?? [])
    const fields = wrong.length > 0 || (await isOpen(question.subjectId)) ? wrong : [unknownSubject]
    const { subjectId, passage: sent = null } = question
    const own = { subjectId, teacherId: narrowedTo(actor), actorId: actor.userId, importId }
    const passage = fields.length > 0 ? { passageId: null, fields } : await keepPassage(ctx, { ...own, sent })
    if (isRefused(passage) || passage.fields.length > 0) {
      answers.set(position, { position, id: null, fields: isRefused(passage) ? [unknownPassage] : passage.fields })
      continue
    }
    const id = newId()
    made.push({
      ...judged.made,
      passageId: passage.passageId,
      id,
      importId,
      importPosition: position,
      createdBy: actor.userId,
      status: 'active',
    })
    answers.set(position, { position, id, fields: [] })
  }
  const beyond = await refuseBeyondTrial(tx, 'questions', countQuestions, made.length)
  if (beyond) return beyond
  await insertQuestions(tx, made)
  await insertAuditLines(
    tx,
    made.map(({ id, importPosition: position }) => ({
      actorId: actor.userId,
      action: imported,
      subject: id,
      batch: importId,
      detail: { position, revision: 1 },
    })),
  )
  return { answers: [...answers.values()] }
}

const unknownPassage: Field = { field: 'passage', message: refusals.UNKNOWN_PASSAGE.message }
const unknownSubject: Field = { field: 'subject', message: refusals.UNKNOWN_SUBJECT.message }

function judge(written: WrittenQuestion) {
  const { correctAnswer: _place, passage: _passage, ...said } = written
  const { options, correctOptionIds, fields } = judgeQuestion(written, [])
  return { made: { ...said, options, correctOptionIds }, fields }
}

/** Asks once for each subject. */
function subjectsOpenTo(ask: (subjectId: string) => Promise<boolean>) {
  const known = new Map<string, boolean>()
  return async (subjectId: string) => {
    const isOpen = known.get(subjectId) ?? (await ask(subjectId))
    known.set(subjectId, isOpen)
    return isOpen
  }
}
