import { counted } from '@sabimark/domain/words/plural.ts'
import { useQuery } from '@tanstack/react-query'
import { PageButton } from '../../platform/navigation.tsx'
import { orpc } from '../../platform/queries.ts'
import type { ResultFigures } from './exam-results.ts'

type MarkAnswersProps = { examId: string; figures: ResultFigures | undefined }

/** The way to the marking desk where answers wait for it, and to what was typed where they do not. */
export function MarkAnswers({ examId, figures }: MarkAnswersProps) {
  const hasPapers = (figures?.handedIn ?? 0) > 0
  const { data } = useQuery(orpc.marking.listToMark.queryOptions({ input: { examId }, enabled: hasPapers }))
  if (!figures || !hasPapers) return null
  if (figures.toMark > 0) {
    return (
      <PageButton to="/marking/$examId" params={{ examId }}>
        Mark {counted(figures.toMark, 'answer')}
      </PageButton>
    )
  }
  if (!data || data.items.length === 0) return null
  return (
    <PageButton to="/marking/$examId" params={{ examId }} variant="default">
      Answers
    </PageButton>
  )
}
