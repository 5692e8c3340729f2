import { maxOptions, minOptions, type QuestionOption, trueFalseOptions } from './option.ts'

/** Options and the ids of the right ones, as typed. */
export type OptionsDraft = {
  options: readonly QuestionOption[]
  correctOptionIds: readonly string[]
  /** Without it, one is right. */
  rules?: { kind: string }
}

export type OptionProblem = { field: 'options' | 'correctAnswer'; message: string }

/** How two option texts are compared: the same words in another case, spacing or Unicode form are the same option. */
export function optionKey(text: string): string {
  return text.trim().replaceAll(/\s+/gu, ' ').toLowerCase().normalize('NFC')
}

/**
 * Problems of a multiple choice question: two to ten options, none empty, no two equal, exactly one of them right,
 * or at least one where several may be.
 */
export function multipleChoiceProblems(draft: OptionsDraft): OptionProblem[] {
  const message = optionListProblem(draft.options)
  return [...(message === null ? [] : [{ field: 'options' as const, message }]), ...correctProblems(draft)]
}

/** Problems of a true/false question: the two standard options and exactly one of them right. */
export function trueFalseProblems(draft: OptionsDraft): OptionProblem[] {
  const isStandard =
    draft.options.length === trueFalseOptions.length &&
    draft.options[0]?.id !== draft.options[1]?.id &&
    trueFalseOptions.every(({ text }, index) => draft.options[index]?.text === text)
  if (isStandard) return correctProblems(draft)
  return [
    { field: 'options', message: 'A true/false question has the options True and False.' },
    ...correctProblems(draft),
  ]
}

function optionListProblem(options: readonly QuestionOption[]): string | null {
  if (options.length < minOptions) return `Give at least ${minOptions} options.`
  if (options.length > maxOptions) return `Give at most ${maxOptions} options.`
  if (options.some(({ text }) => text.trim() === '')) return 'An option is empty.'
  if (new Set(options.map(({ id }) => id)).size < options.length) return 'Two options have the same id.'
  if (new Set(options.map(({ text }) => optionKey(text))).size < options.length) return 'Two options are the same.'
  return null
}

function correctProblems({ options, correctOptionIds, rules }: OptionsDraft): OptionProblem[] {
  const areOptions = correctOptionIds.every((correct) => options.some(({ id }) => id === correct))
  const isSeveral = rules?.kind === 'several'
  if (areOptions && (isSeveral ? correctOptionIds.length > 0 : correctOptionIds.length === 1)) return []
  const message = isSeveral ? 'Tick every correct answer.' : 'Choose the one correct answer.'
  return [{ field: 'correctAnswer', message }]
}
