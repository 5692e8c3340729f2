import { Button } from '@mantine/core'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useMemo, useState } from 'react'
import { randomName } from '../random-name.ts'
import { RefusalNote } from '../ui/refusal-note.tsx'
import { AddedNote } from './added-note.tsx'
import { DeleteAdded } from './delete-added.tsx'
import { GuessesNote } from './guesses-note.tsx'
import { inCalls } from './in-calls.ts'
import {
  countRows,
  type JudgedRow,
  judgedRows,
  type RowCounts,
  type RowTab,
  rowsToSend,
  tabsOfRows,
} from './judged-rows.ts'
import type { ImportKind, RowChoice, RowReview, RowVerdict } from './kind.ts'
import { NotUsed } from './not-used.tsx'
import styles from './review.module.css'
import { ReviewList } from './review-list.tsx'
import { ReviewTabs } from './review-tabs.tsx'
import { RowPane } from './row-pane.tsx'
import { type Adding, useAdding } from './use-adding.ts'
import type { KeptHere } from './use-kept.ts'
import { useMatch } from './use-match.ts'
import { useReviewKeys } from './use-review-keys.ts'

type RowsReviewProps = {
  kind: ImportKind
  here: KeptHere<RowReview>
  review: RowReview
  /** A dialog is open above it. */
  isHeld: boolean
  /** Opens what holds for all rows. */
  onSettings: () => void
}

/** Every row with what becomes of it, the one that is looked at beside its row of the file, and the one button that writes. */
export function RowsReview({ kind, here, review, isHeld, onSettings }: RowsReviewProps) {
  const [tab, setTab] = useState<RowTab>('all')
  const [at, setAt] = useState(0)
  const { columns, settings, tables } = review
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again only when these change, not with each choice
  const read = useMemo(() => kind.read(review), [kind, tables, columns, settings])
  const match = useMatch(kind, read.rows, String(settings[kind.numberSetting ?? ''] ?? ''))
  const { matched } = match
  const rows = useMemo(
    () => (matched === null ? [] : judgedRows(kind, review, read.rows, matched.known, matched.firstNumber)),
    [kind, review, read, matched],
  )
  const counts = useMemo(() => countRows(rows), [rows])
  const listed = tab === 'all' ? rows : rows.filter(({ state }) => state === tab)
  const current = rows[at]
  const isListed = current !== undefined && (tab === 'all' || current.state === tab)
  const shown = isListed ? current : (listed.find(({ position }) => position >= at) ?? listed.at(-1))
  const show = (one: JudgedRow | undefined) => one && setAt(one.position)
  const nextOpen = () => {
    const open = rows.filter(({ state }) => state === 'needs-you')
    const next = open.find(({ position }) => position > (shown?.position ?? -1)) ?? open[0]
    if (!next) return
    setTab('all')
    show(next)
  }
  const ready = counts.new + counts.changed
  const adding = useAdding({
    count: ready,
    whyNothing:
      counts['needs-you'] > 0 ? 'No row is ready yet. Look at those that need you first.' : 'There is nothing to add.',
    isHeld,
    run: async (onStep, signal) => {
      const found = { found: rows.length, leftOut: counts['left-out'] }
      const importId = review.importId ?? (await kind.start(review, found))
      const isStill = (now: RowReview) => now.requestKey === review.requestKey
      here.change((now) => (isStill(now) ? { ...now, importId } : now))
      for (const piece of inCalls(rowsToSend(rows, matched?.known ?? []), kind.mostSent)) {
        if (signal.aborted) return
        const goingOut = Object.fromEntries(
          piece.filter(({ id }) => id === null).map((one) => [one.position, one.values]),
        )
        here.change((now) => (isStill(now) ? { ...now, sent: { ...now.sent, ...goingOut } } : now))
        const answers = await kind.send(importId, piece)
        const byPosition = Object.fromEntries(answers.map((answer) => [answer.position, answer]))
        const isRefused = new Set(answers.filter(({ id }) => id === null).map(({ position }) => `${position}`))
        here.change((now) => {
          if (!isStill(now)) return now
          const sent = Object.fromEntries(Object.entries(now.sent ?? {}).filter(([at]) => !isRefused.has(at)))
          return { ...now, sent, answers: { ...now.answers, ...byPosition } }
        })
        onStep(answers.length)
      }
    },
  })
  const isLocked = adding.running !== null
  const choose = (position: number, choice: RowChoice) =>
    here.change(({ answers: { [position]: _, ...answers }, sent: { [position]: _sent, ...sent } = {}, ...now }) => ({
      ...now,
      answers,
      sent,
      choices: { ...now.choices, [position]: choice },
    }))
  const beginAgain = () => {
    here.change((now) => ({ ...now, importId: null, requestKey: randomName(), answers: {}, sent: {} }))
    match.again()
  }
  const added = Object.values(review.answers).flatMap(({ id, isNew }) => (isNew && id !== null ? [id] : []))
  const takeBack =
    kind.deleteAdded &&
    (added.length === 0 ? null : (
      <DeleteAdded
        {...{ ids: added, many: kind.words.many, call: kind.deleteAdded, isLocked }}
        onDeleted={beginAgain}
      />
    ))
  const keys = useReviewKeys({ listed, shown: shown?.position, show, nextOpen })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are shortcuts for buttons inside
    <div className={styles.page} onKeyDown={keys}>
      <RefusalNote
        error={match.error}
        action={
          <Button variant="default" size="xs" onClick={match.again}>
            Compare again
          </Button>
        }
      />
      <p className={styles.counts} role="status">
        {matched === null && match.error === null ? `Comparing with your ${kind.words.many}…` : countsText(counts)}
      </p>
      {review.importId !== null && counts.added > 0 && (
        <AddedNote
          batch={review.importId}
          page={kind.page}
          pageLabel={kind.words.pageLabel}
          isLocked={isLocked}
          takeBack={takeBack}
          onUndone={beginAgain}
          onFinish={() => here.setReview(null)}
        >
          {`${counted(counts.added, kind.words.one, kind.words.many)} ${counts.added === 1 ? 'was' : 'were'} added or changed.`}
        </AddedNote>
      )}
      {matched !== null &&
        kind.notes?.({
          ...{ review, read, isLocked: isLocked || review.importId !== null, openSettings: onSettings },
          verdicts: rows.map(({ position, said }): RowVerdict => {
            const id = review.answers[position]?.id
            return id ? { verdict: 'same', id } : said
          }),
          onSettings: (changed) =>
            here.change((now) => ({ ...now, settings: { ...now.settings, ...changed }, answers: {}, sent: {} })),
        })}
      <GuessesNote
        rows={rows}
        isLocked={isLocked}
        onConfirm={(positions) =>
          here.change((now) => {
            const confirmed = positions.map((at) => [at, { ...now.choices[at], isConfirmed: true }] as const)
            return { ...now, choices: { ...now.choices, ...Object.fromEntries(confirmed) } }
          })
        }
      />
      <ReviewTabs tab={tab} tabs={tabsOfRows(counts, read.notUsed.length)} onChange={setTab} />
      {tab === 'unused' ? (
        <NotUsed
          pieces={read.notUsed.map(({ sheet, row, text, why }) => ({
            place: sheet === null ? `row ${row}` : `sheet ${sheet}, row ${row}`,
            what: text,
            why,
          }))}
        >
          {`${counted(read.notUsed.length, 'piece')} of the file ${read.notUsed.length === 1 ? 'says' : 'say'} nothing of anybody:`}
        </NotUsed>
      ) : (
        <div className={styles.panes}>
          <ReviewList label="Rows found" lines={listed} shown={shown?.position} onShow={show} />
          {shown ? (
            <RowPane
              key={shown.position}
              kind={kind}
              review={review}
              one={shown}
              all={rows}
              listed={listed}
              isLocked={isLocked}
              onShow={show}
              onChoose={(choice) => choose(shown.position, choice)}
            />
          ) : (
            <p className={styles.nothing}>There is no row here.</p>
          )}
        </div>
      )}
      <Foot {...{ kind, counts, adding }} total={rows.length} isBegun={review.importId !== null} onNext={nextOpen} />
    </div>
  )
}

