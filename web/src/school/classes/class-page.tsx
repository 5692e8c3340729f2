import { usePageParams } from '../../platform/navigation.tsx'
import { RecordScreen } from '../../platform/record/record-screen.tsx'
import { StateMark } from '../../platform/ui/state.tsx'
import { armOrLevel, classActs, classForm, classStates } from './class-record.tsx'

/** One class: how many it has, what is stored, what happened to it. */
export default function ClassPage() {
  return (
    <RecordScreen
      id={usePageParams('/students/classes/$classId').classId}
      form={classForm}
      back={{ to: '/students/classes', label: 'Classes' }}
      acts={classActs}
      initialsFrom={armOrLevel}
      line={({ status }) => <StateMark state={classStates[status]} />}
      figures={({ studentsCount, examsCount }) => [
        ['Students', studentsCount],
        ['Exams', examsCount],
      ]}
    />
  )
}
