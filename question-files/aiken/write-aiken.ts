import { letterOf } from '../neutral/judge.ts'
import type { Question } from '../neutral/question.ts'

/**
 * Questions as an Aiken file, which holds choices with one right answer, each text on one line. A question of another kind, without a right
 * answer or with several, is not written.
 */
export function writeAiken(questions: readonly Question[]): string {
  return questions.filter(isHeld).map(blockOf).join('\n')
}

function isHeld({ type, options, right }: Question): boolean {
  return (type === 'multiple_choice' || type === 'true_false') && options.length <= 26 && right?.length === 1
}

function blockOf({ text, options, right }: Question): string {
  const lines = options.map((option, index) => `${letterOf(index)}. ${onLine(option.text)}`)
  return `${[onLine(text), ...lines, `ANSWER: ${letterOf(right?.[0] ?? 0)}`].join('\n')}\n`
}

function onLine(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')
}
