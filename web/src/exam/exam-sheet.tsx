import { Button } from '@mantine/core'
import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { percentageText } from '@sabimark/domain/school/percentage-text.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct } from '../platform/act.ts'
import { client } from '../platform/client.ts'
import { Markdown } from '../platform/markdown/markdown.tsx'
import { PageButton } from '../platform/navigation.tsx'
import { orpc } from '../platform/queries.ts'
import { useTabTitle } from '../platform/tab-title.ts'
import { Card } from '../platform/ui/card.tsx'
import { Facts } from '../platform/ui/card-list.tsx'
import { PageHeader } from '../platform/ui/page-header.tsx'
import { Sections } from '../platform/ui/sections.tsx'
import { StatusBadge } from '../platform/ui/status-badge.tsx'
import styles from './exam.module.css'
import { readExamsAgain } from './exam-list.ts'
import { ExamQuestions } from './exam-questions.tsx'
import { durationText, type ExamDetail, lagosText, releaseWords, statusTones, typeWords } from './exams.ts'
import { StartDialog } from './start-dialog.tsx'

/** An exam that is published, or a colleague's draft: what it is and what can be done with it. */
export function ExamSheet({ exam, onActed }: { exam: ExamDetail; onActed: () => void }) {
  useTabTitle(exam.title)
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const starting = useAct(client.exam.startNow, (opened) => {
    setIsAsking(false)
    onActed()
    queries.setQueryData(orpc.exam.get.queryKey({ input: { examId: exam.id } }), opened)
    return readExamsAgain()
  })
  const { draft } = exam
  const isWaiting = exam.status === 'scheduled'
  return (
    <Sections>
      <PageHeader
        title={exam.title}
        actions={
          <>
            {exam.seesQuestions && (
              <PageButton to="/exam/$examId" params={{ examId: exam.id }} variant="default">
                Preview
              </PageButton>
            )}
            {exam.status !== 'draft' && (
              <PageButton
                to="/results/exam/$examId"
                params={{ examId: exam.id }}
                variant={isWaiting ? 'default' : 'filled'}
              >
                Results
              </PageButton>
            )}
            {isWaiting && (
              <Button
                onClick={() => {
                  starting.forget()
                  setIsAsking(true)
                }}
              >
                Start now
              </Button>
            )}
          </>
        }
      >
        <StatusBadge tone={statusTones[exam.status]}>{exam.status}</StatusBadge> {exam.subject} ·{' '}
        {exam.classes.join(', ')}
      </PageHeader>
      <Card title="The exam">
        <Facts
          items={[
            ['Opens', lagosText(exam.opensAt)],
            ['Closes', lagosText(exam.closesAt)],
            ...(draft.location ? [['Location', draft.location] as const] : []),
            ['Duration', durationText(exam.durationMinutes)],
            ['Exam type', typeWords[exam.examType]],
            ['Questions', exam.questionCount],
            ['Total marks', marksText(exam.totalMarksHundredths)],
            ['Passing score', percentageText(draft.passingScore)],
            ['Attempts', draft.attemptsAllowed ?? 1],
            ['Candidates see their score', releaseWords[draft.showResults ?? 'immediate']],
            ['Order', orderText(draft.shuffleQuestions ?? true, draft.shuffleOptions ?? true)],
            ...(draft.secondMarker === 'all' ? [['Marking', 'Two people mark each essay'] as const] : []),
            ['Handed in', `${exam.submittedCount} of ${exam.startedCount} started`],
            ['Created by', exam.createdBy],
          ]}
        />
      </Card>
      {draft.instructions && (
        <Card title="Instructions">
          <div className={styles.instructions}>
            <Markdown text={draft.instructions} />
          </div>
        </Card>
      )}
      {exam.seesQuestions ? <ExamQuestions examId={exam.id} /> : <UnseenQuestions createdBy={exam.createdBy} />}
      <StartDialog
        title={exam.title}
        classNames={exam.classes}
        durationMinutes={exam.durationMinutes}
        closesAt={new Date(exam.closesAt)}
        isDraft={false}
        isOpen={isAsking}
        isWorking={starting.isWorking}
        error={starting.error}
        onStart={() => starting.act({ examId: exam.id })}
        onCancel={() => setIsAsking(false)}
      />
    </Sections>
  )
}

/** Whoever teaches the subject, too, would know the paper. */
function UnseenQuestions({ createdBy }: { createdBy: string }) {
  return (
    <Card title="Questions and right answers">
      <p className={styles.hint}>Until this exam is over, only {createdBy} and the administrators see what it asks.</p>
    </Card>
  )
}

function orderText(areQuestionsShuffled: boolean, areOptionsShuffled: boolean): string {
  if (areQuestionsShuffled && areOptionsShuffled) return 'Questions and options shuffled'
  if (areQuestionsShuffled) return 'Questions shuffled'
  return areOptionsShuffled ? 'Options shuffled' : 'The same for everybody'
}
