import type { Exam } from '@sabimark/contract/answers.ts'
import { useQuery } from '@tanstack/react-query'
import { PageButton } from '../platform/navigation.tsx'
import { orpc } from '../platform/queries.ts'
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

/** The way out of the marking of one exam. */
export const allMarking = { to: '/marking', label: 'all marking' } as const

/** In place of an exam that has nothing to mark: one of choices alone never will. */
export function NothingOfExam({ examId }: { examId: string }) {
  const { data: exam, isPending } = useQuery(orpc.exam.get.queryOptions({ input: { examId } }))
  return (
    <EmptySheet title="Nothing to mark in this exam" action={<PageButton to={allMarking.to}>All marking</PageButton>}>
      {!isPending && (exam && isOfChoices(exam.questionTypes) ? 'This exam is marked automatically.' : whatComes)}
    </EmptySheet>
  )
}

/** One that draws its questions for each candidate, or has none yet, names no types here. */
function isOfChoices(types: Exam['questionTypes']): boolean {
  return Object.keys(types).length > 0 && types.essay === undefined && types.fill_blank === undefined
}

/** In place of the marking of an exam this person does not mark. */
export function NotTheirsToMark() {
  return (
    <div role="alert">
      <EmptySheet
        title="You do not mark this exam"
        action={
          <PageButton to={allMarking.to} variant="default">
            All marking
          </PageButton>
        }
      >
        Its owner and the teachers of its subject mark it. If you should mark it too, ask an administrator.
      </EmptySheet>
    </div>
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
