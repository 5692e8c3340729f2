import { Button } from '@mantine/core'
import { EmptySheet } from '../platform/ui/empty-sheet.tsx'

/** A bank on its first day. */
export function NoQuestions({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptySheet title="No questions yet" action={<Button onClick={onAdd}>Add Question</Button>}>
      Write the first one. All types but essays are marked automatically.
    </EmptySheet>
  )
}
