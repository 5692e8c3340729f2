import { Button } from '@mantine/core'
import { searchLabel } from '@sabimark/domain/school/searched.ts'
import { IconBook2, IconBookOff, IconTrash } from '@tabler/icons-react'
import { client } from '../../platform/client.ts'
import { CardSheet } from '../../platform/list/card-sheet.tsx'
import { Choice } from '../../platform/list/choice.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import { useList } from '../../platform/list/use-list.ts'
import { useMay } from '../../platform/may.ts'
import { orpc } from '../../platform/queries.ts'
import { type RecordAct, useRecordActs } from '../../platform/record/use-record-acts.tsx'
import { useRecordOpen } from '../../platform/record/use-record-open.ts'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { LimitNote } from '../limit-note.tsx'
import { OfOneSchool } from '../of-one-school.tsx'
import type { Subject } from '../school-lists.ts'
import { SubjectCard } from './subject-card.tsx'
import { SubjectDialog } from './subject-dialog.tsx'
import { SubjectFigures } from './subject-figures.tsx'
import { difficultyChoices, statusChoices, subjectList } from './subject-list.ts'

export default function SubjectsPage() {
  return (
    <OfOneSchool things="subjects">
      <Subjects />
    </OfOneSchool>
  )
}

const icon = { size: 18, 'aria-hidden': true } as const
const { setSubjectsStatus, deleteSubjects } = client.school
const acts: readonly RecordAct<Subject>[] = [
  {
    ...{ label: 'Deactivate', done: 'deactivated', icon: <IconBookOff {...icon} /> },
    isFor: ({ status }) => status === 'active',
    call: (ids, options) => setSubjectsStatus({ ids, status: 'inactive' }, options),
  },
  {
    ...{ label: 'Activate', done: 'activated', icon: <IconBook2 {...icon} /> },
    isFor: ({ status }) => status === 'inactive',
    call: (ids, options) => setSubjectsStatus({ ids, status: 'active' }, options),
  },
  {
    ...{ label: 'Delete', done: 'deleted', icon: <IconTrash {...icon} />, isDanger: true },
    call: (ids, options) => deleteSubjects({ ids }, options),
  },
]

function Subjects() {
  const mayAdd = useMay('school.addSubject')
  const list = useList(orpc.school.listSubjects, subjectList)
  const record = useRecordOpen(list, mayAdd)
  const { menu, question } = useRecordActs(list, { edit: record.edit, acts })
  return (
    <ListPage
      list={list}
      title="Subjects Management"
      search={searchLabel('subjects')}
      figures={<SubjectFigures />}
      filters={
        <>
          <Choice list={list} name="status" label="Status" options={statusChoices} />
          <Choice list={list} name="difficulty" label="Difficulty" options={difficultyChoices} />
        </>
      }
      hasSortChoice
      add={mayAdd ? { label: 'Add New Subject', onClick: record.add } : null}
    >
      <LimitNote what="subjects" />
      <CardSheet
        list={list}
        caption="Subjects"
        empty={
          <EmptySheet title="No subjects yet" action={mayAdd && <Button onClick={record.add}>Add New Subject</Button>}>
            Add the first one, for example Mathematics. Questions and exams belong to a subject.
          </EmptySheet>
        }
      >
        {(subject) => <SubjectCard key={subject.id} subject={subject} menu={mayAdd ? () => menu(subject) : null} />}
      </CardSheet>
      <SubjectDialog opened={record.opened} subjectCount={list.total ?? 0} onClose={record.close} />
      {question}
    </ListPage>
  )
}
