import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { reloadWhenBroughtBack } from '../platform/fresh-page.ts'
import { sayStarted } from '../platform/started.ts'
import '../platform/theme/fonts.css'
import '../platform/theme/fallback-fonts.css'
import '../platform/theme/tokens.css'
import '../platform/theme/ground.css'
import { SiteFailed } from './site-failed.tsx'

type Loaded = { default: ComponentType }

/** The public pages. Links between them are plain links: each page is one small file, and a stale tab heals itself. */
const pages: Record<string, () => Promise<Loaded>> = {
  '/': () => import('./landing/landing.tsx'),
  '/login': () => import('./sign-in/login.tsx'),
  '/signup': () => import('./sign-up/sign-up.tsx'),
  '/terms': () => import('./landing/terms.tsx'),
  '/verify-email': () => import('./sign-up/verify-email.tsx'),
  '/forgot-password': () => import('./password/forgot-password.tsx'),
  '/reset-password': () => import('./password/reset-password.tsx'),
  '/accept-invitation': () => import('./password/accept-invitation.tsx'),
}

async function start(place: HTMLElement) {
  const path = window.location.pathname.replace(/(.)\/+$/, '$1')
  const load = pages[path]
  if (!load) {
    window.location.replace('/')
    return
  }
  const root = createRoot(place)
  try {
    const { default: Page } = await load()
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
