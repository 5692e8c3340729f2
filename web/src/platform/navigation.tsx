import { Button, type ButtonProps } from '@mantine/core'
import { withoutEnd } from '@sabimark/domain/words/signs/without-end.ts'
import { Link, useLocation, useNavigate, useParams, useRouter } from '@tanstack/react-router'
import { type ComponentProps, type MouseEvent, useCallback } from 'react'
import type { PageAddress, PagePath, ParamsOf, PathWithParams } from './page.ts'

/** The app stands under this; screens name each other without it. */
const root = '/dashboard'

/** The whole path of a page, as the router knows it. */
export function wholePath(path: string): string {
  return path === '/' ? root : `${root}${path}`
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    carried?: unknown
  }
}

type AnchorProps = Omit<ComponentProps<'a'>, 'href' | 'ref'>
type Carrying = {
  /** What reaches the screen with the navigation, as by `useGoTo`. */
  carried?: unknown
}
export type PageLinkProps = PageAddress & AnchorProps & Carrying

/** A link between screens behind sign-in: `<PageLink to="/exams/$examId" params={{ examId }}>`. */
export function PageLink({ to, carried, ...rest }: PageLinkProps) {
  const state = carried === undefined ? {} : { state: { carried } }
  return <Link to={wholePath(to)} activeOptions={{ exact: true }} {...state} {...rest} />
}

/** A link between screens that looks like a button. */
export function PageButton(props: ButtonProps & PageLinkProps) {
  return <Button component={PageLink} {...props} />
}

/**
 * Goes to another screen: `goTo({ to: '/exams' })`. What is `carried` reaches it with the navigation and stays out of the
 * address, but in the history of the tab, where the next person at the computer finds it: ids and flags, nothing else.
 * `replace` puts the new address in place of this one; `resetScroll: false` leaves the page where it is; `keepsSearch` keeps what stands
 * behind the `?`.
 */
export function useGoTo(): (
  page: PageAddress,
  options?: Carrying & { replace?: boolean; resetScroll?: boolean; keepsSearch?: boolean },
) => void {
  const navigate = useNavigate()
  return ({ to, ...page }, { carried, keepsSearch = false, ...options } = {}) =>
    void navigate({ to: wholePath(to), ...page, ...(keepsSearch && { search: true }), state: { carried }, ...options })
}

/** The pages of a list's records: `recordAt('/students/$studentId')`. */
export function recordAt<Path extends PathWithParams>(to: Path): (record: { id: string }) => PageAddress {
  const [, param = ''] = /\$(\w+)/.exec(to) ?? []
  return ({ id }) => ({ to, params: { [param]: id } }) as PageAddress
}

/** Carried to the dashboard of who asked for a page of other roles. */
export const noAccess = 'no access'
/** And of who asked for one that is not there. */
export const noPage = 'no page'

const fromList = 'from a list'

/** A link from a list to one of its records: the way back leads to the same place in the list. */
export function RecordLink(props: PageAddress & AnchorProps) {
  return <PageLink {...props} carried={fromList} />
}

/** The way back from a record: to where somebody was in the list, or to its beginning for who came another way. */
export function BackToList(props: PageAddress & AnchorProps) {
  const isFromList = useCarried() === fromList
  const { history } = useRouter()
  const goBack = (event: MouseEvent) => {
    if (!isFromList || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    history.back()
  }
  return <PageLink onClick={goBack} {...props} />
}

/** What the screen before sent along; it stays through a reload. Whatever it is, it has to be looked at first. */
export function useCarried(): unknown {
  return useLocation({ select: ({ state }) => state.carried })
}

/** The parameters in this screen's path: `const { examId } = usePageParams('/exams/$examId')`. Throws under another path. */
export function usePageParams<Path extends PagePath>(path: Path): ParamsOf<Path> {
  const params: Record<string, unknown> = useParams({ strict: false })
  for (const [, name = ''] of path.matchAll(/\$(\w+)/g)) {
    if (typeof params[name] !== 'string') throw new Error(`This is not ${path}: no parameter ${name}`)
  }
  return params as ParamsOf<Path>
}

const smallNumber = /^[1-9]\d{0,8}$/

/** What stands behind the `?` of this screen's address, texts alone, and what puts other values in their place. */
export function useAddressSearch(): [Readonly<Record<string, string>>, (next: Record<string, string>) => void] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const texts = Object.entries<unknown>(search).flatMap(([name, value]): [string, string][] => {
    const text = typeof value === 'number' ? `${value}` : value
    return typeof text === 'string' ? [[name, text]] : []
  })
  const setSearch = useCallback(
    (next: Record<string, string>) => {
      // The router writes a text that reads as a number in quotes.
      const written = Object.entries(next).map(([name, text]) => [name, smallNumber.test(text) ? Number(text) : text])
      void navigate({ to: '.', search: Object.fromEntries(written), replace: true, resetScroll: false })
    },
    [navigate],
  )
  return [Object.fromEntries(texts), setSearch]
}

/** The page at a path the server names, as a notice does (`/exam/4f…`); null where there is none. */
export function usePageAt(path: string | null): PageAddress | null {
  const router = useRouter()
  if (path === null) return null
  const [, params, route] = router.getMatchedRoutes(wholePath(path))
  // The routes are the table of contents, so what the router has found is one of its pages.
  return route ? ({ to: belowRoot(route.fullPath), params } as PageAddress) : null
}

/** Names this entry of the tab's history: the same again for who comes back to it. */
export function useHistoryKey(): string {
  return useLocation({ select: ({ state }) => state.__TSR_key ?? '' })
}

/** Where we are below /dashboard: `/`, `/exams`, `/exam/4f…`. */
export function usePath(): string {
  return useLocation({ select: ({ pathname }) => belowRoot(pathname) })
}

function belowRoot(wholePath: string): string {
  return withoutEnd(wholePath.slice(root.length), '/') || '/'
}
