import { StudentPage } from '../../people/students/student-page.tsx'
import { StudentResults } from './student-results.tsx'

/** A student's record with the results, which the room of people knows nothing of. */
export default function StudentRecordPage() {
  return <StudentPage results={(student) => <StudentResults {...student} />} />
}
