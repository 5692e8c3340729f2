import { questionProblems } from '@sabimark/domain/bank/question.ts'
import { isAskedAlike } from '@sabimark/domain/exam/asked-alike.ts'
import type { ContentQuestion } from '@sabimark/domain/exam/version.ts'
import { correctedEntry, fitsQuestion, type SaidRight } from '@sabimark/domain/marking/corrections/correction.ts'
import { isTheirsToWrite, narrowedTo } from '../../bank/bank.access.ts'
import { hideExplanation, type QuestionState, questionsOf } from '../../bank/bank.db.ts'
import type { Ctx } from '../../platform/http/route.ts'
import { changesBetween } from '../../platform/record/changes.ts'

const written = ['correctOptionIds', 'rules'] as const

type Asked = { bankQuestionId: string; question: ContentQuestion; right: SaidRight; reason: string; actId: string }

/**
 * Puts the question of the bank right, too, as an edit of its own: exams that are set from now on ask it with this answer. False where
 * it stays as it is: it is not theirs to write, asks something else by now, or could not be saved like that.
 */
export async function correctInBank(
  { tx, actor, note }: Pick<Ctx<unknown>, 'tx' | 'actor' | 'note'>,
  { bankQuestionId, question, right, reason, actId }: Asked,
): Promise<boolean> {
  const questions = questionsOf(narrowedTo(actor))
  const [before] = await questions.lock(tx, [bankQuestionId])
  if (!before || !isTheirsToWrite(actor, before)) return false
  const after = isAskedAlike({ ...before, text: before.question }, question) && putRight(before, right)
  if (!after) return false
  const changes = changesBetween(before, after, written)
  if (Object.keys(changes).length === 0) return true
  await questions.update(tx, [after], Object.keys(changes))
  // It says why the old answer is right: nobody reads it before its author has saved the question again.
  await hideExplanation(tx, bankQuestionId)
  await note('question.updated', bankQuestionId, { changes, detail: { revision: before.revision + 1, reason, actId } })
  return true
}

/** The question with the other right answer; null where the bank cannot hold it. */
export function putRight(before: QuestionState, right: SaidRight): QuestionState | null {
  const { correctOptionIds, rules, options } = before
  const entry = { correctOptionIds, rules }
  const question = { id: '', type: 'essay' as const, text: '', options, marksHundredths: 0 }
  if (!fitsQuestion({ kind: 'correct', right }, { question, entry })) return null
  if (rules.kind === 'one' && right.optionIds.length > 1) return null
  const next = correctedEntry(entry, { kind: 'correct', right })
  const after = { ...before, correctOptionIds: next.correctOptionIds, rules: next.rules ?? rules }
  const marks = { marks: before.marksHundredths / 100, timeAllocation: before.timeAllocationMinutes }
  return questionProblems({ ...after, ...marks, text: before.question }).length === 0 ? after : null
}
