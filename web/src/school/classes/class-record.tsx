import type { SchoolClass } from '@sabimark/contract/answers.ts'
import type { FieldValues } from '@sabimark/contract/record.ts'
import { classFields } from '@sabimark/domain/school/classes/class-fields.ts'
import { longestLevel } from '@sabimark/domain/school/grading/levels.ts'
import { IconDoor, IconDoorOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Client, client } from '../../platform/client.ts'
import { withState } from '../../platform/list/data-columns.tsx'
import { asc, desc, type ListSpec, oneOf } from '../../platform/list/list-spec.ts'
import { recordAt } from '../../platform/navigation.tsx'
import { orpc } from '../../platform/queries.ts'
import type { RecordForm } from '../../platform/record/use-record-form.ts'
import { deleteAct, statusActs } from '../../platform/record/usual-acts.tsx'
import { menuIcon } from '../../platform/ui/menu-icon.ts'
import type { States } from '../../platform/ui/state.tsx'
import { useLevels } from '../school-lists.ts'
import styles from './class-record.module.css'

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
    { header: 'Students', sort: 'students', value: 'studentsCount', cell: studentsOf, isNumeric: true, isKept: true },
    { header: 'Exams', value: 'examsCount', isNumeric: true },
    { header: 'Order', sort: 'position', value: 'position', isNumeric: true },
  ],
})

/** On a phone no head says what is counted. */
function studentsOf({ studentsCount }: SchoolClass): ReactNode {
  return (
    <>
      {studentsCount.toLocaleString('en-NG')}
      <span className={styles.word}> {studentsCount === 1 ? 'student' : 'students'}</span>
    </>
  )
}

function teacherLine({ formTeacher }: SchoolClass): string {
  return formTeacher?.name ?? noTeacher
}

const { getClass: get, addClass: add, updateClass: update, setClassesStatus, deleteClasses } = client.school

/** `newLevel`: its name, where the level that is chosen is none of the list yet. */
type ClassValues = FieldValues<typeof classFields> & { newLevel: string; formTeacherId: string | null }

export const classForm: RecordForm<'class', ClassValues, SchoolClass> = {
  noun: 'class',
  get,
  add: ({ newLevel, ...values }, pressed) =>
    add(values.level === another.id ? { ...values, level: newLevel, isNewLevel: true } : values, pressed),
  update: ({ newLevel, level, ...changes }, pressed) => {
    // Of a level that is new, its name alone can have been changed.
    const isNew = level === another.id
    const named = isNew ? newLevel : level
    return update({ ...changes, ...(named !== undefined && { level: named, isNewLevel: isNew }) }, pressed)
  },
  fields: {
    level: {
      label: 'Level',
      kind: 'one',
      from: 'level',
      isRequired: true,
      useOptions: useLevelsOrAnother,
      none: 'Choose a level',
    },
    newLevel: {
      ...{ label: 'New Level', kind: 'text', max: longestLevel, isRequired: true },
      hint: 'Such as JSS1. It is added to the levels of your school.',
    },
    arm: classFields.arm,
    position: classFields.position,
    formTeacherId: {
      label: 'Form Teacher',
      kind: 'one',
      from: 'formTeacher',
      useOptions: useTeachers,
      none: noTeacher,
    },
  },
  shows: (name, { level }) => name !== 'newLevel' || level === another.id,
  // The next arm is most often of the same level.
  keep: ['level', 'newLevel'],
  refused: { CLASS_NAME_TAKEN: 'level', UNKNOWN_LEVEL: 'level', UNKNOWN_PERSON: 'formTeacherId' },
}

/** What is chosen for a level that is in no list yet. */
const another = { id: 'another level', name: 'Another level...' }

function useLevelsOrAnother() {
  const { data, error, refetch } = useLevels()
  return { data: data && [...data, another], error, refetch }
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
