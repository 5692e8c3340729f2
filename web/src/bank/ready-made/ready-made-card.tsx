import type { ReadyMade } from '@sabimark/contract/answers.ts'
import { memo } from 'react'
import type { CardSelection } from '../../platform/list/card-sheet.tsx'
import { SelectBubble } from '../../platform/list/select-bubble.tsx'
import { Markdown } from '../../platform/markdown/markdown.tsx'
import { ListCard } from '../../platform/ui/card-list.tsx'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import styles from '../question.module.css'
import { QuestionText } from '../question-text.tsx'
import { minutesText } from '../questions.ts'

const longestName = 60

/** A ready-made question with its key, as the school would have it. */
export const ReadyMadeCard = memo(function ReadyMadeCard(props: CardSelection & { item: ReadyMade }) {
  const { item, isSelected, select } = props
  const name = item.question.length > longestName ? `${item.question.slice(0, longestName)}…` : item.question
  return (
    <ListCard
      isSelected={isSelected}
      above={
        <>
          {!item.isTaken && (
            <span className={styles.select}>
              <SelectBubble
                letters=""
                label={`Select ${name}`}
                isSelected={isSelected}
                onSelect={(is) => select([item.id], is)}
              />
            </span>
          )}
          <div className={styles.badges}>
            <StatusBadge tone="green">{item.subject}</StatusBadge>
            <StatusBadge tone="grey">{item.difficulty}</StatusBadge>
            <StatusBadge tone="grey">{item.trust}</StatusBadge>
            {item.isTaken && <StatusBadge tone="amber">In your bank</StatusBadge>}
          </div>
        </>
      }
    >
      <QuestionText
        question={item.question}
        options={item.options.map((text, index) => ({ id: String(index), text }))}
        correctOptionIds={[String(item.correctAnswer)]}
      />
      <details className={styles.explanation}>
        <summary>Explanation</summary>
        <Markdown text={item.explanation} />
        {item.sources.map((source) => (
          <p key={source}>{source}</p>
        ))}
      </details>
      <p className={styles.meta}>
        <span>{item.topic}</span>
        <span>{minutesText(item.minutes)}</span>
        {item.sources.length > 0 && <span>Sources: {item.sources.map(nameOfSource).join('; ')}</span>}
        <span>{item.hasOwnNumbers ? 'your school’s own numbers' : 'the same in every school'}</span>
      </p>
    </ListCard>
  )
})

/** "Royal Society of Chemistry https://…" is known by its name. */
function nameOfSource(source: string): string {
  return source.split(' http')[0] ?? source
}
