import { type RefObject, useEffect } from 'react'

/**
 * Who pressed a button that has gone, as all do once they are answered, goes on from the row that is looked at, or from what is edited in
 * it: the keys work only inside the review.
 */
export function useFocusOnRow(panes: RefObject<HTMLElement | null>, isHeld: boolean) {
  useEffect(() => {
    if (isHeld || document.activeElement !== document.body) return
    const places = ['form input', '[aria-current="true"]', '[data-pane]']
    const drawn = places
      .map((place) => panes.current?.querySelector<HTMLElement>(place))
      // On a phone the list is folded.
      .find((one) => (one?.getClientRects().length ?? 0) > 0)
    drawn?.focus({ preventScroll: true })
  })
}
