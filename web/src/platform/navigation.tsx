import { Button, type ButtonProps } from '@mantine/core'
import { Link, useLocation, useNavigate, useParams } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

/** The app stands under this; screens name each other without it. */
const root = '/dashboard'

function addressOf(to: string): string {
  return to === '/' ? root : `${root}${to}`
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    carried?: unknown
  }
}

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  /** Below /dashboard, beginning with a slash: `/exams/4f…`. */
  to: string
}

/** A link between screens behind sign-in. */
export function PageLink({ to, ...rest }: LinkProps) {
  return <Link to={addressOf(to)} activeOptions={{ exact: true }} {...rest} />
}

/** A link between screens that looks like a button. */
export function PageButton({ to, ...rest }: ButtonProps & LinkProps) {
  return <Button component={PageLink} to={to} {...rest} />
}

/**
 * Goes to another screen: `goTo('/exams')`. What is `carried` reaches it with the navigation and stays out of the address,
 * but in the history of the tab, where the next person at the computer finds it: ids and flags, nothing else.
 * `replace` puts the new address in place of this one; `resetScroll: false` leaves the page where it is.
 */
export function useGoTo(): (
  to: string,
  carried?: unknown,
  options?: { replace?: boolean; resetScroll?: boolean },
) => void {
  const navigate = useNavigate()
  return (to, carried, options) => void navigate({ to: addressOf(to), state: { carried }, ...options })
}

/** What the screen before sent along; it stays through a reload. Whatever it is, it has to be looked at first. */
export function useCarried(): unknown {
  return useLocation({ select: ({ state }) => state.carried })
}

/** The value of a parameter in this screen's path: `usePageParam('examId')`. Throws where the path has none of that name. */
export function usePageParam(name: string): string {
  const params: Record<string, unknown> = useParams({ strict: false })
  const value = params[name]
  if (typeof value !== 'string') throw new Error(`This page's path has no parameter ${name}`)
  return value
}

/** Where we are below /dashboard: `/`, `/exams`, `/exam/4f…`. */
export function usePath(): string {
  return useLocation({ select: ({ pathname }) => pathname.slice(root.length).replace(/\/+$/, '') || '/' })
}
