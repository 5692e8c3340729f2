import type { SchoolClass, Student } from '@sabimark/contract/answers.ts'
import { searchLabel } from '@sabimark/domain/school/searched.ts'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Columns } from '../../platform/list/data-columns.tsx'
import { DataTable } from '../../platform/list/data-table.tsx'
import { FilterBar } from '../../platform/list/filter-bar.tsx'
import buttons from '../../platform/list/list-buttons.module.css'
import { asc, desc, type ListSpec } from '../../platform/list/list-spec.ts'
import { usePartList } from '../../platform/list/use-list.ts'
import { useMay } from '../../platform/may.ts'
import { orpc } from '../../platform/queries.ts'
import { RecordDialog } from '../../platform/record/record-dialog.tsx'
import type { Opened } from '../../platform/record/use-record-open.ts'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import styles from './class-students.module.css'
import { exceptionOf, performance, statusOf } from './student-columns.tsx'
import { studentForm } from './student-form.ts'
import { type StudentInput, studentPage } from './student-list.ts'

type Input = Pick<StudentInput, 'search' | 'sort' | 'order' | 'size' | 'cursor'>

const spec: ListSpec<Input, Student> = {
  nouns: ['student', 'students'],
  nameOf: ({ name }) => name,
  filters: {},
  sorts: {
    name: asc('Name'),
    studentNumber: asc('Student ID'),
    class: asc('Class'),
    average: desc('Performance'),
    newest: desc('Newest'),
  },
}

const columns: Columns<Input, Student> = {
  title: {
    header: 'Student',
    sort: 'name',
    page: studentPage,
    line: (student) => (
      <>
        {student.studentNumber} {exceptionOf(student)}
      </>
    ),
  },
  others: [
    { header: 'Student ID', sort: 'studentNumber', value: 'studentNumber', width: '24%' },
    { header: 'Performance', sort: 'average', cell: performance, width: '22%', isNumeric: true, isKept: true },
    { header: 'Status', cell: statusOf, width: '18%' },
  ],
}

/** So many need no search. */
const fewStudents = 20

/** Who is in a class, each with the way to their record. */
export function ClassStudents({ id, name }: Pick<SchoolClass, 'id' | 'name'>) {
  const mayAdd = useMay('people.addStudent')
  const list = usePartList(orpc.people.listStudents, spec, { always: { classId: id } })
  const [opened, setOpened] = useState<Opened | null>(null)
  const isEmpty = list.rows?.length === 0 && !list.isNarrowed
  const isLong = list.isNarrowed || (list.total ?? 0) > fewStudents
  const add = mayAdd && (
    <button type="button" className={buttons.button} onClick={() => setOpened('new')}>
      <IconPlus size={18} aria-hidden="true" />
      Add student
    </button>
  )
  return (
    <section className={styles.students} aria-labelledby="students-of-class">
      <div className={styles.head}>
        <h2 id="students-of-class">Students</h2>
        {!isEmpty && list.rows && add}
      </div>
      {isLong && <FilterBar list={list} search={searchLabel('students')} hasSortChoice={false} isPart />}
      <DataTable
        list={list}
        caption={`Students of ${name}`}
        columns={columns}
        empty={
          <EmptySheet title="No students yet" action={add}>
            Add the first one here, or import a whole list under Students.
          </EmptySheet>
        }
      />
      <RecordDialog form={studentForm} opened={opened} begin={{ classId: id }} onClose={() => setOpened(null)} />
    </section>
  )
}