type FootProps = {
  kind: ImportKind
  counts: RowCounts
  total: number
  adding: Adding
  isBegun: boolean
  onNext: () => void
}

function Foot({ kind, counts, total, adding, isBegun, onNext }: FootProps) {
  const { running, error, hint } = adding
  const ready = counts.new + counts.changed
  const left = error === null ? null : kind.whenStopped?.(error, ready)
  const open = counts['needs-you']
  const toldFirst = running || ready === 0 ? null : (left ?? kind.beforeAdding?.(counts.new))
  const isDone = running === null && ready === 0 && counts.added > 0
  return (
    <div className={styles.bar}>
      <RefusalNote error={error} />
      {hint && <RefusalNote>{hint}</RefusalNote>}
      {toldFirst && <p className={styles.told}>{toldFirst}</p>}
      <div className={styles.barRow}>
        <p className={styles.sum} role="status">
          {running ? (
            <>
              <progress value={running.done} max={running.of} aria-label="Rows added" />{' '}
              {running.done.toLocaleString('en-NG')} of {running.of.toLocaleString('en-NG')} added. Nothing can be
              changed until all are added.
            </>
          ) : (
            <>
              <span>
                {isDone ? (
                  'Everything that is ready was added.'
                ) : (
                  <>
                    <strong>{ready.toLocaleString('en-NG')}</strong> of {total.toLocaleString('en-NG')} will be added or
                    changed
                  </>
                )}
              </span>
              {open > 0 && (
                <span className={styles.open}>
                  {open.toLocaleString('en-NG')} {open === 1 ? 'needs' : 'need'} you
                </span>
              )}
            </>
          )}
        </p>
        <div className={styles.barActs}>
          {open > 0 && (
            <Button variant="default" className={styles.next} onClick={onNext}>
              Next that needs you <kbd>N</kbd>
            </Button>
          )}
          {!isDone && (
            <Button loading={running !== null} onClick={() => void adding.add()}>
              {error !== null && isBegun ? 'Continue: ' : ''}
              {wordsOf(counts)}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

/** "Add 31, change 4". */
function wordsOf({ new: added, changed }: RowCounts): string {
  const parts = [
    (added > 0 || changed === 0) && `Add ${added.toLocaleString('en-NG')}`,
    changed > 0 && `${added > 0 ? 'change' : 'Change'} ${changed.toLocaleString('en-NG')}`,
  ]
  return parts.filter(Boolean).join(', ')
}

function countsText(counts: RowCounts): string {
  const words = { new: 'new', changed: 'changed', same: 'the same', 'left-out': 'left out', added: 'done' } as const
  const open = counts['needs-you']
  const parts = [
    ...(Object.keys(words) as (keyof typeof words)[]).map((state) => [counts[state], words[state]] as const),
    [open, open === 1 ? 'needs you' : 'need you'] as const,
  ]
  const total = parts.reduce((sum, [count]) => sum + count, 0)
  const said = parts.filter(([count]) => count > 0).map(([count, word]) => `${count.toLocaleString('en-NG')} ${word}`)
  return `${counted(total, 'row')}${said.length > 0 ? `: ${said.join(', ')}` : ''}.`
}
