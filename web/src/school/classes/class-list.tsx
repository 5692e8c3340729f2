import { IconDoor, IconDoorOff } from '@tabler/icons-react'
import { type Client, client } from '../../platform/client.ts'
import type { Columns } from '../../platform/list/data-table.tsx'
import { isOneOf, type ListSpec } from '../../platform/list/list-spec.ts'
import { deleteAct, statusActs } from '../../platform/record/usual-acts.tsx'
import { menuIcon } from '../../platform/ui/menu-icon.ts'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import type { SchoolClass } from '../school-lists.ts'

type ClassInput = Parameters<Client['school']['listClasses']>[0]

export const classList: ListSpec<ClassInput, SchoolClass> = {
  nouns: ['class', 'classes'],
  nameOf: ({ name }) => name,
  // Of SS2B the B: the level stands in every name.
  initialsFrom: ({ level, arm }) => arm || level,
  filters: { status: isOneOf('open', 'closed') },
  sorts: {
    position: { label: 'Order', order: 'asc' },
    name: { label: 'Name', order: 'asc' },
    students: { label: 'Students', order: 'desc' },
  },
}

export const statusChoices = [
  { id: 'open', name: 'Open' },
  { id: 'closed', name: 'Closed' },
]

export const classColumns: Columns<ClassInput, SchoolClass> = {
  title: { header: 'Class', sort: 'name', line: lineOf },
  others: [
    { header: 'Form Teacher', cell: ({ formTeacher }) => formTeacher?.name ?? '–', width: '24%' },
    {
      ...{ header: 'Students', sort: 'students', width: '12%', isNumeric: true, isKept: true },
      cell: ({ studentsCount }) => studentsCount,
    },
    { header: 'Exams', cell: ({ examsCount }) => examsCount, width: '12%', isNumeric: true },
    { header: 'Order', sort: 'position', cell: ({ position }) => position, width: '12%', isNumeric: true },
    { header: 'Status', cell: statusOf, width: '14%' },
  ],
}

/** On a phone. */
function lineOf({ formTeacher, status }: SchoolClass): string {
  return `${formTeacher?.name ?? 'No form teacher'}${status === 'closed' ? ' · Closed' : ''}`
}

/** The normal state as a word, what differs from it as a chip. */
function statusOf({ status }: SchoolClass) {
  return status === 'open' ? 'Open' : <StatusBadge tone="grey">Closed</StatusBadge>
}

export const classActs = [
  ...statusActs(
    client.school.setClassesStatus,
    ['closed', { label: 'Close', done: 'closed', icon: <IconDoorOff {...menuIcon} /> }],
    ['open', { label: 'Open', done: 'opened', icon: <IconDoor {...menuIcon} /> }],
  ),
  deleteAct(client.school.deleteClasses),
]
