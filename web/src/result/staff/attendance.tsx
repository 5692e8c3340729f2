import type { ExamAttendance, ExamDetail } from '@sabimark/contract/answers.ts'
import { useQuery } from '@tanstack/react-query'
import { type PlainColumn, PlainTable } from '../../platform/list/plain-table.tsx'
import { orpc } from '../../platform/queries.ts'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import styles from './attendance.module.css'
import { type Missing, nameOf, stateOf } from './attendance-words.ts'

/** While candidates may begin, it is asked again. */
const everyMs = 15_000

/** Who sat the exam and who did not; nothing before publishing. */
export function useAttendance({ id: examId, status }: ExamDetail): ExamAttendance | undefined {
  const { data } = useQuery(
    orpc.result.attendance.queryOptions({
      input: { examId },
      refetchInterval: status === 'active' ? everyMs : false,
    }),
  )
  return data
}

/** Who did not sit the exam, or has not begun it yet. */
export function MissingCandidates({ attendance }: { attendance: ExamAttendance }) {
  const { missing, isKept, expectedCount, satCount } = attendance
  const hidden = expectedCount - satCount - missing.length
  return (
    <section className={styles.attendance} aria-label="Attendance">
      {!isKept && (
        <p className={styles.more}>
          Who was expected is being written down; until then these are the candidates of now.
        </p>
      )}
      <PlainTable
        caption="Candidates who did not sit this exam"
        columns={columns}
        rows={missing}
        rowKey={({ studentId }) => studentId}
        empty={null}
      />
      {hidden > 0 && <p className={styles.more}>and {hidden.toLocaleString('en-NG')} more</p>}
    </section>
  )
}

const columns: PlainColumn<Missing>[] = [
  { header: 'Student', isTitle: true, cell: nameOf },
  { header: 'Student ID', cell: ({ studentNumber }) => studentNumber ?? '–' },
  { header: 'Class', cell: ({ className }) => className },
  {
    header: 'Status',
    cell: (one) => <StatusBadge tone={one.isAbsent && !one.isOnDevice ? 'amber' : 'grey'}>{stateOf(one)}</StatusBadge>,
  },
]
