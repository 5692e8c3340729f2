import type { BankQuestion } from '@sabimark/contract/answers.ts'
import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { memo } from 'react'
import type { CardSelection } from '../../platform/list/card-sheet.tsx'
import { RowMenu } from '../../platform/list/row-menu.tsx'
import { SelectBubble } from '../../platform/list/select-bubble.tsx'
import { Markdown } from '../../platform/markdown/markdown.tsx'
import { ListCard } from '../../platform/ui/card-list.tsx'
import type { MenuItem } from '../../platform/ui/menu.tsx'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import { BrokenNote } from '../broken-note.tsx'
import styles from '../question.module.css'
import { questionName } from '../question-list.ts'
import { QuestionText } from '../question-text.tsx'
import { marksWords, minutesText, typeNames } from '../questions.ts'
import { aroundBlank } from '../rules-words.ts'
import { MarkingGuide } from './marking-guide.tsx'

type QuestionCardProps = CardSelection & { item: BankQuestion; menuOf: (item: BankQuestion) => readonly MenuItem[] }

/** A question of the bank with its key: read and drawn once, whatever is typed above the list. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { item, menuOf, isSelected, select } = props
  return (
    <ListCard
      isSelected={isSelected}
      above={
        <>
          <span className={styles.select}>
            <SelectBubble
              letters=""
              label={`Select ${questionName(item)}`}
              isSelected={isSelected}
              onSelect={(is) => select([item.id], is)}
            />
          </span>
          <div className={styles.badges}>
            <StatusBadge tone="green">{item.subject}</StatusBadge>
            <StatusBadge tone="grey">{typeNames[item.type]}</StatusBadge>
            <StatusBadge tone="grey">{item.difficulty}</StatusBadge>
            {item.status === 'archived' && <StatusBadge tone="amber">Archived</StatusBadge>}
          </div>
          <span className={styles.menu}>
            <RowMenu name={questionName(item)} items={() => menuOf(item)} />
          </span>
        </>
      }
    >
      <QuestionText
        passage={item.passage?.text}
        question={item.question}
        options={item.options}
        correctOptionIds={item.correctOptionIds}
        rules={item.rules}
      />
      <BrokenNote
        passage={item.passage?.text}
        question={item.question}
        options={item.options}
        explanation={item.explanation}
        {...aroundBlank(item.rules)}
      />
      {item.rules.kind === 'essay' && <MarkingGuide {...item.rules} />}
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
        {!item.mayAct && <span>by {item.owner}</span>}
        {item.examsCount > 0 && <span>in {counted(item.examsCount, 'exam')}</span>}
      </p>
    </ListCard>
  )
})
