import { PageButton } from '../platform/navigation.tsx'
import { EmptySheet } from '../platform/ui/empty-sheet.tsx'

export function NothingToMark() {
  return (
    <EmptySheet
      title="Nothing to mark"
      action={
        <PageButton to="/results" variant="default">
          Results
        </PageButton>
      }
    >
      Essays and blanks that are nearly right come here when candidates hand them in.
    </EmptySheet>
  )
}
