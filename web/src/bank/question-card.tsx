import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { memo } from 'react'
import { Markdown } from '../platform/markdown/markdown.tsx'
import { ListCard } from '../platform/ui/card-list.tsx'
import { StatusBadge } from '../platform/ui/status-badge.tsx'
import { BrokenNote } from './broken-note.tsx'
import styles from './question.module.css'
import { QuestionText } from './question-text.tsx'
import { marksWords, minutesText, type Question, typeNames } from './questions.ts'

/** A question of the bank with its key: read and drawn once, whatever is typed above the list. */
export const QuestionCard = memo(function QuestionCard({ item }: { item: Question }) {
  return (
    <ListCard
      above={
        <>
          <StatusBadge tone="green">{item.subject}</StatusBadge>
          <StatusBadge tone="grey">{typeNames[item.type]}</StatusBadge>
          <StatusBadge tone="grey">{item.difficulty}</StatusBadge>
        </>
      }
    >
      <QuestionText question={item.question} options={item.options} correctOptionIds={item.correctOptionIds} />
      <BrokenNote question={item.question} options={item.options} explanation={item.explanation} />
      {item.explanation && (
        <details className={styles.explanation}>
          <summary>Explanation</summary>
          <Markdown text={item.explanation} />
        </details>
      )}
      {item.tags.length > 0 && (
        <ul className={styles.tags} aria-label="Tags">
          {item.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      <p className={styles.meta}>
        <span>{item.topic}</span>
        <span>{marksWords(marksText(item.marksHundredths))}</span>
        <span>{minutesText(item.timeAllocationMinutes)}</span>
      </p>
    </ListCard>
  )
})
