import { Button } from '@mantine/core'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { PageButton } from '../../platform/navigation.tsx'
import { announce } from '../../platform/news/announcer.ts'
import { readAgain } from '../../platform/queries.ts'
import { randomName } from '../../platform/random-name.ts'
import { GoodNote } from '../../platform/ui/good-note.tsx'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import type { Review } from './found.ts'
import styles from './import.module.css'
import type { ReviewHere } from './use-review.ts'
import type { Counts } from './verdict-words.ts'

type DoneNoteProps = { here: ReviewHere; review: Review; counts: Counts; isLocked: boolean }

/** What was added so far, and the way to take all of it back. */
export function DoneNote({ here, review, counts, isLocked }: DoneNoteProps) {
  const undoing = useAct(client.school.undo, ({ doneCount, skipped }) => {
    announce(doneCount === 0 ? 'Nothing was undone.' : 'It was undone.', { skipped })
    // The same questions can be looked at and added again, as another import.
    here.change((now) => ({
      ...now,
      importId: null,
      requestKey: randomName(),
      found: now.found.map((one) => ({ ...one, addedId: null, inBank: one.addedId === null ? one.inBank : undefined })),
    }))
    return readAgain()
  })
  const { importId } = review
  if (importId === null || counts.added === 0) return null
  return (
    <>
      <GoodNote>
        <div className={styles.done}>
          <span>
            {counted(counts.added, 'question')} {counts.added === 1 ? 'was' : 'were'} added to the bank.
          </span>
          <Button
            variant="default"
            size="xs"
            loading={undoing.isWorking}
            disabled={isLocked}
            onClick={() => undoing.act({ batch: importId })}
          >
            Undo
          </Button>
          <PageButton to="/questions" variant="default" size="xs">
            Open the Question Bank
          </PageButton>
          <Button variant="subtle" size="xs" disabled={isLocked} onClick={() => here.setReview(null)}>
            Finish
          </Button>
        </div>
      </GoodNote>
      <RefusalNote error={undoing.error} />
    </>
  )
}
