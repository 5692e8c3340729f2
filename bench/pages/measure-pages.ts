import { chromium } from '@playwright/test'
import { findChromium } from '../../scripts/machine.js'
import { startProduct } from '../product/start-product.ts'
import { measureStaffPages, type StaffFigures } from './measure-staff.ts'
import { type Visit, visit } from './visit.ts'

/** By page; each the middle one of its visits. */
export type PagesFigures = Record<keyof typeof addresses, Visit> & { staff: StaffFigures }

type PagesOptions = { rounds: number; staff: { rounds: number; students: number }; say(line: string): void }

const addresses = { landing: '/', signIn: '/login' } as const

/** A production server; the public pages in a Chromium as on a slow phone, those of staff as on an old laptop. */
export async function measurePages({ rounds, staff, say }: PagesOptions): Promise<PagesFigures> {
  say('starting a production server for the pages')
  const product = await startProduct()
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      ...['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update'],
      ...['--disable-sync', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    ],
  })
  const visits = async (name: keyof typeof addresses) => {
    say(`${addresses[name]} on a phone: processor 4× slower, 400 kB/s, 150 ms`)
    const found: Visit[] = []
    for (let round = 0; round < rounds; round++) {
      found.push(await visit(browser, `http://localhost:${product.port}${addresses[name]}`))
    }
    return middleOf(found)
  }
  try {
    return {
      landing: await visits('landing'),
      signIn: await visits('signIn'),
      staff: await measureStaffPages(browser, product, { ...staff, say }),
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}

/** The visit whose largest paint is in the middle. */
function middleOf(visits: readonly Visit[]): Visit {
  const sorted = visits.toSorted((one, other) => one.largestPaintMs - other.largestPaintMs)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('No page was visited.')
  return middle
}
