import type { Student, TaughtStudent } from '@sabimark/contract/answers.ts'
import { useQuery } from '@tanstack/react-query'
import { knownRow } from '../../platform/list/known-row.ts'
import { usePageParams } from '../../platform/navigation.tsx'
import { orpc } from '../../platform/queries.ts'
import { factsOf } from '../../platform/record/record-facts.ts'
import { RecordFacts, RecordOutline, RecordPage } from '../../platform/record/record-page.tsx'
import { useRecordActs } from '../../platform/record/use-record-acts.tsx'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { bioFact, noClass, type ResultsOf } from '../people.ts'
import { PersonPhoto } from '../person-photo.tsx'
import { useIssueSlips } from './issue-slips.tsx'
import { useStudentActs } from './student-actions.tsx'
import { statusOf } from './student-columns.tsx'
import { studentForm } from './student-form.ts'
import { studentList } from './student-list.ts'

const back = { to: '/students', label: 'My Students' } as const

type MyStudentProps = { results: ResultsOf }

/** A student of the classes a teacher is assigned to: how they do and how to reach them. Nothing here is edited. */
export function MyStudent({ results }: MyStudentProps) {
  const { studentId } = usePageParams('/students/$studentId')
  const query = useQuery(orpc.people.getMyStudent.queryOptions({ input: { id: studentId } }))
  const name = knownRow<Student>(orpc.people.listStudents.key(), studentId)?.name
  return (
    <Loaded
      query={query}
      title="Student"
      waiting="Loading student..."
      unknown="There is no such student in your classes."
      outline={
        <RecordOutline
          back={back}
          name={name ?? 'Student'}
          {...(name !== undefined && { initialsFrom: name })}
          waiting="Loading student..."
          hasActInSight
        />
      }
    >
      {({ student }) => <Shown student={student} results={results} />}
    </Loaded>
  )
}

const { email, phone, subjectIds } = studentForm.fields

function Shown({ student, results }: MyStudentProps & { student: TaughtStudent }) {
  const { id, name, photoId, studentNumber, averageScore, examsTaken } = student
  const slips = useIssueSlips()
  const { menu, question } = useRecordActs<TaughtStudent>(studentList, { edit: null, acts: useStudentActs(slips.ask) })
  return (
    <RecordPage
      back={back}
      name={name}
      photoId={photoId}
      line={
        <>
          {studentNumber} · {student.class?.name ?? noClass} · {statusOf(student)}
        </>
      }
      menu={() => menu(student)}
      facts={
        <>
          <RecordFacts
            title="About"
            groups={[
              { title: 'Contact', facts: factsOf({ email, phone }, student, []) },
              { title: 'Subjects and exams', facts: factsOf({ subjectIds }, student, []) },
              { title: 'Profile', facts: bioFact(student.bio) },
            ]}
          />
          <PersonPhoto personId={id} name={name} photoId={photoId} />
        </>
      }
    >
      {slips.place}
      {results({ studentId: id, averageScore, examsTaken })}
      {question}
    </RecordPage>
  )
}
