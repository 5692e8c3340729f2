import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react'

/** What each card of a page has to explain, and where it stands. */
let cards: readonly { what: string; place: Element }[] = []
const listeners = new Set<() => void>()

function put(next: typeof cards): void {
  cards = next
  for (const tell of listeners) tell()
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

const stands = (one: Element, before: Element) =>
  (one.compareDocumentPosition(before) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** Whether the card at this place is the first on the page that has this to explain: those after it need not say it again. */
export function useIsFirstToSay(place: RefObject<HTMLElement | null>, what: string, hasIt: boolean): boolean {
  // Before it is drawn: nothing is said that is taken back at once.
  useLayoutEffect(() => {
    const here = place.current
    if (here === null || !hasIt) return
    const card = { what, place: here }
    put([...cards, card])
    return () => put(cards.filter((one) => one !== card))
  }, [place, what, hasIt])
  return useSyncExternalStore(listen, () => {
    const here = place.current
    return hasIt && here !== null && !cards.some((one) => one.what === what && stands(one.place, here))
  })
}
