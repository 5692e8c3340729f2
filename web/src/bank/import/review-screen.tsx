import { Button } from '@mantine/core'
import type { Subject } from '@sabimark/contract/answers.ts'
import { marksFromText, marksText } from '@sabimark/domain/bank/marks-text.ts'
import { IconArrowLeft } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { BackToList } from '../../platform/navigation.tsx'
import { Announcements } from '../../platform/news/announcements.tsx'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { marksWords } from '../questions.ts'
import { AddBar } from './add-bar.tsx'
import { CompareNote } from './compare-note.tsx'
import { DefaultsDialog } from './defaults-dialog.tsx'
import { DoneNote } from './done-note.tsx'
import {
  type Found,
  filled,
  type Judged,
  mended,
  type OpenField,
  type Review,
  type Verdict,
  verdictOf,
  verdicts,
} from './found.ts'
import { FoundList } from './found-list.tsx'
import { FoundPane } from './found-pane.tsx'
import styles from './import.module.css'
import { MendDialog } from './mend-dialog.tsx'
import { NotUsed } from './not-used.tsx'
import { ReviewTabs, type Tab } from './review-tabs.tsx'
import { useAdding } from './use-adding.ts'
import type { ReviewHere } from './use-review.ts'
import { useReviewKeys } from './use-review-keys.ts'
import { countsText } from './verdict-words.ts'

type ReviewScreenProps = { here: ReviewHere; review: Review; subjects: readonly Subject[] }

/** What was found in a file, beside the file itself: each question with what becomes of it, to be mended and confirmed. */
export function ReviewScreen({ here, review, subjects }: ReviewScreenProps) {
  const { defaults, found } = review
  const [tab, setTab] = useState<Tab>('all')
  const [at, setAt] = useState(0)
  const [mending, setMending] = useState<Judged | null>(null)
  const [isAskingDefaults, setIsAskingDefaults] = useState(false)
  const [isDropping, setIsDropping] = useState(false)
  const judged = useMemo(() => judge(found, defaults), [found, defaults])
  const counts = useMemo(() => countsOf(judged), [judged])
  const listed = tab === 'all' ? judged : judged.filter(({ verdict }) => verdict === tab)
  // Mended, it leaves the tab it stood in: the next one takes its place on the screen.
  const shown = judged[at] && (tab === 'all' || judged[at].verdict === tab) ? judged[at] : nextIn(listed, at)
  const show = (one: Judged | undefined) => one && setAt(one.position)
  const nextOpen = () => {
    const open = judged.filter(({ verdict }) => verdict === 'needs' || verdict === 'guess')
    const next = open.find(({ position }) => position > (shown?.position ?? -1)) ?? open[0]
    if (!next) return
    setTab('all')
    show(next)
  }
  const isHeld = mending !== null || isAskingDefaults || isDropping
  const adding = useAdding(here, review, counts, isHeld)
  const isLocked = adding.running !== null
  const keys = useReviewKeys({ listed, shown, show, nextOpen, here, isLocked })
  const isOpen = (field: OpenField) => found.some(({ open }) => open.includes(field))
  const subject = isOpen('subject') && subjects.find(({ id }) => id === defaults.subject)?.name
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are shortcuts for buttons inside
    <div className={styles.page} onKeyDown={keys}>
      <header className={styles.head}>
        <BackToList to="/questions" className={styles.back} aria-label="Question Bank">
          <IconArrowLeft size={20} aria-hidden="true" />
        </BackToList>
        <div className={styles.title}>
          <h1>Check the import</h1>
          <p>
            <span>
              {[review.fileName, subject, isOpen('marks') && marksWords(marksText(marksFromText(defaults.marks) ?? 0))]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {found.some(({ open }) => open.length > 0) && (
              <button type="button" disabled={isLocked} onClick={() => setIsAskingDefaults(true)}>
                Change
              </button>
            )}
          </p>
        </div>
        <Button variant="default" size="sm" disabled={isLocked} onClick={() => setIsDropping(true)}>
          Choose another file
        </Button>
      </header>
      <p className={styles.counts} role="status">
        {countsText(found.length, counts)}
      </p>
      <CompareNote here={here} review={review} />
      <DoneNote here={here} review={review} counts={counts} isLocked={isLocked} />
      <ReviewTabs tab={tab} counts={counts} total={found.length} notUsed={review.notUsed.length} onChange={setTab} />
      {tab === 'unused' ? (
        <NotUsed review={review} />
      ) : (
        <div className={styles.panes}>
          <FoundList listed={listed} shown={shown} onShow={show} />
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
              onEdit={() => setMending(shown)}
            />
          ) : (
            <p className={styles.nothing}>There is no question here.</p>
          )}
        </div>
      )}
      <AddBar here={here} review={review} counts={counts} tab={tab} judged={judged} adding={adding} onNext={nextOpen} />
      {(isAskingDefaults || !review.isBegun) && (
        <DefaultsDialog
          review={review}
          subjects={subjects}
          onSave={(saved) => {
            here.change((now) => ({ ...now, defaults: saved, isBegun: true }))
            setIsAskingDefaults(false)
          }}
          onClose={() => (review.isBegun ? setIsAskingDefaults(false) : here.setReview(null))}
        />
      )}
      {mending && (
        <MendDialog
          key={mending.position}
          initial={filled(mending, defaults)}
          subjects={subjects}
          onSave={(form) => here.changeFound(mending.position, (one) => mended(one, form, defaults))}
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

function nextIn(listed: readonly Judged[], at: number): Judged | undefined {
  return listed.find(({ position }) => position >= at) ?? listed.at(-1)
}
