import type { ExamToMark } from '@sabimark/contract/answers.ts'
import { MarkdownLine } from '../platform/markdown/markdown.tsx'
import { PageButton } from '../platform/navigation.tsx'
import { Card } from '../platform/ui/card.tsx'
import { StatusBadge } from '../platform/ui/status-badge.tsx'
import { beginsWith } from './begins-with.ts'
import { ofMarks } from './of-marks.ts'
import styles from './questions-to-mark.module.css'
import { toDecide } from './scripts.ts'

type Question = ExamToMark['questions'][number]

/** The questions of an exam that people mark, how far each is, and the way to its desk. */
export function QuestionsToMark({ exam, hasTitle = false }: { exam: ExamToMark; hasTitle?: boolean }) {
  const openCount = exam.questions.reduce((sum, one) => sum + one.openCount, 0)
  // Many titles begin with the subject; of one question its own row says how many.
  const facts = [
    ...(hasTitle && !beginsWith(exam.title, exam.subject) ? [exam.subject] : []),
    ...(openCount > 0 && exam.questions.length > 1 ? [toMark(openCount)] : []),
  ]
  return (
    <Card
      title={hasTitle ? exam.title : 'Questions to mark'}
      aside={facts.length > 0 && <span className={styles.soft}>{facts.join(' · ')}</span>}
    >
      <ul className={styles.list}>
        {exam.questions.map((question) => (
          <Row key={question.questionId} examId={exam.examId} question={question} isDecider={exam.isDecider} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ examId, question, isDecider }: { examId: string; question: Question; isDecider: boolean }) {
  const { questionId, number, text, kind, isOnPaper, openCount, doneCount, conflictCount, marksHundredths } = question
  const [does, heard] =
    openCount > 0 ? ['Mark', 'Mark'] : isDecider && conflictCount > 0 ? ['Decide', 'Decide'] : ['Look', 'Look at']
  const isBlank = kind !== 'essay'
  // What is typed alike is marked together; one by one is a way from there.
  const isTogether = isBlank && !isOnPaper && does !== 'Decide'
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong>
          {number}. <MarkdownLine text={firstLine(text)} />
        </strong>
        <span className={styles.soft}>
          {ofMarks(marksHundredths)}
          {isOnPaper && ' · on paper'}
          {doneCount + openCount > 0 && ` · ${doneCount} of ${doneCount + openCount} marked`}
        </span>
      </div>
      <div className={styles.badges}>
        {openCount > 0 && <StatusBadge tone="amber">{toMark(openCount)}</StatusBadge>}
        {conflictCount > 0 && <StatusBadge tone="amber">{conflictCount} to decide</StatusBadge>}
      </div>
      <div className={styles.acts}>
        {isBlank && (
          <PageButton
            to="/marking/$examId/$questionId/answers"
            params={{ examId, questionId }}
            variant="default"
            aria-label={isTogether ? `${heard} question ${number}` : `Answers to question ${number}`}
          >
            {isTogether ? does : 'Answers'}
          </PageButton>
        )}
        {isOnPaper && (
          <PageButton
            to="/marking/$examId/paper"
            params={{ examId }}
            variant="default"
            aria-label={does === 'Decide' ? `Decide question ${number}` : `Type in the marks of question ${number}`}
          >
            {does === 'Decide' ? does : 'Type in marks'}
          </PageButton>
        )}
        {!isOnPaper && !isTogether && (
          <PageButton
            to="/marking/$examId/$questionId"
            params={{ examId, questionId }}
            carried={does === 'Decide' ? toDecide : undefined}
            variant="default"
            aria-label={`${heard} question ${number}`}
          >
            {does}
          </PageButton>
        )}
      </div>
    </li>
  )
}

const toMark = (count: number) => `${count.toLocaleString('en-NG')} to mark`

function firstLine(text: string): string {
  return text.split('\n').find((line) => line.trim() !== '') ?? ''
}
