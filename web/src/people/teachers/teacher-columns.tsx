import type { Teacher } from '@sabimark/contract/answers.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import type { ReactNode } from 'react'
import { type Columns, TwoLines, withState } from '../../platform/list/data-columns.tsx'
import type { ExportColumns } from '../../platform/list/export-button.tsx'
import { stateWord } from '../../platform/ui/state.tsx'
import styles from '../soft.module.css'
import { type TeacherInput, teacherPage, teacherStates } from './teacher-list.ts'

/** The specification's table, its columns in its order. Where nobody's qualification is known, the email has that room. */
export const teacherColumns = (rows: readonly Teacher[]): Columns<TeacherInput, Teacher> =>
  withState<TeacherInput, Teacher['status'], Teacher>(
    teacherStates,
    {
      title: { header: 'Teacher', sort: 'name', page: teacherPage, line: phoneLine, below: emailBelow },
      others: [
        { header: 'Employee ID', sort: 'employeeId', value: 'employeeId', width: '9.5%' },
        { header: 'Subjects', value: ({ subjects }) => names(subjects), width: '15.5%', isWhole: true },
        {
          header: 'Experience',
          cell: experienceOf,
          width: rows.some(({ qualification }) => qualification !== '') ? '11.5%' : '8%',
        },
        { header: 'Students', sort: 'students', cell: studentsOf, width: '11%', isNumeric: true },
        {
          header: 'Exams Created',
          sort: 'exams',
          value: 'examsCreated',
          width: '10.5%',
          isNumeric: true,
        },
      ],
    },
    '9%',
  )

export const teacherExport: ExportColumns<Teacher> = {
  Teacher: ({ name }) => name,
  'Employee ID': ({ employeeId }) => employeeId,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  Department: ({ department }) => department,
  Subjects: ({ subjects }) => names(subjects),
  Classes: ({ classes }) => names(classes),
  Experience: ({ experience }) => experience,
  Qualification: ({ qualification }) => qualification,
  Address: ({ address }) => address,
  Students: ({ studentsCount }) => studentsCount,
  'Exams Created': ({ examsCreated }) => examsCreated,
  Status: ({ status }) => stateWord(teacherStates[status]),
}

export function names(items: readonly { name: string }[]): string {
  return items.map(({ name }) => name).join(', ')
}

/** Before its host it may break into a second line. */
function emailBelow({ email }: Teacher): ReactNode {
  const [name, host] = email?.split('@') ?? []
  return (
    host && (
      <>
        {name}
        <wbr />@{host}
      </>
    )
  )
}

/** '8 years', and below it 'B.Sc. Ed.' */
function experienceOf({ experience, qualification }: Teacher): ReactNode {
  const years = experience === null ? '' : counted(experience, 'year')
  const [first, second = null] = [years, qualification].filter((part) => part !== '')
  return first === undefined ? <span className={styles.soft}>–</span> : <TwoLines first={first} second={second} />
}

/** '120 · 3 classes' */
function studentsOf({ studentsCount, classes }: Teacher): ReactNode {
  if (classes.length === 0) return <span className={styles.soft}>No classes</span>
  return `${studentsCount.toLocaleString('en-NG')} · ${counted(classes.length, 'class')}`
}

function phoneLine({ employeeId, subjects }: Teacher): string {
  return [employeeId, names(subjects)].filter(Boolean).join(' · ')
}
