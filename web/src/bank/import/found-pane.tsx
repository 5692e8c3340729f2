import { Button } from '@mantine/core'
import styles from '../../platform/import/review.module.css'
import { type ReviewLine, ReviewSteps } from '../../platform/import/review-list.tsx'
import { RowActs } from '../../platform/import/row-acts.tsx'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import type { Defaults, Found, Judged } from './found.ts'
import { FoundNotes } from './found-notes.tsx'
import { FoundQuestion } from './found-question.tsx'
import { changeFound, type ReviewHere } from './review-here.ts'
import { SourcePane } from './source-pane.tsx'
import { verdictNames, verdictTones } from './verdict-words.ts'

type FoundPaneProps = {
  one: Judged
  all: readonly Judged[]
  listed: readonly (Judged & ReviewLine)[]
  here: ReviewHere
  defaults: Defaults
  /** Nothing can be changed while questions are being added. */
  isLocked: boolean
  onShow: (one: Judged | undefined) => void
  onEdit: () => void
}

/** One question: what the file says, what it becomes, and what can be done about it. */
export function FoundPane({ one, all, listed, here, defaults, isLocked, onShow, onEdit }: FoundPaneProps) {
  const isOpen = !isLocked && one.addedId === null && one.whyOut === null
  const change = (by: (found: Found) => Found) => changeFound(here, one.position, by)
  return (
    <>
      <section tabIndex={-1} className={styles.becomes} aria-label="Becomes" data-pane>
        <div className={styles.paneHead}>
          <h2>Becomes</h2>
          <StatusBadge tone={verdictTones[one.verdict]}>{verdictNames[one.verdict]}</StatusBadge>
          <ReviewSteps noun="question" lines={listed} shown={one.position} onShow={onShow}>
            {one.position + 1} of {all.length}
          </ReviewSteps>
        </div>
        <FoundQuestion one={one} defaults={defaults} change={isOpen ? change : null} />
        <FoundNotes one={one} found={all} defaults={defaults} />
        {isOpen && (
          <RowActs
            onEdit={onEdit}
            isLeftOut={one.isLeftOut}
            onLeave={(isLeftOut) => change((now) => ({ ...now, isLeftOut, isOutByName: false }))}
          >
            {one.verdict === 'duplicate' && (
              <Button variant="default" onClick={() => change((now) => ({ ...now, isKept: true }))}>
                Add it too
              </Button>
            )}
            {one.verdict === 'guess' && (
              <Button variant="default" onClick={() => change((now) => ({ ...now, isConfirmed: true }))}>
                Confirm
              </Button>
            )}
            {one.isKept && one.verdict !== 'duplicate' && (
              <Button variant="subtle" onClick={() => change((now) => ({ ...now, isKept: false }))}>
                Skip it as a duplicate
              </Button>
            )}
          </RowActs>
        )}
      </section>
      <SourcePane one={one} all={all} />
    </>
  )
}
