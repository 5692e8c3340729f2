import type { ExamDetail, ExamStatistics } from '@sabimark/contract/answers.ts'
import { useQuery } from '@tanstack/react-query'
import { ColleagueLine } from '../../../exam/colleague-line.tsx'
import { nobodySat } from '../../../exam/nobody-sat.ts'
import { usePageParams } from '../../../platform/navigation.tsx'
import { EmptySheet } from '../../../platform/ui/empty-sheet.tsx'
import { Loaded } from '../../../platform/ui/loaded.tsx'
import { NobodySat } from '../nobody-sat-sheet.tsx'
import { OfExamResults, ResultsFrame } from '../results-frame.tsx'
import { statisticsQuery } from '../statistics-query.ts'
import { ExportQuestions } from './export-questions.tsx'
import { QuestionsSheet } from './questions-sheet.tsx'
import { WholePaper } from './whole-paper.tsx'

/** What the marks of one exam say about its questions, for staff. */
export default function ExamStatisticsPage() {
  const { examId } = usePageParams('/results/exam/$examId/questions')
  return <OfExamResults examId={examId}>{(exam) => <OfExam exam={exam} />}</OfExamResults>
}

function OfExam({ exam }: { exam: ExamDetail }) {
  const query = useQuery({ ...statisticsQuery(exam.id), enabled: exam.seesQuestions })
  const copy = query.data?.copy
  return (
    <ResultsFrame
      exam={exam}
      view="/results/exam/$examId/questions"
      isHere={query.data !== undefined}
      actions={copy && <ExportQuestions title={exam.title} copy={copy} />}
    >
      {exam.seesQuestions && <ColleagueLine exam={exam} page="questions" />}
      {exam.seesQuestions ? (
        <Loaded query={query} waiting="Loading the questions...">
          {(statistics) => <OfStatistics exam={exam} statistics={statistics} />}
        </Loaded>
      ) : (
        <EmptySheet title="Not shown before the exam is over">
          Until then, only its author and administrators can read its questions.
        </EmptySheet>
      )}
    </ResultsFrame>
  )
}

type OfStatisticsProps = { exam: ExamDetail; statistics: ExamStatistics }

function OfStatistics({ exam, statistics }: OfStatisticsProps) {
  const { copy, paperCount, waitingCount, isShuffled } = statistics
  if (copy) {
    return (
      <>
        <WholePaper statistics={statistics} copy={copy} />
        <QuestionsSheet examId={exam.id} isShuffled={isShuffled} mayCorrect={exam.mayAct} copy={copy} />
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
  if (nobodySat(exam)) {
    return <NobodySat>So there are no marks to work figures out from.</NobodySat>
  }
  return (
    <EmptySheet title="No paper yet">The figures appear here when papers have been handed in and marked.</EmptySheet>
  )
}
