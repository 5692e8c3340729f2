import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useMe } from '../session.ts'
import type { Look } from './look-switch.tsx'

const keyOf = (personId: string, list: string) => `cbt_look:${personId}:${list}`

/**
 * Rows or cards, as one person last chose on this device. Until then rows: where there is room for a pane beside them, and
 * on a phone, which has no room for cards.
 */
export function useKeptLook(list: string): [Look, (look: Look) => void] {
  const key = keyOf(useMe().id, list)
  const [chosen, setChosen] = useState(() => readLook(key))
  const hasRoomForCards = useMediaQuery('(min-width: 900px) and (max-width: 1099px)', false, {
    getInitialValueInEffect: false,
  })
  const choose = (look: Look) => {
    setChosen(look)
    try {
      localStorage.setItem(key, look)
    } catch {
      // Storage may be switched off: then it holds until the page is left.
    }
  }
  return [chosen ?? (hasRoomForCards ? 'cards' : 'list'), choose]
}

function readLook(key: string): Look | null {
  try {
    const kept = localStorage.getItem(key)
    return kept === 'list' || kept === 'cards' ? kept : null
  } catch {
    return null
  }
}
