import type { BankQuestion } from '@sabimark/contract/answers.ts'
import { searchLabel } from '@sabimark/domain/school/searched.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, memo, useRef, useState } from 'react'
import { QuestionLine } from '../../bank/question-line.tsx'
import { choiceList } from '../../bank/question-list.ts'
import { hiddenText, shortTypes } from '../../bank/questions.ts'
import { FilterBar } from '../../platform/list/filter-bar.tsx'
import { ListFoot } from '../../platform/list/list-foot.tsx'
import { ListState } from '../../platform/list/list-state.tsx'
import { SelectBubble } from '../../platform/list/select-bubble.tsx'
import { usePartList } from '../../platform/list/use-list.ts'
import { PageButton } from '../../platform/navigation.tsx'
import { orpc } from '../../platform/queries.ts'
import { useMe } from '../../platform/session.ts'
import { useLatestCallback } from '../../platform/use-latest-callback.ts'
import { AddAll } from './add-all.tsx'
import styles from './source.module.css'

type BankListProps = {
  subjectId: string
  chosen: ReadonlySet<string>
  onChoose: (added: readonly BankQuestion[]) => void
  onLeaveOut: (id: string) => void
  onOpen: (id: string) => void
}

/** The questions of the subject, a page at a time: a filled bubble is in the paper. */
export function BankList({ subjectId, chosen, onChoose, onLeaveOut, onOpen }: BankListProps) {
  const [spec] = useState(() => choiceList(subjectId))
  const list = usePartList(orpc.bank.listQuestions, spec, { always: { subjectId, searched: 'choice' as const } })
  const rows = useRef<HTMLUListElement>(null)
  const press = useLatestCallback((question: BankQuestion) =>
    chosen.has(question.id) ? onLeaveOut(question.id) : onChoose([question]),
  )
  const open = useLatestCallback(onOpen)
  const hasAny = list.isNarrowed || list.rows === undefined || list.rows.length > 0
  /** Down from the search into the list, then from bubble to bubble: a space, an arrow, the next one. */
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const all = [...(rows.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])]
    const at = event.target instanceof HTMLInputElement ? all.indexOf(event.target) : -1
    const isSearch = event.target instanceof HTMLInputElement && event.target.type === 'search'
    const next = at >= 0 ? all[at + by] : isSearch && by > 0 ? all[0] : undefined
    if (by === 0 || !next || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    next.focus()
  }
  return (
    <section className={styles.bank} aria-label="Question bank" aria-busy={list.isOld} onKeyDown={onKeyDown}>
      {hasAny && <FilterBar list={list} search={searchLabel('choice')} hasSortChoice={false} isPart />}
      <ListState list={list} empty={<NoQuestions />} />
      {list.rows && list.rows.length > 0 && (
        <>
          <ul ref={rows} className={styles.list}>
            {list.rows.map((question) => (
              <BankLine
                key={question.id}
                question={question}
                isChosen={chosen.has(question.id)}
                onPress={press}
                onOpen={open}
              />
            ))}
          </ul>
          <div className={styles.foot}>
            <AddAll list={list} chosen={chosen} onChoose={onChoose} />
            <ListFoot list={list} bulk={[]} onTurn={() => rows.current?.scrollTo({ top: 0 })} />
          </div>
        </>
      )}
    </section>
  )
}

type BankLineProps = {
  question: BankQuestion
  isChosen: boolean
  onPress: (question: BankQuestion) => void
  onOpen: (id: string) => void
}

/** One question; it stays in its place when it is chosen, so that the next one is where it was. */
const BankLine = memo(DrawnLine)

function DrawnLine({ question, isChosen, onPress, onOpen }: BankLineProps) {
  const { id, topic, difficulty, type, examsCount } = question
  const used = isChosen ? 'in this paper' : examsCount === 0 ? 'never used' : `in ${counted(examsCount, 'exam')}`
  return (
    <li className={styles.line} data-of-bank={id} data-chosen={isChosen}>
      <button type="button" className={styles.text} onClick={() => onOpen(id)}>
        <QuestionLine text={question.question} />
      </button>
      <small>
        {topic} · {difficulty} · {shortTypes[type]} · {used}
      </small>
      <SelectBubble
        letters={<IconPlus size={16} />}
        label={`Add: ${question.question.slice(0, 80)}`}
        isSelected={isChosen}
        onSelect={() => onPress(question)}
      />
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
