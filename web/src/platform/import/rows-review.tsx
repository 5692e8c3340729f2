import { Button } from '@mantine/core'
import { counted } from '@sabimark/domain/words/plural.ts'
import type { Steps } from '@sabimark/domain/words/steps.ts'
import { type ReactNode, type Ref, useCallback, useMemo, useState } from 'react'
import { randomName } from '../random-name.ts'
import { LoadingSheet } from '../ui/loading-sheet.tsx'
import { RefusalNote } from '../ui/refusal-note.tsx'
import { AddedNote } from './added-note.tsx'
import { AlikeNotes } from './alike-notes.tsx'
import { DeleteAdded } from './delete-added.tsx'
import { FinishButton } from './finish-button.tsx'
import { GuessesNote } from './guesses-note.tsx'
import { inCalls } from './in-calls.ts'
import { countRows, type JudgedRow, judgedRows, namedAnew, type RowTab, rowsToSend, tabsOfRows } from './judged-rows.ts'
import type { ImportKind, RowChoice, RowReview, RowsRead, RowVerdict } from './kind.ts'
import { NotUsed } from './not-used.tsx'
import styles from './review.module.css'
import { ReviewList } from './review-list.tsx'
import { ReviewTabs } from './review-tabs.tsx'
import { withChoices } from './row-choices.ts'
import { type Draft, RowPane } from './row-pane.tsx'
import { RowsFoot } from './rows-foot.tsx'
import { RowsWhenAsked } from './rows-when-asked.tsx'
import { addedCount, countsText, doneText } from './rows-words.ts'
import { unusedPieces } from './unused-pieces.ts'
import { useAdding } from './use-adding.ts'
import { useDoneHeading } from './use-done-heading.ts'
import { useEnded } from './use-ended.ts'
import { useFocusOnRow } from './use-focus-on-row.ts'
import type { KeptHere } from './use-kept.ts'
import { useMatch } from './use-match.ts'
import { useOneAct } from './use-one-act.ts'
import { usePaneInView } from './use-pane-in-view.ts'
import { useReviewKeys } from './use-review-keys.ts'
import { useSteps } from './use-steps.ts'

type RowsReviewProps = {
  kind: ImportKind
  here: KeptHere<RowReview>
  review: RowReview
  /** A dialog is open above it. */
  isHeld: boolean
  /** The head of the page, which says whether anything is left to do. */
  head: (isDone: boolean, heading?: Ref<HTMLHeadingElement>) => ReactNode
  /** Opens what holds for all rows. */
  onSettings: () => void
}

/** Every row with what becomes of it, the one that is looked at beside its row of the file, and the one button that writes. */
export function RowsReview(props: RowsReviewProps) {
  const { kind, review } = props
  const { columns, settings, tables } = review
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again only when these change, not with each choice
  const read = useSteps(useCallback(() => readRows(kind, review), [kind, tables, columns, settings]))
  return read.outcome === null ? (
    <>
      {props.head(false)}
      <p className={styles.counts} role="status">
        Reading the rows…
      </p>
    </>
  ) : (
    <RowsThere {...props} {...read.outcome} isRead={read.isCurrent} />
  )
}

/** What a file says, and by what its rows are known. */
type RowsFound = { read: RowsRead; knownBy: string }

function* readRows(kind: ImportKind, review: RowReview): Steps<RowsFound> {
  const read = yield* kind.read(review)
  const keys: string[] = []
  for (const row of read.rows) {
    keys.push(kind.keyOf(row))
    yield
  }
  return { read, knownBy: keys.join('\n') }
}

type RowsThereProps = RowsReviewProps & RowsFound & { isRead: boolean }

