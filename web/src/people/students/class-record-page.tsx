import { ClassPage } from '../../school/classes/class-page.tsx'
import { ClassStudents } from './class-students.tsx'

/** A class with its students, whom the room of the school knows nothing of. */
export default function ClassRecordPage() {
  return <ClassPage students={({ id, name }) => <ClassStudents key={id} id={id} name={name} />} />
}
