import type { Exam, ExamDetail } from '@sabimark/contract/answers.ts'
import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { actProblem, type ExamActName } from '@sabimark/domain/exam/exam-acts.ts'
import { averageText, percentageText } from '@sabimark/domain/words/percentage-text.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { marksWords } from '../../bank/questions.ts'
import buttons from '../../platform/list/list-buttons.module.css'
import { useMay } from '../../platform/may.ts'
import { PageLink, type PageLinkProps } from '../../platform/navigation.tsx'
import { orpc } from '../../platform/queries.ts'
import { serverNow } from '../../platform/server-now.ts'
import { Bar } from '../../platform/ui/bar.tsx'
import { StateStrip, StripFact, StripLine } from '../../platform/ui/state-strip.tsx'
import { ExamBadge } from '../exam-badge.tsx'
import { lagosText, questionsText } from '../exams.ts'
import { FurtherDialog } from '../further/further-dialog.tsx'
import { midOpensText } from '../list/exam-times.ts'
import { whoText } from '../named-students.ts'
import { nobodySat } from '../nobody-sat.ts'
import { CloseNowQuestion, ExtendQuestion } from '../time/time-acts.tsx'
import { useToMark } from '../to-mark.ts'
import { CodeFact } from './code-fact.tsx'
import styles from './exam-strip.module.css'
import { goneShare, leftText, soonText } from './strip-words.ts'

type Asked = 'extend' | 'closeNow' | 'addSitting'
type StripProps = { exam: ExamDetail; onEdit?: (() => void) | undefined; onActed: () => void }

const everyMs = 10_000

