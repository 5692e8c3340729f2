import { maxAnswerLength } from '@sabimark/domain/attempt/event.ts'
import { useEffect, useRef, useState } from 'react'
import type { RoomSession } from '../../room-session.ts'
import type { QuestionMove } from '../../sync/progress.ts'

/**
 * After so long without a key what is typed is taken, at the latest so long after the first key. A short text becomes an
 * answer then; a long one is kept as far as it has come, and the session says it when it is time.
 */
const paces = { short: { pauseMs: 500, latestMs: 60_000 }, long: { pauseMs: 1_000, latestMs: 5_000 } }

const leaving = ['beforeunload', 'pagehide'] as const

type Typed = {
  questionId: string
  value: string
  session: Pick<RoomSession, 'move' | 'typed' | 'whileTyping' | 'keyed'>
  length: keyof typeof paces
}

/**
 * A text that is taken at every pause and when its box is left, and is an answer when the question is left, when the page is
 * hidden and before the paper ends. What another window says is shown as soon as nothing is being typed here.
 */
export function useTyping({ questionId, value, session, length }: Typed) {
  const { pauseMs, latestMs } = paces[length]
  const [draft, setDraft] = useState<string | null>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const firstKeyAt = useRef<number | null>(null)
  // What handlers outside of React find; the draft as it was typed last, drawn or not.
  const latest = useRef({ draft, value })
  useEffect(() => {
    latest.current.value = value
  })

  const write = (typed: string | null) => {
    latest.current.draft = typed
    setDraft(typed)
    session.keyed()
  }
  const takeBy = (say: (move: QuestionMove) => void) => {
    clearTimeout(pause.current)
    firstKeyAt.current = null
    const move = moveOf(questionId, latest.current)
    if (move) say(move)
    write(null)
  }
  const settle = () => takeBy(session.move)
  const keep = () => takeBy(length === 'long' ? session.typed : session.move)
  const takeLatest = useRef({ settle, keep })
  useEffect(() => {
    takeLatest.current = { settle, keep }
  })

  useEffect(() => {
    const onHidden = () => takeLatest.current.settle()
    const endTyping = session.whileTyping(() => moveOf(questionId, latest.current))
    document.addEventListener('visibilitychange', onHidden)
    // Before the room itself hears of it: it asks whether to stay while something is not saved, and then takes nothing more.
    for (const kind of leaving) window.addEventListener(kind, onHidden, { capture: true })
    return () => {
      // The question is left, by whatever way.
      takeLatest.current.settle()
      endTyping()
      document.removeEventListener('visibilitychange', onHidden)
      for (const kind of leaving) window.removeEventListener(kind, onHidden, { capture: true })
    }
  }, [session, questionId])

  return {
    text: draft ?? value,
    type: (typed: string) => {
      write(typed)
      clearTimeout(pause.current)
      const now = performance.now()
      firstKeyAt.current ??= now
      const waitMs = Math.min(pauseMs, firstKeyAt.current + latestMs - now)
      pause.current = setTimeout(() => takeLatest.current.keep(), waitMs)
    },
    keep,
    clear: () => {
      write(null)
      clearTimeout(pause.current)
      if (value !== '') session.move({ kind: 'clear', question: questionId })
    },
  }
}

/** What a draft comes to; nothing where it is what the paper has already. */
function moveOf(question: string, { draft, value }: { draft: string | null; value: string }): QuestionMove | null {
  if (draft === null || draft === value) return null
  // A phone's keyboard may go beyond the field's bound while it composes a word.
  if (draft.trim() !== '') return { kind: 'answer', question, value: draft.slice(0, maxAnswerLength) }
  return value === '' ? null : { kind: 'clear', question }
}
