import katex from 'katex'
import 'katex/contrib/mhchem'
import type { ReadyMadeQuestion } from '../make/question.ts'

const settings = { throwOnError: true, strict: false, trust: false, maxExpand: 200 } as const

/** Formulas that cannot be drawn. Those that differ in digits alone are drawn once. */
export function formulaFaults(questions: readonly ReadyMadeQuestion[], drawn = new Set<string>()): string[] {
  return questions.flatMap((question) =>
    [question.text, question.explanation, ...question.options].flatMap((text) =>
      [...text.matchAll(/\$([^$]+)\$/g)].flatMap(([, formula = '']) => {
        const shape = formula.replaceAll(/\d+/g, '7')
        if (drawn.has(shape)) return []
        drawn.add(shape)
        try {
          katex.renderToString(formula, settings)
          return []
        } catch (error) {
          return [`${question.source}: ${formula}: ${error instanceof Error ? error.message : error}`]
        }
      }),
    ),
  )
}
