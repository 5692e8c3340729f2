import type { ReactNode } from 'react'
import { client } from '../platform/client.ts'
import { useMay } from '../platform/may.ts'
import { type Column, DataTable } from '../platform/ui/data-table.tsx'
import { EmptySheet } from '../platform/ui/empty-sheet.tsx'
import { StatusBadge } from '../platform/ui/status-badge.tsx'
import styles from './people.module.css'
import { noClass, personStatuses, type Slip, type Student } from './people.ts'
import { Reissue } from './reissue.tsx'

type StudentTableProps = {
  rows: readonly Student[]
  isFiltered: boolean
  addButton: ReactNode
  onSlip: (slip: Slip) => void
}

const columns: Column<Student>[] = [
  { key: 'name', header: 'Student', cell: (student) => student.name, isTitle: true },
  { key: 'studentNumber', header: 'Student ID', cell: (student) => student.studentNumber },
  { key: 'class', header: 'Class', cell: (student) => student.class?.name ?? noClass },
  {
    key: 'contact',
    header: 'Contact',
    cell: ({ email, phone }) => <Contact email={email} phone={phone} />,
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge tone={personStatuses[status].tone}>{personStatuses[status].word}</StatusBadge>,
  },
]

/** How to reach a student, a line each. */
function Contact({ email, phone }: Pick<Student, 'email' | 'phone'>) {
  if (!email && !phone) return '–'
  return (
    <span>
      {email && <span className={styles.line}>{email}</span>}
      {phone && <span className={styles.line}>{phone}</span>}
    </span>
  )
}

export function StudentTable({ rows, isFiltered, addButton, onSlip }: StudentTableProps) {
  const mayReissue = useMay('people.reissueStudentPassword')
  const actions: Column<Student> = {
    key: 'actions',
    header: 'Actions',
    cell: (student) => (
      <Reissue label="Re-issue slip" person={student} reissue={client.people.reissueStudentPassword} onSlip={onSlip} />
    ),
  }
  return (
    <DataTable
      caption="Students"
      columns={mayReissue ? [...columns, actions] : columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={
        isFiltered ? (
          <EmptySheet title="No students found">Try another name or student ID, or another class.</EmptySheet>
        ) : (
          <EmptySheet title="No students found" action={addButton}>
            {addButton
              ? 'Add the first one: a name, a student ID and a class are enough. You get a slip to print.'
              : 'You see the students of the classes assigned to you. Either no class is assigned to you yet, or it has no students: please ask your administrator.'}
          </EmptySheet>
        )
      }
    />
  )
}
