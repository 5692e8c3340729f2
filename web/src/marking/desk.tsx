import { Button } from '@mantine/core'
import type { ExamToMark } from '@sabimark/contract/answers.ts'
import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import type { ScriptShow } from '@sabimark/domain/marking/hand-mark.ts'
import { useEffect, useRef, useState } from 'react'
import { refusalCode } from '../platform/refusal.ts'
import { useSingleKeys } from '../platform/single-keys.ts'
import { LoadingSheet } from '../platform/ui/loading-sheet.tsx'
import { RefusalNote } from '../platform/ui/refusal-note.tsx'
import styles from './desk.module.css'
import { DeskHead } from './desk-head.tsx'
import type { DeskWish } from './desk-keys.ts'
import { Key } from './key.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { type MarkDraft, withAdjustment, withDigit, withTyped } from './mark-draft.ts'
import { MarkPanel } from './mark-panel.tsx'
import { NothingLeft } from './nothing-left.tsx'
import { ScriptSheet } from './script-sheet.tsx'
import { type LastMark, useDesk } from './use-desk.ts'
import { useDeskKeys } from './use-desk-keys.ts'

type DeskProps = {
  exam: ExamToMark
  questionId: string
  /** Which answers it begins with. */
  firstShown: ScriptShow
}

/** One answer after the other to one question: read, mark, next. */
export function Desk({ exam, questionId, firstShown }: DeskProps) {
  const desk = useDesk({ examId: exam.examId, questionId, firstShown })
  const [isKeysOn, switchKeys] = useSingleKeys('cbt_desk_keys')
  const [isLegendOpen, setIsLegendOpen] = useState(false)
  const comment = useRef<HTMLTextAreaElement>(null)
  const { script = null, draft, progress } = desk.desk ?? {}
  const answer = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!script) return
    // It is read from its beginning: on a phone the page scrolls, elsewhere the answer.
    answer.current?.scrollTo(0, 0)
    window.scrollTo(0, 0)
    // In a comment or on a button the desk's keys would not act on the answer that has come; in a mark's field and on a point they do.
    if (document.activeElement instanceof HTMLInputElement) return
    answer.current?.focus({ preventScroll: true })
  }, [script])

  const change = (how: (draft: MarkDraft) => MarkDraft) => draft && desk.change(how(draft))
  const onWish = (wish: DeskWish) => {
    if (wish.kind === 'legend') return setIsLegendOpen(true)
    if (wish.kind === 'next') return desk.next()
    if (wish.kind === 'previous') return desk.previous?.()
    if (wish.kind === 'undo') return desk.undo?.()
    if (!script) return
    const hasRubric = script.question.rubric.length > 0
    if (wish.kind === 'save') return desk.save()
    if (wish.kind === 'comment') return comment.current?.focus()
    if (wish.kind === 'digit') return change((now) => withDigit(now, wish.digit, script.question))
    if (hasRubric && wish.kind === 'more') return change((now) => withAdjustment(now, 1))
    if (hasRubric && wish.kind === 'less') return change((now) => withAdjustment(now, -1))
    if (!hasRubric && wish.kind === 'dot') return change((now) => withTyped(now, `${now.typed}.`))
    if (!hasRubric && wish.kind === 'rub') return change((now) => withTyped(now, now.typed.slice(0, -1)))
  }
  useDeskKeys(isKeysOn, onWish)

  return (
    <main className={styles.desk} tabIndex={-1}>
      <DeskHead
        exam={exam}
        questionId={questionId}
        progress={progress ?? null}
        show={desk.show}
        onShow={desk.showOnly}
        onKeys={() => setIsLegendOpen(true)}
      />
      <Problem desk={desk} />
      {script && draft ? (
        <div className={styles.work}>
          <ScriptSheet script={script} place={answer} />
          <MarkPanel
            script={script}
            draft={draft}
            onChange={desk.change}
            onSave={desk.save}
            isWorking={desk.isWorking}
            missing={desk.missing}
            comment={comment}
          />
        </div>
      ) : (
        <div className={styles.nothing}>
          {progress ? (
            <NothingLeft
              exam={exam}
              questionId={questionId}
              progress={progress}
              show={desk.show}
              onShow={desk.showOnly}
              onAgain={desk.again}
            />
          ) : (
            !desk.error && <LoadingSheet>Fetching the first answer...</LoadingSheet>
          )}
        </div>
      )}
      <footer className={styles.foot}>
        {isKeysOn && script && <KeyLine hasRubric={script.question.rubric.length} />}
        <LastOne last={desk.last} onUndo={desk.undo} onPrevious={desk.previous} isWorking={desk.isWorking} />
      </footer>
      <KeysDialog isOpen={isLegendOpen} onClose={() => setIsLegendOpen(false)} isOn={isKeysOn} onSwitch={switchKeys} />
    </main>
  )
}

/** What went wrong, and the way on: a mark that could not be saved stays on the desk. */
function Problem({ desk }: { desk: ReturnType<typeof useDesk> }) {
  if (!desk.error) return null
  const code = refusalCode(desk.error)
  const [label, act] =
    code === 'SCRIPT_TAKEN' || code === 'UNKNOWN_SCRIPT'
      ? (['Next answer', desk.next] as const)
      : code === 'MARKED_MEANWHILE'
        ? (['Check again', desk.again] as const)
        : (['Try again', desk.retry] as const)
  return (
    <div className={styles.problem}>
      <RefusalNote
        error={desk.error}
        action={
          <Button variant="default" size="xs" onClick={act}>
            {label}
          </Button>
        }
      />
    </div>
  )
}

function KeyLine({ hasRubric: points }: { hasRubric: number }) {
  return (
    <p className={styles.keyLine} aria-hidden="true">
      {points > 0 ? (
        <>
          <span>
            <Key>1</Key>–<Key>{points}</Key> choose
          </span>
          <span>
            <Key>0</Key> none
          </span>
        </>
      ) : (
        <span>
          <Key>0</Key>–<Key>9</Key> <Key>.</Key> the mark
        </span>
      )}
      <span>
        <Key>↵</Key> save and next
      </span>
      <span>
        <Key>N</Key> <Key>P</Key> next, previous
      </span>
      <span>
        <Key>F</Key> comment
      </span>
      <span>
        <Key>U</Key> undo
      </span>
      <span>
        <Key>?</Key> all keys
      </span>
    </p>
  )
}

type LastOneProps = {
  last: LastMark | null
  onUndo: (() => void) | null
  onPrevious: (() => void) | null
  isWorking: boolean
}

function LastOne({ last, onUndo, onPrevious, isWorking }: LastOneProps) {
  return (
    <div className={styles.last}>
      {!last && !onPrevious && <span>No mark given yet</span>}
      {onPrevious && (
        <Button variant="subtle" size="sm" disabled={isWorking} onClick={onPrevious}>
          Previous
        </Button>
      )}
      {last && onUndo && (
        <>
          <span role="status">
            Last: {marksText(last.hundredths)} of {marksText(last.ofHundredths)}
          </span>
          <Button variant="subtle" size="sm" disabled={isWorking} onClick={onUndo}>
            Undo
          </Button>
        </>
      )}
    </div>
  )
}
