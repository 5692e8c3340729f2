import { averageText } from '@sabimark/domain/school/percentage-text.ts'
import { useQuery } from '@tanstack/react-query'
import { orpc } from '../../platform/queries.ts'
import { Stat, StatRow } from '../../platform/ui/card.tsx'
import { Loaded } from '../../platform/ui/loaded.tsx'

/** The figures of all students, and of those who wait for something; a press on these shows them. */
export function StudentFigures({ onShow }: { onShow: (missing: 'class' | 'slip') => void }) {
  const query = useQuery(orpc.people.studentFigures.queryOptions())
  const { data } = query
  if (!data)
    return (
      <Loaded query={query} waiting="Loading figures...">
        {() => null}
      </Loaded>
    )
  return (
    <StatRow>
      <Stat label="Total Students" value={data.total} />
      <Stat label="Active Students" value={data.active} />
      <Stat label="Average Score" value={averageText(data.averageScore)} />
      <Stat label="Exams Taken" value={data.examsTaken} />
      {data.withoutClass > 0 && (
        <Stat label="Without a class" value={data.withoutClass} onShow={() => onShow('class')} />
      )}
      {data.withoutSlip > 0 && <Stat label="Without a slip" value={data.withoutSlip} onShow={() => onShow('slip')} />}
    </StatRow>
  )
}
