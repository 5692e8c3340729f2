import { optionLetter } from '@sabimark/domain/bank/question.ts'
import {
  type Formula,
  formulasOf,
  formulasOfLine,
  openFormulasOf,
  openFormulasOfLine,
} from '../platform/markdown/formulas.ts'
import { formulaWords, openFormulaWords } from './writing/formula-words.ts'
import type { FindFault } from './writing/use-find-fault.ts'

/** `before` and `after` stand around a blank. */
type Written = {
  passage?: string | undefined
  question: string
  options: readonly { text: string }[]
  explanation: string
  before: string
  after: string
}
type Broken = { field: keyof Written; message: string }

/** The formulas of a question that cannot be read, in words, each once in its text. */
export function brokenFormulas(
  { passage = '', question, options, explanation, ...around }: Written,
  findFault: FindFault,
): Broken[] {
  const broken = (field: keyof Written, formulas: Formula[], open: string[], whose = ''): Broken[] => {
    const messages = formulas.flatMap((formula) => {
      const fault = findFault(formula.tex, formula)
      return fault ? [formulaWords(formula.tex, fault)] : []
    })
    const all = new Set([...messages, ...open.map(openFormulaWords)])
    return [...all].map((message) => ({ field, message: `${whose}${message}` }))
  }
  return [
    ...broken('passage', formulasOf(passage), openFormulasOf(passage)),
    ...broken('question', formulasOf(question), openFormulasOf(question)),
    ...options.flatMap(({ text }, index) =>
      broken('options', formulasOfLine(text), openFormulasOfLine(text), `Option ${optionLetter(index)}: `),
    ),
    ...(['before', 'after'] as const).flatMap((field) =>
      broken(field, formulasOfLine(around[field]), openFormulasOfLine(around[field])),
    ),
    ...broken('explanation', formulasOf(explanation), openFormulasOf(explanation)),
  ]
}
