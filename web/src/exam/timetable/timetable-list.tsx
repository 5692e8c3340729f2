import { PlainTable } from '../../platform/list/plain-table.tsx'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { durationText, lagosText } from '../exams.ts'
import { ExamLink } from './exam-link.tsx'
import type { TimetableSitting } from './timetable.ts'

/** Four weeks as rows. */
export function TimetableList({ sittings }: { sittings: readonly TimetableSitting[] }) {
  return (
    <PlainTable
      caption="Timetable"
      rows={sittings}
      rowKey={({ id }) => id}
      empty={<EmptySheet title="No exams in these weeks">Published exams will appear here.</EmptySheet>}
      columns={[
        {
          header: 'Exam',
          isTitle: true,
          cell: (sitting) => <ExamLink sitting={sitting} />,
        },
        { header: 'Opens', cell: ({ opensAt }) => lagosText(opensAt) },
        { header: 'Closes', cell: ({ closesAt }) => lagosText(closesAt) },
        { header: 'Subject', cell: ({ subject }) => subject },
        { header: 'Classes', cell: ({ classes }) => classes.join(', ') },
        { header: 'Duration', cell: ({ durationMinutes }) => durationText(durationMinutes) },
        { header: 'Location', cell: ({ location }) => location || '–' },
      ]}
    />
  )
}
