import type { StudentRecord } from '@sabimark/contract/answers.ts'
import { leaveFields, leaveReasonNames, yearText } from '@sabimark/domain/people/students/leaving.ts'
import { termDay } from '@sabimark/domain/school/terms/term.ts'
import { usePageParams } from '../../platform/navigation.tsx'
import type { Fact } from '../../platform/record/record-facts.ts'
import { RecordScreen } from '../../platform/record/record-screen.tsx'
import { bioFact, lastSignIn, noClass, type ResultsOf } from '../people.ts'
import { PersonPhoto } from '../person-photo.tsx'
import { useIssueSlips } from './issue-slips.tsx'
import { useStudentActs } from './student-actions.tsx'
import { statusOf } from './student-columns.tsx'
import { studentForm } from './student-form.ts'

/** One student: performance first, what is stored at the side, their results and the history below. */
export function StudentPage({ results }: { results: ResultsOf }) {
  const { studentId } = usePageParams('/students/$studentId')
  const slips = useIssueSlips()
  return (
    <RecordScreen
      id={studentId}
      form={studentForm}
      back={{ to: '/students', label: 'Students' }}
      acts={useStudentActs(slips.ask)}
      line={(student) => [student.studentNumber, student.class?.name ?? noClass, statusOf(student)]}
      inHead={['name', 'studentNumber', 'classId']}
      facts={(student) => [
        { title: 'Profile', facts: bioFact(student.bio) },
        {
          title: 'Enrolment',
          facts: [
            ...leaverFacts(student),
            ...student.years.map((one): Fact => [`Year ${one.year}`, yearText(one)]),
            lastSignIn(student.lastSignInAt),
          ],
        },
      ]}
      photoOf={({ photoId }) => photoId}
      aside={({ id, name, photoId }) => <PersonPhoto personId={id} name={name} photoId={photoId} />}
      above={slips.place}
      main={({ averageScore, examsTaken }) => results({ studentId, averageScore, examsTaken })}
    />
  )
}

/** Why and since when somebody is no student here. */
function leaverFacts({ leftOn, leftReason, leftNote }: StudentRecord): readonly Fact[] {
  if (leftReason === '') return []
  const { label } = leaveFields.leftOn
  const day: Fact = [label, `${termDay(leftOn)}: ${leaveReasonNames[leftReason]}`]
  return leftNote === '' ? [day] : [day, [leaveFields.leftNote.label, leftNote]]
}
