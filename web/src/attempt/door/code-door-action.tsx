import { Button } from '@mantine/core'
import { doorsAt, timeWithoutServer } from '@sabimark/domain/exam/seal/device-clock.ts'
import { hallCodeProblem } from '@sabimark/domain/exam/seal/hall-code.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { lagosText } from '../../exam/exams.ts'
import { HallCodeField, typedProblem } from '../../exam/package/hall-code-field.tsx'
import { openByHallCode } from '../../exam/package/open-own.ts'
import { LoadingSheet } from '../../platform/ui/loading-sheet.tsx'
import { RefusalNote } from '../../platform/ui/refusal-note.tsx'
import { askFullScreen, leaveFullScreen } from '../device/full-screen.ts'
import { thisDevice } from '../device/this-device.ts'
import { arriveByCode, enterByCode } from '../enter/enter-by-code.ts'
import type { ExamHere } from '../enter/exams-here.ts'
import { type OpenedByCode, openByCode } from '../enter/open-by-code.ts'
import { noRepeatedEnter } from '../no-repeated-enter.ts'
import type { RoomHere } from '../rooms-here.ts'
import codeStyles from './code-door.module.css'
import { cannotOpenText, otherPaperText } from './code-door-words.ts'
import styles from './door.module.css'
import { FullScreenAhead, UnusualAhead } from './door-action.tsx'
import { DoorCountdown } from './door-countdown.tsx'
import { clockOf, doorsOf } from './here-clock.ts'
import { ShortTime } from './short-time.tsx'

type CodeDoorActionProps = {
  exam: ExamHere
  opened: OpenedByCode | null
  onOpened: (paper: OpenedByCode) => void
  onEntered: (room: RoomHere) => void
  onArrived?: (() => void) | undefined
}

/** The one thing that can be done at this door now: wait, type the code, start. */
export function CodeDoorAction({ exam, opened, onOpened, onEntered, onArrived }: CodeDoorActionProps) {
  const { kept, stage } = exam
  const [problem, setProblem] = useState<string | null>(null)
  const [step, setStep] = useState<'still' | 'opening' | 'entering'>('still')
  const [, lookAgain] = useState(0)
  const now = timeWithoutServer(clockOf(kept), Date.now(), doorsOf(kept))
  const doors = stage === 'ready' ? doorsAt(doorsOf(kept), now) : 'open'
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const start = async (paper: OpenedByCode) => {
    // While the press still counts.
    if (paper.own.asksFullScreen) void askFullScreen()
    setProblem(null)
    setStep('entering')
    const room = await enterByCode(kept, paper, () => !isHere.current).catch(() => 'not_kept' as const)
    if (typeof room !== 'string') return onEntered(room)
    leaveFullScreen()
    if (room === 'not_kept' && onArrived && (await arriveByCode(paper))) return onArrived()
    setProblem(cannotOpenText(room, paper.isBegun && stage === 'ready' ? 'begun' : stage))
    setStep('still')
  }

  const open = async (code: string) => {
    setProblem(null)
    setStep('opening')
    try {
      const paper = await openByCode(kept, code)
      if (!isHere.current) return
      setStep('still')
      if (paper === 'other_paper') return setProblem(otherPaperText(kept.facts.sign))
      if ('exam' in paper) return onEntered(paper)
      // Whose time runs is kept waiting for nothing more.
      if (paper.isBegun) return await start(paper)
      onOpened(paper)
    } catch {
      const own = await openByHallCode(kept.facts, kept.studentId, code).catch(() => null)
      if (own && onArrived && (await arriveByCode(own))) return onArrived()
      setStep('still')
      setProblem(cannotOpenText('gone', stage))
    }
  }

  return (
    <section className={styles.action} aria-label="Start">
      {step === 'opening' && <LoadingSheet>Opening the paper...</LoadingSheet>}
      {step === 'entering' && <LoadingSheet>Getting your paper ready...</LoadingSheet>}
      {step === 'still' && doors === 'not_open' && now && (
        <>
          <DoorCountdown
            label="Opens in"
            ms={Date.parse(kept.facts.opensAt) - now.getTime()}
            onZero={() => lookAgain((count) => count + 1)}
          />
          <p className={styles.quiet}>
            Opens {lagosText(kept.facts.opensAt)}. Then your invigilator reads out the hall code: type it here.
          </p>
        </>
      )}
      {step === 'still' && doors === 'closed' && (
        <p className={styles.say} data-tone="care">
          This exam closed {lagosText(kept.facts.closesAt)}. If your school has given more time, {thisDevice()} has not
          heard of it: call your invigilator.
        </p>
      )}
      {step === 'still' && doors === 'open' && !opened && (
        <CodeForm stage={stage} problem={problem} onProblem={setProblem} onCode={(code) => void open(code)} />
      )}
      {step === 'still' && doors === 'open' && opened && (
        <Start exam={exam} paper={opened} now={now} problem={problem} onStart={() => void start(opened)} />
      )}
    </section>
  )
}

