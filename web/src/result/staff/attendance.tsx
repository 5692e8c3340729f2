import type { ExamAttendance, ExamDetail } from '@sabimark/contract/answers.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type PlainColumn, PlainTable } from '../../platform/list/plain-table.tsx'
import { orpc } from '../../platform/queries.ts'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import styles from './attendance.module.css'
import { attendanceText, type Missing, missingText, nameOf, stateOf } from './attendance-words.ts'

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

type AttendanceLineProps = { attendance: ExamAttendance | undefined; status: ExamDetail['status'] }

/** How many sat the exam, and behind a button who did not. */
export function AttendanceLine({ attendance, status }: AttendanceLineProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (!attendance || attendance.expectedCount === 0) return null
  const { missing, isKept, expectedCount, satCount } = attendance
  const isRunning = status === 'scheduled' || status === 'active'
  // Before the doors open nobody could have begun: a list of everybody says nothing.
  const hasNames = missing.length > 0 && status !== 'scheduled'
  const hidden = expectedCount - satCount - missing.length
  return (
    <section className={styles.attendance} aria-label="Attendance">
      <p className={styles.line}>
        <span>
          {attendanceText(attendance, isRunning)}
          {!isKept && ' Who was expected is being written down; until then these are the candidates of now.'}
        </span>
        {hasNames && (
          <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Hide names' : `Show who: ${missingText(attendance)}`}
          </button>
        )}
      </p>
      {isOpen && hasNames && (
        <>
          <PlainTable
            caption="Candidates who did not sit this exam"
            columns={columns}
            rows={missing}
            rowKey={({ studentId }) => studentId}
            empty={null}
          />
          {hidden > 0 && <p className={styles.more}>and {hidden.toLocaleString('en-NG')} more</p>}
        </>
      )}
    </section>
  )
}

const columns: PlainColumn<Missing>[] = [
  { header: 'Student', isTitle: true, cell: nameOf },
  { header: 'Student ID', cell: ({ studentNumber }) => studentNumber ?? '–' },
  { header: 'Class', cell: ({ className }) => className },
  {
    header: 'Status',
    cell: (one) => <StatusBadge tone={one.isAbsent ? 'amber' : 'grey'}>{stateOf(one)}</StatusBadge>,
  },
]
