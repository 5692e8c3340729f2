import { Button } from '@mantine/core'
import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { useQuery } from '@tanstack/react-query'
import { PageButton, usePageParams } from '../../platform/navigation.tsx'
import { orpc } from '../../platform/queries.ts'
import { EmptySheet } from '../../platform/ui/empty-sheet.tsx'
import { useIsTitleInBar } from '../../platform/ui/is-title-in-bar.ts'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { PageHeader } from '../../platform/ui/page-header.tsx'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { Sections } from '../../platform/ui/sections.tsx'
import { OfOneSchool } from '../../school/of-one-school.tsx'
import { unknownExam } from '../exams.ts'
import { whoText } from '../named-students.ts'
import { CandidatesToPrint } from './candidates-to-print.tsx'
import { CannotPrintError } from './cannot-print.ts'
import { PapersCard } from './papers-card.tsx'
import { usePrinting } from './use-printing.tsx'

/** What can be put on paper of one exam. */
export default function PrintPage() {
  const { examId } = usePageParams('/exams/$examId/print')
  const isInBar = useIsTitleInBar()
  const exam = useQuery(orpc.exam.get.queryOptions({ input: { examId } }))
  return (
    <OfOneSchool things="exams">
      <Loaded query={exam} waiting="Loading exam..." title="Print an exam" unknown={unknownExam}>
        {(detail) => (
          <Sections>
            <PageHeader
              title={`Print ${detail.title}`}
              isName={!isInBar}
              actions={
                <PageButton to="/exams/$examId" params={{ examId }} variant="default">
                  Back to the exam
                </PageButton>
              }
            >
              {detail.subject} · {whoText(detail)}
            </PageHeader>
            {detail.status === 'draft' ? (
              <EmptySheet title="Nothing to print yet">
                An exam can be printed once it is published, as its questions can still change until then.
              </EmptySheet>
            ) : (
              <OfExam exam={detail} />
            )}
          </Sections>
        )}
      </Loaded>
    </OfOneSchool>
  )
}

function OfExam({ exam }: { exam: ExamDetail }) {
  const printing = usePrinting()
  const { missing, printAnyway, error, sheet } = printing
  return (
    <>
      <RefusalNote error={error}>{error instanceof CannotPrintError ? error.message : null}</RefusalNote>
      {missing > 0 && (
        <RefusalNote
          action={
            <Button size="compact-md" variant="default" onClick={printAnyway}>
              Print without {missing === 1 ? 'it' : 'them'}
            </Button>
          }
        >
          {missing === 1 ? '1 picture has' : `${missing.toLocaleString('en-NG')} pictures have`} not come. Check the
          connection and print again.
        </RefusalNote>
      )}
      {exam.seesQuestions ? (
        <PapersCard exam={exam} printing={printing} />
      ) : (
        <EmptySheet title="No papers to print">
          Until this exam is over, only {exam.owner} and the administrators see what it asks.
        </EmptySheet>
      )}
      {exam.sittings.length > 0 && <CandidatesToPrint exam={exam} printing={printing} />}
      {sheet}
    </>
  )
}
