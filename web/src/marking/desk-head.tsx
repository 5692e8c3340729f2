import { Button, NativeSelect } from '@mantine/core'
import type { ExamToMark } from '@sabimark/contract/answers.ts'
import { type ScriptShow, scriptShows } from '@sabimark/domain/marking/hand-mark.ts'
import { IconArrowLeft, IconKeyboard } from '@tabler/icons-react'
import { PageLink } from '../platform/navigation.tsx'
import styles from './desk.module.css'
import { type Progress, showWords } from './scripts.ts'

type DeskHeadProps = {
  exam: ExamToMark
  questionId: string
  progress: Progress | null
  show: ScriptShow
  onShow: (show: ScriptShow) => void
  onKeys: () => void
}

/** Where the marker is: the question, how far it is, and the ways out. */
export function DeskHead({ exam, questionId, progress, show, onShow, onKeys }: DeskHeadProps) {
  const number = exam.questions.find((one) => one.questionId === questionId)?.number
  return (
    <header className={styles.head}>
      <PageLink
        to="/marking/$examId"
        params={{ examId: exam.examId }}
        className={styles.icon}
        aria-label="Leave the desk"
      >
        <IconArrowLeft size={20} aria-hidden="true" />
      </PageLink>
      <div className={styles.title}>
        <h1>Question {number}</h1>
        <span className={styles.soft}>{exam.title}</span>
      </div>
      {progress && <Sofar progress={progress} />}
      {progress && exam.isDecider && progress.conflictCount > 0 && show !== 'disagreed' && (
        <Button variant="default" size="sm" className={styles.decide} onClick={() => onShow('disagreed')}>
          Decide {progress.conflictCount}
        </Button>
      )}
      <NativeSelect
        aria-label="Show"
        size="sm"
        className={styles.show}
        value={show}
        onChange={(event) => {
          const of = scriptShows.find((one) => one === event.currentTarget.value)
          if (of) onShow(of)
        }}
        data={(exam.isDecider ? scriptShows : anybodys).map((value) => ({ value, label: showWords[value] }))}
      />
      <button type="button" className={`${styles.icon} ${styles.onlyLaptop}`} aria-label="Keys" onClick={onKeys}>
        <IconKeyboard size={20} aria-hidden="true" />
      </button>
    </header>
  )
}

const anybodys = ['open', 'mine'] as const satisfies ScriptShow[]

function Sofar({ progress: { doneCount, openCount, takenCount } }: { progress: Progress }) {
  const total = doneCount + openCount
  return (
    <div className={styles.progress}>
      <span>
        <b>{doneCount}</b> of {total} marked
      </span>
      <span
        className={styles.track}
        role="progressbar"
        aria-label="Marked"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={doneCount}
      >
        <i style={{ width: `${total === 0 ? 0 : (100 * doneCount) / total}%` }} />
      </span>
      {takenCount > 0 && <span className={`${styles.soft} ${styles.onlyLaptop}`}>{takenCount} with other markers</span>}
    </div>
  )
}
