import type { QuestionDraft, QuestionOption, QuestionProblem } from './question.ts'
import { maxOptions, minOptions, trueFalseOptions } from './question.ts'

/** How two option texts are compared: the same word in another case, spacing or Unicode form is the same option. */
export function optionKey(text: string): string {
  return text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ').toLowerCase().normalize('NFC')
}

/** What is wrong with the options and the right answer of a draft, in the order of the form. Typed answers have neither. */
export function optionsProblems(
  draft: Pick<QuestionDraft, 'type' | 'options' | 'correctOptionIds'>,
): QuestionProblem[] {
  if (draft.type === 'multiple_choice') return [...choicesProblems(draft.options), ...correctProblems(draft)]
  if (draft.type === 'true_false') return [...trueFalseProblems(draft.options), ...correctProblems(draft)]
  return []
}

function choicesProblems(options: readonly QuestionOption[]): QuestionProblem[] {
  const problem = (message: string): QuestionProblem[] => [{ field: 'options', message }]
  if (options.length < minOptions) return problem(`Give at least ${minOptions} options.`)
  if (options.length > maxOptions) return problem(`Give at most ${maxOptions} options.`)
  if (options.some((option) => option.text.trim() === '')) return problem('An option is empty.')
  if (new Set(options.map((option) => option.id)).size < options.length) return problem('Two options have the same id.')
  if (new Set(options.map((option) => optionKey(option.text))).size < options.length) {
    return problem('Two options are the same.')
  }
  return []
}

function trueFalseProblems(options: readonly QuestionOption[]): QuestionProblem[] {
  const isStandard =
    options.length === trueFalseOptions.length &&
    trueFalseOptions.every((standard, index) => options[index]?.id === standard.id)
  return isStandard ? [] : [{ field: 'options', message: 'A true/false question has the options True and False.' }]
}

function correctProblems(draft: Pick<QuestionDraft, 'options' | 'correctOptionIds'>): QuestionProblem[] {
  const [correct, ...others] = draft.correctOptionIds
  const isOneOfThem = others.length === 0 && draft.options.some((option) => option.id === correct)
  return isOneOfThem ? [] : [{ field: 'correctOptionIds', message: 'Choose the one correct answer.' }]
}
