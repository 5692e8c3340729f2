import { PageButton } from '../../platform/navigation.tsx'
import type { ResultFigures } from './exam-results.ts'

/** The way to the marking desk, where answers wait for it. */
export function MarkAnswers({ examId, figures }: { examId: string; figures: ResultFigures | undefined }) {
  if (!figures || figures.toMark === 0) return null
  return (
    <PageButton to="/marking/$examId" params={{ examId }}>
      Mark answers ({figures.toMark.toLocaleString('en-NG')})
    </PageButton>
  )
}
