import type { AnswerValue } from '@sabimark/domain/attempt/event.ts'
import { markPaper } from '@sabimark/domain/marking/mark-paper.ts'
import { printedEntryOf } from '@sabimark/domain/marking/printed-key.ts'
import { rightAnswerOf } from '@sabimark/domain/marking/right-answer.ts'
import { sampleContent, sampleKey } from '../attempt/sample-exam.ts'

/** The sample paper with these answers, marked on the device by the rules of the product. */
export function marked(answers: Record<string, AnswerValue>) {
  const { marked: questions, totals } = markPaper({ content: sampleContent, key: sampleKey, answers })
  return {
    totals,
    marked: questions.map((mark) => ({ ...mark, ...rightAnswerOf(sampleKey[mark.questionId]) })),
  }
}

/** Its key to print: nothing was put right in it. */
export function sampleKeyToPrint(now: Date) {
  const entries = Object.entries(sampleKey).map(([id, entry]) => [id, printedEntryOf(entry, entry)] as const)
  return {
    version: 1,
    revision: 1,
    madeAt: now.toISOString(),
    bonusHundredths: 0,
    entries: Object.fromEntries(entries),
  }
}
