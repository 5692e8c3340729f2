import type { ExamPackage } from '@sabimark/contract/answers.ts'
import { marksText } from '@sabimark/domain/bank/marks-text.ts'
import { percentageText } from '@sabimark/domain/words/percentage-text.ts'
import { useEffect, useState } from 'react'
import { lagosText } from '../../exam/exams.ts'
import { askedText, negativeText } from '../../exam/section-words.ts'
import { Markdown } from '../../platform/markdown/markdown.tsx'
import { LoadingSheet } from '../../platform/ui/loading-sheet.tsx'
import { type ExamHere, isWholeHere } from '../enter/exams-here.ts'
import { loadRoom } from '../enter/load-room.ts'
import type { OpenedByCode } from '../enter/open-by-code.ts'
import { sectionsOf } from '../paper-needs.ts'
import { type RoomHere, roomHere } from '../rooms-here.ts'
import { CodeDoorAction, NotHere } from './code-door-action.tsx'
import styles from './door.module.css'
import { Fact, Who } from './door.tsx'
import { DoorFrame } from './door-frame.tsx'
import { MinutesText } from './minutes-text.tsx'

/**
 * `onArrived`: there is a network, by which this page came, whatever program the device was got ready with; what cannot be gone on with here
 * has arrived, and the usual door goes on with it.
 */
type CodeDoorProps = {
  exam: ExamHere
  onArrived?: () => void
  onBack: () => void
  onEntered: (room: RoomHere) => void
}

/** The door of an exam whose paper lies sealed on this device: nobody is asked, and the code of the hall opens it. */
export function CodeDoor({ exam, onArrived, onBack, onEntered }: CodeDoorProps) {
  const { kept } = exam
  const { facts } = kept
  const { candidate, asks } = facts
  // Where somebody can be asked for what has gone, or a room that was left here has all of it, the code opens the door anyway.
  const [mayOpen] = useState(() => onArrived !== undefined || roomHere(kept.examId, kept.studentId) !== null)
  const [isWhole, setIsWhole] = useState<boolean | null>(mayOpen || null)
  const [opened, setOpened] = useState<OpenedByCode | null>(null)
  useEffect(() => {
    if (mayOpen) return
    let isOver = false
    isWholeHere(kept)
      .catch(() => false)
      .then((is) => {
        if (!isOver) setIsWhole(is)
      })
    return () => {
      isOver = true
    }
  }, [kept, mayOpen])
  // Read while the facts are: at Start nothing of the program is missing.
  useEffect(() => {
    loadRoom({ hasMaths: facts.needs.maths }).catch(() => undefined)
  }, [facts.needs.maths])

  return (
    <DoorFrame title={facts.title} isWide>
      <div className={styles.columns}>
        <Who candidate={candidate} onNotMe={onBack} />
        <div className={styles.doing}>
          {isWhole === null && <LoadingSheet>Looking at what lies here...</LoadingSheet>}
          {isWhole === false && <NotHere />}
          {isWhole && <CodeDoorAction {...{ exam, opened, onOpened: setOpened, onEntered, onArrived }} />}
        </div>
        <section className={styles.what} aria-labelledby="what">
          <h2 id="what">The exam</h2>
          <dl className={styles.facts}>
            <Fact name="Subject">{facts.subject}</Fact>
            {facts.location && <Fact name="Location">{facts.location}</Fact>}
            <Fact name="Paper">{facts.sign}</Fact>
            <Fact name="Time">
              <MinutesText minutes={facts.durationMinutes} />
              {facts.extraMinutes && (
                <>
                  {' '}
                  and <MinutesText minutes={facts.extraMinutes} /> of extra time
                </>
              )}
            </Fact>
            {asks ? <Asked {...asks} /> : opened && <Fact name="Questions">{opened.questions.length}</Fact>}
            <Fact name="Opens" isWide>
              {lagosText(facts.opensAt)}
            </Fact>
            <Fact name="Closes" isWide>
              {lagosText(facts.closesAt)}
            </Fact>
          </dl>
          {opened && <WhatToAnswer {...opened} />}
          {asks && asks.instructions !== '' && (
            <div className={styles.instructions}>
              <h3>Instructions</h3>
              <Markdown text={asks.instructions} />
            </div>
          )}
        </section>
      </div>
    </DoorFrame>
  )
}

/** What the usual door says of it, in its order. */
function Asked(asks: NonNullable<ExamPackage['asks']>) {
  const { questionCount, totalMarksHundredths, passingScore, attemptsAllowed, attemptsUsed } = asks
  return (
    <>
      <Fact name="Questions">{questionCount}</Fact>
      <Fact name="Marks">{marksText(totalMarksHundredths)}</Fact>
      <Fact name="Pass mark">{percentageText(passingScore)}</Fact>
      <Fact name="Attempts">{attemptsAllowed === 1 ? '1' : `${attemptsUsed} of ${attemptsAllowed} used`}</Fact>
    </>
  )
}

/** Known once the paper is open. */
function WhatToAnswer({ questions, content: { negative } }: OpenedByCode) {
  const sections = sectionsOf(questions)
  if (sections.length === 0 && !negative) return null
  return (
    <div className={styles.instructions}>
      <h3>{sections.length > 0 ? 'What to answer' : 'How the paper is marked'}</h3>
      {sections.map((section) => (
        <p key={section.place}>
          <strong>{section.title}</strong>:{' '}
          {askedText(section, questions.filter((one) => one.section === section).length)}
        </p>
      ))}
      {negative && <p>{negativeText(negative)}</p>}
    </div>
  )
}
