import { useEffect, useRef, useState } from 'react'
import { useMe } from '../../platform/session.ts'
import type { QuestionForm } from '../question-draft.ts'
import { dropQuestion, keepQuestion } from './kept-question.ts'

type Written = {
  questionId: string
  values: QuestionForm
  revision: number
  /** When it was kept before this page was opened; null for not at all. */
  keptAt: number | null
}

/**
 * Keeps a form on this device from its first change, at each one: a reload, a session that ends or a dead battery takes nothing
 * along. Says when it was kept last; `isLost` while the device keeps nothing.
 */
export function useKeptForm({ questionId, values, revision, keptAt: before }: Written) {
  const me = useMe()
  const [keptAt, setKeptAt] = useState(before)
  const [isLost, setIsLost] = useState(false)
  const isOver = useRef(false)
  const isFresh = useRef(false)
  const last = useRef({ values, revision })
  useEffect(() => {
    if (isOver.current || (last.current.values === values && last.current.revision === revision)) return
    last.current = { values, revision }
    if (isFresh.current) {
      isFresh.current = false
      return
    }
    const now = Date.now()
    const isKept = keepQuestion(me, { questionId, form: values, revision, keptAt: now })
    setIsLost(!isKept)
    if (isKept) setKeptAt(now)
  }, [me, questionId, values, revision])
  return {
    keptAt,
    isLost,
    /** It was saved or thrown away: nothing is kept after this. */
    end: () => {
      isOver.current = true
      dropQuestion(me, questionId)
    },
    /** It was saved, and the next one begins: the form is about to be filled with what stays the same. */
    beginNext: () => {
      isFresh.current = true
      dropQuestion(me, questionId)
      setKeptAt(null)
    },
  }
}
