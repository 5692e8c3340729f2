import { chromium } from '@playwright/test'
import { findChromium } from '../../scripts/machine.js'
import type { Pace } from '../parts/pace.ts'
import { startProduct } from '../product/start-product.ts'
import { measureShifts, type ShiftFigures } from './measure-shifts.ts'
import { measureStaffPages, type StaffFigures } from './measure-staff.ts'
import { type Devices, slowText } from './slow-down.ts'
import { type Visit, visit } from './visit.ts'

/** By page; each the middle one of its visits. */
export type PagesFigures = Record<keyof typeof addresses, Visit> & {
  shifts: ShiftFigures
  staff: StaffFigures
}

type PagesOptions = {
  rounds: number
  shifts: Pace['shifts']
  staff: Pace['staffPages']
  devices: Devices
  say(line: string): void
}

const addresses = { landing: '/', signIn: '/login' } as const

/** A production server; the public pages in a Chromium as on a slow phone, those of staff as on an old laptop. */
export async function measurePages({ rounds, shifts, staff, devices, say }: PagesOptions): Promise<PagesFigures> {
  say('starting a production server for the pages')
  const product = await startProduct()
  const launch = (env = process.env) =>
    chromium.launch({
      executablePath: findChromium(),
      env: definedOf(env),
      args: [
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    })
  const browser = await launch()
  const origin = `http://localhost:${product.port}`
  const visits = async (name: keyof typeof addresses) => {
    say(`${addresses[name]} on a phone: ${slowText(devices.phone)}`)
    const found: Visit[] = []
    for (let round = 0; round < rounds; round++) {
      found.push(await visit(browser, origin + addresses[name], devices.phone))
    }
    return middleOf(found)
  }
  try {
    return {
      landing: await visits('landing'),
      signIn: await visits('signIn'),
      shifts: await measureShifts({
        origin,
        paths: Object.values(addresses),
        ...shifts,
        device: devices.phone,
        launch,
        say,
      }),
      staff: await measureStaffPages(browser, product, { ...staff, device: devices.laptop, say }),
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}

function definedOf(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

/** The visit whose largest paint is in the middle. */
function middleOf(visits: readonly Visit[]): Visit {
  const sorted = visits.toSorted((one, other) => one.largestPaintMs - other.largestPaintMs)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('No page was visited.')
  return middle
}
