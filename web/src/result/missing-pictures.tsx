import { Button } from '@mantine/core'
import { RefusalNote } from '../platform/ui/refusal-note.tsx'

/** Pictures that did not load would be missing on paper: said before it is printed, and printed all the same if so wanted. */
export function MissingPictures({ count, onPrint }: { count: number; onPrint: () => void }) {
  if (count === 0) return null
  return (
    <RefusalNote
      action={
        <Button variant="default" size="xs" onClick={onPrint}>
          Print without
        </Button>
      }
    >
      {count === 1 ? '1 picture' : `${count.toLocaleString('en-NG')} pictures`} did not load. Check the connection and
      print again.
    </RefusalNote>
  )
}
