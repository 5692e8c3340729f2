import { Button } from '@mantine/core'
import { studentIdentity } from '@sabimark/domain/people/register/judge.ts'
import { madeNumbersText } from '@sabimark/domain/people/register/made-numbers.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { lazy, Suspense } from 'react'
import type { ImportNotesProps } from '../../../platform/import/kind.ts'
import styles from '../../../platform/import/notes.module.css'
import { MissingClasses } from '../../register/missing-classes.tsx'

/** Comes after the review: what it says is asked of the server first. */
const AbsentStudents = lazy(() => import('./absent-students.tsx'))

const isWithoutNumber: ReadonlySet<unknown> = new Set(
  studentIdentity.required.filter(({ field }) => field === studentIdentity.field),
)

/** What has to be said of a list as a whole: IDs that are made, classes that are not there, and who stands in no row. */
export function RegisterNotes(props: ImportNotesProps) {
  const { read, verdicts, isLocked, isDone, openSettings } = props
  const isNumbered = (place: number) => (read.rows[place]?.values.studentNumber ?? '') !== ''
  const made = verdicts.flatMap((one, place) =>
    one.verdict === 'new' && !isNumbered(place) ? (one.values.studentNumber ?? []) : [],
  )
  const withoutCount = verdicts.filter(
    (one) => one.verdict === 'needs-you' && one.problems.some((problem) => isWithoutNumber.has(problem)),
  ).length
  return (
    <>
      {made.length > 0 && (
        <p className={styles.note}>
          <span>{madeNumbersText(made)}</span>
          {!isLocked && (
            <Button variant="default" size="xs" onClick={openSettings}>
              Change
            </Button>
          )}
        </p>
      )}
      {withoutCount > 0 && !isLocked && (
        <p className={styles.note}>
          <span>
            {counted(withoutCount, 'student')} in the file {withoutCount === 1 ? 'has' : 'have'} no student ID.
          </span>
          <Button variant="default" size="xs" onClick={openSettings}>
            Make IDs
          </Button>
        </p>
      )}
      <MissingClasses {...props} names={{ missing: read.missing, chosen: read.chosen }} />
      {/* Not beside the rows that are left: it would push them down. */}
      {(!isLocked || isDone) && (
        <Suspense fallback={null}>
          <AbsentStudents {...props} />
        </Suspense>
      )}
    </>
  )
}
