import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Navigate,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import type { PageDefinition } from '../platform/page.ts'
import { queryClient } from '../platform/queries.ts'
import { type Me, meQuery } from '../platform/session.ts'
import { LoadingSheet } from '../platform/ui/loading-sheet.tsx'
import { Home } from './home.tsx'
import { PageFailed } from './page-failed.tsx'
import { pages } from './rooms.ts'
import { Shell } from './shell.tsx'

/** The signed-in person; nobody's page becomes the sign-in page and this never returns. */
async function signedIn(): Promise<Me> {
  const me = await queryClient.ensureQueryData(meQuery)
  if (me) return me
  window.location.replace('/login')
  return new Promise(() => {})
}

const rootRoute = createRootRoute({
  beforeLoad: async () => {
    await signedIn()
  },
  component: Outlet,
  errorComponent: PageFailed,
  // An unknown path below /dashboard is the dashboard.
  notFoundComponent: () => <Navigate to="/dashboard" replace />,
})

const shellRoute = createRoute({ getParentRoute: () => rootRoute, id: 'shell', component: Shell })
const fullRoute = createRoute({ getParentRoute: () => rootRoute, id: 'full', component: Outlet })

const homeRoute = createRoute({ getParentRoute: () => shellRoute, path: '/dashboard', component: Home })

function routeOf(page: PageDefinition) {
  return createRoute({
    getParentRoute: () => (page.layout === 'full' ? fullRoute : shellRoute),
    path: `/dashboard${page.path}`,
    beforeLoad: async () => {
      const me = await signedIn()
      if (!page.roles.includes(me.role)) throw redirect({ to: '/dashboard', replace: true })
    },
    component: lazyRouteComponent(page.load),
  })
}

const isFull = (page: PageDefinition) => page.layout === 'full'

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    shellRoute.addChildren([homeRoute, ...pages.filter((page) => !isFull(page)).map(routeOf)]),
    fullRoute.addChildren(pages.filter(isFull).map(routeOf)),
  ]),
  defaultPreload: 'intent',
  defaultPendingComponent: () => <LoadingSheet />,
  defaultErrorComponent: PageFailed,
  scrollRestoration: true,
})
