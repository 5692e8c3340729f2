import { averageText } from '@sabimark/domain/words/percentage-text.ts'
import { useQuery } from '@tanstack/react-query'
import { orpc } from '../../platform/queries.ts'
import { type Figure, Figures } from '../../platform/ui/figures.tsx'

/** The figures of all students, and of those who wait for something; a press on these shows them. */
export function StudentFigures({ onShow }: { onShow: (missing: 'class' | 'slip') => void }) {
  const waiting = (label: string, count: number, missing: 'class' | 'slip'): Figure[] =>
    count > 0 ? [[label, count, () => onShow(missing)]] : []
  const query = useQuery(orpc.people.studentFigures.queryOptions())
  return (
    <Figures
      query={query}
      of={({ total, active, averageScore, examsTaken, withoutClass, withoutSlip }) => [
        ['Total Students', total],
        ['Active Students', active],
        ['Average Score', averageText(averageScore)],
        ['Exams Taken', examsTaken],
        ...waiting('Without a class', withoutClass, 'class'),
        ...waiting('Without a slip', withoutSlip, 'slip'),
      ]}
    />
  )
}
