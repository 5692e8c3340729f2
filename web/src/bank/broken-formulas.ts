import { optionLetter } from '@sabimark/domain/bank/question.ts'
import { type Formula, formulasOf, formulasOfLine } from '../platform/markdown/formulas.ts'
import { formulaWords } from './formula-words.ts'
import type { FindFault } from './use-find-fault.ts'

type Written = { question: string; options: readonly { text: string }[]; explanation: string }
type Broken = { field: keyof Written; message: string }

/** The formulas of a question that cannot be read, in words, the first of each text. */
export function brokenFormulas({ question, options, explanation }: Written, findFault: FindFault): Broken[] {
  const first = (formulas: Formula[]) => {
    for (const formula of formulas) {
      const fault = findFault(formula.tex, formula)
      if (fault) return formulaWords(formula.tex, fault)
    }
    return null
  }
  const found: { field: keyof Written; message: string | null }[] = [
    { field: 'question', message: first(formulasOf(question)) },
    ...options.map(({ text }, index) => {
      const words = first(formulasOfLine(text))
      return { field: 'options' as const, message: words && `Option ${optionLetter(index)}: ${words}` }
    }),
    { field: 'explanation', message: first(formulasOf(explanation)) },
  ]
  return found.flatMap(({ field, message }) => (message === null ? [] : [{ field, message }]))
}
