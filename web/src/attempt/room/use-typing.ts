import { useEffect, useRef, useState } from 'react'
import type { QuestionAct } from '../sync/progress.ts'
import type { RoomSession } from './room-session.ts'

/** After this long without a key, what is typed becomes an answer. */
const pauseMs = 500

const leaving = ['beforeunload', 'pagehide'] as const

type Typed = { questionId: string; value: string; session: Pick<RoomSession, 'act' | 'whileTyping'> }

/**
 * A text that becomes an answer at every pause, when its box is left, when the page is hidden and before the paper ends.
 * What another window says is shown as soon as nothing is being typed here.
 */
export function useTyping({ questionId, value, session }: Typed) {
  const [draft, setDraft] = useState<string | null>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  // What handlers outside of React find; the draft as it was typed last, drawn or not.
  const latest = useRef({ draft, value })
  useEffect(() => {
    latest.current.value = value
  })

  const write = (typed: string | null) => {
    latest.current.draft = typed
    setDraft(typed)
  }
  const settle = () => {
    clearTimeout(pause.current)
    const act = actOf(questionId, latest.current)
    if (act) session.act(act)
    write(null)
  }
  const settleLatest = useRef(settle)
  useEffect(() => {
    settleLatest.current = settle
  })

  useEffect(() => {
    const onHidden = () => settleLatest.current()
    const endTyping = session.whileTyping(() => actOf(questionId, latest.current))
    document.addEventListener('visibilitychange', onHidden)
    // Before the room itself hears of it: it asks whether to stay while something is not saved, and then takes nothing more.
    for (const kind of leaving) window.addEventListener(kind, onHidden, { capture: true })
    return () => {
      // The question is left, by whatever way.
      settleLatest.current()
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
      pause.current = setTimeout(() => settleLatest.current(), pauseMs)
    },
    settle,
    clear: () => {
      write(null)
      clearTimeout(pause.current)
      if (value !== '') session.act({ kind: 'clear', question: questionId })
    },
  }
}

/** What a draft comes to; nothing where it is what the paper has already. */
function actOf(question: string, { draft, value }: { draft: string | null; value: string }): QuestionAct | null {
  if (draft === null || draft === value) return null
  if (draft.trim() !== '') return { kind: 'answer', question, value: draft }
  return value === '' ? null : { kind: 'clear', question }
}
