import { Button } from '@mantine/core'
import { optionLetter } from '@sabimark/domain/bank/option.ts'
import { type Conduct, usualConduct } from '@sabimark/domain/exam/conduct.ts'
import { IconChevronLeft, IconChevronRight, IconFlag, IconFlagFilled, IconLayoutGrid } from '@tabler/icons-react'
import { type CSSProperties, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useSingleKeys } from '../../platform/single-keys.ts'
import { useTabTitle } from '../../platform/tab-title.ts'
import '../../platform/theme/exam-font.css'
import { noRepeatedEnter } from '../no-repeated-enter.ts'
import type { PaperQuestion } from '../paper.ts'
import type { Practice } from '../practice.ts'
import { type RoomSession, useView } from '../room-session.ts'
import { SchoolMark } from '../school-head.tsx'
import { withTyping } from '../sync/sync-view.ts'
import { askedOf, askedParts } from './asked.ts'
import { BesidePassage } from './beside-passage.tsx'
import { CheckAnswer } from './check-answer.tsx'
import { choiceOf } from './choice.ts'
import { Countdown } from './countdown.tsx'
import styles from './exam-room.module.css'
import { FullScreen } from './full-screen.tsx'
import { InSection } from './in-section.tsx'
import { KeyLegend } from './key-legend.tsx'
import { Navigator } from './navigator.tsx'
import { NoReload } from './no-reload.tsx'
import { QuestionSheet } from './question/question-sheet.tsx'
import { SubmitDialog } from './submit-dialog.tsx'
import { KeepGoing, SyncChip, SyncNotes } from './sync-note.tsx'
import { arrivedText } from './sync-words.ts'
import { TextSize, useTextSize } from './text-size.tsx'
import { useExamKeys } from './use-exam-keys.ts'
import { useLookElsewhere } from './use-look-elsewhere.ts'
import { usePlace } from './use-place.ts'

type ExamRoomProps = {
  title: string
  subject: string
  /** Whose paper it is; where nothing is kept, there is none. */
  candidate: { name: string; className: string | null } | null
  /** Said in place of where the answers are, when they are kept nowhere. */
  note?: string
  questions: readonly PaperQuestion[]
  session: RoomSession
  /** How it runs; as usual where nobody says. */
  conduct?: Conduct
  /** Of a practice, whose answers can be checked. */
  practice?: Practice | undefined
}

