import { counted } from '@sabimark/domain/words/plural.ts'
import { IconAlertTriangle, IconChevronRight, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { RowGroup } from '../../platform/form-sheets/row-group.tsx'
import styles from './check-list.module.css'
import type { CheckRow } from './check-rows.ts'
import { type PartOfExam, type Problem, partTitles } from './editor-tabs.ts'

type CheckListProps = {
  problems: readonly Problem[]
  /** Leads to where it is put right. */
  onShow: (problem: Problem) => void
  /** What is given out, line by line. */
  rows: readonly CheckRow[]
  /** Opens the tab on which a line is set. */
  onOpen: (part: PartOfExam) => void
  /** What becomes of it next. */
  says: string
  /** What can be said of it as it stands. */
  children: ReactNode
}

/** What keeps the exam from being given out, each with the way to its field, and what it is that is given out. */
export function CheckList({ problems, onShow, rows, onOpen, says, children }: CheckListProps) {
  const isReady = problems.length === 0
  const sums = (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <SumRow
          key={row.label}
          {...row}
          isWrong={row.value === '' || problems.some(({ part }) => part === row.part)}
          onOpen={() => onOpen(row.part)}
        />
      ))}
    </ul>
  )
  return (
    <>
      {!isReady && (
        <RowGroup title={`${counted(problems.length, 'problem')} to correct`} says={says}>
          <ul className={styles.rows}>
            {problems.map((problem) => (
              <li key={problem.field}>
                <button type="button" name="problem" onClick={() => onShow(problem)}>
                  <IconAlertTriangle className={styles.wrong} size={18} aria-hidden="true" />
                  <span>{problem.text}</span>
                  <small>{partTitles[problem.part]}</small>
                  <IconChevronRight size={16} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        </RowGroup>
      )}
      <RowGroup title={isReady ? 'Nothing is missing' : 'The exam so far'} says={isReady && says}>
        {sums}
      </RowGroup>
      {children}
    </>
  )
}

type SumRowProps = CheckRow & { isWrong: boolean; onOpen: () => void }

function SumRow({ label, value, note, part, isWrong, onOpen }: SumRowProps) {
  const Icon = isWrong ? IconAlertTriangle : IconCircleCheck
  return (
    <li>
      <button type="button" className={styles.sum} onClick={onOpen}>
        <Icon className={isWrong ? styles.wrong : styles.right} size={18} aria-hidden="true" />
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>
          {value === '' ? <span className={styles.soft}>Not set yet</span> : <strong>{value}</strong>}
          {note && <span className={styles.note}>{note}</span>}
        </span>
        <small>{partTitles[part]}</small>
        <IconChevronRight size={16} aria-hidden="true" />
      </button>
    </li>
  )
}
