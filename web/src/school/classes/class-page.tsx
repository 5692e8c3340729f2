import type { SchoolClass } from '@sabimark/contract/answers.ts'
import type { ReactNode } from 'react'
import { usePageParams } from '../../platform/navigation.tsx'
import { RecordScreen } from '../../platform/record/record-screen.tsx'
import { classActs, classForm, classList, classStates } from './class-record.tsx'

/** One class: how many it has, who they are, what is stored, what happened to it. */
export function ClassPage({ students }: { students: (schoolClass: SchoolClass) => ReactNode }) {
  return (
    <RecordScreen
      id={usePageParams('/students/classes/$classId').classId}
      form={classForm}
      back={{ to: '/students/classes', label: 'Classes' }}
      acts={classActs}
      initialsFrom={classList.initialsFrom}
      states={classStates}
      main={students}
      figures={{ Students: 'studentsCount', Exams: 'examsCount' }}
    />
  )
}
