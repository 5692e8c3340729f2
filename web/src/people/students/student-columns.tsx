import type { Student } from '@sabimark/contract/answers.ts'
import { averageText } from '@sabimark/domain/words/percentage-text.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import type { ReactNode } from 'react'
import type { Columns } from '../../platform/list/data-columns.tsx'
import type { ExportColumns } from '../../platform/list/export-button.tsx'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import { noClass } from '../people.ts'
import styles from '../soft.module.css'
import { type StudentInput, studentPage } from './student-list.ts'

export const studentColumns: Columns<StudentInput, Student> = {
  title: { header: 'Student', sort: 'name', page: studentPage, line: phoneLine, isWrapped: true },
  others: [
    { header: 'Student ID', sort: 'studentNumber', value: 'studentNumber', width: '11.5%' },
    { header: 'Class', sort: 'class', value: className, width: '14%' },
    { header: 'Contact', value: contactText, cell: contactOf, width: '20.5%' },
    { header: 'Performance', sort: 'average', cell: performance, width: '14%', isNumeric: true, isKept: true },
    { header: 'Status', cell: statusOf, width: '11.5%' },
  ],
}

export const studentExport: ExportColumns<Student> = {
  Student: ({ name }) => name,
  'Student ID': ({ studentNumber }) => studentNumber,
  Class: (student) => student.class?.name ?? null,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  'Average Score': ({ averageScore }) => averageScore,
  'Exams Taken': ({ examsTaken }) => examsTaken,
  Status: ({ status, hasLeft }) => (status === 'active' ? 'Active' : hasLeft ? 'Left' : 'Inactive'),
}

function contactText({ phone, email }: Student): string | null {
  return [phone, email].filter(Boolean).join(' · ') || null
}

/** Both, where there are both: whoever calls and whoever writes finds theirs. */
function contactOf({ phone, email }: Student): ReactNode {
  const known = [phone, email].filter(Boolean)
  if (known.length === 0) return '–'
  return known.map((one) => (
    <span key={one} className={styles.row}>
      {one}
    </span>
  ))
}

function className(student: Student): string {
  return student.class?.name ?? noClass
}

/** How somebody does, or that nothing is known of it yet. */
export function performance({ averageScore, examsTaken }: Student): ReactNode {
  if (averageScore === null)
    return (
      <span className={styles.soft}>
        <span className={styles.wide}>No exams yet</span>
        <span className={styles.narrow} aria-hidden="true">
          –
        </span>
      </span>
    )
  return (
    <>
      {averageText(averageScore)}
      <span className={styles.wide}> · {counted(examsTaken, 'exam')}</span>
    </>
  )
}

/** The normal state in soft ink; what differs from it as a chip. */
export function statusOf(student: Student): ReactNode {
  return exceptionOf(student) ?? <span className={styles.soft}>Active</span>
}

export function exceptionOf({ status, isSitting, hasSlip, hasLeft }: Student): ReactNode {
  if (status !== 'active') return <StatusBadge tone="grey">{hasLeft ? 'Left' : 'Inactive'}</StatusBadge>
  if (isSitting) return <StatusBadge tone="blue">In an exam</StatusBadge>
  return hasSlip ? null : <StatusBadge tone="amber">No slip yet</StatusBadge>
}

/** The ID stands first: it is what somebody at the door asks for. */
function phoneLine(student: Student): ReactNode {
  const known = [student.studentNumber, student.class?.name ?? 'No class'].join(' · ')
  return (
    <>
      {known} {exceptionOf(student)}
    </>
  )
}
