import { PageButton } from '../platform/navigation.tsx'
import { EmptySheet } from '../platform/ui/empty-sheet.tsx'
import { PageHeader } from '../platform/ui/page-header.tsx'
import { Sections } from '../platform/ui/sections.tsx'

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

/** The page of an exam that has nothing to mark. */
export function NothingOfExam() {
  return (
    <Sections>
      <PageHeader title="Marking" />
      <EmptySheet
        title="Nothing to mark in this exam"
        action={<PageButton to="/marking">All there is to mark</PageButton>}
      >
        {whatComes}
      </EmptySheet>
    </Sections>
  )
}

/** The desk of a question that is not among those people mark. */
export function NotMarkedHere({ examId }: { examId: string }) {
  return (
    <Sections>
      <PageHeader title="Marking" />
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
    </Sections>
  )
}
