import { withoutEnd } from '@sabimark/domain/words/signs/without-end.ts'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { reloadWhenBroughtBack } from '../platform/fresh-page.ts'
import { sayStarted } from '../platform/started.ts'
import '../platform/theme/fonts.css'
import '../platform/theme/fallback-fonts.css'
import '../platform/theme/tokens.css'
import '../platform/theme/ground.css'
import type { FormPath } from './form-pages.ts'
import { SiteFailed } from './site-failed.tsx'

type Loaded = { default: ComponentType }

/** The forms. Links between them are plain links: each page is one small file, and a stale tab heals itself. */
const pages: Record<FormPath, () => Promise<Loaded>> = {
  '/login': () => import('./login/login.tsx'),
  '/signup': () => import('./sign-up/sign-up.tsx'),
  '/verify-email': () => import('./sign-up/verify-email.tsx'),
  '/forgot-password': () => import('./password/forgot-password.tsx'),
  '/reset-password': () => import('./password/reset-password.tsx'),
  '/accept-invitation': () => import('./password/accept-invitation.tsx'),
  '/confirm-email': () => import('./confirm-email/confirm-email.tsx'),
}

const isForm = (path: string): path is FormPath => Object.hasOwn(pages, path)

async function start(place: HTMLElement) {
  const path = withoutEnd(window.location.pathname, '/') || '/'
  // The server leads other addresses elsewhere; this one came out of a cache of a time that knew it.
  if (!isForm(path)) {
    window.location.replace('/')
    return
  }
  const root = createRoot(place)
  try {
    const { default: Page } = await pages[path]()
    root.render(<Page />)
  } catch {
    root.render(<SiteFailed />)
  }
}

sayStarted()
reloadWhenBroughtBack()

const place = document.getElementById('root')
if (place) void start(place)

// What an earlier exam on this computer could not send goes on travelling, whatever page is open.
void import('../attempt/device/sender.ts').then(
  ({ startSender }) => startSender(),
  () => {},
)
