import { useState } from 'react'

const key = 'cbt_exam_letter_keys'

/** Whether single letters answer and move on this device. Speech input and a hand that trembles press keys unasked. */
export function useLetterKeys(): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(readIsOn)
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

function readIsOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}
