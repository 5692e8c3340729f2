import { counted } from '@sabimark/domain/words/plural.ts'
import { AddedNote } from '../../platform/import/added-note.tsx'
import { randomName } from '../../platform/random-name.ts'
import { GoodNote } from '../../platform/ui/good-note.tsx'
import type { Review } from './found.ts'
import type { ReviewHere } from './review-here.ts'
import type { Counts } from './verdict-words.ts'

type AddedHereProps = { here: ReviewHere; review: Review; counts: Counts; isLocked: boolean; isDone: boolean }

/** What this import has added so far: questions, and subjects, which stay when the questions are taken back. */
export function AddedHere({ here, review, counts, isLocked, isDone }: AddedHereProps) {
  const { importId, addedSubjects: names = [] } = review
  const list = names.join(', ')
  const subjects =
    names.length === 1 ? `The subject ${list} was added.` : `${names.length} subjects were added: ${list}.`
  const stay = names.length === 1 ? `The subject ${list} stays.` : `${names.length} subjects stay: ${list}.`
  if (importId === null || counts.added === 0) {
    return names.length === 0 || isLocked ? null : <GoodNote>{subjects}</GoodNote>
  }
  const leftOut = `${counted(counts.out, 'question')} ${counts.out === 1 ? 'was' : 'were'} left out.`
  return (
    <AddedNote
      batch={importId}
      more={[...(names.length > 0 ? [subjects] : []), ...(isDone && counts.out > 0 ? [leftOut] : [])].join(' ')}
      stays={names.length > 0 ? stay : undefined}
      page={{ to: '/questions' }}
      pageLabel="Open the Question Bank"
      isLocked={isLocked}
      isDone={isDone}
      onUndone={() => here.change(undone)}
    >
      {`${counted(counts.added, 'question')} ${counts.added === 1 ? 'was' : 'were'} added to the bank.`}
    </AddedNote>
  )
}

/** The same questions can be looked at and added again, as another import. */
function undone(now: Review): Review {
  const found = now.found.map((one) => ({
    ...one,
    addedId: null,
    inBank: one.addedId === null ? one.inBank : undefined,
  }))
  return { ...now, importId: null, requestKey: randomName(), found, addedSubjects: [] }
}
