// An invigilator watches a hall from a phone: who is there, who writes, and what is done for one of them.
import type { BrowserContext, Page } from '@playwright/test'
import { addStudent, call, type Hall, openHall } from './steps/by-call.ts'
import { expectSavedOnServer, openDoor, start } from './steps/candidate.ts'
import { lookBothWays } from './steps/look.ts'
import { schoolBeside } from './steps/sample.ts'
import { signInStaff, signInStudent } from './steps/site.ts'
import { expect, test } from './test.ts'

const school = schoolBeside()
const invigilator = { name: 'Bola Specimen', email: `bola@${school.subdomain}.test` }

let hall: Hall
let staff: { context: BrowserContext; page: Page }
let password = ''

test.beforeAll(async ({ browser, contextOptions, server }) => {
  const context = await browser.newContext({ ...contextOptions, baseURL: server.url })
  staff = { context, page: await context.newPage() }
  hall = await openHall(staff.page, server, { school })
  const { classIds } = hall.draft as { classIds: string[] }
  await addStudent(staff.page, { name: 'Efe Example', studentNumber: 'GC/3', classId: classIds[0] })
  // Neither the subject nor the class is theirs.
  const { slip } = await call<{ slip: { firstPassword: string } }>(staff.page, 'POST', '/teachers', {
    ...{ ...invigilator, employeeId: 'T-1', signIn: 'first_password', subjectIds: [], classIds: [] },
  })
  password = slip.firstPassword
})
test.afterAll(() => staff.context.close())

test('an invigilator on a phone sees who writes, gives time and writes down what happened', async ({
  page,
  browser,
  contextOptions,
}) => {
  await staff.page.goto(`/dashboard/exams/${hall.examId}`)
  await staff.page.getByRole('link', { name: 'Hall' }).click()
  await staff.page.getByRole('button', { name: 'Invigilators' }).click()
  await staff.page.getByRole('searchbox', { name: 'Find staff' }).fill('bola')
  await staff.page.getByRole('checkbox', { name: invigilator.name }).check()
  await staff.page.getByRole('button', { name: 'Save' }).click()
  await expect(staff.page.getByText('Invigilators saved.')).toBeVisible()
  await lookBothWays(staff.page)

  const phone = await browser.newContext({
    ...contextOptions,
    baseURL: hall.url,
    viewport: { width: 360, height: 740 },
  })
  const watch = await phone.newPage()
  await watch.goto('/login')
  await signInStaff(watch, { email: invigilator.email, password })
  await watch.getByRole('link', { name: 'Watch Open test' }).click()
  const rowOf = (name: string) => watch.getByRole('row').filter({ hasText: name })
  await expect(rowOf('Efe Example')).not.toContainText('answered')

  await signInStudent(page, { subdomain: school.subdomain, ...hall.candidate })
  await openDoor(page, { title: 'Open test', name: hall.candidate.name, className: 'SS1A' })
  await expect(rowOf(hall.candidate.name)).toContainText('At the door')
  await start(page)
  await page.getByRole('radio', { name: /\) right/ }).check({ force: true })
  await expectSavedOnServer(page)
  await expect(rowOf(hall.candidate.name)).toContainText('1 of 3 answered')

  await rowOf(hall.candidate.name)
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await watch.getByRole('menuitem', { name: 'Give extra time' }).click()
  await watch.getByRole('textbox', { name: 'Extra minutes' }).fill('12')
  await watch.getByRole('textbox', { name: 'Reason' }).fill('The screen went dark')
  await watch.getByRole('button', { name: 'Give time' }).click()
  await expect(page.getByText('You have been given 12 minutes more.')).toBeVisible()
  await expect(rowOf(hall.candidate.name)).toContainText('12 minutes more')

  await watch.getByRole('tab', { name: 'Report' }).click()
  await watch.getByRole('button', { name: 'Write a note' }).click()
  await watch.getByRole('textbox', { name: 'What happened' }).fill('The generator ran from ten.')
  await watch.getByRole('button', { name: 'Keep' }).click()
  await expect(watch.getByRole('listitem').filter({ hasText: 'The generator ran from ten.' }).first()).toBeVisible()
  await lookBothWays(watch)

  // The questions and the marks are not theirs to see.
  const reply = await phone.request.get(`${hall.url}/api/exams/${hall.examId}`)
  expect(reply.status()).toBe(403)
  await phone.close()
})
