import { counted } from '@sabimark/domain/words/plural.ts'
import type { Ctx } from '../platform/http/route.ts'
import { changeRecords, deleteRecords } from '../platform/record/acts.ts'
import { deletedText } from '../platform/record/delete-unused.ts'
import { narrowedTo, whyNotTheirs } from './bank.access.ts'
import { type QuestionStatus, questionsOf } from './bank.db.ts'

/** Archives questions, or takes them back. Exams keep what they have. */
export async function setQuestionsStatus(ctx: Ctx<{ ids: string[]; status: QuestionStatus }>) {
  const { input, actor } = ctx
  const { status } = input
  const isArchived = status === 'archived'
  return await changeRecords(ctx, questionsOf(narrowedTo(actor)), {
    verb: isArchived ? 'archived' : 'unarchived',
    change: { status },
    whySkipped: (question) =>
      whyNotTheirs(actor, question) ??
      (question.status === status ? `Is already ${isArchived ? 'archived' : 'in use'}.` : null),
    effects: (done) => [
      isArchived
        ? `${counted(done.length, 'question')} will be offered to no new exam. Exams that have ${done.length === 1 ? 'it keep it' : 'them keep them'}.`
        : `${counted(done.length, 'question')} can be chosen for exams again.`,
    ],
  })
}

/** Deletes questions that stand in no exam. */
export async function deleteQuestions(ctx: Ctx<{ ids: string[] }>) {
  return await deleteRecords(ctx, questionsOf(narrowedTo(ctx.actor)), {
    whySkipped: (question) =>
      whyNotTheirs(ctx.actor, question) ??
      (question.examsCount === 0 ? null : `Is in ${counted(question.examsCount, 'exam')}: archive it instead.`),
    effects: (done) => [deletedText(done.length, 'question')],
  })
}
