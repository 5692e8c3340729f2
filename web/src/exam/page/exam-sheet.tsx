import { Button } from '@mantine/core'
import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { capitalised } from '@sabimark/domain/words/capitalised.ts'
import { averageText, percentageText } from '@sabimark/domain/words/percentage-text.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { Markdown } from '../../platform/markdown/markdown.tsx'
import { PageButton } from '../../platform/navigation.tsx'
import { orpc } from '../../platform/queries.ts'
import { AuditLink, HistoryLines } from '../../platform/record/history-lines.tsx'
import { useTabTitle } from '../../platform/tab-title.ts'
import { Card } from '../../platform/ui/card.tsx'
import { Facts } from '../../platform/ui/card-list.tsx'
import { PageHeader } from '../../platform/ui/page-header.tsx'
import { Sections } from '../../platform/ui/sections.tsx'
import { StatusBadge } from '../../platform/ui/status-badge.tsx'
import { ColleagueLine } from '../colleague-line.tsx'
import { conductText } from '../conduct-words.ts'
import { isPaperEarly } from '../early-paper.tsx'
import styles from '../exam.module.css'
import { ExamBadge } from '../exam-badge.tsx'
import { readExamsAgain } from '../exam-list.ts'
import { durationText, lagosText, releaseWords, typesText, typeWords } from '../exams.ts'
import { ExamSittings } from '../further/exam-sittings.tsx'
import { ExamActs } from '../manage/exam-acts.tsx'
import { namesText, whoText } from '../named-students.ts'
import { negativeText } from '../section-words.ts'
import { StartDialog } from '../start-dialog.tsx'
import { ExamQuestions } from './exam-questions.tsx'

type ExamSheetProps = {
  exam: ExamDetail
  onActed: () => void
  /** Where it may be written anew. */
  onEdit?: () => void
  /** What there is to decide about it first. */
  lead?: ReactNode
}

/** What Start now opens: of several sittings the next, for whom it is and until when. */
function nextSitting({ sittings, sittingId, closesAt }: ExamDetail) {
  const next = sittings.find(({ id }) => id === sittingId)
  const closes = { closesAt: new Date(next?.closesAt ?? closesAt) }
  if (!next || sittings.length === 1 || next.isForClasses) return closes
  return { ...closes, further: next.isForAbsent ? 'Whoever was absent' : 'The students who are named for it' }
}

