import { Button } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { StudentPicker } from '../../people/student-picker.tsx'
import type { ExamForm } from './exam-draft.ts'
import styles from './exam-editor.module.css'

/** Students by name beside the classes: folded away until somebody is named, as most exams are for classes alone. */
export function NamedStudents({ form }: { form: UseFormReturnType<ExamForm> }) {
  const [isOpen, setIsOpen] = useState(false)
  const { value, onChange, error } = form.getInputProps('students')
  if (!isOpen && form.values.students.length === 0) {
    return (
      <div>
        <Button
          variant="default"
          leftSection={<IconUserPlus size={18} aria-hidden="true" />}
          onClick={() => setIsOpen(true)}
        >
          Add students by name
        </Button>
      </div>
    )
  }
  return (
    <section className={styles.named} aria-labelledby="students-by-name">
      <div>
        <h3 id="students-by-name">Students by name</h3>
        <p className={styles.hint}>
          They sit it with the classes, or alone where no class is chosen, whichever subjects they offer.
        </p>
      </div>
      <StudentPicker value={value} error={error} onChange={onChange} />
    </section>
  )
}
