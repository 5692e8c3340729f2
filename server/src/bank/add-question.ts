import { isRefused, refuse } from '../platform/http/refused.ts'
import type { Ctx } from '../platform/http/route.ts'
import { newId } from '../platform/ids.ts'
import { refuseBeyondTrial } from '../school/trial-limit.ts'
import { asTheySee, narrowedTo } from './bank.access.ts'
import { countQuestions, insertQuestions, isActiveSubjectOf, readQuestion } from './bank.db.ts'
import { judgeQuestion, type WrittenQuestion } from './judge-question.ts'
import { keepPassage } from './keep-passage.ts'
import { keepPictures } from './keep-pictures.ts'

/** Adds a question to the bank; its options get ids that answers will refer to. */
export async function addQuestion(ctx: Ctx<WrittenQuestion>) {
  const { tx, input, actor, note } = ctx
  const { correctAnswer: _place, passage: sent = null, ...said } = input
  const { options, correctOptionIds, fields } = judgeQuestion(input, [])
  if (fields.length > 0) return refuse('INVALID_QUESTION', { fields })
  if (!(await isActiveSubjectOf(tx, said.subjectId, narrowedTo(actor)))) return refuse('UNKNOWN_SUBJECT')
  const [pictureFields = []] = await keepPictures(tx, [input])
  if (pictureFields.length > 0) return refuse('INVALID_QUESTION', { fields: pictureFields })
  const passage = await keepPassage(ctx, {
    sent,
    subjectId: said.subjectId,
    teacherId: narrowedTo(actor),
    actorId: actor.userId,
  })
  if (isRefused(passage)) return passage
  if (passage.fields.length > 0) return refuse('INVALID_QUESTION', { fields: passage.fields })
  const beyond = await refuseBeyondTrial(tx, 'questions', countQuestions)
  if (beyond) return beyond
  const id = newId()
  const { passageId } = passage
  const made = { ...said, id, passageId, options, correctOptionIds, createdBy: actor.userId, status: 'active' as const }
  await insertQuestions(tx, [made])
  await note('question.added', id)
  return asTheySee(await readQuestion(tx, id), actor)
}
