import { Stat, StatRow } from '../platform/ui/card.tsx'
import { Loaded } from '../platform/ui/loaded.tsx'
import { useQuestionFigures } from './question-figures.ts'
import { minutesText } from './questions.ts'

/** The specification's four figures of the bank. */
export function QuestionStats() {
  return (
    <Loaded query={useQuestionFigures()} waiting="Loading figures...">
      {({ total, multipleChoice, subjects, averageMinutes }) => (
        <StatRow>
          <Stat label="Total Questions" value={total} />
          <Stat label="Multiple Choice" value={multipleChoice} />
          <Stat label="Subjects" value={subjects} />
          <Stat label="Avg. Time" value={averageMinutes === null ? '–' : minutesText(toTenth(averageMinutes))} />
        </StatRow>
      )}
    </Loaded>
  )
}

const toTenth = (minutes: number) => Math.round(minutes * 10) / 10
