import { optionLetter } from '@sabimark/domain/bank/question.ts'
import { type Formula, formulasOf, formulasOfLine } from '../platform/markdown/formulas.ts'
import { formulaWords } from './formula-words.ts'
import type { FindFault } from './use-find-fault.ts'

type Written = { question: string; options: readonly { text: string }[]; explanation: string }
type Broken = { field: keyof Written; message: string }

/** The formulas of a question that cannot be read, in words, each once in its text. */
export function brokenFormulas({ question, options, explanation }: Written, findFault: FindFault): Broken[] {
  const broken = (field: keyof Written, formulas: Formula[], whose = ''): Broken[] => {
    const messages = formulas.flatMap((formula) => {
      const fault = findFault(formula.tex, formula)
      return fault ? [`${whose}${formulaWords(formula.tex, fault)}`] : []
    })
    return [...new Set(messages)].map((message) => ({ field, message }))
  }
  return [
    ...broken('question', formulasOf(question)),
    ...options.flatMap(({ text }, index) => broken('options', formulasOfLine(text), `Option ${optionLetter(index)}: `)),
    ...broken('explanation', formulasOf(explanation)),
  ]
}
