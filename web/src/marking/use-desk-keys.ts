import { useEffect, useRef } from 'react'
import { type DeskWish, deskWishOf } from './desk-keys.ts'

/** Hears the keys of the desk wherever the focus is: not while somebody types, behind a dialog, or on what Enter itself presses. */
export function useDeskKeys(isOn: boolean, onWish: (wish: DeskWish) => void): void {
  const latest = useRef({ isOn, onWish })
  useEffect(() => {
    latest.current = { isOn, onWish }
  })
  useEffect(() => {
    const onDown = (event: KeyboardEvent) => {
      if (!latest.current.isOn || event.repeat || event.defaultPrevented) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return
      const wish = deskWishOf(event.key)
      if (!wish || (wish.kind === 'save' && isPressable(event.target))) return
      event.preventDefault()
      latest.current.onWish(wish)
    }
    window.addEventListener('keydown', onDown)
    return () => window.removeEventListener('keydown', onDown)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox'
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

function isPressable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('a, button, summary') !== null
}
