import { useQuery } from '@tanstack/react-query'
import { unknownExam } from '../../exam/exams.ts'
import { PageButton, usePageParams } from '../../platform/navigation.tsx'
import { orpc } from '../../platform/queries.ts'
import { Loaded } from '../../platform/ui/loaded.tsx'
import { PageHeader } from '../../platform/ui/page-header.tsx'
import { Sections } from '../../platform/ui/sections.tsx'
import { OfOneSchool } from '../../school/of-one-school.tsx'
import { ChooseAnswers } from './choose-answers.tsx'

/** Answers that left a device as a file, because no network came back: they are taken into this browser, and sent from here. */
export default function BringInPage() {
  const { examId } = usePageParams('/exams/$examId/answer-file')
  const exam = useQuery(orpc.exam.get.queryOptions({ input: { examId } }))
  return (
    <OfOneSchool things="exams">
      <Loaded query={exam} waiting="Loading exam..." title="Bring in an answer file" unknown={unknownExam}>
        {(detail) => (
          <Sections>
            <PageHeader
              title="Bring in an answer file"
              actions={
                <PageButton to="/exams/$examId" params={{ examId }} variant="default">
                  Back to the exam
                </PageButton>
              }
            >
              {detail.title}
            </PageHeader>
            <ChooseAnswers exam={detail} />
          </Sections>
        )}
      </Loaded>
    </OfOneSchool>
  )
}
