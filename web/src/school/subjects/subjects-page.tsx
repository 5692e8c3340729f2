import { searchLabel } from '@sabimark/domain/school/searched.ts'
import { useMay } from '../../platform/may.ts'
import { orpc } from '../../platform/queries.ts'
import { RecordsPage } from '../../platform/record/records-page.tsx'
import { LimitNote } from '../limit-note.tsx'
import { OfOneSchool } from '../of-one-school.tsx'
import { SubjectCard } from './subject-card.tsx'
import { SubjectFigures } from './subject-figures.tsx'
import { subjectExport, subjectList } from './subject-list.ts'
import { subjectActs, subjectForm } from './subject-record.ts'

export default function SubjectsPage() {
  return (
    <OfOneSchool things="subjects">
      <Subjects />
    </OfOneSchool>
  )
}

function Subjects() {
  const mayAdd = useMay('school.addSubject')
  return (
    <RecordsPage
      title="Subjects Management"
      search={searchLabel('subjects')}
      call={orpc.school.listSubjects}
      spec={subjectList}
      form={subjectForm}
      acts={mayAdd ? subjectActs : []}
      mayAdd={mayAdd}
      card={(subject, menu) => (
        <SubjectCard key={subject.id} subject={subject} menu={menu ? () => menu(subject) : null} />
      )}
      isRows
      exported={subjectExport}
      figures={() => <SubjectFigures />}
      above={<LimitNote what="subjects" />}
      empty="Add the first one, for example Mathematics. Questions and exams belong to a subject."
    />
  )
}
