import type { KeyboardEvent } from 'react'
import { withRight } from '../question-draft.ts'
import { answered, type Judged } from './found.ts'
import type { ReviewHere } from './use-review.ts'

type Ways = {
  listed: readonly Judged[]
  shown: Judged | undefined
  show: (one: Judged | undefined) => void
  nextOpen: () => void
  here: ReviewHere
  /** Nothing can be changed while questions are being added. */
  isLocked: boolean
}

/** J and K go through the list, N to the next that needs somebody, a letter chooses the right option. Only inside the review. */
export function useReviewKeys({ listed, shown, show, nextOpen, here, isLocked }: Ways) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget, key } = event
    // What is typed into a dialog above the review comes here, too.
    const isInside = target instanceof HTMLElement && currentTarget.contains(target)
    if (!isInside || isTyping(target) || event.ctrlKey || event.metaKey || event.altKey) return
    const letter = key.toLowerCase()
    const place = listed.findIndex(({ position }) => position === shown?.position)
    if (letter === 'n') nextOpen()
    else if (letter === 'j') show(listed[place + 1])
    else if (letter === 'k') show(listed[place - 1])
    else if (isLocked || !shown || shown.addedId !== null || shown.whyOut !== null || !/^[a-f]$/.test(letter)) return
    else {
      const option = shown.form.options[letter.charCodeAt(0) - 97]
      if (!option) return
      here.changeFound(shown.position, (now) => answered(now, withRight(now.form, option.id)))
    }
    event.preventDefault()
  }
}

function isTyping(target: HTMLElement): boolean {
  return target.matches('textarea, select, [contenteditable="true"], input:not([type="radio"], [type="checkbox"])')
}
