import StaffExams from '../../exam/list/staff-exams.tsx'
import { OwnHalls } from './hall-today.tsx'

/** A teacher's exams, and above them the halls of others' exams that they watch: the list does not hold those. */
export default function TeacherExams() {
  return <StaffExams above={<OwnHalls title="Halls you invigilate" />} />
}
