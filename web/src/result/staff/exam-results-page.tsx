import { averageText } from '@sabimark/domain/school/percentage-text.ts'
import { useQuery } from '@tanstack/react-query'
import { type ExamDetail, unknownExam } from '../../exam/exams.ts'
import { PageButton, usePageParams } from '../../platform/navigation.tsx'
import { orpc } from '../../platform/queries.ts'
import { useTabTitle } from '../../platform/tab-title.ts'
import { Stat, StatRow } from '../../platform/ui/card.tsx'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { PageHeader } from '../../platform/ui/page-header.tsx'
import { Sections } from '../../platform/ui/sections.tsx'
import { OfOneSchool } from '../../school/of-one-school.tsx'
import { type ExamResult, resultFigures, useExamResults } from './exam-results.ts'
import { ExamResultsTable } from './exam-results-table.tsx'
import { RightAnswers } from './right-answers.tsx'
import { ReleaseResults } from './staff-release.tsx'

/** The results of one exam, for staff. */
export default function ExamResultsPage() {
  const { examId } = usePageParams('/results/exam/$examId')
  const exam = useQuery(orpc.exam.get.queryOptions({ input: { examId } }))
  return (
    <OfOneSchool things="results">
      <Loaded query={exam} waiting="Loading results..." title="Results & Analytics" unknown={unknownExam}>
        {(detail) => <OfExam exam={detail} />}
      </Loaded>
    </OfOneSchool>
  )
}

function OfExam({ exam }: { exam: ExamDetail }) {
  useTabTitle(exam.title)
  const { query, isWhole, rows } = useExamResults(exam.id, exam.status === 'active')
  const rightAnswers = query.data?.pages[0]?.rightAnswers
  const isReleased = query.data?.pages[0]?.isReleased ?? exam.isReleased
  return (
    <Sections>
      <PageHeader
        title={exam.title}
        actions={
          <>
            <PageButton to="/results" variant="default">
              All exams
            </PageButton>
            <PageButton to="/exams/$examId" params={{ examId: exam.id }} variant="default">
              Exam details
            </PageButton>
            <ReleaseResults exam={exam} isReleased={isReleased} rows={isWhole ? rows : null} />
          </>
        }
      >
        {exam.subject} · {exam.classes.join(', ')}
      </PageHeader>
      <Loaded query={query} waiting="Loading results...">
        {() => (
          <>
            {isWhole && rows.length > 0 && <Figures rows={rows} />}
            {rightAnswers && <RightAnswers examId={exam.id} waiting={rightAnswers} />}
            <ExamResultsTable examId={exam.id} rows={rows} empty={<NobodyYet exam={exam} />} />
          </>
        )}
      </Loaded>
    </Sections>
  )
}

function Figures({ rows }: { rows: readonly ExamResult[] }) {
  const figures = resultFigures(rows)
  return (
    <StatRow>
      <Stat label="Handed in" value={figures.handedIn} />
      <Stat label="In progress" value={figures.inProgress} />
      <Stat label="Average Score" value={averageText(figures.averageScore)} />
      <Stat label="Pass Rate" value={averageText(figures.passRate)} />
    </StatRow>
  )
}

function NobodyYet({ exam }: { exam: ExamDetail }) {
  if (exam.status === 'completed') return <EmptySheet title="Nobody sat this exam">It is closed.</EmptySheet>
  return (
    <EmptySheet title="Nobody has started yet">
      Candidates appear here when they press Start. This page updates by itself.
    </EmptySheet>
  )
}
