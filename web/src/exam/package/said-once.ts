import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react'

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

/** Whether this card is the first on the page that has this to explain: those after it need not say it again. */
export function useIsFirstToSay(what: string): [place: RefObject<HTMLElement | null>, isFirst: boolean] {
  const place = useRef<HTMLElement>(null)
  // Before it is drawn: nothing is said that is taken back at once.
  useLayoutEffect(() => {
    const here = place.current
    if (here === null) return
    put([...cards, { what, place: here }])
    return () => put(cards.filter((one) => one.place !== here))
  }, [what])
  const isFirst = useSyncExternalStore(listen, () => {
    const here = place.current
    return here !== null && !cards.some((one) => one.what === what && stands(one.place, here))
  })
  return [place, isFirst]
}
