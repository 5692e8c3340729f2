import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ImportScreen } from '../../../platform/import/import-screen.tsx'
import { orpc } from '../../../platform/queries.ts'
import { serverNow } from '../../../platform/server-now.ts'
import { useMe } from '../../../platform/session.ts'
import { Loaded } from '../../../platform/ui/loaded.tsx'
import { useActiveSubjects, useClasses } from '../../../school/school-lists.ts'
import { type TeachersSchool, teacherKind } from './teacher-kind.ts'
import { TeacherNotes } from './teacher-notes.tsx'

const title = 'Import Teachers'

/** The list of a school's teachers from a file: chosen, looked at row by row, confirmed. */
export default function TeacherImportPage() {
  const ofClasses = useClasses()
  const ofSubjects = useActiveSubjects()
  const ofPlan = useQuery(orpc.school.subscription.queryOptions())
  return (
    <Loaded query={ofClasses} waiting="Loading classes..." title={title}>
      {(classes) => (
        <Loaded query={ofSubjects} waiting="Loading subjects..." title={title}>
          {(subjects) => (
            <Loaded query={ofPlan} waiting="Loading the plan..." title={title}>
              {({ trialEndsAt }) => <Import {...{ classes, subjects }} hasTrial={trialEndsAt !== null} />}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  )
}

type ImportProps = Pick<TeachersSchool, 'classes' | 'subjects' | 'hasTrial'>

function Import({ classes, subjects, hasTrial }: ImportProps) {
  const [today] = useState(() => lagosDate(serverNow()))
  const schoolName = useMe().school
  const idsHere = useNewestIds()
  const kind = useMemo(
    () =>
      teacherKind({ today, classes, subjects, hasTrial, schoolName, idsHere }, (props) => <TeacherNotes {...props} />),
    [today, classes, subjects, hasTrial, schoolName, idsHere],
  )
  return <ImportScreen kind={kind} />
}

const none: readonly string[] = []
const looked = 50

/** The IDs of the teachers added last; none until they have come, or where they do not. */
function useNewestIds(): readonly string[] {
  const { data = none } = useQuery(
    orpc.people.listTeachers.queryOptions({
      input: { size: looked },
      select: ({ items }) => items.map(({ employeeId }) => employeeId),
    }),
  )
  return data
}