/** The exam itself: one question, its bubbles, the way around, the time and where the answers are. */
export function ExamRoom({
  title,
  subject,
  candidate,
  note,
  questions,
  session,
  conduct = usualConduct,
  practice,
}: ExamRoomProps) {
  const view = useView(session)
  const { progress } = view
  const { question, index, goTo } = usePlace(questions, session)
  const [isAsking, setIsAsking] = useState(false)
  const [textSize, setTextSize] = useTextSize()
  const [hasLetterKeys, setHasLetterKeys] = useSingleKeys('cbt_exam_letter_keys')
  const overview = useRef<HTMLElement>(null)
  const shown = withTyping(view)
  const parts = askedParts(questions, shown.answers)
  const { asked, done } = askedOf(parts)
  const lastLetter = optionLetter(Math.max(4, ...questions.map(({ options }) => options.length)) - 1)
  const answer = progress.answers[question.id]
  const isFlagged = progress.flagged.includes(question.id)
  const isLast = index === questions.length - 1

  const news = arrivedText(view, questions)
  const isLooking = useLookElsewhere(session, isAsking)

  const choose = (optionId: string | undefined) => {
    const move = optionId === undefined ? null : choiceOf(question, answer, optionId)
    if (move) session.move(move)
  }

  const flag = () => session.move({ kind: isFlagged ? 'unflag' : 'flag', question: question.id })

  const hasKeyboard = useExamKeys({ isOn: hasLetterKeys, isAsking }, (wish) => {
    if (wish.kind === 'answer') choose(question.options[wish.index]?.id)
    if (wish.kind === 'flag') flag()
    if (wish.kind === 'previous') goTo(index - 1)
    if (wish.kind === 'next') goTo(index + 1)
    if (wish.kind === 'submit') setIsAsking(true)
    if (wish.kind === 'back') setIsAsking(false)
  })

  useTabTitle(title)
  useEffect(() => {
    // The door was longer than the first question.
    window.scrollTo({ top: 0 })
  }, [])

  const whose = candidate ? [candidate.name, candidate.className, subject].filter(Boolean).join(' · ') : subject

  return (
    <main className={styles.room} style={{ '--text-scale': textSize / 100 } as CSSProperties}>
      <header className={styles.bar}>
        {candidate && <SchoolMark />}
        <div className={styles.names}>
          <h1>{title}</h1>
          <p>
            {candidate?.name}
            <span className={candidate ? styles.rest : undefined}>{whose.slice(candidate?.name.length)}</span>
          </p>
        </div>
        <div className={styles.gauges}>
          <div className={styles.state}>{note ? <strong>{note}</strong> : <SyncChip view={view} />}</div>
          <TextSize percent={textSize} onChange={setTextSize} />
          <Countdown remainingMs={session.remainingMs} warningMinutes={conduct.warningMinutes} />
        </div>
      </header>
      <div className={styles.main} data-passage={question.passage && ''}>
        <div className={styles.column}>
          <SyncNotes view={view} news={news} />
          {conduct.asksFullScreen && <FullScreen />}
          <InSection question={question} questions={questions} />
          <BesidePassage question={question} questions={questions}>
            <QuestionSheet
              question={question}
              questionCount={questions.length}
              answer={answer}
              session={session}
              onChoose={choose}
            />
            {practice && <CheckAnswer question={question} practice={practice} />}
          </BesidePassage>
          <div className={styles.foot}>
            {!note && <NoReload view={view} />}
            <KeepGoing view={view} />
            <div className={styles.moves}>
              <Button
                variant="default"
                disabled={index === 0}
                onClick={once(() => goTo(index - 1))}
                className={styles.move}
              >
                <IconChevronLeft size={20} aria-hidden="true" />
                Previous
              </Button>
              <Button
                variant="default"
                className={styles.flag}
                data-flagged={isFlagged}
                aria-pressed={isFlagged}
                onClick={flag}
              >
                {isFlagged ? (
                  <IconFlagFilled size={20} aria-hidden="true" />
                ) : (
                  <IconFlag size={20} aria-hidden="true" />
                )}
                Flag
              </Button>
              <Button
                variant="default"
                className={styles.jump}
                aria-label="All questions"
                onClick={() => overview.current?.scrollIntoView({ block: 'start' })}
              >
                <IconLayoutGrid size={20} aria-hidden="true" />
                Questions
              </Button>
              <Button
                onClick={once(() => (isLast ? setIsAsking(true) : goTo(index + 1)))}
                onKeyDown={noRepeatedEnter}
                className={styles.move}
              >
                {isLast ? 'Look over and submit' : 'Next'}
                {!isLast && <IconChevronRight size={20} aria-hidden="true" />}
              </Button>
            </div>
          </div>
        </div>
        <section className={styles.overview} ref={overview} aria-label="Your paper">
          <p className={styles.whole} aria-hidden="true">
            <strong>{title}</strong>
            {whose}
          </p>
          <div className={styles.overviewHead}>
            <h2>Questions</h2>
            <span>
              {done} of {asked} answered
            </span>
          </div>
          <Navigator parts={parts} currentId={question.id} progress={shown} onGoTo={goTo} />
          <Button
            variant={done === asked && !isLast ? 'filled' : 'outline'}
            fullWidth
            onClick={() => setIsAsking(true)}
            onKeyDown={noRepeatedEnter}
          >
            Submit
          </Button>
          <KeyLegend
            lastLetter={question.options.length > 0 ? lastLetter : null}
            isOn={hasLetterKeys}
            onChange={setHasLetterKeys}
            hasKeyboard={hasKeyboard}
          />
        </section>
      </div>
      <SubmitDialog
        isOpen={isAsking && view.ended === null}
        questions={questions}
        parts={parts}
        progress={shown}
        news={news}
        isLooking={isLooking}
        onContinue={() => setIsAsking(false)}
        onSubmit={() => {
          setIsAsking(false)
          session.submit()
        }}
      />
    </main>
  )
}

/** The second half of a double click would go on past a question nobody has seen. Keys count as none. */
function once(move: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail <= 1) move()
  }
}
