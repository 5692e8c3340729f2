import {
  type AuthorableType,
  type Difficulty,
  type QuestionOption,
  questionProblems,
  trueFalseOptions,
} from '@sabimark/domain/bank/question.ts'
import type { Tx } from '../platform/database/tenant.ts'
import { refuse } from '../platform/http/refused.ts'
import type { Actor } from '../platform/http/route.ts'
import { newId, newShortId } from '../platform/ids.ts'
import { refuseBeyondTrial } from '../school/trial-room.ts'
import { narrowedTo } from './bank.access.ts'
import { countQuestions, insertQuestion, isActiveSubjectOf } from './bank.db.ts'
import { asQuestionItem } from './question-item.ts'

export type NewQuestionInput = {
  subjectId: string
  type: AuthorableType
  question: string
  options: string[]
  correctAnswer: number
  explanation: string
  difficulty: Difficulty
  topic: string
  marksHundredths: number
  timeAllocationMinutes: number
  tags: string[]
}

/** Adds a question to the bank; its options get ids that answers will refer to. */
export async function addQuestion(tx: Tx, input: NewQuestionInput, actor: Actor) {
  const { correctAnswer, options: texts, ...said } = input
  const options = optionsOf(input.type, texts)
  const correctOptionIds = options.filter((_, index) => index === correctAnswer).map(({ id }) => id)
  const fields = questionProblems({
    type: said.type,
    text: said.question,
    topic: said.topic,
    options,
    correctOptionIds,
    marks: said.marksHundredths / 100,
    timeAllocation: said.timeAllocationMinutes,
  })
  if (fields.length > 0) return refuse('INVALID_QUESTION', { fields })
  if (!(await isActiveSubjectOf(tx, said.subjectId, narrowedTo(actor)))) return refuse('UNKNOWN_SUBJECT')
  const beyond = await refuseBeyondTrial(tx, 'questions', countQuestions)
  if (beyond) return beyond
  const made = { ...said, id: newId(), options, correctOptionIds, createdBy: actor.userId }
  return asQuestionItem(await insertQuestion(tx, made))
}

function optionsOf(type: AuthorableType, texts: string[]): QuestionOption[] {
  if (type === 'true_false') return [...trueFalseOptions]
  return texts.map((text) => ({ id: newShortId(), text }))
}
