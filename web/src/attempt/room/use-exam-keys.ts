import { useEffect, useRef } from 'react'
import { type KeyWish, wishOf } from './exam-keys.ts'

/** Hears the keys of the exam room wherever the focus is, except where somebody types. */
export function useExamKeys(isAsking: boolean, onWish: (wish: KeyWish) => void): void {
  const latest = useRef({ isAsking, onWish })
  useEffect(() => {
    latest.current = { isAsking, onWish }
  })
  useEffect(() => {
    const held = new Set<string>()
    const onDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const wish = wishOf(event.key, { held, isAsking: latest.current.isAsking })
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
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'radio' && target.type !== 'checkbox'
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}
