import type { BankQuestion } from '@sabimark/contract/answers.ts'
import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { lagosDay } from '@sabimark/domain/words/lagos-time.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { IconDots } from '@tabler/icons-react'
import buttons from '../../platform/list/list-buttons.module.css'
import { Markdown } from '../../platform/markdown/markdown.tsx'
import { Menu, type MenuItem } from '../../platform/ui/menu.tsx'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import { BrokenNote } from '../broken-note.tsx'
import { QuestionText } from '../question-text.tsx'
import { marksWords, minutesText, typeNames } from '../questions.ts'
import { aroundBlank } from '../rules-words.ts'
import { MarkingGuide } from './marking-guide.tsx'
import styles from './question-pane.module.css'

/** All a card holds, of the one question that is open. */
export function QuestionPane({ item }: { item: BankQuestion }) {
  const facts: [string, string][] = [
    ['Worth', `${marksWords(marksText(item.marksHundredths))}, ${minutesText(item.timeAllocationMinutes)}`],
    ['Subject', `${item.subject}, ${item.topic}`],
    ['Used', item.examsCount > 0 ? `in ${counted(item.examsCount, 'exam')}` : 'not yet'],
    ['By', `${item.owner}, ${lagosDay(new Date(item.createdAt))}`],
  ]
  return (
    <>
      <article className={styles.sheet}>
        <QuestionText
          passage={item.passage?.text}
          question={item.question}
          options={item.options}
          correctOptionIds={item.correctOptionIds}
          rules={item.rules}
        />
      </article>
      <BrokenNote
        passage={item.passage?.text}
        question={item.question}
        options={item.options}
        explanation={item.explanation}
        {...aroundBlank(item.rules)}
      />
      <div className={styles.badges}>
        <StatusBadge tone="grey">{typeNames[item.type]}</StatusBadge>
        <StatusBadge tone="grey">{item.difficulty}</StatusBadge>
        {item.status === 'archived' && <StatusBadge tone="amber">Archived</StatusBadge>}
        {item.tags.length > 0 && (
          <ul aria-label="Tags">
            {item.tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {item.explanation && (
          <div>
            <dt>Explanation</dt>
            <dd>
              <Markdown text={item.explanation} />
            </dd>
          </div>
        )}
      </dl>
      {item.rules.kind === 'essay' && <MarkingGuide {...item.rules} />}
    </>
  )
}

/** What is nearest stands there, the rest behind "…". */
export function QuestionPaneActs({ items }: { items: readonly MenuItem[] }) {
  const near = items.filter(({ label }) => label === 'Edit' || label === 'Copy')
  const others = items.filter((item) => !near.includes(item))
  return (
    <>
      {near.map(({ label, icon, note, onClick }) => (
        <button key={label} type="button" className={buttons.button} title={note} onClick={onClick}>
          {icon}
          {label}
        </button>
      ))}
      {others.length > 0 && (
        <Menu label="More for this question" items={() => others} className={buttons.button}>
          <IconDots size={18} aria-hidden="true" />
        </Menu>
      )}
    </>
  )
}
