import type { BankQuestion } from '@sabimark/contract/answers.ts'
import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { savedMeanwhileText } from '../platform/record/conflict-text.ts'
import { RefusalNote } from '../platform/ui/refusal-note.tsx'
import styles from './question.module.css'
import { QuestionText } from './question-text.tsx'
import { marksWords, minutesText } from './questions.ts'

/** What somebody else saved while this form was open, beside what is typed in it. */
export function TheirQuestion({ refusal, question }: { refusal: unknown; question: BankQuestion }) {
  return (
    <section className={styles.preview} aria-label="Their version">
      <RefusalNote>{savedMeanwhileText(refusal)} Save again to replace theirs with yours.</RefusalNote>
      <h3>Their version</h3>
      <QuestionText
        passage={question.passage?.text}
        question={question.question}
        options={question.options}
        correctOptionIds={question.correctOptionIds}
        rules={question.rules}
      />
      <p className={styles.meta}>
        <span>{question.topic}</span>
        <span>{marksWords(marksText(question.marksHundredths))}</span>
        <span>{minutesText(question.timeAllocationMinutes)}</span>
      </p>
    </section>
  )
}
