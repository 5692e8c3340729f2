import { examStatistics, smallGroup } from '@sabimark/domain/result/statistics/exam-statistics.ts'
import type { MarksTable } from '@sabimark/domain/result/statistics/marks-table.ts'
import { type Reason, reasonText } from '@sabimark/domain/result/statistics/reason.ts'

type Why = Partial<Record<string, Reason>>

/** What a table of marks comes to, as it is printed: what cannot be given is null, and "why" says why in a sentence. */
export function printedStatistics(table: MarksTable) {
  const { whole, questions } = examStatistics(table)
  const { isKr20, why, ...figures } = whole
  return {
    divisor: 'n - 1',
    whole: {
      ...figures,
      alphaName: isKr20 ? 'KR-20' : "Cronbach's alpha",
      isSmallGroup: whole.paperCount < smallGroup,
      why: inWords(why),
    },
    // A table of marks does not say what was chosen.
    questions: questions.map(({ questionId, options: _, why: reasons, ...one }) => ({
      question: questionId,
      ...one,
      why: inWords(reasons),
    })),
  }
}

function inWords(why: Why): Record<string, string> {
  return Object.fromEntries(
    Object.entries(why).flatMap(([name, reason]) => (reason ? [[name, reasonText(reason)]] : [])),
  )
}
