import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { PageButton } from '../platform/navigation.tsx'
import { Facts, ListCard } from '../platform/ui/card-list.tsx'
import { StatusBadge } from '../platform/ui/status-badge.tsx'
import { unknownSubject } from '../school/school-lists.ts'
import { durationText, type Exam, lagosText, statusTones, typeWords } from './exams.ts'

/** An exam in staff's list, with what can be done with it now. */
export function ExamCard({ exam }: { exam: Exam }) {
  return (
    <ListCard
      above={
        <>
          <StatusBadge tone={statusTones[exam.status]}>{exam.status}</StatusBadge>
          <StatusBadge tone="grey">{typeWords[exam.examType]}</StatusBadge>
        </>
      }
      title={exam.title}
      line={`${exam.subject || unknownSubject} · ${exam.classes.join(', ') || 'no class chosen'}`}
      actions={<ExamActions exam={exam} />}
    >
      <Facts
        items={[
          ['Opens', lagosText(exam.opensAt)],
          ['Closes', lagosText(exam.closesAt)],
          ['Duration', durationText(exam.durationMinutes)],
          ['Questions', exam.questionCount],
          ['Marks', marksText(exam.totalMarksHundredths)],
          ['Handed in', `${exam.submittedCount} of ${exam.startedCount} started`],
          ['Created by', exam.createdBy],
        ]}
      />
    </ListCard>
  )
}

function ExamActions({ exam }: { exam: Exam }) {
  const isDraft = exam.status === 'draft'
  const isWritten = isDraft && exam.seesQuestions
  return (
    <>
      <PageButton to="/exams/$examId" params={{ examId: exam.id }} variant={isWritten ? 'light' : 'default'} size="sm">
        {isWritten ? 'Continue editing' : 'Details'}
      </PageButton>
      {!isDraft && (
        <PageButton to="/results/exam/$examId" params={{ examId: exam.id }} variant="default" size="sm">
          Results
        </PageButton>
      )}
      {exam.questionCount > 0 && exam.seesQuestions && (
        <PageButton to="/exam/$examId" params={{ examId: exam.id }} variant="default" size="sm">
          Preview
        </PageButton>
      )}
    </>
  )
}
