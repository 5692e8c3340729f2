import { type RefObject, useEffect, useRef } from 'react'

const currentRow = '[aria-current="true"]'

/**
 * Who pressed a button that has gone, as all do once they are answered, goes on from the row that is looked at, or from what is edited in
 * it: the keys work only inside the review. So does who was on the row looked at before: else Enter would lead back there.
 */
export function useFocusOnRow(panes: RefObject<HTMLElement | null>, isHeld: boolean) {
  const rowBefore = useRef<Element | null>(null)
  useEffect(() => {
    const row = panes.current?.querySelector(currentRow) ?? null
    const isLeft = rowBefore.current !== row && document.activeElement === rowBefore.current
    rowBefore.current = row
    if (isHeld || !(isLeft || document.activeElement === document.body)) return
    const places = ['form input', currentRow, '[data-pane]']
    const drawn = places
      .map((place) => panes.current?.querySelector<HTMLElement>(place))
      // On a phone the list is folded.
      .find((one) => (one?.getClientRects().length ?? 0) > 0)
    drawn?.focus({ preventScroll: true })
  })
}
