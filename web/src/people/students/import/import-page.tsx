import type { SchoolClass, Subject } from '@sabimark/contract/answers.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { useMemo, useState } from 'react'
import { ImportScreen } from '../../../platform/import/import-screen.tsx'
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
  const kind = useMemo(
    () => studentKind({ today, schoolName, classes, subjects, notes: (props) => <RegisterNotes {...props} /> }),
    [today, schoolName, classes, subjects],
  )
  return <ImportScreen kind={kind} />
}
