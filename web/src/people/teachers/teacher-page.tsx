import { usePageParams } from '../../platform/navigation.tsx'
import { RecordScreen } from '../../platform/record/record-screen.tsx'
import { bioFact, lastSignIn } from '../people.ts'
import { PersonPhoto } from '../person-photo.tsx'
import { teacherActs } from './teacher-actions.tsx'
import { teacherForm } from './teacher-form.ts'
import { teacherStates } from './teacher-list.ts'
import { useTeacherSlips } from './use-teacher-slips.tsx'

/** One teacher: figures first, what is stored at the side, the history below. */
export default function TeacherPage() {
  const slips = useTeacherSlips()
  return (
    <RecordScreen
      id={usePageParams('/teachers/$teacherId').teacherId}
      form={teacherForm(slips.keep)}
      back={{ to: '/teachers', label: 'Teachers' }}
      acts={teacherActs(slips.keep)}
      line={({ employeeId }) => [employeeId]}
      states={teacherStates}
      inHead={['name', 'employeeId']}
      figures={{ Students: 'studentsCount', 'Exams Created': 'examsCreated', Questions: 'questionsCount' }}
      facts={({ bio, lastSignInAt }) => [{ title: 'Profile', facts: [...bioFact(bio), lastSignIn(lastSignInAt)] }]}
      photoOf={({ photoId }) => photoId}
      aside={({ id, name, photoId }) => <PersonPhoto personId={id} name={name} photoId={photoId} />}
      above={slips.place}
    />
  )
}
