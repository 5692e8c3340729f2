import type { BankQuestion } from '@sabimark/contract/answers.ts'
import type { AnswerRules, PartialRule } from '@sabimark/domain/bank/answer-rules.ts'
import { marksFromText, marksText } from '@sabimark/domain/bank/marks-text.ts'
import {
  type Difficulty,
  maxMinutes,
  maxOptions,
  minOptions,
  type QuestionField,
  type QuestionOption,
  type QuestionType,
  questionProblems,
  trueFalseOptions,
} from '@sabimark/domain/bank/question.ts'
import { tagsFromText } from '@sabimark/domain/bank/tags.ts'
import type { Client } from '../platform/client.ts'
import { type BlankForm, emptyBlank, fromBlankRules, percentProblem, toBlankRules } from './blank-draft.ts'
import { brokenFormulas } from './broken-formulas.ts'
import { type EssayForm, emptyEssay, fromEssayRules, toEssayRules } from './essay-draft.ts'
import { emptyPassage, keptPassage, nextPassage, type PassageForm, passageProblem, toPassage } from './passage-draft.ts'
import { aroundBlank } from './rules-words.ts'
import type { FindFault } from './writing/use-find-fault.ts'

/**
 * The form "Add New Question", as typed. Options carry ids of this form alone, so that the bubble stays with its text when another
 * option is taken away; `correctAnswer` are those that are right. `isSeveral`: more than one may be.
 */
export type QuestionForm = {
  subject: string
  type: QuestionType
  passage: PassageForm
  question: string
  options: QuestionOption[]
  correctAnswer: string[]
  isSeveral: boolean
  partial: PartialRule
  blank: BlankForm
  essay: EssayForm
  topic: string
  marks: string
  timeAllocation: string
  difficulty: Difficulty
  explanation: string
  tags: string
}

/** What is wrong with the form, by control. */
export type QuestionProblems = Partial<Record<keyof QuestionForm | QuestionField | 'before' | 'after', string>>

export function emptyQuestion(subject: string): QuestionForm {
  return {
    subject,
    type: 'multiple_choice',
    passage: emptyPassage(),
    question: '',
    options: emptyOptions(4),
    correctAnswer: [],
    isSeveral: false,
    partial: 'all',
    blank: emptyBlank(),
    essay: emptyEssay(),
    topic: '',
    marks: '1',
    timeAllocation: '1',
    difficulty: 'Medium',
    explanation: '',
    tags: '',
  }
}

/** A question as the form has it: to edit it, or to begin another one from it. */
export function fromQuestion(question: BankQuestion, isCopy = false): QuestionForm {
  const { type } = question
  const options = question.options.map(({ text, keepsPlace }, place) => ({
    id: `o${place + 1}`,
    text,
    ...(keepsPlace !== undefined && { keepsPlace }),
  }))
  const isTrueFalse = type === 'true_false'
  const shown = isTrueFalse ? trueFalseOptions : options
  const { rules, passage, subjectId } = question
  return {
    passage: passage ? keptPassage(passage, subjectId, passage.questionsCount - (isCopy ? 0 : 1)) : emptyPassage(),
    subject: question.subjectId,
    type,
    question: question.question,
    topic: question.topic,
    options: [...shown],
    correctAnswer: question.options.flatMap(({ id }, place) =>
      question.correctOptionIds.includes(id) ? (shown[place]?.id ?? []) : [],
    ),
    isSeveral: rules.kind === 'several',
    partial: rules.kind === 'several' ? rules.partial : 'all',
    blank: fromBlankRules(rules),
    essay: fromEssayRules(rules),
    marks: marksText(question.marksHundredths),
    timeAllocation: String(question.timeAllocationMinutes),
    difficulty: question.difficulty,
    explanation: question.explanation,
    tags: question.tags.join(', '),
  }
}

/** The form for the next question of the same exercise: what usually stays the same stays. */
export function nextQuestion(saved: QuestionForm): QuestionForm {
  const { subject, type, isSeveral, partial, topic, marks, timeAllocation, difficulty, tags } = saved
  const { input, compare, near } = saved.blank
  const { minWords, maxWords, answerOn } = saved.essay
  return {
    ...emptyQuestion(subject),
    type,
    isSeveral,
    partial,
    topic,
    marks,
    timeAllocation,
    difficulty,
    tags,
    passage: nextPassage(saved.passage),
    options: optionsFor(type, saved.options.length),
    blank: { ...emptyBlank(), input, compare, near },
    essay: { ...emptyEssay(), minWords, maxWords, answerOn },
  }
}

/** The same form with the options of another type. */
export function withType(form: QuestionForm, type: QuestionType): QuestionForm {
  return { ...form, type, options: optionsFor(type, 4), correctAnswer: [], isSeveral: false }
}

