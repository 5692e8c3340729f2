import { defineConfig } from '@playwright/test'
import { keepWhatIsCompiled } from '../scripts/compile-cache.ts'
import { findChromium } from '../scripts/machine.js'
import { keepTemporaryFilesInMemory } from '../scripts/memory-folder.ts'
import { askedProof, badNetwork, roads } from '../scripts/prove/files.ts'
import { HALL_HOST } from './hosts.ts'

keepTemporaryFilesInMemory()
keepWhatIsCompiled()
const executablePath = findChromium()
if (!executablePath) {
  throw new Error(
    'The journeys need Chromium. On Debian, as root: apt-get install chromium-headless-shell. Elsewhere: set CHROMIUM_PATH.',
  )
}

const long = ['story.spec.ts', 'tour.spec.ts', 'network/bad-network.spec.ts']
const inThisFolder = (files: string[]) => files.map((file) => file.replace(/^e2e\//, ''))
/** What other parts of the proof run than the one that is asked for. */
const ofOthers = askedProof() === 'rest' ? inThisFolder([...roads, ...badNetwork]) : []

export default defineConfig({
  testDir: '.',
  globalSetup: './prepare.ts',
  projects:
    askedProof() === 'first'
      ? [{ name: 'roads', testMatch: inThisFolder(roads) }]
      : [
          // What takes minutes begins first, so that nobody waits for it at the end.
          { name: 'long', testMatch: long, testIgnore: ofOthers },
          { name: 'journeys', testMatch: '**/*.spec.ts', testIgnore: [...long, ...ofOthers] },
        ],
  outputDir: '../test-results',
  // A journey that passes only when repeated has failed.
  retries: 0,
  // A journey waits for the clock and the network, too: four keep two cores busy.
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  // Patience alone: a machine at a third of its speed, with something else to do, is to see green, too.
  timeout: 400_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // What cannot be found says so where it is looked for, not when the whole journey runs out.
    actionTimeout: 40_000,
    navigationTimeout: 60_000,
    locale: 'en-NG',
    // Not the school's zone: exams are set in Lagos time whatever the device says.
    timezoneId: 'America/New_York',
    viewport: { width: 1280, height: 800 },
    // What moves costs a third of the time without a graphics card; the story is told with it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Costs a sixth of the time: `npm run e2e -- --trace retain-on-failure file.spec.ts` draws one.
    trace: 'off',
    launchOptions: {
      executablePath,
      args: [
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // One plain name leads to this machine, as in a hall without DNS; no other name leads anywhere.
        `--host-resolver-rules=MAP ${HALL_HOST} 127.0.0.1, MAP *.${HALL_HOST} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1`,
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
})
