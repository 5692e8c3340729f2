import { usePageParams } from '../../platform/navigation.tsx'
import { RecordScreen } from '../../platform/record/record-screen.tsx'
import { classActs, classForm, classList, classStates } from './class-record.tsx'

/** One class: how many it has, what is stored, what happened to it. */
export default function ClassPage() {
  return (
    <RecordScreen
      id={usePageParams('/students/classes/$classId').classId}
      form={classForm}
      back={{ to: '/students/classes', label: 'Classes' }}
      acts={classActs}
      initialsFrom={classList.initialsFrom}
      states={classStates}
      figures={{ Students: 'studentsCount', Exams: 'examsCount' }}
    />
  )
}
