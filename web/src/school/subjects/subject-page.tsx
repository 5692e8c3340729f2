import { usePageParams } from '../../platform/navigation.tsx'
import { RecordScreen } from '../../platform/record/record-screen.tsx'
import { subjectStates } from './subject-list.ts'
import { subjectActs, subjectForm } from './subject-record.ts'

/** One subject: what is written in it, how it is set, what happened to it. */
export default function SubjectPage() {
  return (
    <RecordScreen
      id={usePageParams('/subjects/$subjectId').subjectId}
      form={subjectForm}
      back={{ to: '/subjects', label: 'Subjects' }}
      acts={subjectActs}
      line={({ code }) => [code]}
      states={subjectStates}
      inHead={['name', 'code', 'status']}
      figures={{ Questions: 'questionsCount', Exams: 'examsCount' }}
    />
  )
}
