import { Field } from '../frame/field.tsx'
import formStyles from '../frame/form-frame.module.css'
import styles from './sign-in.module.css'
import type { StudentSchool } from './student-school.ts'

type SchoolOfStudentProps = {
  remembered: StudentSchool | null
  /** What the address of a slip says. */
  first: string | undefined
  error?: string | undefined
  onChange: () => void
}

/** Which school a student belongs to; remembered on the device, so that a whole hall types it once. */
export function SchoolOfStudent({ remembered, first, error, onChange }: SchoolOfStudentProps) {
  if (remembered) {
    return (
      <div className={styles.at}>
        <p>
          <span>School</span>
          <strong>{remembered.name}</strong>
        </p>
        <button type="button" className={formStyles.quiet} onClick={onChange}>
          Change
        </button>
      </div>
    )
  }
  return (
    <Field
      label="School"
      name="school"
      defaultValue={first}
      autoComplete="organization"
      autoCapitalize="none"
      spellCheck={false}
      hint="The short name on your slip, for example greenfield."
      error={error}
    />
  )
}
