import type { ExamCandidate, ExamDetail } from '@sabimark/contract/answers.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { durationText, lagosText } from '../exams.ts'
import { extraText } from '../time/candidate-list.ts'
import type { ClassOfCandidates } from './by-class.ts'
import styles from './printed.module.css'
import { SheetFrame } from './sheet-frame.tsx'

/** `opensAt`: of the sitting they are of. */
type SheetsProps = { exam: ExamDetail; opensAt: string; classes: readonly ClassOfCandidates[] }

const nameOf = ({ name }: ClassOfCandidates) => name ?? 'No class assigned'
const factsOf = ({ exam, opensAt }: Omit<SheetsProps, 'classes'>, { candidates }: ClassOfCandidates) => [
  exam.subject,
  `${lagosText(opensAt)}, Lagos time`,
  durationText(exam.durationMinutes),
  exam.draft.location,
  counted(candidates.length, 'candidate'),
]

/** Who sits the exam, a page for each class: for the board, or for whoever calls them in. */
export function ClassLists({ exam, opensAt, classes }: SheetsProps) {
  return classes.map((one) => (
    <SheetFrame
      key={one.name}
      running={`${exam.title} · ${nameOf(one)}`}
      title={`${exam.title}: ${nameOf(one)}`}
      facts={factsOf({ exam, opensAt }, one)}
    >
      <Rows candidates={one.candidates} heads={['Name', 'Student ID', 'Extra time', 'Remark']}>
        {(candidate) => [candidate.name, candidate.studentNumber, moreText(candidate), remarkOf(candidate)]}
      </Rows>
    </SheetFrame>
  ))
}

/** Where candidates sign, a page for each class, with room for the number of the computer. */
export function AttendanceSheets({ exam, opensAt, classes }: SheetsProps) {
  return classes.map((one) => (
    <SheetFrame
      key={one.name}
      running={`${exam.title} · ${nameOf(one)} · attendance`}
      title={`Attendance sheet: ${nameOf(one)}`}
      facts={[exam.title, ...factsOf({ exam, opensAt }, one)]}
      blanks={['Hall', 'Date', 'Present', 'Absent']}
    >
      <Rows candidates={one.candidates} heads={['Name', 'Student ID', 'Computer', 'Signature']} isTall>
        {(candidate) => [
          candidate.isExcused ? `${candidate.name} (excused)` : candidate.name,
          candidate.studentNumber,
          '',
          '',
        ]}
      </Rows>
      <p className={styles.blanks}>
        {['Name of the invigilator', 'Signature'].map((label) => (
          <span key={label}>
            {label} <i />
          </span>
        ))}
      </p>
    </SheetFrame>
  ))
}

const moreText = (candidate: ExamCandidate) => (extraText(candidate) === '–' ? '' : extraText(candidate))
const remarkOf = ({ isExcused }: ExamCandidate) => (isExcused ? 'Excused' : '')

type RowsProps = {
  candidates: readonly ExamCandidate[]
  heads: readonly string[]
  isTall?: boolean
  children: (candidate: ExamCandidate) => readonly string[]
}

function Rows({ candidates, heads, isTall = false, children }: RowsProps) {
  return (
    <table className={styles.list} data-tall={isTall}>
      <thead>
        <tr>
          {['No.', ...heads].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {candidates.map((candidate, index) => (
          <tr key={candidate.id}>
            <td>{index + 1}</td>
            {children(candidate).map((cell, place) =>
              place === 0 ? (
                <th key={heads[place]} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={heads[place]}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
