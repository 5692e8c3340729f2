import { spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { answerHelp, ROOT } from './command.ts'
import { findFreePort } from './free-port.ts'
import { findChromium } from './machine.js'

answerHelp(`npm run pictures: draws the pictures of the README from the demo, as the built web app shows it.

  npm run pictures                writes docs/screenshots/*.png, 1280 pixels wide

They are kept in git. Run it when one of these screens looks otherwise than its picture, and look at what has changed. The demo's
clock stands at one moment, so that the same screens give the same pictures. One of more than 150 kB is an error.`)

const mostBytes = 150_000
const shownAt = new Date('2026-11-24T08:30:00.000Z')

type Picture = {
  file: string
  height: number
  as?: 'admin' | 'student'
  path: string
  come?: (page: Page) => Promise<void>
}

/** The mathematics paper of the demo: the one that is open to its student. */
const paper = '/dashboard/exam/0199a000-0006-7000-8000-000000000003'

const pictures: Picture[] = [
  { file: 'landing.png', height: 800, path: '/' },
  {
    file: 'dashboard.png',
    height: 800,
    as: 'admin',
    path: '/dashboard',
    come: (page) => page.getByText('Recent Exams').waitFor(),
  },
  { file: 'exam-room.png', height: 720, as: 'student', path: paper, come: answerSome },
]

/** Five answered, one of them flagged, the fourth in sight. */
async function answerSome(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Exam' }).click()
  for (const [place, letter] of ['B', 'A', 'D', 'D', 'B'].entries()) {
    await page.getByRole('button', { name: new RegExp(`^Question ${place + 1}, `) }).click()
    await page.getByRole('heading', { name: new RegExp(`^Question ${place + 1} of `) }).waitFor()
    await page.getByRole('radio').nth('ABCD'.indexOf(letter)).check({ force: true })
    if (place === 2) await page.getByRole('button', { name: 'Flag', exact: true }).click()
  }
  await page.getByRole('button', { name: /^Question 4, / }).click()
  await page.getByRole('heading', { name: /^Question 4 of / }).waitFor()
  await page.mouse.move(0, 0)
}

/** The built app, as files: the demo asks no server. */
async function serveBuilt(): Promise<{ url: string; stop: () => void }> {
  const port = await findFreePort()
  const args = ['preview', '--host', '127.0.0.1', '--port', `${port}`, '--strictPort', '--logLevel', 'error']
  const child = spawn(join(ROOT, 'node_modules', '.bin', 'vite'), args, { cwd: join(ROOT, 'web'), stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}`
  for (;;) {
    if (child.exitCode !== null) throw new Error('The built web app could not be shown.')
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isThere) return { url, stop: () => child.kill() }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function draw({ file, height, as, path, come }: Picture, url: string, executablePath: string): Promise<string> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath, args })
  try {
    const page = await browser.newPage({
      viewport: { width: 1280, height },
      locale: 'en-NG',
      timezoneId: 'Africa/Lagos',
      reducedMotion: 'reduce',
    })
    await page.clock.setFixedTime(shownAt)
    if (as) {
      await page.addInitScript((email) => {
        localStorage.setItem('cbt_data_mode', 'demo')
        localStorage.setItem('cbt_demo_user', email)
      }, `${as}@greenfield.example`)
    }
    await page.goto(url + path)
    await come?.(page)
    await page.waitForLoadState('networkidle')
    await page.evaluate('document.fonts.ready')
    const place = join(ROOT, 'docs', 'screenshots', file)
    await page.screenshot({ path: place, animations: 'disabled', caret: 'hide' })
    const { size } = statSync(place)
    if (size > mostBytes) throw new Error(`${file} has ${size} bytes, more than ${mostBytes}.`)
    return `${file}: ${Math.round(size / 1000)} kB`
  } finally {
    await browser.close()
  }
}

if (import.meta.main) {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('Drawing needs Chromium; CHROMIUM_PATH names it where it is elsewhere.')
  const built = await serveBuilt()
  try {
    for (const picture of pictures) console.log(await draw(picture, built.url, executablePath))
  } finally {
    built.stop()
  }
}
