import { useEffect, useState } from 'react'
import type { PaperQuestion } from '../paper.ts'
import type { RoomSession } from '../room-session.ts'

/** Which question is shown: after a reload the one shown last. Looking at a question is an event of its own. */
export function usePlace(questions: readonly PaperQuestion[], session: RoomSession) {
  const [index, setIndex] = useState(() => {
    const last = session.view().progress.lastQuestion
    return Math.max(
      0,
      questions.findIndex(({ id }) => id === last),
    )
  })
  const question = questions[index]
  if (!question) throw new Error('The exam room was opened without questions')

  useEffect(() => {
    if (session.view().progress.lastQuestion !== question.id) session.move({ kind: 'visit', question: question.id })
    // Keyboard and screen reader go along to the question, the first one too; the page shows it from its beginning.
    document.getElementById(`question-${question.id}`)?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [question.id, session])

  const goTo = (next: number) => {
    if (next < 0 || next >= questions.length) return
    setIndex(next)
  }
  return { question, index, goTo }
}
