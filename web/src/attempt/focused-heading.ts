import { type RefObject, useEffect, useRef } from 'react'

/** For the heading of what takes the place of something else: keyboard and screen reader go along to it. */
export function useFocusedHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return heading
}
