import type { Me } from '@sabimark/contract/answers.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { client } from './client.ts'
import { forgetKeptWork, keepWorkAgain } from './kept-work.ts'
import { leaveDemo, modeHere } from './mode.ts'
import { tellOtherTabs } from './other-tabs.ts'
import { hasPackages } from './packages-mark.ts'
import { keepPersonHere, personHere } from './person-here.ts'
import { forgetPresses } from './press.ts'
import { meKey, queryClient } from './queries.ts'
import { isNetworkError } from './refusal.ts'
import { keepSessionLeft, sessionEnd } from './session-left.ts'
import { signInAddress } from './sign-in-address.ts'
import { markSignedIn } from './signed-in-mark.ts'
import { forgetSealed, keepSealOf } from './tab-seal.ts'
import { forgetUnsavedWork, unsavedWork } from './unsaved.ts'

let isShared = false

/** Whether this is a student on a computer that others use, too; as the server said last. */
export const isOnSharedComputer = (): boolean => isShared

/** Who is signed in here; null for nobody. */
export const meQuery = queryOptions({
  queryKey: meKey,
  queryFn: async ({ signal }): Promise<Me | null> => {
    const { me, sessionLeftMs, endsAfterExam = false, ended } = await client.people.me(undefined, { signal })
    keepSessionLeft(sessionLeftMs, ended)
    isShared = endsAfterExam
    keepSealOf(me?.id)
    if (modeHere() !== 'demo') markSignedIn(me && (me.role === 'student' ? 'student' : 'staff'))
    return ofThisPage(me)
  },
  // Where sealed papers lie the exam can begin without an answer: a second try is for a line that has just blinked.
  retry: (count, error) => isNetworkError(error) && count < (hasPackages() ? 1 : 2),
  retryDelay: (count) => (hasPackages() ? 250 : 1000 * 2 ** count),
  // Nobody is asked for again: the sign-in may happen in another tab.
  staleTime: ({ state }) => (state.data === null ? 0 : 60_000),
})

/**
 * Whose page it is stays so until it is loaded anew. Somebody else, or the same person at another school, is nobody to a page
 * that holds unsaved work: it stays on the screen, and changing back makes it good again.
 */
function ofThisPage(me: Me | null): Me | null {
  if (!me) return null
  const first = personHere() ?? me.id
  keepPersonHere(first)
  if (me.id !== first && unsavedWork()) return null
  keepWorkAgain()
  return me
}

/** The signed-in person, or null after the session ended under a screen that is still shown. */
export function useOptionalMe(): Me | null {
  return useQuery(meQuery).data ?? null
}

/**
 * The signed-in person. For screens behind sign-in: the shell has asked before it shows any of them. A session that ends
 * under a screen leaves it the person it began with: an exam goes on by its ticket, everything else is left by the shell.
 */
export function useMe(): Me {
  const now = useOptionalMe()
  const [atFirst] = useState(now)
  const me = now ?? atFirst
  if (!me) throw new Error('This screen needs somebody signed in, and nobody is')
  return me
}

/**
 * Whether, as far as this page knows, the session lives at this moment: secrets are shown no longer. A form keeps what was
 * typed into it all the same.
 */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(
    (onChange) => queryClient.getQueryCache().subscribe(onChange),
    () => {
      const { data, isInvalidated } = queryClient.getQueryState<Me | null>(meKey) ?? {}
      return Boolean(data) && !isInvalidated
    },
  )
}

let isLedAlready = false

/** Whoever leaves by a press on this page is led by that alone, whatever a screen hears until the next page is there. */
export function leadAlone(): void {
  isLedAlready = true
}

/**
 * Leaves for the sign-in page, which leads back here and says why the session `ended`. A screen that hears of a sign-out
 * made on this page stays: the sign-out itself leads on.
 */
export function leaveForSignIn(ended = sessionEnd()): void {
  if (!isLedAlready) window.location.replace(signInAddress(window.location, ended))
}

/**
 * Ends the session on the server, tells the other tabs, then leaves for the site's root or another of its pages: `signOut('/login?as=student')`.
 * Answers not sent yet stay on the device, marks not saved and imports not finished do not; whoever has unsaved work is asked before this is called.
 */
export async function signOut(to = '/'): Promise<void> {
  leaveDemo()
  if (modeHere() !== 'demo') {
    await endSession()
    tellOtherTabs('signed_out')
    markSignedIn(null)
    forgetKeptWork()
    await forgetSealed()
  }
  forgetUnsavedWork()
  forgetPresses()
  queryClient.clear()
  // In place of this screen, and of what its navigation carried.
  window.location.replace(to)
}

/** A sign-out whose reply was lost may have been carried out: then a screen has learnt that nobody is signed in. */
async function endSession(): Promise<void> {
  leadAlone()
  try {
    await client.people.signOut()
  } catch (error) {
    isLedAlready = false
    if (queryClient.getQueryData(meKey) === null) leaveForSignIn()
    throw error
  }
}
