import { teacherFields } from '@sabimark/domain/people/teacher-fields.ts'
import { formatLagos } from '@sabimark/domain/school/lagos-time.ts'
import { counted } from '@sabimark/domain/school/plural.ts'
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
import { StateMark } from '../../platform/ui/state.tsx'
import { PersonPhoto } from '../person-photo.tsx'
import { teacherActs } from './teacher-actions.tsx'
import { names } from './teacher-columns.tsx'
import { TeacherDialog } from './teacher-dialog.tsx'
import { teacherList, teacherStates } from './teacher-list.ts'
import { useTeacherSlips } from './use-teacher-slips.tsx'

/** One teacher: figures first, what is stored at the side, the history below. */
export default function TeacherPage() {
  const { teacherId } = usePageParams('/teachers/$teacherId')
  const query = useQuery(orpc.people.getTeacher.queryOptions({ input: { id: teacherId } }))
  return (
    <Loaded
      query={query}
      title="Teacher"
      waiting="Loading teacher..."
      unknown="There is no such teacher in your school."
    >
      {(data) => <TeacherRecord {...data} />}
    </Loaded>
  )
}

type Read = Awaited<ReturnType<Client['people']['getTeacher']>>

function TeacherRecord({ teacher, history }: Read) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const slips = useTeacherSlips()
  const goTo = useGoTo()
  const acts = useRecordActs(teacherList, {
    ...{ edit: setOpened, acts: teacherActs(slips.keep) },
    onDone: ({ isDeletion }) => isDeletion && goTo({ to: '/teachers' }),
  })
  return (
    <RecordPage
      back={{ to: '/teachers', label: 'Teachers' }}
      name={teacher.name}
      line={
        <>
          {teacher.employeeId} · <StateMark state={teacherStates[teacher.status]} />
        </>
      }
      menu={() => acts.menu(teacher)}
      facts={
        <>
          <PersonPhoto personId={teacher.id} name={teacher.name} photoId={teacher.photoId} />
          <RecordFacts title="About" facts={factsOf(teacher)} onEdit={() => setOpened(teacher)} />
        </>
      }
    >
      {slips.place}
      <StatRow>
        <Stat label="Students" value={teacher.studentsCount} />
        <Stat label="Exams Created" value={teacher.examsCreated} />
        <Stat label="Questions" value={teacher.questionsCount} />
      </StatRow>
      <Card title="History">
        <HistoryLines lines={history} words={actionWords} />
      </Card>
      <TeacherDialog opened={opened} onSlip={slips.keep} onClose={() => setOpened(null)} />
      {acts.question}
    </RecordPage>
  )
}

const actionWords = {
  'teacher.added': 'added this teacher',
  'teacher.invited_again': 'invited this teacher again',
  'teacher.updated': 'edited',
  'teacher.activated': 'activated this teacher',
  'teacher.deactivated': 'deactivated this teacher',
  'teacher.password_reissued': 'made a new first password',
  'teacher.restored': 'restored this teacher',
  'teacher.photo_set': 'changed the picture',
  'teacher.photo_removed': 'removed the picture',
}

function factsOf(teacher: Read['teacher']): [string, string][] {
  const { email, phone, experience, qualification, address, department } = teacherFields
  return [
    [email.label, teacher.email ?? ''],
    [phone.label, teacher.phone],
    [department.label, teacher.department],
    [experience.label, teacher.experience === null ? '' : counted(teacher.experience, 'year')],
    [qualification.label, teacher.qualification],
    [address.label, teacher.address],
    ['Subjects', names(teacher.subjects) || 'None'],
    ['Classes Assigned', names(teacher.classes) || 'None'],
    ['Last signed in', teacher.lastSignInAt === null ? 'Never' : formatLagos(new Date(teacher.lastSignInAt))],
  ]
}
