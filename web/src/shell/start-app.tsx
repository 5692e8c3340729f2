import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { answerDemoBy } from '../platform/client.ts'
import { reloadWhenBroughtBack } from '../platform/fresh-page.ts'
import { modeHere } from '../platform/mode.ts'
import { watchForNewVersion } from '../platform/new-version.ts'
import { hasPackages } from '../platform/packages-mark.ts'
import { queryClient } from '../platform/queries.ts'
import { meQuery } from '../platform/session.ts'
import { signedInMark } from '../platform/signed-in-mark.ts'
import { sayStarted } from '../platform/started.ts'
import { askForStylesAgain } from '../platform/styles-again.ts'
import { dropTabSeal } from '../platform/tab-seal.ts'
import { ThemeProvider } from '../platform/theme/theme-provider.tsx'
import { routerOf } from './router.tsx'
import { studentPages } from './student-pages.ts'

async function render(place: HTMLElement, isDemo: boolean) {
  if (import.meta.env.DEV && window.location.pathname === '/dev/look') {
    const { Look } = await import('./look.tsx')
    createRoot(place).render(
      <ThemeProvider>
        <Look />
      </ThemeProvider>,
    )
    return
  }
  const router = await routerHere(isDemo)
  createRoot(place).render(
    <StrictMode>
      <ThemeProvider>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ThemeProvider>
    </StrictMode>,
  )
}

/** A candidate's browser loads no list of staff's pages; for everybody else it comes while the server is asked who this is. */
async function routerHere(isDemo: boolean) {
  if (!isDemo && signedInMark() === 'student') return routerOf(studentPages)
  void queryClient.prefetchQuery(meQuery)
  try {
    const { pages } = await import('./pages.ts')
    return routerOf(pages)
  } catch (failed) {
    return routerOf([], failed)
  }
}

/** Starts everything behind sign-in. Loading this file starts nothing: parts of it are shared with pages of the site. */
export function startApp(): void {
  sayStarted()
  reloadWhenBroughtBack()
  askForStylesAgain()
  watchForNewVersion()
  const isDemo = modeHere() === 'demo'
  if (isDemo) answerDemoBy(async (path, input) => (await import('./demo-here.ts')).answerHere(path, input))
  // What every page of staff needs comes while the server is asked who this is.
  if (!isDemo && signedInMark() === 'staff') import('./staff-controls.ts').catch(() => {})
  // A tab that was closed and brought back is another person's by then: only a reload comes back to a sealed exam.
  const [opened] = performance.getEntriesByType('navigation')
  if (opened instanceof PerformanceNavigationTiming && opened.type !== 'reload') dropTabSeal()
  if (navigator.serviceWorker?.controller || hasPackages()) {
    setTimeout(
      () =>
        void import('../attempt/seal/seal-room.ts').then(
          ({ tidySealed }) => tidySealed(),
          () => {},
        ),
      60_000,
    )
  }
  const place = document.getElementById('root')
  if (place) void render(place, isDemo)
  // What an earlier exam on this computer could not send goes on travelling, whatever page is open; the demo asks nobody.
  if (!isDemo) {
    void import('../attempt/device/sender.ts').then(
      ({ startSender }) => startSender(),
      () => {},
    )
  }
}
