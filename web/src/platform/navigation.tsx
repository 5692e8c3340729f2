import { Button, type ButtonProps } from '@mantine/core'
import { Link, useLocation, useNavigate, useParams, useRouter } from '@tanstack/react-router'
import { type ComponentProps, type MouseEvent, useCallback } from 'react'

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
  /** What reaches the screen with the navigation, as by `useGoTo`. */
  carried?: unknown
}

/** A link between screens behind sign-in. */
export function PageLink({ to, carried, ...rest }: LinkProps) {
  const state = carried === undefined ? {} : { state: { carried } }
  return <Link to={addressOf(to)} activeOptions={{ exact: true }} {...state} {...rest} />
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

const fromList = 'from a list'

/** A link from a list to one of its records: the way back leads to the same place in the list. */
export function RecordLink(props: Omit<LinkProps, 'carried'>) {
  return <PageLink {...props} carried={fromList} />
}

/** The way back from a record: to where somebody was in the list, or to its beginning for who came another way. */
export function BackToList({ to, ...rest }: Omit<LinkProps, 'carried'>) {
  const isFromList = useCarried() === fromList
  const { history } = useRouter()
  const goBack = (event: MouseEvent) => {
    if (!isFromList || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    history.back()
  }
  return <PageLink to={to} onClick={goBack} {...rest} />
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

/** What stands behind the `?` of this screen's address, texts alone, and what puts other values in their place. */
export function useAddressSearch(): [Readonly<Record<string, string>>, (next: Record<string, string>) => void] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const texts = Object.entries<unknown>(search).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  const setSearch = useCallback(
    (next: Record<string, string>) => void navigate({ to: '.', search: next, replace: true, resetScroll: false }),
    [navigate],
  )
  return [Object.fromEntries(texts), setSearch]
}

/** Names this entry of the tab's history: the same again for who comes back to it. */
export function useHistoryKey(): string {
  return useLocation({ select: ({ state }) => state.__TSR_key ?? '' })
}

/** Where we are below /dashboard: `/`, `/exams`, `/exam/4f…`. */
export function usePath(): string {
  return useLocation({ select: ({ pathname }) => pathname.slice(root.length).replace(/\/+$/, '') || '/' })
}
