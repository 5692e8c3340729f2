import { Button } from '@mantine/core'
import { searchLabel } from '@sabimark/domain/school/searched.ts'
import { client } from '../../platform/client.ts'
import { CardSheet } from '../../platform/list/card-sheet.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'
import { useList } from '../../platform/list/use-list.ts'
import { useMay } from '../../platform/may.ts'
import { orpc } from '../../platform/queries.ts'
import { useRecordActs } from '../../platform/record/use-record-acts.tsx'
import { useRecordOpen } from '../../platform/record/use-record-open.ts'
import { activeActs, deleteAct } from '../../platform/record/usual-acts.tsx'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { LimitNote } from '../limit-note.tsx'
import { OfOneSchool } from '../of-one-school.tsx'
import { SubjectCard } from './subject-card.tsx'
import { SubjectDialog } from './subject-dialog.tsx'
import { SubjectFigures } from './subject-figures.tsx'
import { subjectExport, subjectList } from './subject-list.ts'

export default function SubjectsPage() {
  return (
    <OfOneSchool things="subjects">
      <Subjects />
    </OfOneSchool>
  )
}

const acts = [...activeActs(client.school.setSubjectsStatus), deleteAct(client.school.deleteSubjects)]

function Subjects() {
  const mayAdd = useMay('school.addSubject')
  const list = useList(orpc.school.listSubjects, subjectList)
  const record = useRecordOpen(list, mayAdd)
  const { menu, question } = useRecordActs(subjectList, { edit: record.edit, acts })
  return (
    <ListPage
      list={list}
      title="Subjects Management"
      search={searchLabel('subjects')}
      figures={<SubjectFigures />}
      hasSortChoice
      exported={subjectExport}
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
