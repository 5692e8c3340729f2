import { IconDoor, IconDoorOff } from '@tabler/icons-react'
import { type Client, client } from '../../platform/client.ts'
import type { Columns } from '../../platform/list/data-table.tsx'
import { asc, desc, type ListSpec, oneOf } from '../../platform/list/list-spec.ts'
import { stateColumn } from '../../platform/list/state-column.tsx'
import { deleteAct, statusActs } from '../../platform/record/usual-acts.tsx'
import { menuIcon } from '../../platform/ui/menu-icon.ts'
import { exceptionOf, type States } from '../../platform/ui/state.tsx'
import type { SchoolClass } from '../school-lists.ts'

type ClassInput = Parameters<Client['school']['listClasses']>[0]

const states: States<SchoolClass['status']> = { open: 'Open', closed: ['Closed', 'grey'] }

export const classList: ListSpec<ClassInput, SchoolClass> = {
  nouns: ['class', 'classes'],
  nameOf: ({ name }) => name,
  // Of SS2B the B: the level stands in every name.
  initialsFrom: ({ level, arm }) => arm || level,
  filters: { status: oneOf('Status', states) },
  sorts: { position: asc('Order'), name: asc('Name'), students: desc('Students') },
}

export const classColumns: Columns<ClassInput, SchoolClass> = {
  title: { header: 'Class', sort: 'name', line: phoneLine },
  others: [
    { header: 'Form Teacher', value: ({ formTeacher }) => formTeacher?.name ?? null, width: '24%' },
    {
      header: 'Students',
      sort: 'students',
      value: ({ studentsCount }) => studentsCount,
      isNumeric: true,
      isKept: true,
    },
    { header: 'Exams', value: ({ examsCount }) => examsCount, isNumeric: true },
    { header: 'Order', sort: 'position', value: ({ position }) => position, isNumeric: true },
    stateColumn(states),
  ],
}

function phoneLine({ formTeacher, status }: SchoolClass) {
  return (
    <>
      {formTeacher?.name ?? 'No form teacher'} {exceptionOf(states[status])}
    </>
  )
}

export const classActs = [
  ...statusActs(
    client.school.setClassesStatus,
    ['closed', { label: 'Close', done: 'closed', icon: <IconDoorOff {...menuIcon} /> }],
    ['open', { label: 'Open', done: 'opened', icon: <IconDoor {...menuIcon} /> }],
  ),
  deleteAct(client.school.deleteClasses),
]
