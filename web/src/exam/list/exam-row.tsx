import type { Exam } from '@sabimark/contract/answers.ts'
import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { averageText } from '@sabimark/domain/words/percentage-text.ts'
import { counted } from '@sabimark/domain/words/plural.ts'
import { IconAlertTriangle, IconArrowRight, IconChartBar, IconEye } from '@tabler/icons-react'
import { marksWords } from '../../bank/questions.ts'
import buttons from '../../platform/list/list-buttons.module.css'
import { useMay } from '../../platform/may.ts'
import { PageLink, RecordLink, useGoTo } from '../../platform/navigation.tsx'
import { serverNow } from '../../platform/server-now.ts'
import { Bar } from '../../platform/ui/bar.tsx'
import type { MenuItem } from '../../platform/ui/menu.tsx'
import { menuIcon } from '../../platform/ui/menu-icon.ts'
import { unknownSubject } from '../../school/school-lists.ts'
import { ExamBadge } from '../exam-badge.tsx'
import { lagosText, questionsText } from '../exams.ts'
import { ExamActs } from '../manage/exam-acts.tsx'
import { whoText } from '../named-students.ts'
import { useToMark } from '../to-mark.ts'
import { TypeBadge } from '../type-badge.tsx'
import styles from './exam-row.module.css'
import { closesText, opensText } from './exam-times.ts'
import { missingFrom, type RowAct, rowAct } from './row-act.ts'

/** Narrower than this a row is four lines, and its acts stand in "…". */
const narrow = '(max-width: 1099px)'

/** An exam in staff's list: what the specification's card says of it, in a row, with the one act of its state. */
export function ExamRow({ exam }: { exam: Exam }) {
  const now = serverNow()
  const may = { approve: useMay('exam.approve'), edit: useMay('exam.keepChanges') }
  const act = rowAct(exam, may, useToMark(exam.id))
  const goTo = useGoTo()
  const paper = { to: '/exam/$examId', params: { examId: exam.id } } as const
  const results = { to: '/results/exam/$examId', params: { examId: exam.id } } as const
  const isTaken = exam.questionCount > 0 && exam.seesQuestions
  const others = (): MenuItem[] => {
    const isNarrow = window.matchMedia(narrow).matches
    const open = { group: 'open' }
    return [
      ...(isNarrow
        ? [{ ...open, label: act.label, icon: <IconArrowRight {...menuIcon} />, onClick: go(goTo, act) }]
        : []),
      ...(isNarrow && isTaken
        ? [{ ...open, label: 'Take Exam', icon: <IconEye {...menuIcon} />, onClick: () => goTo(paper) }]
        : []),
      ...(exam.status !== 'draft' && act.label !== 'Results'
        ? [{ ...open, label: 'Results', icon: <IconChartBar {...menuIcon} />, onClick: () => goTo(results) }]
        : []),
    ]
  }
  const who = whoText(exam)
  const line = [exam.subject || unknownSubject, who || 'no class chosen', exam.createdBy].join(' · ')
  const length = `${exam.durationMinutes} min`
  const marks = marksWords(marksText(exam.totalMarksHundredths))
  return (
    <article className={styles.row}>
      <div className={styles.badges}>
        <ExamBadge exam={exam} />
        <TypeBadge type={exam.examType} />
      </div>
      <div className={styles.title}>
        <h2>
          <RecordLink to="/exams/$examId" params={{ examId: exam.id }} title={exam.title}>
            {exam.title}
          </RecordLink>
        </h2>
        <p title={line}>{line}</p>
      </div>
      <p
        className={styles.when}
        title={`Opens ${lagosText(exam.opensAt)}, closes ${lagosText(exam.closesAt)}, Lagos time`}
      >
        <strong>{opensText(exam.opensAt, now)}</strong>
        <span className={styles.length}>
          {length}, {closesText(exam, now)}
        </span>
      </p>
      <p className={styles.size}>
        <span className={styles.phoneOnly}>{length}</span>
        <span>
          {questionsText(exam.questionCount)}, {marks}
        </span>
        <span className={styles.soft}>{who ? peopleText(exam) : 'Nobody chosen yet'}</span>
      </p>
      <Standing exam={exam} missing={missingFrom(exam, now)} toMark={act.isWaiting ? act : null} />
      {isTaken && (
        <PageLink {...paper} className={styles.take} title="See the paper as a candidate">
          Take Exam
        </PageLink>
      )}
      <PageLink
        {...act.page}
        className={`${buttons.button} ${styles.act}`}
        data-waiting={act.isWaiting}
        aria-label={`${act.label}: ${exam.title}`}
        {...(act.carried && { carried: act.carried })}
      >
        {act.label}
      </PageLink>
      <div className={styles.menu}>
        <ExamActs exam={exam} isOfCard others={others} />
      </div>
    </article>
  )
}

/** '27 students', and of an exam that is over '22 of 27 handed in'. */
function peopleText({ status, studentsRegistered, startedCount, submittedCount }: Exam): string {
  if (status !== 'completed') return counted(studentsRegistered, 'student')
  const expected = Math.max(studentsRegistered, startedCount)
  return `${submittedCount.toLocaleString('en-NG')} of ${expected.toLocaleString('en-NG')} handed in`
}

const go =
  (goTo: ReturnType<typeof useGoTo>, { page, carried }: RowAct) =>
  () =>
    goTo(page, { carried })

/** What there is to know of an exam as it stands: what it lacks, how far it is, what its papers average. */
function Standing({ exam, missing, toMark }: { exam: Exam; missing: readonly string[]; toMark: RowAct | null }) {
  const { status, submittedCount, startedCount, studentsRegistered, averageScore, passingScore } = exam
  const expected = Math.max(studentsRegistered, startedCount)
  const handedIn = status === 'active' && expected > 0
  const hasAverage = averageScore !== null && averageScore > 0
  // On a phone one line has room for one of them: how far it is, while it runs.
  const ofBoth = handedIn && hasAverage ? styles.wideOnly : undefined
  const toSee = exam.awaitsApproval
    ? 'Waits for approval'
    : exam.hasChanges && startedCount === 0
      ? 'Changes not published'
      : null
  return (
    <div className={styles.standing}>
      {toSee && <span className={styles.amber}>{toSee}</span>}
      {!toSee && missing.length > 0 && (
        <span className={styles.amber} title={missing.join(', ')}>
          <IconAlertTriangle size={16} aria-hidden="true" />
          {missing.length === 1 ? missing[0] : `${missing.length} things missing`}
        </span>
      )}
      {toMark && (
        <PageLink {...toMark.page} className={`${styles.amber} ${styles.phoneOnly}`} tabIndex={-1} aria-hidden="true">
          {toMark.label}
        </PageLink>
      )}
      {handedIn && (
        <span title={`${startedCount} started`}>
          <strong>
            {submittedCount.toLocaleString('en-NG')}/{expected.toLocaleString('en-NG')}
          </strong>{' '}
          handed in
        </span>
      )}
      {hasAverage && (
        <span className={ofBoth}>
          <strong>{averageText(averageScore)}</strong> average
        </span>
      )}
      {hasAverage && (
        <div className={ofBoth}>
          <Bar percentage={averageScore} passLine={passingScore} isThin />
        </div>
      )}
      {handedIn && (
        <div className={hasAverage ? styles.phoneOnly : undefined}>
          <Bar percentage={(100 * submittedCount) / expected} tone="blue" isThin />
        </div>
      )}
    </div>
  )
}
