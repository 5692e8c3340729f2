import type { StudentRecord } from '@sabimark/contract/answers.ts'
import { leaveFields, leaveReasonNames, yearText } from '@sabimark/domain/people/students/leaving.ts'
import { termDay } from '@sabimark/domain/school/terms/term.ts'
import { averageText } from '@sabimark/domain/words/percentage-text.ts'
import type { ReactNode } from 'react'
import { usePageParams } from '../../platform/navigation.tsx'
import type { Fact } from '../../platform/record/record-facts.ts'
import { RecordScreen } from '../../platform/record/record-screen.tsx'
import { bioFact, lastSignIn, noClass } from '../people.ts'
import { PersonPhoto } from '../person-photo.tsx'
import { useIssueSlips } from './issue-slips.tsx'
import { useStudentActs } from './student-actions.tsx'
import { statusOf } from './student-columns.tsx'
import { studentForm } from './student-form.ts'

/** One student: performance first, what is stored at the side, their results and the history below. */
export function StudentPage({ results }: { results: (studentId: string) => ReactNode }) {
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
      figures={{ 'Average Score': ({ averageScore }) => averageText(averageScore), 'Exams Taken': 'examsTaken' }}
      facts={(student) => [
        ...leaverFacts(student),
        ...bioFact(student.bio),
        ...student.years.map((one): Fact => [`Year ${one.year}`, yearText(one)]),
        lastSignIn(student.lastSignInAt),
      ]}
      aside={({ id, name, photoId }) => <PersonPhoto personId={id} name={name} photoId={photoId} />}
      above={slips.place}
      below={results(studentId)}
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