/** One more empty option, as long as there is a letter for it. */
export function withOneMore(form: QuestionForm): QuestionForm {
  if (form.options.length >= maxOptions) return form
  const used = form.options.map(({ id }) => Number(id.slice(1)))
  return { ...form, options: [...form.options, { id: `o${Math.max(0, ...used) + 1}`, text: '' }] }
}

/** Without one option, never below two. The correct answer is forgotten with its option. */
export function withoutOption(form: QuestionForm, id: string): QuestionForm {
  if (form.options.length <= minOptions) return form
  const correctAnswer = form.correctAnswer.filter((one) => one !== id)
  return { ...form, options: form.options.filter((option) => option.id !== id), correctAnswer }
}

/** With this option right: beside the others where several may be, else in their place. Pressed again it is no longer. */
export function withRight({ correctAnswer, isSeveral }: QuestionForm, id: string): string[] {
  if (!isSeveral) return [id]
  return correctAnswer.includes(id) ? correctAnswer.filter((one) => one !== id) : [...correctAnswer, id]
}

/** One answer or several; of several the first stays. */
export function withSeveral(form: QuestionForm, isSeveral: boolean): QuestionForm {
  return { ...form, isSeveral, correctAnswer: isSeveral ? form.correctAnswer : form.correctAnswer.slice(0, 1) }
}

/**
 * What keeps the form from being sent, by control. The rules are the domain's; the server asks them again. That every
 * formula can be read is asked here alone: only the program that draws them knows, and a saved question stays as it is.
 */
export function questionFormProblems(form: QuestionForm, findFault: FindFault = () => null): QuestionProblems {
  const found = questionProblems({
    type: form.type,
    text: form.question,
    topic: form.topic,
    options: form.options,
    correctOptionIds: form.correctAnswer,
    rules: rulesOf(form),
    marks: (marksFromText(form.marks) ?? Number.NaN) / 100,
    timeAllocation: minutesFromText(form.timeAllocation) ?? Number.NaN,
  })
  const problems: QuestionProblems = {}
  const ofPassage = passageProblem(form.passage)
  if (ofPassage !== null) problems.passage = ofPassage
  const percent = form.type === 'fill_blank' ? percentProblem(form.blank) : null
  if (percent !== null) problems.accepted = percent
  if (form.subject === '') problems.subject = 'Subject is required.'
  // Of the rules a form shows one sentence at a control, the first; of the formulas all, each has to be mended.
  for (const { field, message } of found) problems[field] ??= own[field] ?? message
  const broken = brokenFormulas({ ...form, passage: form.passage.text, ...aroundBlank(rulesOf(form)) }, findFault)
  for (const { field } of broken) {
    problems[field] ??= broken.flatMap((one) => (one.field === field ? [one.message] : [])).join(' ')
  }
  return problems
}

/** Where what was typed can be wrong in more ways than the rule knows. */
const own: Partial<Record<string, string>> = {
  marks: 'Marks must be a number above 0 with at most two decimals, like 2 or 2.5.',
  timeAllocation: 'Time must be a number of minutes above 0 and at most 240, like 1 or 1.5.',
}

/** The call's input. Only for a form without problems. */
export function toQuestion(form: QuestionForm): Parameters<Client['bank']['addQuestion']>[0] {
  const { type, question, topic, difficulty, explanation, marks, timeAllocation, options, tags } = form
  const places = options.flatMap(({ id }, place) => (form.correctAnswer.includes(id) ? place : []))
  return {
    subjectId: form.subject,
    type,
    question,
    topic,
    difficulty,
    explanation,
    passage: toPassage(form.passage, form.subject),
    options: type === 'multiple_choice' ? options.map(({ text }) => text.trim()) : [],
    correctAnswer: places,
    ...(type === 'multiple_choice' && options.some((one) => one.keepsPlace !== undefined)
      ? { keeps: options.map(({ keepsPlace }) => keepsPlace ?? null) }
      : {}),
    rules: rulesOf(form),
    marksHundredths: marksFromText(marks) ?? 0,
    timeAllocationMinutes: minutesFromText(timeAllocation) ?? 0,
    tags: tagsFromText(tags),
  }
}

function minutesFromText(text: string): number | null {
  const minutes = /^\d{1,3}([.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null
  return minutes === null || minutes > maxMinutes ? null : minutes
}

/** How the question of this form is answered and judged. */
export function rulesOf({ type, isSeveral, partial, blank, essay }: QuestionForm): AnswerRules {
  if (type === 'fill_blank') return toBlankRules(blank)
  if (type === 'essay') return toEssayRules(essay)
  return isSeveral ? { kind: 'several', partial } : { kind: 'one' }
}

function optionsFor(type: QuestionType, count: number): QuestionOption[] {
  if (type === 'fill_blank' || type === 'essay') return []
  return type === 'true_false' ? [...trueFalseOptions] : emptyOptions(count)
}

function emptyOptions(count: number): QuestionOption[] {
  return Array.from({ length: count }, (_, index) => ({ id: `o${index + 1}`, text: '' }))
}
