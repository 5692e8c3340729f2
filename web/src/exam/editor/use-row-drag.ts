import { type PointerEvent, useRef } from 'react'
import type { Place } from './paper-moves.ts'

const edgePx = 48

/** Where a question held at this height would be put down. */
function placeAt(list: HTMLElement, x: number, y: number): { place: Place; row: HTMLElement; isBelow: boolean } | null {
  const under = document.elementFromPoint(x, y)
  if (!under || !list.contains(under)) return null
  const row = under.closest<HTMLElement>('[data-question]')
  const section = under.closest<HTMLElement>('[data-section]')
  if (!section) return null
  const place = { section: Number(section.dataset.section), before: null }
  if (!row) return { place, row: section, isBelow: true }
  const { top, height } = row.getBoundingClientRect()
  const isBelow = y > top + height / 2
  const next = row.nextElementSibling instanceof HTMLElement ? row.nextElementSibling.dataset.question : undefined
  const before = isBelow ? next : row.dataset.question
  return { place: { ...place, before: before ?? null }, row, isBelow }
}

/** A row is taken by its grip and put down between others; a line shows where. */
export function useRowDrag(put: (id: string, to: Place) => void) {
  const held = useRef<{ id: string; to: Place | null; shown: HTMLElement | null } | null>(null)
  const forget = () => {
    held.current?.shown?.removeAttribute('data-drop')
    held.current = null
  }
  return {
    onPointerDown: ({ target, currentTarget, pointerId, button }: PointerEvent<HTMLElement>) => {
      if (button !== 0 || !(target instanceof Element) || !target.closest('[data-grip]')) return
      const id = target.closest<HTMLElement>('[data-question]')?.dataset.question
      if (id === undefined) return
      held.current = { id, to: null, shown: null }
      currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove: ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
      const now = held.current
      if (!now) return
      const pane = currentTarget.closest('fieldset')
      const { top = 0, bottom = 0 } = pane?.getBoundingClientRect() ?? {}
      if (clientY < top + edgePx) pane?.scrollBy(0, -12)
      else if (clientY > bottom - edgePx) pane?.scrollBy(0, 12)
      const found = placeAt(currentTarget, clientX, clientY)
      now.shown?.removeAttribute('data-drop')
      now.to = found?.place ?? null
      now.shown = found?.row ?? null
      now.shown?.setAttribute('data-drop', found?.isBelow ? 'below' : 'above')
    },
    onPointerUp: () => {
      const now = held.current
      forget()
      if (now?.to) put(now.id, now.to)
    },
    onPointerCancel: forget,
  }
}
