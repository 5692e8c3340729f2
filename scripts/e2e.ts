import { answerHelp, run } from './command.ts'

answerHelp(`npm run e2e: the journeys in a real Chromium against a real server.

  npm run e2e                     all of them
  npm run e2e -- journey.spec.ts  one file
  CHROMIUM_PATH=/usr/bin/chromium npm run e2e -- --headed
                                  with the browser in view
  npm run e2e -- --trace on       every step is kept, to look at it afterwards
  CHROMIUM_PATH=/path/to/chromium chooses the browser

Everything after -- goes to Playwright. Each run starts its own server with an empty data folder.`)

process.exitCode = await run('playwright', ['test', '-c', 'e2e/playwright.config.ts', ...process.argv.slice(2)])
