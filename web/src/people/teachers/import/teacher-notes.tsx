import { Button } from '@mantine/core'
import { madeNumbersText } from '@sabimark/domain/people/register/made-numbers.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import type { ImportNotesProps } from '../../../platform/import/kind.ts'
import styles from '../../../platform/import/notes.module.css'
import { classSetting, leftOut } from '../../register/class-setting.ts'
import { MissingClasses } from '../../register/missing-classes.tsx'
import { MissingSubjects } from './missing-subjects.tsx'

/** What has to be said of a list as a whole: IDs that are made, rows that are one teacher, subjects that are not there. */
export function TeacherNotes(props: ImportNotesProps) {
  const { read, verdicts, isLocked, openSettings, onSettings } = props
  const missingClasses = [...(read.classes?.missing.keys() ?? [])]
  const inFile = new Set(read.rows.map(({ values }) => values.employeeId))
  const made = verdicts.flatMap((one) => {
    const { employeeId } = one.verdict === 'new' ? one.values : {}
    return employeeId === undefined || inFile.has(employeeId) ? [] : [employeeId]
  })
  const withoutCount = verdicts.filter(
    (one) => one.verdict === 'needs-you' && one.problems.some(({ message }) => message === 'Employee ID is required.'),
  ).length
  const joinedCount = verdicts.filter((one) => one.verdict === 'left-out' && one.isJoined).length
  return (
    <>
      {made.length > 0 && (
        <p className={styles.note}>
          <span>{madeNumbersText(made, 'teacher', 'employee ID')}</span>
          {!isLocked && (
            <Button variant="default" size="xs" onClick={openSettings}>
              Change
            </Button>
          )}
        </p>
      )}
      {withoutCount > 0 && !isLocked && (
        <p className={styles.note}>
          <span>{counted(withoutCount, 'teacher')} in the file without an employee ID.</span>
          <Button variant="default" size="xs" onClick={openSettings}>
            Make IDs
          </Button>
        </p>
      )}
      {joinedCount > 0 && (
        <p className={styles.note}>
          <span>
            {counted(joinedCount, 'row')} {joinedCount === 1 ? 'names' : 'name'} a teacher who is already named in a row
            above:
            {joinedCount === 1 ? ' its' : ' their'} subjects and classes are added there.
          </span>
        </p>
      )}
      {read.classes && (
        <MissingClasses {...props} names={read.classes} choices={[{ value: leftOut, label: 'Leave it out' }]}>
          {missingClasses.length > 1 && !isLocked && (
            <Button
              variant="default"
              size="xs"
              onClick={() =>
                onSettings(Object.fromEntries(missingClasses.map((typed) => [classSetting(typed), leftOut])))
              }
            >
              Leave out all {missingClasses.length.toLocaleString('en-NG')}
            </Button>
          )}
        </MissingClasses>
      )}
      <MissingSubjects {...props} />
    </>
  )
}
