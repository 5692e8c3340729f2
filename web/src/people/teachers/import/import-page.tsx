import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ImportScreen } from '../../../platform/import/import-screen.tsx'
import { orpc } from '../../../platform/queries.ts'
import { serverNow } from '../../../platform/server-now.ts'
import { Loaded } from '../../../platform/ui/loaded.tsx'
import { useActiveSubjects, useClasses } from '../../../school/school-lists.ts'
import { type TeachersSchool, teacherKind } from './teacher-kind.ts'

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

function Import({ classes, subjects, hasTrial }: Omit<TeachersSchool, 'today'>) {
  const [today] = useState(() => lagosDate(serverNow()))
  const kind = useMemo(() => teacherKind({ today, classes, subjects, hasTrial }), [today, classes, subjects, hasTrial])
  return <ImportScreen kind={kind} />
}
