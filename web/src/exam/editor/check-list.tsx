import { counted } from '@sabimark/domain/words/plural.ts'
import { IconAlertTriangle, IconChevronRight, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ControlRow, RowGroup } from '../../platform/form-sheets/row-group.tsx'
import { type Problem, partTitles } from './editor-tabs.ts'
import styles from './exam-editor.module.css'

type CheckListProps = {
  problems: readonly Problem[]
  /** Leads to where it is put right. */
  onShow: (problem: Problem) => void
  /** What becomes of it next. */
  says: string
  /** What can be said of it as it stands. */
  children: ReactNode
}

/** What keeps the exam from being given out, each with the way to its field. */
export function CheckList({ problems, onShow, says, children }: CheckListProps) {
  const isReady = problems.length === 0
  return (
    <div className={styles.sheets}>
      <RowGroup
        title={isReady ? 'Nothing is missing' : `${counted(problems.length, 'problem')} to correct`}
        says={says}
      >
        {isReady ? (
          <ControlRow kind="wide">
            <p className={styles.ready}>
              <IconCircleCheck size={20} aria-hidden="true" />
              Every field has what it needs.
            </p>
          </ControlRow>
        ) : (
          <ul className={styles.problems}>
            {problems.map((problem) => (
              <li key={problem.field}>
                <button type="button" name="problem" onClick={() => onShow(problem)}>
                  <IconAlertTriangle size={18} aria-hidden="true" />
                  <span>{problem.text}</span>
                  <small>{partTitles[problem.part]}</small>
                  <IconChevronRight size={16} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </RowGroup>
      {children}
    </div>
  )
}
