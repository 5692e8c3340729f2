import { ORPCError } from '@orpc/client'
import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { refusalCode, refusalText } from '../platform/refusal.ts'

/** One sentence for what keeps an exam from being kept, published or opened; sums that differ are both named. */
export function publishRefusalText(error: unknown): string {
  const data: unknown = error instanceof ORPCError ? error.data : undefined
  if (refusalCode(error) !== 'MARKS_DO_NOT_ADD_UP' || !hasSums(data)) return refusalText(error)
  const [sum, total] = [data.sumHundredths, data.totalHundredths].map(marksText)
  return `The marks of the questions add up to ${sum}, but the exam has ${total} marks in total. Change one of them; your draft is saved.`
}

function hasSums(data: unknown): data is { sumHundredths: number; totalHundredths: number } {
  if (typeof data !== 'object' || data === null) return false
  const sums: unknown[] = ['sumHundredths', 'totalHundredths'].map((name) => Reflect.get(data, name))
  return sums.every(Number.isSafeInteger)
}
