import type { Exam } from '@sabimark/contract/answers.ts'
import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { averageText } from '@sabimark/domain/words/percentage-text.ts'
import { useMay } from '../../platform/may.ts'
import { PageButton } from '../../platform/navigation.tsx'
import { Bar } from '../../platform/ui/bar.tsx'
import { Facts, ListCard } from '../../platform/ui/card-list.tsx'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import { unknownSubject } from '../../school/school-lists.ts'
import { ExamBadge } from '../exam-badge.tsx'
import { durationText, lagosText, typeWords } from '../exams.ts'
import { ExamActs } from '../manage/exam-acts.tsx'
import { whoText } from '../named-students.ts'
import styles from './exam-card.module.css'

/** An exam in staff's list, with what can be done with it now. */
export function ExamCard({ exam }: { exam: Exam }) {
  return (
    <ListCard
      above={
        <>
          <ExamBadge exam={exam} />
          {exam.awaitsApproval && <StatusBadge tone="amber">waits for approval</StatusBadge>}
          {exam.hasChanges && exam.startedCount === 0 && <StatusBadge tone="amber">changes not published</StatusBadge>}
          <StatusBadge tone="grey">{typeWords[exam.examType]}</StatusBadge>
        </>
      }
      title={exam.title}
      line={`${exam.subject || unknownSubject} · ${whoText(exam) || 'no class chosen'}`}
      actions={<ExamActions exam={exam} />}
    >
      <Facts
        items={[
          ['Opens', lagosText(exam.opensAt)],
          ['Closes', lagosText(exam.closesAt)],
          ['Duration', durationText(exam.durationMinutes)],
          ['Questions', exam.questionCount],
          ['Students', exam.studentsRegistered.toLocaleString('en-NG')],
          ['Marks', marksText(exam.totalMarksHundredths)],
          ['Handed in', `${exam.submittedCount} of ${exam.startedCount} started`],
          ['Created by', exam.createdBy],
        ]}
      />
      {exam.averageScore !== null && exam.averageScore > 0 && <AverageBar average={exam.averageScore} />}
    </ListCard>
  )
}

/** What its papers average, once some are marked. */
function AverageBar({ average }: { average: number }) {
  return (
    <div className={styles.average}>
      <span>
        Average score <strong>{averageText(average)}</strong>
      </span>
      <Bar percentage={average} />
    </div>
  )
}

function ExamActions({ exam }: { exam: Exam }) {
  const isDraft = exam.status === 'draft'
  const isWritten = isDraft && exam.seesQuestions
  const isTheirsToApprove = useMay('exam.approve') && exam.awaitsApproval
  return (
    <>
      <PageButton to="/exams/$examId" params={{ examId: exam.id }} variant={isWritten ? 'light' : 'default'} size="sm">
        {isTheirsToApprove ? 'Look and approve' : isWritten ? 'Continue editing' : 'Details'}
      </PageButton>
      {!isDraft && (
        <PageButton to="/results/exam/$examId" params={{ examId: exam.id }} variant="default" size="sm">
          Results
        </PageButton>
      )}
      {exam.questionCount > 0 && exam.seesQuestions && (
        <span className={styles.taken}>
          <PageButton to="/exam/$examId" params={{ examId: exam.id }} variant="default" size="sm">
            Take Exam
          </PageButton>
          <span>as a candidate sees it</span>
        </span>
      )}
      <ExamActs exam={exam} isOfCard />
    </>
  )
}
