import type { Subject } from '@sabimark/contract/answers.ts'
import { marksFromText, marksText } from '@sabimark/domain/bank/marks-text.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { IconArrowLeft } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { AnotherFile } from '../../platform/import/another-file.tsx'
import { FinishButton } from '../../platform/import/finish-button.tsx'
import { NotUsed } from '../../platform/import/not-used.tsx'
import styles from '../../platform/import/review.module.css'
import { ReviewList } from '../../platform/import/review-list.tsx'
import { ReviewTabs } from '../../platform/import/review-tabs.tsx'
import { RowsWhenAsked } from '../../platform/import/rows-when-asked.tsx'
import { useAdding } from '../../platform/import/use-adding.ts'
import { beginAt, useDoneHeading } from '../../platform/import/use-done-heading.ts'
import { useEnded } from '../../platform/import/use-ended.ts'
import { useOneAct } from '../../platform/import/use-one-act.ts'
import { usePaneInView } from '../../platform/import/use-pane-in-view.ts'
import { useReviewKeys } from '../../platform/import/use-review-keys.ts'
import { BackToList } from '../../platform/navigation.tsx'
import { Announcements } from '../../platform/news/announcements.tsx'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { type QuestionForm, withRight } from '../question-draft.ts'
import { marksWords } from '../questions.ts'
import { AddBar } from './add-bar.tsx'
import { addFound, withStep } from './add-found.ts'
import { AddedHere } from './added-here.tsx'
import { CompareNote } from './compare-note.tsx'
import { DefaultsDialog } from './defaults-dialog.tsx'
import {
  answered,
  type Found,
  filled,
  type Judged,
  mended,
  type OpenField,
  type Review,
  settled,
  type Verdict,
  verdictOf,
  verdicts,
} from './found.ts'
import { FoundPane } from './found-pane.tsx'
import { MendDialog } from './mend-dialog.tsx'
import { NamedSubjects } from './named-subjects.tsx'
import { changeFound, type ReviewHere } from './review-here.ts'
import { type Tab, tabsOf } from './review-tabs.ts'
import { type Counts, countsText, lineOf } from './verdict-words.ts'

/** A question with its form as it stood when the dialog was opened. */
type Mending = { one: Judged; initial: QuestionForm }

type ReviewScreenProps = { here: ReviewHere; review: Review; subjects: readonly Subject[] }

