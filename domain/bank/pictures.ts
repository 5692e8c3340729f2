import type { AnswerRules, ShownRules } from './answer-rules.ts'

/** Every text of a question in which a picture can stand. */
export function textsOf({ text, options, rules, explanation = '' }: TextsOfQuestion): string[] {
  const around = rules && 'before' in rules ? [rules.before, rules.after] : []
  return [text, ...options.map((option) => option.text), ...around, explanation]
}

type TextsOfQuestion = {
  text: string
  options: readonly { text: string }[]
  rules?: AnswerRules | ShownRules | undefined
  explanation?: string
}
