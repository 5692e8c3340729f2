// A product of one's own that can be stopped and started again, with a school, candidates without a browser and an invigilator.
import { join } from 'node:path'
import type { BrowserContextOptions, Browser as Chromium, Page } from '@playwright/test'
import { contract } from '@sabimark/contract/contract.ts'
import { type Browser, call, newBrowser } from '../kill/call.ts'
import { installProduct, type Product } from '../kill/product.ts'
import { examOf, openSchool, type School } from '../kill/school.ts'
import { readOutbox } from '../mail.ts'
import { copyPreparedData } from '../prepared-data.ts'

export type ProductHall = { product: Product; school: School; invigilator: Browser & { userId: string } }

export async function layProductHall(candidates: number): Promise<ProductHall> {
  const product = await installProduct()
  await copyPreparedData(product.dataDir)
  product.start(1)
  await product.ready()
  const mails = () => readOutbox(join(product.dataDir, 'outbox'))
  const school = await openSchool(product.url, mails, { candidates, leavers: 0 })
  const watcher = { name: 'Bola Specimen', email: 'bola@greenfield.test', employeeId: 'T-1', subjectIds: [] }
  const added = await call(school.admin, contract.people.addTeacher, { ...watcher, signIn: 'first_password' })
  const browser = newBrowser(product.url)
  await call(browser, contract.people.signIn, { email: watcher.email, password: added.slip?.firstPassword ?? '' })
  return { product, school, invigilator: { ...browser, userId: added.teacher.id } }
}

export type Sitting = { examId: string; sittingId: string }

/** An exam that is open for an hour each, with its invigilator. */
export async function openSitting({ school, invigilator }: ProductHall, title: string): Promise<Sitting> {
  const draft = examOf(school, { title, durationMinutes: 60, classId: school.classIds.candidates })
  const { examId } = await call(school.admin, contract.exam.create, draft)
  await call(school.admin, contract.exam.startNow, { examId })
  const { sittingId } = await call(school.admin, contract.exam.get, { examId })
  const sitting = { examId, sittingId: sittingId ?? '' }
  await call(school.admin, contract.hall.assign, { ...sitting, userIds: [invigilator.userId], isAssigned: true })
  return sitting
}

type Screen = { browser: Chromium; options: BrowserContextOptions; who: Browser }

/** The board as who is signed in there sees it. */
export async function openBoard({ browser, options, who }: Screen, { examId, sittingId }: Sitting): Promise<Page> {
  const context = await browser.newContext({ ...options, baseURL: who.url })
  await context.addCookies([...who.cookies].map(([name, value]) => ({ name, value, url: who.url })))
  const page = await context.newPage()
  await page.goto(`/dashboard/exams/${examId}/hall/${sittingId}`)
  return page
}