/** What was found in a file, beside the file itself: each question with what becomes of it, to be mended and confirmed. */
export function ReviewScreen({ here, review, subjects }: ReviewScreenProps) {
  const { defaults, found } = review
  const [tab, setTab] = useState<Tab>('all')
  const [at, setAt] = useState(0)
  const [mending, setMending] = useState<Mending | null>(null)
  const [isAskingDefaults, setIsAskingDefaults] = useState(false)
  const [isDropping, setIsDropping] = useState(false)
  const judged = useMemo(() => judge(found, defaults), [found, defaults])
  const counts = useMemo(() => countsOf(judged), [judged])
  // A duplicate is skipped, however often it is brought in.
  const toAddYet = counts.ready + counts.needs + counts.guess
  const left = toAddYet + counts.duplicate
  const listed = useMemo(
    () => (tab === 'all' ? judged : judged.filter(({ verdict }) => verdict === tab)).map(lineOf),
    [judged, tab],
  )
  // Mended, it leaves the tab it stood in: the next one takes its place on the screen.
  const shown = judged[at] && (tab === 'all' || judged[at].verdict === tab) ? judged[at] : nextIn(listed, at)
  const { panes, bring } = usePaneInView()
  const show = (one: { position: number } | undefined, takesFocus = false) => {
    if (!one) return
    setAt(one.position)
    bring(takesFocus)
  }
  const nextOpen = (takesFocus = false) => {
    const open = judged.filter(({ verdict }) => verdict === 'needs' || verdict === 'guess')
    const next = open.find(({ position }) => position > (shown?.position ?? -1)) ?? open[0]
    if (!next) return false
    setTab('all')
    // The only one that is open is there already, on a phone perhaps out of sight.
    show(next, takesFocus || next.position === shown?.position)
    return true
  }
  const isHeld = mending !== null || isAskingDefaults || isDropping
  const adding = useAdding({
    count: counts.ready,
    isHeld,
    run: (onStep, signal) => {
      const take = (step: Parameters<typeof withStep>[1]) => {
        // Another tab may have put another file in its place.
        here.change((now) => (now.requestKey === review.requestKey ? withStep(now, step) : now))
        onStep(step.answers.length)
      }
      return addFound(review, take, signal)
    },
  })
  const isLocked = adding.running !== null
  const hasAdded = review.importId !== null && counts.added > 0
  const isDone = !isLocked && hasAdded && left === 0
  const heading = useDoneHeading(isLocked, isDone)
  // What is left to do, and not what is done. The button that was pressed is gone then.
  useEnded(isLocked, () => {
    const isLost = document.activeElement === document.body
    const isAtNext = !isDone && shown?.addedId != null && nextOpen(isLost)
    if (isLost && !isDone && !isAtNext) beginAt(heading.current)
  })
  // After an undo, whose button went with what it took back.
  useEnded(hasAdded, () => beginAt(heading.current))
  const choose = (letter: string) => {
    // Nothing can be changed while questions are being added.
    if (isLocked || !shown || shown.addedId !== null || shown.whyOut !== null || !/^[a-f]$/.test(letter)) return false
    const option = shown.form.options[letter.charCodeAt(0) - 97]
    if (option) changeFound(here, shown.position, (now) => answered(now, withRight(now.form, option.id)))
    return option !== undefined
  }
  const keys = useReviewKeys({ listed, shown: shown?.position, show, nextOpen, other: choose })
  const oneAct = useOneAct()
  const isOpen = (field: OpenField) => found.some(({ open }) => open.includes(field))
  const isSubjectOpen = found.some(({ open, subjectSaid }) => open.includes('subject') && !subjectSaid)
  const subject = isSubjectOpen && subjects.find(({ id }) => id === defaults.subject)?.name
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are shortcuts for buttons inside
    <div className={styles.page} onKeyDown={keys} onClickCapture={oneAct}>
      <header className={styles.head}>
        <BackToList to="/questions" className={styles.back} aria-label="Question Bank">
          <IconArrowLeft size={20} aria-hidden="true" />
        </BackToList>
        <div className={styles.title}>
          <h1 ref={heading} tabIndex={-1}>
            {isDone ? 'The import is done' : 'Check the import'}
          </h1>
          <p>
            <span>
              {[review.fileName, subject, isOpen('marks') && marksWords(marksText(marksFromText(defaults.marks) ?? 0))]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {review.sheets && review.importId === null && (
              <button type="button" disabled={isLocked} onClick={() => here.change(atColumns)}>
                Columns
              </button>
            )}
            {found.some(({ open }) => open.length > 0) && (
              <button type="button" disabled={isLocked} onClick={() => setIsAskingDefaults(true)}>
                Change
              </button>
            )}
          </p>
        </div>
        <AnotherFile
          isDone={isDone}
          disabled={isLocked}
          onClick={() => (isDone ? here.setReview(null) : setIsDropping(true))}
        />
      </header>
      {/* The tabs show it. */}
      <p className="only-heard" role="status">
        {countsText(found.length, counts)}
      </p>
      <CompareNote here={here} review={review} />
      <AddedHere {...{ here, review, counts, isLocked, isDone }} />
      {review.isBegun && !isDone && <NamedSubjects {...{ here, review, subjects, isLocked }} />}
      <RowsWhenAsked
        isFolded={isDone && review.notUsed.length === 0}
        label={`Show the ${counted(found.length, 'question')}`}
      >
        <ReviewTabs
          tab={tab}
          tabs={tabsOf(counts, found.length, review.notUsed.length)}
          isDone={isDone}
          onChange={setTab}
        />
        {tab === 'unused' ? (
          <NotUsed pieces={review.notUsed}>{unusedText(review)}</NotUsed>
        ) : (
          <div className={styles.panes} ref={panes}>
            <ReviewList label="Questions found" lines={listed} shown={shown?.position} onShow={show} />
            {shown ? (
              <FoundPane
                key={shown.position}
                one={shown}
                all={judged}
                listed={listed}
                here={here}
                defaults={defaults}
                isLocked={isLocked}
                onShow={show}
                onEdit={() => setMending({ one: shown, initial: filled(shown, defaults) })}
              />
            ) : (
              <p className={styles.nothing}>There is no question here.</p>
            )}
          </div>
        )}
      </RowsWhenAsked>
      {!isDone && (
        <AddBar
          {...{ here, review, counts, tab, judged, adding }}
          whyNothing={whyNothing(counts)}
          onNext={() => nextOpen()}
        >
          {hasAdded && (
            <FinishButton
              left={toAddYet > 0 ? counted(toAddYet, 'question') : null}
              isLocked={isLocked}
              onFinish={() => here.setReview(null)}
            />
          )}
        </AddBar>
      )}
      {(isAskingDefaults || !review.isBegun) && (
        <DefaultsDialog
          review={review}
          subjects={subjects}
          onSave={(saved) => {
            here.change((now) => ({
              ...now,
              found: now.found.map((one) => settled(one, now.defaults, saved)),
              defaults: saved,
              isBegun: true,
            }))
            setIsAskingDefaults(false)
          }}
          onClose={() => {
            if (review.isBegun) setIsAskingDefaults(false)
            else if (review.sheets) here.change(atColumns)
            else here.setReview(null)
          }}
        />
      )}
      {mending && (
        <MendDialog
          key={mending.one.position}
          initial={mending.initial}
          subjectSaid={mending.one.subjectSaid}
          subjects={subjects}
          onSave={(form) => changeFound(here, mending.one.position, (one) => mended(one, form, defaults))}
          onClose={() => setMending(null)}
        />
      )}
      <ConfirmDialog
        isOpen={isDropping}
        title="Choose another file?"
        confirmLabel="Choose another file"
        onConfirm={() => here.setReview(null)}
        onCancel={() => setIsDropping(false)}
      >
        <p>What you mended here is forgotten. Questions that were added stay in the bank.</p>
      </ConfirmDialog>
      <Announcements />
    </div>
  )
}

