import { Figures } from '../../platform/ui/figures.tsx'
import { TextLink } from '../../platform/ui/text-link.tsx'
import { useQuestionFigures } from '../question-figures.ts'
import { minutesText } from '../questions.ts'

/** The specification's four figures of the bank. */
export function QuestionStats() {
  return (
    <Figures
      query={useQuestionFigures()}
      of={({ total, multipleChoice, subjects, averageMinutes }) => [
        ['Total Questions', total],
        ['Multiple Choice', multipleChoice],
        ['Subjects', subjects],
        ['Avg. Time', averageMinutes === null ? '–' : minutesText(toTenth(averageMinutes))],
      ]}
      aside={<TextLink to="/questions/ready-made">Take ready-made questions</TextLink>}
    />
  )
}

const toTenth = (minutes: number) => Math.round(minutes * 10) / 10
