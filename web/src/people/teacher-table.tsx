import type { ReactNode } from 'react'
import { client } from '../platform/client.ts'
import { type Column, DataTable } from '../platform/ui/data-table.tsx'
import { EmptySheet } from '../platform/ui/empty-sheet.tsx'
import { StatusBadge } from '../platform/ui/status-badge.tsx'
import styles from './people.module.css'
import { personStatuses, type Slip, type Teacher } from './people.ts'
import { Reissue } from './reissue.tsx'

type TeacherTableProps = {
  rows: readonly Teacher[]
  isFiltered: boolean
  addButton: ReactNode
  onSlip: (slip: Slip) => void
}

const names = (items: readonly { name: string }[]) => items.map(({ name }) => name).join(', ') || '–'

const columns: Column<Teacher>[] = [
  {
    key: 'name',
    header: 'Teacher',
    isTitle: true,
    cell: ({ name, email }) => (
      <>
        {name}
        {email && <span className={styles.under}>{email}</span>}
      </>
    ),
  },
  { key: 'employeeId', header: 'Employee ID', cell: (teacher) => teacher.employeeId },
  { key: 'subjects', header: 'Subjects', cell: (teacher) => names(teacher.subjects) },
  { key: 'classes', header: 'Classes', cell: (teacher) => names(teacher.classes) },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge tone={personStatuses[status].tone}>{personStatuses[status].word}</StatusBadge>,
  },
]

export function TeacherTable({ rows, isFiltered, addButton, onSlip }: TeacherTableProps) {
  const actions: Column<Teacher> = {
    key: 'actions',
    header: 'Actions',
    cell: (teacher) => (
      <Reissue label="New password" person={teacher} reissue={client.people.reissueTeacherPassword} onSlip={onSlip} />
    ),
  }
  return (
    <DataTable
      caption="Teachers"
      columns={[...columns, actions]}
      rows={rows}
      rowKey={({ id }) => id}
      empty={
        isFiltered ? (
          <EmptySheet title="No teachers found">Try another name, email or subject.</EmptySheet>
        ) : (
          <EmptySheet title="No teachers yet" action={addButton}>
            Add the first one. They sign in with an emailed invitation or a first password you give them.
          </EmptySheet>
        )
      }
    />
  )
}
