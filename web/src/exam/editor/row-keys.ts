import type { FocusEvent, KeyboardEvent } from 'react'

type Keys = {
  move: (id: string, by: -1 | 1) => void
  remove: (id: string) => void
  /** The keyboard is on this question. */
  onFocus: (id: string) => void
  onEscape: () => void
}

const controls = 'input, [aria-keyshortcuts]'
const rowOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-question]') : null

/** Arrows go from row to row, from marks to marks or from text to text; with Alt they take the question along. */
export function rowKeys({ move, remove, onFocus, onEscape }: Keys) {
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const id = rowOf(target)?.dataset.question
      if (id !== undefined && target.matches(controls)) onFocus(id)
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { key, altKey, target, currentTarget } = event
      const row = rowOf(target)
      const id = row?.dataset.question
      if (!row || id === undefined || !(target instanceof HTMLElement) || !target.matches(controls)) return
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
      if (by !== 0 && altKey) move(id, by)
      else if (by !== 0) focusBeside(currentTarget, target, row, by)
      else if (key === 'Delete' && !target.matches('input')) remove(id)
      else if (key === 'Escape') onEscape()
      else return
      event.preventDefault()
    },
  }
}

function focusBeside(list: HTMLElement, target: HTMLElement, row: HTMLElement, by: -1 | 1): void {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-question]')]
  const next = rows[rows.indexOf(row) + by]
  const alike = next?.querySelector<HTMLElement>(target.matches('input') ? 'input' : '[aria-keyshortcuts]')
  alike?.focus()
  if (alike instanceof HTMLInputElement) alike.select()
}
