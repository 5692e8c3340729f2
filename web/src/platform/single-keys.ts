import { useState } from 'react'

/**
 * Whether single keys do something on this device, kept under `key`: switched off by who speaks to the computer or rests a hand
 * on it.
 */
export function useSingleKeys(key: string): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => readIsOn(key))
  const keep = (next: boolean) => {
    setIsOn(next)
    try {
      localStorage.setItem(key, next ? 'on' : 'off')
    } catch {
      // Storage may be switched off: then it holds until the page is closed.
    }
  }
  return [isOn, keep]
}

function readIsOn(key: string): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}
