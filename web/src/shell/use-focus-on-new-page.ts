import { type RefObject, useEffect, useRef } from 'react'
import { usePath } from '../platform/navigation.tsx'

/** The first page after a load begins where the browser puts it. */
let isFirstPage = true

/**
 * After a change of page, also from one layout into the other, the keyboard and the screen reader stand at its beginning,
 * as they would after a load. A page that has put them somewhere itself is left alone.
 */
export function useFocusOnNewPage<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null)
  const path = usePath()
  const shownPath = useRef<string | null>(null)
  useEffect(() => {
    if (shownPath.current === path) return
    const isInPlaceAlready = shownPath.current === null && place.current?.contains(document.activeElement)
    shownPath.current = path
    // What takes the focus is called something: as the tab is.
    if (place.current?.matches('main')) place.current.setAttribute('aria-label', document.title)
    if (!isFirstPage && !isInPlaceAlready) place.current?.focus({ preventScroll: true })
    isFirstPage = false
  }, [path])
  return place
}
