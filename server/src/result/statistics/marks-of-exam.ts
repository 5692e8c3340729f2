import { availableMarks } from '@sabimark/domain/exam/section.ts'
import type { ExamContent, ExamKey } from '@sabimark/domain/exam/version.ts'
import { rightAnswerOf } from '@sabimark/domain/marking/right-answer.ts'
import type { MarksTable } from '@sabimark/domain/result/statistics/marks-table.ts'
import type { CountedAnswer, CountedPaper } from './statistics.db.ts'

type Answers = ReadonlyMap<string, CountedAnswer>

/** The marks of an exam as a table, its questions and options in the order of the content; what was annulled is not among them. */
export function marksOfExam(
  { questions, sections = [] }: Pick<ExamContent, 'questions' | 'sections'>,
  key: ExamKey,
  papers: readonly Pick<CountedPaper, 'earned' | 'available' | 'answers'>[],
): MarksTable {
  const all: Answers[] = papers.map(({ answers }) => new Map(answers?.map((one) => [one[0], one])))
  const counted = questions.filter(({ id }) => key[id]?.adjust !== 'annulled')
  return {
    unitsPerMark: 100,
    paperCount: papers.length,
    earned: papers.map(({ earned }) => earned),
    // What a correction takes out of a section can leave papers of unlike size; the largest holds them all.
    availableUnits:
      papers.length === 0 ? availableMarks(sections, counted) : Math.max(...papers.map(({ available }) => available)),
    questions: counted.map(({ id, options, marksHundredths, section }) => {
      const answers = all.map((paper) => paper.get(id))
      const right = rightAnswerOf(key[id]).correctOptionIds
      const ticked = answers.map((answer) => new Set(answer?.[3]))
      return {
        id,
        availableUnits: marksHundredths,
        isSingleChoice: (key[id]?.rules?.kind ?? 'one') === 'one' && right.length === 1,
        earned: answers.map((answer) => answer?.[1] ?? 0),
        ...(sections[section ?? -1]?.answer && { isCounted: answers.map((answer) => answer?.[4] ?? false) }),
        isOmitted: answers.map((answer) => answer?.[2] ?? true),
        options: options.map((option) => ({
          id: option.id,
          isRight: right.includes(option.id),
          isChosen: ticked.map((one) => one.has(option.id)),
        })),
      }
    }),
  }
}