/** The time on the server, again and again. */
function useNow(): Date {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Where an exam stands now, and the two acts of that hour. */
export function ExamStrip({ exam, onEdit, onActed }: StripProps) {
  const now = useNow()
  const toMark = useToMark(exam.id)
  const [asked, setAsked] = useState<Asked | null>(null)
  const may = {
    extend: useMay('exam.extend'),
    closeNow: useMay('exam.closeNow'),
    addSitting: useMay('exam.addSitting'),
  }
  // Of several sittings each has a menu of its own.
  const isTheirs = (act: Asked & ExamActName, isOfAll = false) =>
    exam.mayAct && may[act] && actProblem(act, exam) === null && (isOfAll || exam.sittings.length < 2)
  const ask = (about: Asked) => () => {
    onActed()
    setAsked(about)
  }
  const of = exam.sittings.find(({ id }) => id === exam.sittingId) ?? exam
  const params = { examId: exam.id }
  const badge = <ExamBadge exam={exam} />
  const strip = { label: 'The exam now', badge }
  const code = <CodeFact exam={exam} />
  const scores = <StripFact label="Scores" value={isShown(exam) ? 'Shown' : 'Held back'} />
  const says = stripWords(exam, of, now, toMark)
  const shown: ReactNode = {
    draft: () => (
      <StateStrip
        {...strip}
        {...says}
        aside={
          <StripFact
            label={questionsText(exam.questionCount)}
            value={marksWords(marksText(exam.totalMarksHundredths))}
          />
        }
      />
    ),
    scheduled: () => (
      <StateStrip
        {...strip}
        {...says}
        isShort
        aside={code}
        acts={
          <>
            <GreenLink to="/exams/$examId/print" params={params}>
              Print
            </GreenLink>
            {onEdit && <Quiet onClick={onEdit}>Edit</Quiet>}
          </>
        }
      />
    ),
    active: () => (
      <StateStrip
        {...strip}
        {...says}
        note={<CountsNote exam={exam} />}
        isShort
        aside={code}
        {...((isTheirs('extend') || isTheirs('closeNow')) && {
          acts: (
            <>
              {isTheirs('extend') && <Quiet onClick={ask('extend')}>Extend</Quiet>}
              {isTheirs('closeNow') && (
                <Quiet isDanger onClick={ask('closeNow')}>
                  Close now
                </Quiet>
              )}
            </>
          ),
        })}
      />
    ),
    completed: () => (
      <StateStrip
        {...strip}
        {...says}
        aside={!nobodySat(exam) && scores}
        acts={
          nobodySat(exam) ? (
            <>
              {isTheirs('addSitting', true) && <Quiet onClick={ask('addSitting')}>Add a sitting</Quiet>}
              <QuietLink to="/results/exam/$examId" params={params}>
                Results
              </QuietLink>
            </>
          ) : toMark > 0 ? (
            <>
              <GreenLink to="/marking/$examId" params={params}>
                Mark {toMark.toLocaleString('en-NG')}
              </GreenLink>
              {isTheirs('addSitting', true) && <Quiet onClick={ask('addSitting')}>Add a sitting</Quiet>}
            </>
          ) : (
            <GreenLink to="/results/exam/$examId" params={params}>
              {isShown(exam) || !exam.mayAct ? 'Results' : 'Release scores'}
            </GreenLink>
          )
        }
      />
    ),
  }[exam.status === 'archived' ? 'completed' : exam.status]()
  const close = () => setAsked(null)
  return (
    <>
      {shown}
      {asked === 'extend' && <ExtendQuestion exam={exam} onClose={close} />}
      {asked === 'closeNow' && <CloseNowQuestion exam={exam} onClose={close} />}
      {asked === 'addSitting' && <FurtherDialog exam={exam} onClose={close} />}
    </>
  )
}

type Doors = Pick<Exam, 'opensAt' | 'closesAt'>

/** What it says of an exam, by what a list has of it, too. `of`: the sitting that is open or to come. */
function stripWords(exam: Exam, of: Doors, now: Date, toMark: number) {
  switch (exam.status) {
    case 'draft':
      return {
        title: exam.awaitsApproval ? 'Waits for approval' : 'Not published yet',
        children: (
          <StripLine>
            {[
              whoText(exam),
              `opens ${midOpensText(exam.opensAt, now)}`,
              `closes ${midOpensText(exam.closesAt, now)}`,
            ].join(' · ')}
          </StripLine>
        ),
      }
    case 'scheduled':
      return {
        title: `Opens ${midOpensText(of.opensAt, now)}`,
        note: soonText(of.opensAt, now).replaceAll(' ', '\u00a0'),
        children: (
          <StripLine>
            {counted(exam.studentsRegistered, 'student')} in {whoText(exam)} · closes {midOpensText(of.closesAt, now)}
          </StripLine>
        ),
      }
    case 'active':
      return {
        title: leftText(of.closesAt, now),
        children: (
          <>
            <Bar percentage={goneShare(of, now)} />
            <p className={styles.ends}>
              <span>
                Opened <b>{midOpensText(of.opensAt, now)}</b>
              </span>
              <span>
                Closes <b>{midOpensText(of.closesAt, now)}</b>
              </span>
            </p>
          </>
        ),
      }
    default:
      return {
        title: overTitle(exam, toMark),
        children: (
          <>
            <AverageBar exam={exam} toMark={toMark} />
            <StripLine>
              {exam.submittedCount.toLocaleString('en-NG')} of {expectedOf(exam).toLocaleString('en-NG')} handed in ·
              closed {lagosText(exam.closesAt)}
            </StripLine>
          </>
        ),
      }
  }
}

/** The same as far as the row of a list says it; facts and acts come with the exam, in the room that is left to them. */
export function StripOutline({ exam }: { exam: Exam }) {
  const now = useNow()
  const toMark = useToMark(exam.id)
  const isOver = exam.status === 'completed' || exam.status === 'archived'
  return (
    <StateStrip
      label="The exam now"
      badge={<ExamBadge exam={exam} />}
      {...stripWords(exam, exam, now, toMark)}
      isShort={!isOver}
      aside={<span className={styles.coming} />}
      acts={(isOver || exam.mayAct) && <span className={styles.coming} data-two={!isOver} />}
    />
  )
}

/** Who is registered; whoever has started and is not any more counts, too, as in the list of exams. */
const expectedOf = ({ studentsRegistered, startedCount }: Exam) => Math.max(studentsRegistered, startedCount)

function overTitle(exam: Exam, toMark: number): string {
  if (toMark > 0) return `${counted(toMark, 'answer')} to mark`
  const { averageScore } = exam
  if (averageScore !== null) return `Average ${averageText(averageScore)}`
  return nobodySat(exam) ? 'Nobody sat it' : 'Nothing is marked yet'
}

/** The average of what is marked, amber below the pass mark; its figure stands in the title, unless answers wait. */
function AverageBar({ exam: { averageScore, passingScore }, toMark }: { exam: Exam; toMark: number }) {
  if (averageScore === null) return null
  const figure = toMark > 0 ? `Average ${averageText(averageScore)} · ` : ''
  return (
    <p className={styles.average}>
      <Bar percentage={averageScore} passLine={passingScore} />
      <span>
        {figure}pass mark {percentageText(passingScore)}
      </span>
    </p>
  )
}

/** Whether candidates see their scores by now, as far as the exam says it. */
function isShown({ draft, isReleased, releaseAt, status }: ExamDetail): boolean {
  if (isReleased) return true
  if (releaseAt !== null) return Date.parse(releaseAt) <= serverNow().getTime()
  const rule = draft.showResults ?? 'immediate'
  return rule === 'immediate' || (rule === 'after_exam' && (status === 'completed' || status === 'archived'))
}

/** A phone has the same figures in the filters below. */
function CountsNote({ exam }: { exam: ExamDetail }) {
  const { data } = useQuery({
    ...orpc.exam.getSitting.queryOptions({ input: { examId: exam.id, sittingId: exam.sittingId ?? '' } }),
    enabled: exam.sittingId !== null,
  })
  if (!data) return null
  const { running, handed_in } = data.counts
  return <span className={styles.wide}>{`${running} writing, ${handed_in} handed in`}</span>
}

const GreenLink = (props: PageLinkProps) => <PageLink {...props} className={`${buttons.button} ${buttons.main}`} />

const QuietLink = (props: PageLinkProps) => <PageLink {...props} className={`${buttons.button} ${styles.quiet}`} />

type QuietProps = { isDanger?: boolean; onClick: () => void; children: ReactNode }

function Quiet({ isDanger, onClick, children }: QuietProps) {
  return (
    <button type="button" className={`${buttons.button} ${styles.quiet}`} data-danger={isDanger} onClick={onClick}>
      {children}
    </button>
  )
}
