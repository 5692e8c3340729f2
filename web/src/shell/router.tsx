import type { Me } from '@sabimark/contract/answers.ts'
import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Navigate,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { noAccess, noPage, wholePath } from '../platform/navigation.tsx'
import { hasPackages } from '../platform/packages-mark.ts'
import type { PageDefinition, Role } from '../platform/page.ts'
import { queryClient } from '../platform/queries.ts'
import { rolesOf } from '../platform/roles-of.ts'
import { leaveForSignIn, meQuery } from '../platform/session.ts'
import { signedInMark } from '../platform/signed-in-mark.ts'
import { tabSeal } from '../platform/tab-seal.ts'
import { titlePage } from '../platform/tab-title.ts'
import { LoadingSheet } from '../platform/ui/loading-sheet.tsx'
import { Full, WithoutSession } from './full.tsx'
import { mayOpen } from './menu.ts'
import { PageFailed } from './page-failed.tsx'
import { Shell } from './shell.tsx'
import { studentPages } from './student-pages.ts'

/** Whoever signs out leaves the page whole, so what this window was opened for stays right. */
let rolesHere: readonly Role[] | null = null

/** For what is fetched ahead under a pointer: asks nobody and goes nowhere, also when the session is over by now. */
const knownRoles = async (): Promise<readonly Role[]> => rolesHere ?? rolesOf(await signedIn())

/** The signed-in person; nobody's page becomes the sign-in page and this never returns. */
async function signedIn(): Promise<Me> {
  // Nobody a moment ago may be somebody now, by a sign-in in another tab.
  const isNobody = queryClient.getQueryData(meQuery.queryKey) === null
  const asked = isNobody ? queryClient.fetchQuery({ ...meQuery, staleTime: 0 }) : queryClient.ensureQueryData(meQuery)
  // Whose exam lies sealed here is not kept waiting by a network that does not answer: the time runs, or the hall begins.
  const me = await (tabSeal() || hasPackages() ? Promise.race([asked, noAnswer()]) : asked)
  if (me) {
    rolesHere = rolesOf(me)
    return me
  }
  leaveForSignIn()
  return new Promise(() => {})
}

const noAnswer = () => new Promise<never>((_, reject) => setTimeout(reject, 5_000, new TypeError('Failed to fetch')))

/** A screen, and where it may have controls what those are drawn with: a candidate waits for none of it. */
async function loadWithStyles<Screen>(load: () => Promise<Screen>, hasControls: boolean): Promise<Screen> {
  const [screen] = await Promise.all([load(), hasControls && import('./staff-controls.ts')])
  return screen
}

/** One route for each address. Where roles have different screens there, the role chooses. */
function routeOf(layout: AnyRoute, [path, screens]: [string, PageDefinition[]]) {
  const screenFor = (roles: readonly Role[]) =>
    roles.map((role) => screens.find((screen) => mayOpen(screen, role))).find((screen) => screen !== undefined)
  return createRoute({
    getParentRoute: () => layout,
    path: wholePath(path),
    beforeLoad: async ({ preload }) => {
      const roles = preload ? await knownRoles() : rolesOf(await signedIn())
      if (!screenFor(roles)) throw redirect({ to: wholePath('/'), replace: true, state: { carried: noAccess } })
    },
    onEnter: () => titlePage((rolesHere && screenFor(rolesHere)?.title) ?? ''),
    component: lazyRouteComponent(async () => {
      const roles = await knownRoles()
      const screen = screenFor(roles)
      if (!screen) throw new Error(`No one of this role has a screen at ${path}`)
      return await loadWithStyles(screen.load, hasControls(screen, roles))
    }),
  })
}

/** Screens of one address have one layout. */
const layoutOf = (screens: readonly PageDefinition[]) => screens.find(({ layout }) => layout)?.layout ?? 'shell'

function hasControls(page: PageDefinition, roles: readonly Role[]): boolean {
  // A candidate's home has none, and neither has the exam room.
  if (page.path === '/') return !roles.includes('student')
  return page.roles.some((one) => one !== 'student') && !(page.layout && page.roles.includes('student'))
}

function byPath(pages: readonly PageDefinition[]): [string, PageDefinition[]][] {
  const paths = new Map<string, PageDefinition[]>()
  for (const page of pages) paths.set(page.path, [...(paths.get(page.path) ?? []), page])
  return [...paths]
}

/**
 * The router over these pages. Where only a student's were loaded and somebody else turns out to be signed in, the page begins
 * again: by then the browser knows who. What `failed` while they were loaded stands in place of every page.
 */
export function routerOf(pages: readonly PageDefinition[], failed?: unknown) {
  const root = createRootRoute({
    beforeLoad: async ({ preload }) => {
      if (failed) throw failed
      if (preload) return
      const { role } = await signedIn()
      if (pages !== studentPages || role === 'student') return
      // Where the mark cannot be written it would begin again without end.
      if (signedInMark() === 'student')
        throw new Error('This browser keeps that a student is signed in here, and cannot change it')
      window.location.reload()
      await new Promise(() => {})
    },
    component: Outlet,
    errorComponent: PageFailed,
    // An unknown path below /dashboard is the dashboard.
    notFoundComponent: () => <Navigate to={wholePath('/')} replace state={{ carried: noPage }} />,
  })
  const getParentRoute = () => root
  const layouts = {
    shell: createRoute({ getParentRoute, id: 'shell', component: () => <Shell pages={pages} /> }),
    full: createRoute({ getParentRoute, id: 'full', component: Full }),
    room: createRoute({ getParentRoute, id: 'room', component: WithoutSession }),
  }
  const filled = (name: keyof typeof layouts) => {
    const layout = layouts[name]
    const screens = byPath(pages).filter(([, screens]) => layoutOf(screens) === name)
    return layout.addChildren(screens.map((one) => routeOf(layout, one)))
  }
  return createRouter({
    routeTree: root.addChildren([filled('shell'), filled('full'), filled('room')]),
    defaultPreload: 'intent',
    defaultPendingComponent: () => <LoadingSheet />,
    defaultErrorComponent: PageFailed,
    scrollRestoration: true,
  })
}
