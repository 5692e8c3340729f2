import type { SchoolClass, Subject } from '@sabimark/contract/answers.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ImportScreen } from '../../../platform/import/import-screen.tsx'
import { orpc } from '../../../platform/queries.ts'
import { serverNow } from '../../../platform/server-now.ts'
import { useMe } from '../../../platform/session.ts'
import { Loaded } from '../../../platform/ui/loaded.tsx'
import { useActiveSubjects, useClasses } from '../../../school/school-lists.ts'
import { RegisterNotes } from './register-notes.tsx'
import { studentKind } from './student-kind.ts'

/** The list of a school's students from a file: chosen, looked at row by row, confirmed. */
export default function StudentImportPage() {
  const classes = useClasses()
  const subjects = useActiveSubjects()
  return (
    <Loaded query={classes} waiting="Loading classes..." title="Import Students">
      {(ofClasses) => (
        <Loaded query={subjects} waiting="Loading subjects..." title="Import Students">
          {(ofSubjects) => <Import classes={ofClasses} subjects={ofSubjects} />}
        </Loaded>
      )}
    </Loaded>
  )
}

function Import({ classes, subjects }: { classes: readonly SchoolClass[]; subjects: readonly Subject[] }) {
  const [today] = useState(() => lagosDate(serverNow()))
  const schoolName = useMe().school
  const numbersHere = useNewestNumbers()
  const kind = useMemo(
    () =>
      studentKind({
        today,
        schoolName,
        numbersHere,
        classes,
        subjects,
        notes: (props) => <RegisterNotes {...props} />,
      }),
    [today, schoolName, numbersHere, classes, subjects],
  )
  return <ImportScreen kind={kind} />
}

const none: readonly string[] = []
const looked = 50

/** The IDs of the students added last; none until they have come, or where they do not. */
function useNewestNumbers(): readonly string[] {
  const input = { size: looked }
  const { data = none } = useQuery(
    orpc.people.listStudents.queryOptions({
      input,
      select: ({ items }) => items.map(({ studentNumber }) => studentNumber),
    }),
  )
  return data
}
