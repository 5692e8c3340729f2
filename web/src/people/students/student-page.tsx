import { studentFields } from '@sabimark/domain/people/student-fields.ts'
import { formatLagos } from '@sabimark/domain/school/lagos-time.ts'
import { averageText } from '@sabimark/domain/school/percentage-text.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client } from '../../platform/client.ts'
import { useGoTo, usePageParams } from '../../platform/navigation.tsx'
import { orpc } from '../../platform/queries.ts'
import { HistoryLines } from '../../platform/record/history-lines.tsx'
import { RecordFacts, RecordPage } from '../../platform/record/record-page.tsx'
import { useRecordActs } from '../../platform/record/use-record-acts.tsx'
import type { Opened } from '../../platform/record/use-record-open.ts'
import { Card, Stat, StatRow } from '../../platform/ui/card.tsx'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { noClass } from '../people.ts'
import { PersonPhoto } from '../person-photo.tsx'
import { useIssueSlips } from './issue-slips.tsx'
import { useStudentActs } from './student-actions.tsx'
import { statusOf } from './student-columns.tsx'
import { StudentDialog } from './student-dialog.tsx'
import { studentList } from './student-list.ts'

/** One student: performance first, what is stored at the side, the history below. */
export default function StudentPage() {
  const { studentId } = usePageParams('/students/$studentId')
  const query = useQuery(orpc.people.getStudent.queryOptions({ input: { id: studentId } }))
  return (
    <Loaded
      query={query}
      title="Student"
      waiting="Loading student..."
      unknown="There is no such student in your school."
    >
      {(data) => <StudentRecord {...data} />}
    </Loaded>
  )
}

type Read = Awaited<ReturnType<Client['people']['getStudent']>>

function StudentRecord({ student, history }: Read) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const slips = useIssueSlips()
  const goTo = useGoTo()
  const acts = useRecordActs(studentList, {
    ...{ edit: setOpened, acts: useStudentActs(slips.ask) },
    onDone: ({ isDeletion }) => isDeletion && goTo({ to: '/students' }),
  })
  return (
    <RecordPage
      back={{ to: '/students', label: 'Students' }}
      name={student.name}
      line={
        <>
          {student.studentNumber} · {student.class?.name ?? noClass} · {statusOf(student)}
        </>
      }
      menu={() => acts.menu(student)}
      facts={
        <>
          <PersonPhoto personId={student.id} name={student.name} photoId={student.photoId} />
          <RecordFacts title="About" facts={factsOf(student)} onEdit={() => setOpened(student)} />
        </>
      }
    >
      {slips.place}
      <StatRow>
        <Stat label="Average Score" value={averageText(student.averageScore)} />
        <Stat label="Exams Taken" value={student.examsTaken} />
      </StatRow>
      <Card title="History">
        <HistoryLines lines={history} words={actionWords} />
      </Card>
      <StudentDialog opened={opened} onClose={() => setOpened(null)} />
      {acts.question}
    </RecordPage>
  )
}

const actionWords = {
  'student.added': 'added this student',
  'student.updated': 'edited',
  'student.class_set': 'moved this student',
  'student.activated': 'activated this student',
  'student.deactivated': 'deactivated this student',
  'student.slip_issued': 'issued a sign-in slip',
  'student.restored': 'restored this student',
  'student.photo_set': 'changed the picture',
  'student.photo_removed': 'removed the picture',
}

function factsOf(student: Read['student']): [string, string][] {
  const { name: _heads, studentNumber: _stands, ...fields } = studentFields
  const names = Object.keys(fields) as (keyof typeof fields)[]
  return [
    ...names.map((name): [string, string] => [fields[name].label, shownValue(name, student[name])]),
    ['Subjects', student.subjects.map((subject) => subject.name).join(', ') || 'Every subject'],
    ['Last signed in', student.lastSignInAt === null ? 'Never' : formatLagos(new Date(student.lastSignInAt))],
  ]
}

function shownValue(name: string, value: string | null): string {
  return name === 'dateOfBirth' && value ? longDate.format(new Date(value)) : (value ?? '')
}

/** '3 April 2010': a day has no zone. */
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