/** An exam that is published, a draft that waits for approval, or a colleague's: what it is and what can be done with it. */
export function ExamSheet({ exam, onActed, onEdit, lead }: ExamSheetProps) {
  useTabTitle(exam.title)
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const [isHeld, setIsHeld] = useState(false)
  const starting = useAct(client.exam.startNow, (opened) => {
    setIsAsking(false)
    onActed()
    queries.setQueryData(orpc.exam.get.queryKey({ input: { examId: exam.id } }), opened)
    return readExamsAgain()
  })
  const { draft } = exam
  const conduct = conductText(exam.conduct, exam.durationMinutes)
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
            {onEdit && (
              <Button variant="default" onClick={onEdit}>
                Edit
              </Button>
            )}
            {exam.status !== 'draft' && (
              <PageButton to="/exams/$examId/print" params={{ examId: exam.id }} variant="default">
                Print
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
            {isWaiting && exam.mayAct && (
              <Button
                onClick={() => {
                  starting.forget()
                  setIsHeld(false)
                  setIsAsking(true)
                }}
              >
                Start now
              </Button>
            )}
            <ExamActs exam={exam} onAct={onActed} />
          </>
        }
      >
        <ExamBadge exam={exam} />{' '}
        {exam.hasChanges && exam.startedCount === 0 && <StatusBadge tone="amber">changes not published</StatusBadge>}{' '}
        {exam.subject} · {whoText(exam)}
      </PageHeader>
      <ColleagueLine exam={exam} page="exam" />
      {lead}
      <Card title="The exam">
        <Facts
          items={[
            ['Opens', lagosText(exam.opensAt)],
            ['Closes', lagosText(exam.closesAt)],
            ...(draft.location ? [['Location', draft.location] as const] : []),
            ['Duration', durationText(exam.durationMinutes)],
            ['Exam type', typeWords[exam.examType]],
            ['Questions', [exam.questionCount, typesText(exam.questionTypes)].filter(Boolean).join(': ')],
            ['Total marks', marksText(exam.totalMarksHundredths)],
            ...(exam.accessCode === null ? [] : [['Access code', exam.accessCode] as const]),
            ...(draft.negative ? [['Wrong answers', negativeText(draft.negative)] as const] : []),
            ['Passing score', percentageText(draft.passingScore)],
            ['Attempts', draft.attemptsAllowed ?? 1],
            ['Candidates see their score', releaseOf(exam)],
            ['Order', orderText(draft.shuffleQuestions ?? true, draft.shuffleOptions ?? true)],
            ...(conduct ? [['In the exam room', capitalised(conduct)] as const] : []),
            ...(draft.secondMarker === 'all' ? [['Marking', 'Two people mark each essay'] as const] : []),
            ['Handed in', `${exam.submittedCount} of ${exam.startedCount} started`],
            ['Students', exam.studentsRegistered.toLocaleString('en-NG')],
            ...(exam.namedCount === 0 ? [] : [['Students by name', namesText(exam)] as const]),
            ...(exam.averageScore === null ? [] : [['Average score', averageText(exam.averageScore)] as const]),
            ...(exam.difficulty ? [['Difficulty', exam.difficulty] as const] : []),
            ...(exam.tags.length > 0 ? [['Tags', exam.tags.join(', ')] as const] : []),
            ['Created by', exam.createdBy],
            ...(exam.owner === exam.createdBy ? [] : [['Handed over to', exam.owner] as const]),
          ]}
        />
      </Card>
      {exam.status !== 'draft' && exam.sittingId !== null && <ExamSittings exam={exam} sittingId={exam.sittingId} />}
      {draft.instructions && (
        <Card title="Instructions">
          <div className={styles.instructions}>
            <Markdown text={draft.instructions} />
          </div>
        </Card>
      )}
      {exam.seesQuestions ? (
        <ExamQuestions examId={exam.id} isDraft={exam.status === 'draft'} />
      ) : (
        <UnseenQuestions owner={exam.owner} />
      )}
      {exam.history.length > 0 && (
        <Card title="History">
          <HistoryLines lines={exam.history} />
          <AuditLink id={exam.id} />
        </Card>
      )}
      <StartDialog
        title={exam.title}
        classNames={exam.classes}
        namedCount={exam.namedCount}
        durationMinutes={exam.durationMinutes}
        {...nextSitting(exam)}
        release={
          isPaperEarly(draft.showResults, exam.examType)
            ? {
                closesAt: lastClosing(exam),
                allowsReview: exam.conduct.allowsReview,
                isHeld,
                ...(exam.submittedCount === 0 && { onHold: setIsHeld }),
              }
            : null
        }
        isDraft={false}
        isOpen={isAsking}
        isWorking={starting.isWorking}
        error={starting.error}
        onStart={() =>
          starting.act({
            examId: exam.id,
            ...(exam.sittingId && { sittingId: exam.sittingId }),
            ...(isHeld && { holdsPaper: true }),
          })
        }
        onCancel={() => setIsAsking(false)}
      />
    </Sections>
  )
}

/** Until then somebody can begin it, in one sitting or another. */
const lastClosing = ({ sittings, closesAt }: ExamDetail) =>
  new Date(Math.max(...[closesAt, ...sittings.map((one) => one.closesAt)].map((at) => Date.parse(at))))

/** Whoever teaches the subject, too, would know the paper. */
function UnseenQuestions({ owner }: { owner: string }) {
  return (
    <Card title="Questions and right answers">
      <p className={styles.hint}>Until this exam is over, only {owner} and the administrators see what it asks.</p>
    </Card>
  )
}

function orderText(areQuestionsShuffled: boolean, areOptionsShuffled: boolean): string {
  if (areQuestionsShuffled && areOptionsShuffled) return 'Questions and options shuffled'
  if (areQuestionsShuffled) return 'Questions shuffled'
  return areOptionsShuffled ? 'Options shuffled' : 'The same for everybody'
}

function releaseOf({ draft, releaseAt, isReleased }: ExamDetail): string {
  if (isReleased || releaseAt === null) return releaseWords[draft.showResults ?? 'immediate']
  return `From ${lagosText(releaseAt)}`
}