type CodeFormProps = {
  stage: ExamHere['stage']
  problem: string | null
  onProblem: (problem: string | null) => void
  onCode: (code: string) => void
}

function CodeForm({ stage, problem, onProblem, onCode }: CodeFormProps) {
  const [code, setCode] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typedProblem(code) !== null) return
    if (hallCodeProblem(code) !== null) return onProblem('Type all 16 digits.')
    onCode(code)
  }
  return (
    <form className={styles.start} noValidate onSubmit={submit}>
      {stage === 'begun' && (
        <p className={styles.say} data-tone="care">
          You have started this exam here. Your time is running; all your answers are kept. The hall code opens it
          again.
        </p>
      )}
      {stage === 'handed_in' && (
        <p className={styles.say} data-tone="care">
          You have handed in this exam here, and it has not been sent yet. It is sent by itself after the exam. To have
          it sent as soon as there is a network, type the hall code and keep this window open.
        </p>
      )}
      <HallCodeField
        code={code}
        onCode={(next) => {
          onProblem(null)
          setCode(next)
        }}
        problem={problem}
      />
      <p className={styles.quiet}>
        Your invigilator reads it out.{stage === 'ready' && ' Your time does not start yet.'}
      </p>
      <Button type="submit" size="lg">
        {stage === 'ready' ? 'Open the paper' : stage === 'begun' ? 'Continue exam' : 'Open'}
      </Button>
    </form>
  )
}

type StartProps = {
  exam: ExamHere
  paper: OpenedByCode
  now: Date | null
  problem: string | null
  onStart: () => void
}

function Start({ exam: { kept }, paper: { own }, now, problem, onStart }: StartProps) {
  const { facts } = kept
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <RefusalNote>{problem}</RefusalNote>
      <h2 className={codeStyles.opened} tabIndex={-1} ref={heading}>
        The paper is open
      </h2>
      {now && (
        <ShortTime
          durationMinutes={facts.durationMinutes}
          closesInMs={Date.parse(facts.closesAt) - now.getTime()}
          hasExtra={facts.extraMinutes !== undefined}
          onZero={() => {}}
        />
      )}
      <Button size="lg" onClick={onStart} onKeyDown={noRepeatedEnter}>
        Start Exam
      </Button>
      <p className={styles.quiet}>
        The time starts when you press Start Exam and does not stop. Your answers are kept on {thisDevice()} and sent
        when there is a network.
      </p>
      {own.asksFullScreen && <FullScreenAhead />}
      <UnusualAhead exam={own} />
    </>
  )
}

/** Not all of it lies here any more, or not by this build of the program. */
export function NotHere() {
  return (
    <p className={styles.say} data-tone="care" role="alert">
      {cannotOpenText('gone', 'ready')}
    </p>
  )
}
