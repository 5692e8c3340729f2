import { useEffect, useRef, useState } from 'react'
import { type DeskWish, deskWishOf } from './desk-keys.ts'

const key = 'cbt_desk_keys'

/** Whether the desk hears single keys; switched off on this device by who speaks to the computer or rests a hand on it. */
export function useKeysOn(): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(readIsOn)
  const keep = (next: boolean) => {
    setIsOn(next)
    try {
      localStorage.setItem(key, next ? 'on' : 'off')
    } catch {
      // Then it holds until the page is closed.
    }
  }
  return [isOn, keep]
}

function readIsOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

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
