import type { NegativeRule } from '@sabimark/domain/exam/negative-rule.ts'
import type { ContentSection } from '@sabimark/domain/exam/section.ts'
import { questionsText } from './exams.ts'

/** How many questions of a section are to be answered, and which of the answers count. */
export function askedText(
  { answer }: { answer?: ContentSection['answer'] | undefined },
  questionCount: number,
): string {
  if (!answer) return questionCount === 1 ? 'Answer the question.' : `Answer all ${questionsText(questionCount)}.`
  const { count, which } = answer
  const counted = which === 'best' ? `the best ${count}` : `the first ${count} on your paper`
  return `Answer ${count} of ${questionsText(questionCount)}. If you answer more, only ${counted} ${count === 1 ? 'counts' : 'count'}.`
}

/** What wrong answers cost, as candidates and staff read it. */
export function negativeText(rule: NegativeRule): string {
  const cost =
    rule.kind === 'guessing'
      ? 'costs part of its marks: 1/4 if it has 5 options, 1/3 if it has 4, 1/2 if it has 3, and all of them if it has 2'
      : `costs ${rule.part}/${rule.whole} of its marks`
  return `A wrong answer to a question with options ${cost}. A question left blank costs nothing.`
}
