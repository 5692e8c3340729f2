import { selectLastChange } from '../platform/audit/record-log.ts'
import { isRefused, refuse } from '../platform/http/refused.ts'
import type { Ctx } from '../platform/http/route.ts'
import { changesBetween } from '../platform/record/changes.ts'
import { asTheySee, isTheirsToWrite, narrowedTo } from './bank.access.ts'
import { isActiveSubjectOf, questionsOf, readQuestion, showExplanation } from './bank.db.ts'
import { judgeQuestion, type WrittenQuestion } from './judge-question.ts'
import { keepPassage, type SentPassage } from './keep-passage.ts'
import { keepPictures } from './keep-pictures.ts'

type Edit = WrittenQuestion & { id: string; revision: number }

const logged = [
  ...([
    'subjectId',
    'type',
    'passageId',
    'question',
    'options',
    'correctOptionIds',
    'rules',
    'explanation',
    'difficulty',
  ] as const),
  ...(['topic', 'marksHundredths', 'timeAllocationMinutes', 'tags'] as const),
]

/** Writes a question anew. Exams that were published keep their own copy; a draft shows the new words. */
export async function updateQuestion(ctx: Ctx<Edit>) {
  const { tx, input, actor, note } = ctx
  const { id, revision, correctAnswer: _place, passage: sent, ...written } = input
  const questions = questionsOf(narrowedTo(actor))
  const [before] = await questions.lock(tx, [id])
  if (!before) return refuse('UNKNOWN_QUESTION')
  if (!isTheirsToWrite(actor, before)) return refuse('NOT_ALLOWED')
  if (before.revision !== revision) {
    return refuse('CHANGED_MEANWHILE', { ...(await selectLastChange(tx, id)), revision: before.revision })
  }
  const { options, correctOptionIds, fields } = judgeQuestion(input, before.options)
  if (fields.length > 0) return refuse('INVALID_QUESTION', { fields })
  const isMoved = before.subjectId !== written.subjectId
  if (isMoved && !(await isActiveSubjectOf(tx, written.subjectId, narrowedTo(actor)))) return refuse('UNKNOWN_SUBJECT')
  const [pictureFields = []] = await keepPictures(tx, [input])
  if (pictureFields.length > 0) return refuse('INVALID_QUESTION', { fields: pictureFields })
  const passage = await keepPassage(ctx, {
    // Unsaid, it stays; a page of yesterday says nothing of it.
    sent: sent === undefined ? asItIs(before.passageId) : sent,
    subjectId: written.subjectId,
    teacherId: narrowedTo(actor),
    actorId: actor.userId,
    before: before.passageId,
  })
  if (isRefused(passage)) return passage
  if (passage.fields.length > 0) return refuse('INVALID_QUESTION', { fields: passage.fields })
  const { passageId } = passage
  const after = { ...before, ...written, passageId, options, correctOptionIds }
  const changes = changesBetween(before, after, logged)
  if (Object.keys(changes).length > 0) {
    await questions.update(tx, [after], Object.keys(changes))
    await note('question.updated', id, { changes, detail: { revision: revision + 1 } })
  }
  await showExplanation(tx, id)
  return asTheySee(await readQuestion(tx, id), actor)
}

function asItIs(passageId: string | null): SentPassage | null {
  return passageId === null ? null : { id: passageId }
}
