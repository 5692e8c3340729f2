import type { Paper } from '@sabimark/domain/exam/paper.ts'
import type { ExamContent } from '@sabimark/domain/exam/version.ts'
import type { QuestionStatistics } from '@sabimark/domain/result/statistics/question-statistics.ts'
import type { StoredKey } from '../../exam/version/version.db.ts'

type Asked = { content: ExamContent; authorOrder: Paper['order']; key: StoredKey }

/** Figures with what they are about, questions and options as their author put them. */
export function described(figures: readonly QuestionStatistics[], { content, authorOrder, key }: Asked) {
  return authorOrder.flatMap(({ questionId, optionIds }, place) => {
    const question = content.questions.find(({ id }) => id === questionId)
    const of = figures.find((one) => one.questionId === questionId)
    if (!question || !of) return []
    return [
      {
        ...of,
        number: place + 1,
        text: question.text,
        section: content.sections?.[question.section ?? -1]?.title,
        kind: key[questionId]?.rules?.kind ?? ('one' as const),
        bankQuestionId: key[questionId]?.bankQuestionId ?? null,
        options: optionIds.flatMap((optionId) => {
          const option = of.options.find((one) => one.optionId === optionId)
          return option ? [{ ...option, text: question.options.find(({ id }) => id === optionId)?.text ?? '' }] : []
        }),
      },
    ]
  })
}
