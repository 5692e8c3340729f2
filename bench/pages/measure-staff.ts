import type { Browser } from '@playwright/test'
import { layExam, layQuestions } from '../product/exam.ts'
import { laySchool } from '../product/school.ts'
import type { Product } from '../product/start-product.ts'
import { type Slow, slowText } from './slow-down.ts'
import { menuOf, type StaffVisits, visitAsStaff } from './staff-visit.ts'

/** By address. */
export type StaffFigures = Record<string, StaffVisits>

type StaffOptions = { rounds: number; students: number; pages: number; device: Slow; say(line: string): void }

/** Every page in the menu of a school's administrator, of a school that has everything there is to list. */
export async function measureStaffPages(
  browser: Browser,
  product: Product,
  { rounds, students, pages, device, say }: StaffOptions,
): Promise<StaffFigures> {
  const school = await laySchool(product, students)
  await layExam(product, school, await layQuestions(product, school), students)
  const where = { origin: `http://localhost:${product.port}`, cookie: school.teacherCookie }
  const figures: StaffFigures = {}
  for (const path of (await menuOf(browser, where)).slice(0, pages)) {
    say(`${path} on an old laptop: ${slowText(device)}`)
    const found: StaffVisits[] = []
    for (let round = 0; round < rounds; round++) found.push(await visitAsStaff(browser, where, path, device))
    figures[path] = middleOf(found)
  }
  return figures
}

/** The visits whose first time is in the middle. */
function middleOf(visits: readonly StaffVisits[]): StaffVisits {
  const sorted = visits.toSorted((one, other) => one.first.shownMs - other.first.shownMs)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('No page was visited.')
  return middle
}
