import { averageText } from '@sabimark/domain/words/percentage-text.ts'
import { useQuery } from '@tanstack/react-query'
import { useMay } from '../platform/may.ts'
import { Stat, StatRow } from '../platform/ui/card.tsx'
import { Loaded } from '../platform/ui/loaded.tsx'
import { ChangeNote } from './change-note.tsx'
import { overviewQuery } from './reports.ts'

/** The four figures at the head of the dashboard, each with its change from last month. */
export function SchoolFigures() {
  const mayListTeachers = useMay('people.listTeachers')
  const query = useQuery(overviewQuery)
  return (
    <Loaded query={query} waiting="Loading dashboard...">
      {({ studentsCount, teachersCount, activeExamsCount, averageScore, changes }) => (
        <StatRow look="noted">
          <Stat
            label="Total Students"
            value={studentsCount}
            leadsTo={{ to: '/students' }}
            note={changes.students !== null && <ChangeNote change={changes.students} unit="percent" />}
          />
          <Stat
            label="Total Teachers"
            value={teachersCount}
            leadsTo={mayListTeachers ? { to: '/teachers' } : undefined}
            note={changes.teachers !== null && <ChangeNote change={changes.teachers} unit="percent" />}
          />
          <Stat
            label="Active Exams"
            value={activeExamsCount}
            leadsTo={{ to: '/exams', search: { status: 'active' } }}
            note={changes.activeExams !== null && <ChangeNote change={changes.activeExams} unit="percent" />}
          />
          <Stat
            label="Average Score"
            value={averageText(averageScore)}
            leadsTo={{ to: '/results' }}
            note={changes.averageScore !== null && <ChangeNote change={changes.averageScore} unit="points" />}
          />
        </StatRow>
      )}
    </Loaded>
  )
}
