import type { ExamContent, ExamKey } from '@sabimark/domain/exam/version.ts'
import type { MarksTable } from '@sabimark/domain/result/statistics/marks-table.ts'
import type { CountedAnswer } from './statistics.db.ts'

type Answers = ReadonlyMap<string, CountedAnswer>

/** The marks of an exam as a table, its questions and options in the order of the content. */
export function marksOfExam(
  { questions }: Pick<ExamContent, 'questions'>,
  key: ExamKey,
  papers: readonly { answers: readonly CountedAnswer[] | null }[],
): MarksTable {
  const all: Answers[] = papers.map(({ answers }) => new Map(answers?.map((one) => [one[0], one])))
  return {
    ...{ unitsPerMark: 100, paperCount: papers.length },
    questions: questions.map(({ id, options, marksHundredths }) => {
      const answers = all.map((paper) => paper.get(id))
      const right = key[id]?.correctOptionIds ?? []
      const ticked = answers.map((answer) => new Set(answer?.[3]))
      return {
        ...{ id, availableUnits: marksHundredths },
        isSingleChoice: (key[id]?.rules?.kind ?? 'one') === 'one' && right.length === 1,
        earned: answers.map((answer) => answer?.[1] ?? 0),
        isOmitted: answers.map((answer) => answer?.[2] ?? true),
        options: options.map((option) => ({
          ...{ id: option.id, isRight: right.includes(option.id) },
          isChosen: ticked.map((one) => one.has(option.id)),
        })),
      }
    }),
  }
}
