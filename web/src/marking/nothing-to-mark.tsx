import { PageButton } from '../platform/navigation.tsx'
import { EmptySheet } from '../platform/ui/empty-sheet.tsx'

const whatComes = 'Essays and blanks that are nearly right come here when candidates hand them in.'

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
      {whatComes}
    </EmptySheet>
  )
}

/** In place of an exam that has nothing to mark. */
export function NothingOfExam() {
  return (
    <EmptySheet title="Nothing to mark in this exam" action={<PageButton to="/marking">All marking</PageButton>}>
      {whatComes}
    </EmptySheet>
  )
}

/** In place of the desk of a question that is not among those people mark. */
export function NotMarkedHere({ examId }: { examId: string }) {
  return (
    <EmptySheet
      title="This question is not marked here"
      action={
        <PageButton to="/marking/$examId" params={{ examId }}>
          All questions to mark
        </PageButton>
      }
    >
      It may have been taken out of the exam, or is marked automatically.
    </EmptySheet>
  )
}
