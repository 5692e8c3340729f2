// A list of students that is read and judged in a browser, by a processor as slow as an old laptop's.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import writeXlsxFile from 'write-excel-file/universal'
import { hallHost, openBrowser } from '../bytes/browser.ts'
import { signInAs } from '../bytes/sitting.ts'
import type { Product } from '../product/start-product.ts'

/**
 * `readMs`: from the file chosen until its columns are shown. `judgedMs`: from there until each row says what becomes of it, which
 * asks the server about all of them. `changedMs`: the same after one row is left out. `longestMs`: the longest that the page did not
 * answer in all this, as the browser counts long tasks; 0 where there was none.
 */
export type ReadFigures = { readMs: number; judgedMs: number; changedMs: number; longestMs: number }

type Order = { cookie: string; rows: number; rounds: number; processorTimes: number }

/** Brings a workbook of so many students to the review, so often; the round in the middle counts. */
export async function measureReading(
  { port }: Pick<Product, 'port'>,
  { cookie, rows, rounds, processorTimes }: Order,
): Promise<ReadFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'sabimark-bench-list-'))
  try {
    const origin = `http://${hallHost}:${port}`
    const file = join(folder, 'students.xlsx')
    writeFileSync(file, await workbookOf(rows))
    const found: ReadFigures[] = []
    for (let round = 0; round < rounds; round++) {
      // Of a browser of its own, where no review lies from before.
      await using context = await openBrowser(join(folder, `${round}`))
      await signInAs(context, origin, cookie)
      const page = await context.newPage()
      await page.addInitScript({ content: inPage })
      await page.goto(`${origin}/dashboard/students/import`)
      await page.locator('input[type=file]').waitFor({ state: 'attached' })
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: processorTimes })
      found.push(await readOnce(page, file, rows))
    }
    const sorted = found.toSorted((one, other) => one.longestMs - other.longestMs)
    const middle = sorted[Math.floor(sorted.length / 2)]
    if (!middle) throw new Error('No list was read.')
    return middle
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function readOnce(page: Page, file: string, rows: number): Promise<ReadFigures> {
  const until = (told: string) => page.evaluate<number>(`benchUntil(${JSON.stringify(told)})`)
  const press = (words: string) => page.evaluate(`benchPress(${JSON.stringify(words)})`)
  await page.locator('input[type=file]').setInputFiles(file)
  const readMs = await until('What the columns hold')
  await press('Look at the students')
  const judgedMs = await until(`${rows.toLocaleString('en-NG')} rows: `)
  await press('Leave out')
  const changedMs = await until('1 left out')
  const longestMs = await page.evaluate<number>('benchLongest()')
  return { readMs, judgedMs, changedMs, longestMs }
}

/** Whoever keeps the review on the device does it a little later than what is shown. */
const restMs = 1_500

/** Runs in the page and asks little of it: what Playwright looks for by role would be most of what is measured. */
const inPage = `
const tasks = []
new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' })
let began = 0
const begin = () => { began = performance.now() }
addEventListener('change', ({ target }) => { if (target.type === 'file') begin() }, true)
window.benchPress = (words) => {
  begin()
  const button = [...document.querySelectorAll('main button')].find(({ textContent }) => textContent.startsWith(words))
  setTimeout(() => button.click())
}
const isTold = (told) => [...document.querySelectorAll('main h1, main p[role=status]')].some(({ textContent }) => textContent.includes(told))
window.benchUntil = (told) => new Promise((resolve) => {
  const look = () => {
    if (!isTold(told)) return setTimeout(look, 20)
    const tookMs = performance.now() - began
    setTimeout(() => resolve(tookMs), ${restMs})
  }
  look()
})
window.benchLongest = () => Math.max(0, ...tasks.map(({ duration }) => duration))
`

const heads = [
  ...['S/N', 'Surname', 'First Name', 'Other Name', 'Admission No', 'Class', 'Sex', 'Date of Birth', 'Phone'],
  ...['Parent Name', 'Parent Phone', 'Home Address'],
]

/** As a school types it: names in capitals, days with the day first, phone numbers as they are dialled. */
async function workbookOf(rows: number): Promise<Uint8Array> {
  const lines = Array.from({ length: rows }, (_, at) => [
    ...[`${at + 1}`, `SAMPLE${at % 97}`, 'ADAEZE', 'NGOZI', `LIST/2026/${at}`, `SS${1 + (at % 3)}${'ABCDEF'[at % 6]}`],
    ...[at % 2 === 0 ? 'F' : 'M', `${1 + (at % 28)}/${1 + (at % 12)}/${2008 + (at % 7)}`],
    ...[`0803${String(at).padStart(7, '0')}`, `Mr Sample ${at % 97}`, `0805${String(at).padStart(7, '0')}`],
    `${at} Sample Road, Lagos`,
  ])
  const cells = [heads, ...lines].map((line) => line.map((value) => ({ value, type: String })))
  const file = await writeXlsxFile(cells).toBlob()
  return new Uint8Array(await file.arrayBuffer())
}
