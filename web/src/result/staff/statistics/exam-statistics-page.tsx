import type { ExamDetail, ExamStatistics } from '@sabimark/contract/answers.ts'
import { useQuery } from '@tanstack/react-query'
import { ColleagueLine } from '../../../exam/colleague-line.tsx'
import { unknownExam } from '../../../exam/exams.ts'
import { PageButton, usePageParams } from '../../../platform/navigation.tsx'
import { orpc } from '../../../platform/queries.ts'
import { useTabTitle } from '../../../platform/tab-title.ts'
import { EmptySheet } from '../../../platform/ui/empty-sheet.tsx'
import { Loaded } from '../../../platform/ui/loaded.tsx'
import { PageHeader } from '../../../platform/ui/page-header.tsx'
import { Sections } from '../../../platform/ui/sections.tsx'
import { OfOneSchool } from '../../../school/of-one-school.tsx'
import { ResultViews } from '../result-views.tsx'
import { ExportQuestions } from './export-questions.tsx'
import { QuestionsTable } from './questions-table.tsx'
import { statisticsQuery } from './statistics.ts'
import { WholeFigures } from './whole-figures.tsx'

/** What the marks of one exam say about its questions, for staff. */
export default function ExamStatisticsPage() {
  const { examId } = usePageParams('/results/exam/$examId/questions')
  const exam = useQuery(orpc.exam.get.queryOptions({ input: { examId } }))
  return (
    <OfOneSchool things="results">
      <Loaded query={exam} waiting="Loading the questions..." title="Questions" unknown={unknownExam}>
        {(detail) => <OfExam exam={detail} />}
      </Loaded>
    </OfOneSchool>
  )
}

function OfExam({ exam }: { exam: ExamDetail }) {
  useTabTitle(exam.title)
  const query = useQuery({ ...statisticsQuery(exam.id), enabled: exam.seesQuestions })
  const copy = query.data?.copy
  return (
    <Sections>
      <PageHeader
        title={exam.title}
        actions={
          <>
            <PageButton to="/results" variant="default">
              All exams
            </PageButton>
            {copy && <ExportQuestions title={exam.title} copy={copy} />}
          </>
        }
      >
        {exam.subject} · {exam.classes.join(', ')}
      </PageHeader>
      <ResultViews examId={exam.id} />
      {exam.seesQuestions && <ColleagueLine exam={exam} page="questions" />}
      {exam.seesQuestions ? (
        <Loaded query={query} waiting="Loading the questions...">
          {(statistics) => <OfStatistics examId={exam.id} mayCorrect={exam.mayAct} statistics={statistics} />}
        </Loaded>
      ) : (
        <EmptySheet title="Not shown before the exam is over">
          Until then, only its author and administrators can read its questions.
        </EmptySheet>
      )}
    </Sections>
  )
}

type OfStatisticsProps = { examId: string; statistics: ExamStatistics; mayCorrect: boolean }

function OfStatistics({ examId, statistics, mayCorrect }: OfStatisticsProps) {
  const { copy, paperCount, waitingCount, isShuffled } = statistics
  if (copy) {
    return (
      <>
        <WholeFigures statistics={statistics} copy={copy} />
        <QuestionsTable examId={examId} isShuffled={isShuffled} mayCorrect={mayCorrect} questions={copy.questions} />
      </>
    )
  }
  if (paperCount > 0) {
    return <EmptySheet title="The figures are being worked out">They appear here in a moment.</EmptySheet>
  }
  if (waitingCount > 0) {
    return (
      <EmptySheet title="No paper counts yet">
        Every paper still waits to be marked or for your decision about late answers.
      </EmptySheet>
    )
  }
  return (
    <EmptySheet title="No paper yet">The figures appear here when papers have been handed in and marked.</EmptySheet>
  )
}
