import { GoodNote } from '../platform/ui/good-note.tsx'

/** How many questions were added one after the other, while the form waits for the next. */
export function AddedNote({ count }: { count: number }) {
  return (
    <GoodNote>
      {count === 1 ? 'The question was added.' : `${count} questions were added.`} Write the next one.
    </GoodNote>
  )
}
