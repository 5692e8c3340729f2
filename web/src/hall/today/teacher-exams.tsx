import StaffExams from '../../exam/list/staff-exams.tsx'
import { OwnHalls } from './hall-today.tsx'

/** A teacher's exams, and above them the halls they watch: of others' exams the list holds none. */
export default function TeacherExams() {
  return <StaffExams above={<OwnHalls title="Halls you invigilate" hasLater />} />
}
