import type { Exam } from '@sabimark/contract/answers.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useState } from 'react'
import { StudentPicker } from '../../people/student-picker.tsx'
import { client } from '../../platform/client.ts'
import { ActForm } from '../../platform/record/act-form.tsx'
import type { Person } from '../../platform/ui/people-picker.tsx'
import styles from '../exam.module.css'
import { whoText } from '../named-students.ts'

/** Asks for students from outside the classes of an exam who may sit it, too. */
export function NameDialog({ exam, onClose }: { exam: Exam; onClose: () => void }) {
  const [students, setStudents] = useState<Person[]>([])
  const ids = students.map(({ id }) => id)
  return (
    <ActForm
      title={`Add students to “${exam.title}”?`}
      confirmLabel="Add students"
      input={ids.length === 0 ? null : { examId: exam.id, ids, isNamed: true }}
      call={client.exam.nameStudents}
      said={(count) => `${counted(count, 'student')} can now sit “${exam.title}”.`}
      isDirty={ids.length > 0}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <p className={styles.hint}>
          Students from outside {whoText(exam)}, whatever subjects they take. They sit it with everybody else.
        </p>
        <StudentPicker value={students} onChange={setStudents} />
      </div>
    </ActForm>
  )
}