function RowsThere({ kind, here, review, isHeld, head, onSettings, read, knownBy, isRead }: RowsThereProps) {
  const [tab, setTab] = useState<RowTab>('all')
  const [at, setAt] = useState(0)
  const [drafts, setDrafts] = useState<Readonly<Record<number, Draft | undefined>>>({})
  const numberSetting = String(review.settings[kind.numberSetting ?? ''] ?? '')
  const anew = namedAnew(kind, read.rows, review)
  const names = [knownBy, ...anew.map(kind.keyOf)].join('\n')
  const match = useMatch(kind, [...read.rows, ...anew], names, numberSetting)
  const { matched } = match
  const judged = useSteps(
    useCallback(
      function* (): Steps<JudgedRow[]> {
        return matched ? yield* judgedRows(kind, review, read.rows, matched.known, matched.firstNumber) : []
      },
      [kind, review, read, matched],
    ),
  )
  const rows = judged.outcome ?? []
  /** What was chosen last is what the rows say. */
  const isReady = isRead && match.isCurrent && judged.isCurrent
  const counts = useMemo(() => countRows(rows), [rows])
  const listed = tab === 'all' ? rows : rows.filter(({ state }) => state === tab)
  const current = rows[at]
  const isListed = current !== undefined && (tab === 'all' || current.state === tab)
  const shown = isListed ? current : (listed.find(({ position }) => position >= at) ?? listed.at(-1))
  const { panes, bring } = usePaneInView()
  const show = (one: JudgedRow | undefined) => {
    if (!one) return
    setAt(one.position)
    bring()
  }
  const goTo = (one: JudgedRow) => {
    setTab('all')
    show(one)
  }
  const unsaved = rows.find(
    ({ position, state }) => drafts[position] && state !== 'added' && position !== shown?.position,
  )
  const open = rows.filter(({ state }) => state === 'needs-you')
  const nextOpen = () => {
    const next = open.find(({ position }) => position > (shown?.position ?? -1)) ?? open[0]
    if (next) goTo(next)
  }
  const ready = counts.new + counts.changed
  const left = ready + counts['needs-you']
  const adding = useAdding({
    count: isReady ? ready : 0,
    isHeld: isHeld || !isReady,
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
  // What is left to do, and not what is done; the news stays in sight.
  useEnded(isLocked, () => {
    const isAdded = shown !== undefined && Boolean(review.answers[shown.position]?.id)
    if (tab === 'all' && isAdded && open[0]) setAt(open[0].position)
  })
  const isComparing = (matched === null && match.error === null) || judged.outcome === null
  const hasAdded = review.importId !== null && counts.added > 0
  const isDone = isReady && !isLocked && hasAdded && left === 0
  const chooseAll = (changes: readonly (readonly [number, RowChoice])[]) =>
    here.change((now) => withChoices(now, changes))
  const beginAgain = () => {
    here.change((now) => ({ ...now, importId: null, requestKey: randomName(), answers: {}, sent: {} }))
    match.again()
  }
  const added = Object.values(review.answers).flatMap(({ id, isNew }) => (isNew && id !== null ? [id] : []))
  const takeBack =
    kind.deleteAdded &&
    (added.length === 0 ? null : (
      <DeleteAdded {...{ ids: added, words: kind.words, call: kind.deleteAdded, isLocked }} onDeleted={beginAgain} />
    ))
  const { tables, columns } = review
  const unused = useMemo(() => unusedPieces(read, { tables, columns }), [read, tables, columns])
  const keys = useReviewKeys({ listed, shown: shown?.position, show, nextOpen })
  const oneAct = useOneAct()
  useFocusOnRow(panes, isHeld || isLocked)
  const heading = useDoneHeading(isLocked, isDone)
  // Nothing is known of any row yet: tabs and panes would say that there is none.
  if (isComparing && rows.length === 0) {
    return (
      <>
        {head(false)}
        <LoadingSheet>{`Comparing ${counted(read.rows.length, 'row')} with your ${kind.words.many}…`}</LoadingSheet>
      </>
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are shortcuts for buttons inside
    <div className={styles.page} onKeyDown={keys} onClickCapture={oneAct}>
      {head(isDone, heading)}
      <RefusalNote
        error={match.error}
        action={
          <Button variant="default" size="xs" onClick={match.again}>
            Compare again
          </Button>
        }
      />
      {/* Once they are known the tabs show them. */}
      <p className={isComparing ? styles.counts : 'only-heard'} role="status">
        {isComparing ? `Comparing with your ${kind.words.many}…` : countsText(counts)}
      </p>
      {hasAdded && review.importId !== null && (
        <AddedNote
          batch={review.importId}
          page={kind.page}
          pageLabel={kind.words.pageLabel}
          isLocked={isLocked}
          isDone={isDone}
          next={addedCount(rows, review) > 0 ? kind.next : undefined}
          takeBack={takeBack}
          onUndone={beginAgain}
        >
          {doneText(rows, review, kind.words)}
        </AddedNote>
      )}
      {matched !== null &&
        kind.notes?.({
          ...{ review, read, isLocked: isLocked || review.importId !== null, isRunning: isLocked, isDone },
          openSettings: onSettings,
          verdicts: rows.map(({ position, said }): RowVerdict => {
            const id = review.answers[position]?.id
            return id ? { verdict: 'same', id } : said
          }),
          onSettings: (changed) =>
            here.change((now) => ({ ...now, settings: { ...now.settings, ...changed }, answers: {}, sent: {} })),
        })}
      {unsaved && (
        <div className={styles.guesses}>
          <span>What you typed for {unsaved.words} is not saved yet.</span>
          <Button variant="default" size="xs" onClick={() => goTo(unsaved)}>
            Go back to it
          </Button>
        </div>
      )}
      <AlikeNotes
        {...{ kind, rows, isLocked }}
        onSay={(persons) => chooseAll([...persons].map(([at, person]) => [at, { person }]))}
      />
      <GuessesNote
        rows={rows}
        isLocked={isLocked}
        onConfirm={(positions) => chooseAll(positions.map((at) => [at, { isConfirmed: true }]))}
      />
      <RowsWhenAsked
        isFolded={isDone && unused.length + counts['left-out'] === 0}
        label={`Show the ${counted(rows.length, 'row')}`}
      >
        {matched !== null && (
          <ReviewTabs tab={tab} tabs={tabsOfRows(counts, unused.length)} isDone={isDone} onChange={setTab} />
        )}
        {matched === null ? null : tab === 'unused' ? (
          <NotUsed pieces={unused}>
            {`${counted(unused.length, 'piece')} of the file ${unused.length === 1 ? 'is' : 'are'} not used. The reason is below each.`}
          </NotUsed>
        ) : (
          <div className={styles.panes} ref={panes}>
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
                onChoose={(choice) => chooseAll([[shown.position, choice]])}
                draft={drafts[shown.position]}
                onDraft={(draft) => setDrafts((now) => ({ ...now, [shown.position]: draft }))}
              />
            ) : (
              <p className={styles.nothing}>No row is in this list.</p>
            )}
          </div>
        )}
      </RowsWhenAsked>
      {!isDone && (
        <RowsFoot
          {...{ kind, counts, adding }}
          total={rows.length}
          isBegun={review.importId !== null}
          isReady={isReady}
          isUncompared={match.error !== null}
          onNext={nextOpen}
        >
          {hasAdded && (
            <FinishButton
              left={left > 0 ? counted(left, kind.words.one, kind.words.many) : null}
              isLocked={isLocked}
              onFinish={() => here.setReview(null)}
            />
          )}
        </RowsFoot>
      )}
    </div>
  )
}
