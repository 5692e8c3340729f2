import { MyStudent } from '../../people/students/my-student.tsx'
import { StudentResults } from './student-results.tsx'

/** What a teacher sees of a student, with the results of the exams they work on. */
export default function MyStudentPage() {
  return <MyStudent results={(student) => <StudentResults {...student} isOwnWork />} />
}
