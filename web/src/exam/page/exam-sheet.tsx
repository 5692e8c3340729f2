import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useAct } from '../../platform/act.ts'
import { client } from '../../platform/client.ts'
import { ControlRow, RowGroup } from '../../platform/form-sheets/row-group.tsx'
import buttons from '../../platform/list/list-buttons.module.css'
import { Markdown } from '../../platform/markdown/markdown.tsx'
import { useMay } from '../../platform/may.ts'
import { useGoTo } from '../../platform/navigation.tsx'
import { orpc } from '../../platform/queries.ts'
import { useTabTitle } from '../../platform/tab-title.ts'
import { FootRoom } from '../../platform/ui/foot-acts.tsx'
import type { MenuItem } from '../../platform/ui/menu.tsx'
import { menuIcon } from '../../platform/ui/menu-icon.ts'
import { Sections } from '../../platform/ui/sections.tsx'
import { type Tab, TabCount, Tabs } from '../../platform/ui/tabs.tsx'
import { ColleagueLine } from '../colleague-line.tsx'
import { isPaperEarly } from '../early-paper.tsx'
import styles from '../exam.module.css'
import { readExamsAgain } from '../exam-list.ts'
import { ExamSittings } from '../further/exam-sittings.tsx'
import { ExamActs } from '../manage/exam-acts.tsx'
import { SilentDevices } from '../release/silent-devices.tsx'
import { StartDialog } from '../start-dialog.tsx'
import { useToMark } from '../to-mark.ts'
import { examFacts } from './exam-facts.ts'
import { ExamHead, useIsPhone } from './exam-head.tsx'
import { ExamHistory } from './exam-history.tsx'
import { ExamPane } from './exam-pane.tsx'
import { ExamQuestions } from './exam-questions.tsx'
import strip from './exam-strip.module.css'
import { ExamStrip } from './exam-strip.tsx'
import { WayButton, waysOf } from './exam-ways.tsx'
import { LateWaiting } from './late-waiting.tsx'

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
  return { ...closes, further: next.isForAbsent ? 'Those who were absent' : 'The students who are named for it' }
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
  const mayOpenAnswers = useMay('result.openAnswers')
  const isWaiting = exam.status === 'scheduled'
  const toMark = useToMark(exam.id)
  const goTo = useGoTo()
  const isPhone = useIsPhone()
  const ways = waysOf(exam, { toMark, isPhone, onEdit })
  const inSight = ways.filter(({ isInSight }) => isInSight)
  const mayStart = isWaiting && exam.mayAct
  const hasMenuAlone = inSight.length === 0 && !mayStart
  const folded: MenuItem[] = ways
    .filter(({ isInSight }) => !isInSight)
    .map(({ label, Icon, page, run }) => ({
      group: 'page',
      label,
      icon: <Icon {...menuIcon} />,
      onClick: () => (page ? goTo(page) : run?.()),
    }))
  return (
    <Sections>
      <ExamHead exam={exam} hasMenuAlone={hasMenuAlone}>
        {inSight.map((way) => (
          <WayButton key={way.label} {...way} />
        ))}
        {mayStart && (
          <button
            type="button"
            className={buttons.button}
            onClick={() => {
              starting.forget()
              setIsHeld(false)
              setIsAsking(true)
            }}
          >
            Start now
          </button>
        )}
        <ExamActs exam={exam} onAct={onActed} others={() => folded} />
      </ExamHead>
      <ColleagueLine exam={exam} page="exam" />
      {exam.silent && <SilentDevices examId={exam.id} mayOpen={mayOpenAnswers && exam.mayAct} silent={exam.silent} />}
      <LateWaiting exam={exam} />
      {lead}
      <ExamStrip exam={exam} onEdit={onEdit} onActed={onActed} />
      <Tabs label="Exam" tabs={tabsOf(exam)} />
      {!hasMenuAlone && <FootRoom />}
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

/** Who sits it, what it asks, what is set of it, and what was done to it. */
function tabsOf(exam: ExamDetail): readonly [Tab, ...Tab[]] {
  const { sittingId, history } = exam
  const paper: Tab = {
    name: 'paper',
    title: 'Paper',
    mark: <TabCount count={exam.questionCount} />,
    content: () => <Paper exam={exam} />,
  }
  const rules = () => (
    <div className={strip.sheets}>
      {examFacts(exam).map(({ title, facts }) => (
        <RowGroup key={title} title={title}>
          <dl className={strip.rules}>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </RowGroup>
      ))}
    </div>
  )
  const others: Tab[] = [
    { name: 'rules', title: 'Rules', content: rules },
    ...(history.length > 0 ? [{ name: 'history', title: 'History', content: () => <ExamHistory exam={exam} /> }] : []),
  ]
  if (exam.status === 'draft' || sittingId === null) return [paper, ...others]
  const candidates = () => (
    <div className={strip.columns}>
      <ExamSittings exam={exam} sittingId={sittingId} />
      <ExamPane exam={exam} />
    </div>
  )
  const first: Tab = {
    name: 'candidates',
    title: 'Candidates',
    mark: <TabCount count={exam.studentsRegistered} />,
    content: candidates,
  }
  return [first, paper, ...others]
}

/** What candidates read first, and what they are asked. */
function Paper({ exam }: { exam: ExamDetail }) {
  const { instructions } = exam.draft
  return (
    <div className={strip.sheets}>
      {instructions && (
        <RowGroup title="Instructions">
          <ControlRow kind="wide">
            <div className={styles.instructions}>
              <Markdown text={instructions} />
            </div>
          </ControlRow>
        </RowGroup>
      )}
      {exam.seesQuestions ? (
        <ExamQuestions examId={exam.id} isDraft={exam.status === 'draft'} />
      ) : (
        <UnseenQuestions owner={exam.owner} />
      )}
    </div>
  )
}

/** Whoever teaches the subject, too, would know the paper. */
function UnseenQuestions({ owner }: { owner: string }) {
  return (
    <RowGroup title="Questions and right answers">
      <ControlRow kind="wide">
        <p className={styles.hint}>Until this exam is over, only {owner} and the administrators see what it asks.</p>
      </ControlRow>
    </RowGroup>
  )
}