const verdictsOf = new WeakMap<Found, { defaults: Review['defaults']; judged: Judged }>()

/** Each question is judged again only when it or what holds for all has changed. */
function judge(found: readonly Found[], defaults: Review['defaults']): Judged[] {
  return found.map((one) => {
    const known = verdictsOf.get(one)
    if (known?.defaults === defaults) return known.judged
    const judged = { ...one, verdict: verdictOf(one, defaults) }
    verdictsOf.set(one, { defaults, judged })
    return judged
  })
}

function countsOf(judged: readonly Judged[]): Record<Verdict, number> {
  const counts = Object.fromEntries(verdicts.map((verdict) => [verdict, 0])) as Record<Verdict, number>
  for (const { verdict } of judged) counts[verdict] += 1
  return counts
}

function nextIn<Line extends Judged>(listed: readonly Line[], at: number): Line | undefined {
  return listed.find(({ position }) => position >= at) ?? listed.at(-1)
}

const atColumns = (now: Review): Review => ({ ...now, isColumnsStep: true })

function whyNothing({ needs, guess }: Counts): string {
  if (needs + guess > 0) return 'No question is ready yet. Look at those that need you first.'
  return 'There is no question to add. Take one back in first.'
}

function unusedText({ notUsed, chars }: Review): string {
  const are = notUsed.length === 1 ? 'is' : 'are'
  return `All ${chars.source.toLocaleString('en-NG')} characters of the file are accounted for. ${counted(notUsed.length, 'piece')} of it ${are} in no question:`
}
