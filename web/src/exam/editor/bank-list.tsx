import { Button } from '@mantine/core'
import type { BankQuestion } from '@sabimark/contract/answers.ts'
import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { searchLabel } from '@sabimark/domain/school/searched.ts'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { memo, useRef, useState } from 'react'
import { choiceList } from '../../bank/question-list.ts'
import { hiddenText, marksWords, typeNames } from '../../bank/questions.ts'
import { FilterBar } from '../../platform/list/filter-bar.tsx'
import { ListFoot } from '../../platform/list/list-foot.tsx'
import { ListState } from '../../platform/list/list-state.tsx'
import { usePartList } from '../../platform/list/use-list.ts'
import { PageButton } from '../../platform/navigation.tsx'
import { orpc } from '../../platform/queries.ts'
import { useMe } from '../../platform/session.ts'
import { useLatestCallback } from '../../platform/use-latest-callback.ts'
import styles from '../exam.module.css'
import { AddAll } from './add-all.tsx'
import { Line } from './chosen-list.tsx'

type BankListProps = {
  subjectId: string
  chosen: ReadonlySet<string>
  onChoose: (added: readonly BankQuestion[]) => void
  onLeaveOut: (id: string) => void
}

/** The questions of the subject, a page at a time, to put into the exam. */
export function BankList({ subjectId, chosen, onChoose, onLeaveOut }: BankListProps) {
  const [spec] = useState(() => choiceList(subjectId))
  const list = usePartList(orpc.bank.listQuestions, spec, { always: { subjectId, searched: 'choice' as const } })
  const top = useRef<HTMLElement>(null)
  const press = useLatestCallback((question: BankQuestion) =>
    chosen.has(question.id) ? onLeaveOut(question.id) : onChoose([question]),
  )
  const hasAny = list.isNarrowed || list.rows === undefined || list.rows.length > 0
  return (
    <section ref={top} className={styles.side} aria-label="Question bank" aria-busy={list.isOld}>
      <h3>Question bank</h3>
      {hasAny && <FilterBar list={list} search={searchLabel('choice')} hasSortChoice={false} isPart />}
      <AddAll list={list} chosen={chosen} onChoose={onChoose} />
      <ListState list={list} empty={<NoQuestions />} />
      {list.rows && list.rows.length > 0 && (
        <>
          <ul className={styles.list}>
            {list.rows.map((question) => (
              <BankLine key={question.id} question={question} isChosen={chosen.has(question.id)} onPress={press} />
            ))}
          </ul>
          <ListFoot list={list} bulk={[]} onTurn={() => top.current?.scrollIntoView({ block: 'start' })} />
        </>
      )}
    </section>
  )
}

type BankLineProps = { question: BankQuestion; isChosen: boolean; onPress: (question: BankQuestion) => void }

/** One question; it stays in its place when it is chosen, so that the next one is where it was. */
const BankLine = memo(DrawnLine)

function DrawnLine({ question, isChosen, onPress }: BankLineProps) {
  const Icon = isChosen ? IconCheck : IconPlus
  return (
    <li className={styles.row}>
      <span className={styles.text}>
        <Line text={question.question} />
        <span className={styles.under}>
          {typeNames[question.type]} · {question.difficulty} · {question.topic} ·{' '}
          {marksWords(marksText(question.marksHundredths))}
        </span>
      </span>
      <Button
        variant={isChosen ? 'light' : 'default'}
        size="sm"
        leftSection={<Icon size={16} aria-hidden="true" />}
        aria-label={`Add: ${question.question.slice(0, 80)}`}
        aria-pressed={isChosen}
        onClick={() => onPress(question)}
      >
        {isChosen ? 'Added' : 'Add'}
      </Button>
    </li>
  )
}

function NoQuestions() {
  const { role } = useMe()
  return (
    <div>
      <p className={styles.hint}>
        {role === 'teacher'
          ? `This subject has no questions you can see yet. ${hiddenText}`
          : 'This subject has no questions yet.'}{' '}
        Save the draft, then write some.
      </p>
      <PageButton to="/questions" variant="light" size="sm" mt="xs">
        Go to the question bank
      </PageButton>
    </div>
  )
}
