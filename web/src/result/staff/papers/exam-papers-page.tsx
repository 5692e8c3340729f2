import { Button } from '@mantine/core'
import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { unknownExam } from '../../../exam/exams.ts'
import { whoText } from '../../../exam/named-students.ts'
import { PageButton, useCarried, usePageParams } from '../../../platform/navigation.tsx'
import { orpc } from '../../../platform/queries.ts'
import { useTabTitle } from '../../../platform/tab-title.ts'
import { EmptySheet } from '../../../platform/ui/empty-sheet.tsx'
import { useIsTitleInBar } from '../../../platform/ui/is-title-in-bar.ts'
import { Loaded } from '../../../platform/ui/loaded.tsx'
import { PageHeader } from '../../../platform/ui/page-header.tsx'
import { RefusalNote } from '../../../platform/ui/refusal-note.tsx'
import { Sections } from '../../../platform/ui/sections.tsx'
import { OfOneSchool } from '../../../school/of-one-school.tsx'
import { forColleagues } from '../../result-sheet.tsx'
import { PrintPapers } from './print-papers.tsx'
import { usePapers } from './use-papers.ts'

/** Every marked paper of one exam, to be printed as one document. */
export default function ExamPapersPage() {
  const { examId } = usePageParams('/results/exam/$examId/papers')
  const isInBar = useIsTitleInBar()
  const exam = useQuery(orpc.exam.get.queryOptions({ input: { examId } }))
  return (
    <OfOneSchool things="results">
      <Loaded query={exam} waiting="Loading papers..." title="Papers of an exam" unknown={unknownExam}>
        {(detail) => (
          <Sections>
            <PageHeader
              title={detail.title}
              isName={!isInBar}
              actions={
                <PageButton to="/results/exam/$examId" params={{ examId }} variant="default">
                  All results
                </PageButton>
              }
            >
              {[detail.subject, whoText(detail)].filter(Boolean).join(' · ')}
            </PageHeader>
            {detail.seesQuestions ? (
              <OfExam exam={detail} />
            ) : (
              <EmptySheet title="No papers to print">{forColleagues}</EmptySheet>
            )}
          </Sections>
        )}
      </Loaded>
    </OfOneSchool>
  )
}

/** The candidates who were chosen on the page before; null for all. */
function useChosen(): readonly string[] | null {
  const carried = useCarried()
  return Array.isArray(carried) ? carried.map(String) : null
}

function OfExam({ exam }: { exam: ExamDetail }) {
  // What a file of it is called that is saved in place of printing.
  useTabTitle(`${exam.title}, all papers`)
  const [only] = useState(useChosen())
  const papers = usePapers(exam.id, only)
  const { wanted, error, load } = papers
  if (error) {
    return (
      <RefusalNote
        error={error}
        action={
          <Button variant="default" size="xs" onClick={load}>
            Try again
          </Button>
        }
      />
    )
  }
  if (wanted?.length === 0) {
    return <EmptySheet title="No papers to print">Papers can be printed once they are marked.</EmptySheet>
  }
  return <PrintPapers papers={papers} />
}
