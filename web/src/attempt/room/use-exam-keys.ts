import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Above, type KeyWish, wishOf } from './exam-keys.ts'

type Listening = { isOn: boolean; isAsking: boolean }

/**
 * Hears the keys of the exam room wherever the focus is, except where somebody types, and behind no dialog. Returns whether a key was pressed
 * at all: there is a keyboard.
 */
export function useExamKeys({ isOn, isAsking }: Listening, onWish: (wish: KeyWish) => void): boolean {
  const [hasKeyboard, setHasKeyboard] = useState(false)
  const latest = useRef({ isOn, isAsking, onWish })
  useEffect(() => {
    latest.current = { isOn, isAsking, onWish }
  })
  // Before the question is painted: whoever sees it may press at once, and a busy computer runs other effects later.
  useLayoutEffect(() => {
    const held = new Set<string>()
    const onDown = (event: KeyboardEvent) => {
      setHasKeyboard(true)
      if (!latest.current.isOn) return
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const wish = wishOf(event.key, { held, above: aboveQuestion(latest.current.isAsking) })
      held.add(event.key.toLowerCase())
      if (!wish) return
      event.preventDefault()
      latest.current.onWish(wish)
    }
    const onUp = (event: KeyboardEvent) => held.delete(event.key.toLowerCase())
    // A key let go while another window had the keyboard would stay down for ever.
    const onBlur = () => held.clear()
    window.addEventListener('keydown', onDown)
    window.addEventListener('keyup', onUp)
    window.addEventListener('blur', onBlur)
    return () => {
      window.removeEventListener('keydown', onDown)
      window.removeEventListener('keyup', onUp)
      window.removeEventListener('blur', onBlur)
    }
  }, [])
  return hasKeyboard
}

/** The room knows of its own dialog alone; the question before leaving is the router's. */
function aboveQuestion(isAsking: boolean): Above {
  const openCount = document.querySelectorAll('dialog[open]').length
  if (openCount > (isAsking ? 1 : 0)) return 'other'
  return isAsking ? 'submit' : 'nothing'
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'radio' && target.type !== 'checkbox'
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}
