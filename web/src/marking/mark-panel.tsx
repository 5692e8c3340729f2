import { Button, Textarea } from '@mantine/core'
import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { IconMessage } from '@tabler/icons-react'
import { type RefObject, useState } from 'react'
import styles from './desk.module.css'
import { Key } from './key.tsx'
import { type MarkDraft, withAdjustment, withTyped, worthOf } from './mark-draft.ts'
import { Rubric, signed } from './rubric.tsx'
import type { HandMark, Script } from './scripts.ts'

type MarkPanelProps = {
  script: Script
  draft: MarkDraft
  onChange: (draft: MarkDraft) => void
  onSave: () => void
  isWorking: boolean
  /** Why it was not saved. */
  missing: string | null
  comment: RefObject<HTMLTextAreaElement | null>
}

/** What an answer earns: points of the rubric or a typed mark, a comment, and the way to the next one. */
export function MarkPanel({ script, draft, onChange, onSave, isWorking, missing, comment }: MarkPanelProps) {
  const { question } = script
  const hasRubric = question.rubric.length > 0
  const worth = worthOf(draft, question)
  // On a phone alone: elsewhere there is room for both.
  const [hasExtras, setHasExtras] = useState(draft.comment !== '')
  return (
    <aside className={styles.panel} aria-label="Mark">
      {script.both.length > 0 && <BothMarks script={script} />}
      {hasRubric && (
        <>
          <h2 className={styles.panelHead}>Marking scheme</h2>
          <Rubric question={question} draft={draft} onChange={onChange} />
        </>
      )}
      <div className={styles.extras} data-open={hasExtras}>
        {hasRubric && (
          <fieldset className={styles.adjust}>
            <legend>A little more or less</legend>
            <button type="button" aria-label="A quarter less" onClick={() => onChange(withAdjustment(draft, -1))}>
              −
            </button>
            <output>{draft.adjustHundredths === 0 ? '0' : signed(draft.adjustHundredths)}</output>
            <button type="button" aria-label="A quarter more" onClick={() => onChange(withAdjustment(draft, 1))}>
              +
            </button>
          </fieldset>
        )}
        <Textarea
          ref={comment}
          label="Comment for the student"
          placeholder="Optional"
          autosize
          minRows={1}
          maxRows={5}
          maxLength={2_000}
          value={draft.comment}
          onChange={(event) => onChange({ ...draft, comment: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave()
            if (event.key === 'Escape') event.currentTarget.blur()
          }}
        />
      </div>
      <div className={styles.total}>
        {hasRubric ? (
          <output className={styles.mark} aria-label="Mark">
            <b>{worth === null ? '–' : marksText(worth)}</b> <span>of {marksText(question.marksHundredths)}</span>
          </output>
        ) : (
          <label className={styles.mark}>
            <span className="only-heard">Mark</span>
            <input
              className={styles.typedMark}
              inputMode="decimal"
              autoComplete="off"
              placeholder="–"
              value={draft.typed}
              onChange={(event) => onChange(withTyped(draft, event.currentTarget.value))}
              onKeyDown={(event) => {
                if (event.key === 'Enter') onSave()
              }}
            />
            <span>of {marksText(question.marksHundredths)}</span>
          </label>
        )}
        <button
          type="button"
          className={`${styles.icon} ${styles.onlyPhone}`}
          aria-label="Comment"
          aria-expanded={hasExtras}
          onClick={() => setHasExtras(!hasExtras)}
        >
          <IconMessage size={22} aria-hidden="true" />
        </button>
        <Button className={styles.save} size="md" loading={isWorking} disabled={script.round === null} onClick={onSave}>
          Save and next&nbsp;<Key>↵</Key>
        </Button>
        {script.round === null && (
          <p className={styles.settled}>
            {script.state === 'conflict'
              ? 'Another marker gave it a different mark. The author of the exam or an administrator decides.'
              : 'Its mark was decided. The author of the exam or an administrator can change it.'}
          </p>
        )}
        {missing && (
          <p role="alert" className={styles.missing}>
            {missing}
          </p>
        )}
      </div>
    </aside>
  )
}

/** What two markers gave who do not agree, for who decides. */
function BothMarks({ script: { both, question, state } }: { script: Script }) {
  return (
    <div className={styles.both}>
      <h2 className={styles.panelHead}>{state === 'conflict' ? 'Two markers do not agree' : 'Marked so far'}</h2>
      {both.map((mark, place) => (
        <p key={place === 0 ? 'first' : 'second'}>
          <b>
            {place === 0 ? 'First' : 'Second'} marker: {marksText(mark.hundredths)} of{' '}
            {marksText(question.marksHundredths)}
          </b>
          <span className={styles.soft}>{pointsOf(mark, question)}</span>
          {mark.comment !== '' && <span className={styles.soft}>“{mark.comment}”</span>}
        </p>
      ))}
    </div>
  )
}

function pointsOf({ itemIds }: HandMark, { rubric }: Script['question']): string {
  const digits = rubric.flatMap(({ id }, place) => (itemIds.includes(id) ? [place + 1] : []))
  return digits.length === 0 ? '' : `Points ${digits.join(', ')}`
}
