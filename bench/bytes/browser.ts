import { type BrowserContext, chromium } from '@playwright/test'
import { findChromium } from '../../scripts/machine.js'

/** As in a hall: a name that is not this machine's own. */
export const hallHost = 'hall.test'

/** Chromium with a profile of its own, that asks nobody but this machine. */
export function openBrowser(profile: string): Promise<BrowserContext> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('There is no Chromium; CHROMIUM_PATH names its program.')
  return chromium.launchPersistentContext(profile, {
    executablePath,
    locale: 'en-NG',
    viewport: { width: 1280, height: 800 },
    // The certificate of a run is nobody else's.
    ignoreHTTPSErrors: true,
    args: [
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--host-resolver-rules=MAP ${hallHost} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
}
