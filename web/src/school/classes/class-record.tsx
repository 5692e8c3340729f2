import type { SchoolClass } from '@sabimark/contract/answers.ts'
import type { FieldValues } from '@sabimark/contract/record.ts'
import { classFields } from '@sabimark/domain/school/classes/class-fields.ts'
import { IconDoor, IconDoorOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type Client, client } from '../../platform/client.ts'
import { withState } from '../../platform/list/data-table.tsx'
import { asc, desc, type ListSpec, oneOf } from '../../platform/list/list-spec.ts'
import { recordAt } from '../../platform/navigation.tsx'
import { orpc } from '../../platform/queries.ts'
import type { RecordForm } from '../../platform/record/use-record-form.ts'
import { deleteAct, statusActs } from '../../platform/record/usual-acts.tsx'
import { menuIcon } from '../../platform/ui/menu-icon.ts'
import type { States } from '../../platform/ui/state.tsx'
import { useLevels } from '../school-lists.ts'

type ClassInput = Parameters<Client['school']['listClasses']>[0]

const noTeacher = 'No form teacher'
export const classStates: States<SchoolClass['status']> = { open: 'Open', closed: ['Closed', 'grey'] }

export const classList: ListSpec<ClassInput, SchoolClass> = {
  nouns: ['class', 'classes'],
  nameOf: ({ name }) => name,
  // Of SS2B the B: the level stands in every name.
  initialsFrom: ({ level, arm }) => arm || level,
  filters: { status: oneOf('Status', classStates) },
  sorts: { position: asc('Order'), name: asc('Name'), students: desc('Students') },
}

export const classColumns = withState<ClassInput, SchoolClass['status'], SchoolClass>(classStates, {
  title: { header: 'Class', sort: 'name', page: recordAt('/students/classes/$classId'), line: teacherLine },
  others: [
    { header: 'Form Teacher', value: ({ formTeacher }) => formTeacher?.name ?? null, width: '24%' },
    { header: 'Students', sort: 'students', value: 'studentsCount', isNumeric: true, isKept: true },
    { header: 'Exams', value: 'examsCount', isNumeric: true },
    { header: 'Order', sort: 'position', value: 'position', isNumeric: true },
  ],
})

function teacherLine({ formTeacher }: SchoolClass): string {
  return formTeacher?.name ?? noTeacher
}

const { getClass: get, addClass: add, updateClass: update, setClassesStatus, deleteClasses } = client.school

type ClassValues = FieldValues<typeof classFields> & { formTeacherId: string | null }

export const classForm: RecordForm<'class', ClassValues, SchoolClass> = {
  noun: 'class',
  get,
  add,
  update,
  fields: {
    ...classFields,
    level: {
      label: 'Level',
      kind: 'one',
      from: 'level',
      isRequired: true,
      useOptions: useLevels,
      none: 'Choose a level',
      hint: 'Another one? Add it in Settings first.',
    },
    formTeacherId: {
      label: 'Form Teacher',
      kind: 'one',
      from: 'formTeacher',
      useOptions: useTeachers,
      none: noTeacher,
    },
  },
  // The next arm is most often of the same level.
  keep: ['level'],
  refused: { CLASS_NAME_TAKEN: 'level', UNKNOWN_LEVEL: 'level', UNKNOWN_PERSON: 'formTeacherId' },
}

function useTeachers() {
  const input = { size: 500, sort: 'name' as const }
  return useQuery(orpc.people.listTeachers.queryOptions({ input, select: ({ items }) => items }))
}

export const classActs = [
  ...statusActs(
    setClassesStatus,
    ['closed', { label: 'Close', done: 'closed', icon: <IconDoorOff {...menuIcon} /> }],
    ['open', { label: 'Open', done: 'opened', icon: <IconDoor {...menuIcon} /> }],
  ),
  deleteAct(deleteClasses),
]
