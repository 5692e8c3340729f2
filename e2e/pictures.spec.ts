// Pictures of questions in the exam room: fetched before they are turned to, and shown when the network is gone.
import type { Locator } from '@playwright/test'
import { writePicture } from '@sabimark/domain/words/picture/picture-mark.ts'
import { samplePictures } from '@sabimark/domain/words/picture/samples.ts'
import { call, openHall } from './steps/by-call.ts'
import { look } from './steps/look.ts'
import { school } from './steps/sample.ts'
import { signInStudent } from './steps/site.ts'
import { expect, test } from './test.ts'

test.use({ installation: 'pictures', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('the pictures of a paper are there after the network has gone', async ({ page, context, browser, server }) => {
  const staff = await (await browser.newContext({ baseURL: server.url })).newPage()
  const pictureOf = async (name: 'png' | 'jpeg', alt: string) => {
    const data = Buffer.from(samplePictures[name]).toString('base64')
    const { id } = await call<{ id: string }>(staff, 'POST', '/questions/pictures', { data })
    return writePicture({ id, alt, width: 60 })
  }
  const { candidate, examId } = await openHall(staff, server, {
    title: 'Cells',
    questions: async () => [
      { question: `What is shown?\n\n${await pictureOf('png', 'A cell')}`, options: ['This', 'That'] },
      { question: 'Which one is it?', options: [await pictureOf('jpeg', 'A leaf'), 'None'] },
    ],
  })
  await signInStudent(page, { ...candidate, subdomain: school.subdomain })
  await page.goto(`/dashboard/exam/${examId}`)
  const fetched = new Set<string>()
  page.on('requestfinished', (request) => {
    if (request.url().includes('/files/')) fetched.add(request.url())
  })
  await page.getByRole('button', { name: 'Start Exam' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeVisible()
  await expect.poll(() => fetched.size).toBe(2)
  await context.setOffline(true)
  const seen: (string | null)[] = []
  for (const number of [1, 2]) {
    await expect(page.getByRole('heading', { name: `Question ${number} of 2` })).toBeVisible()
    const picture = page.getByRole('img', { name: /^A (cell|leaf)$/ })
    await expect.poll(() => drawnWidth(picture)).toBeGreaterThan(0)
    seen.push(await picture.getAttribute('alt'))
    await look(page)
    if (number === 1) await page.getByRole('button', { name: 'Next', exact: true }).tap()
  }
  expect(seen.sort()).toEqual(['A cell', 'A leaf'])
  await staff.context().close()
})

/** Of a picture that is drawn; 0 while only its words stand there. */
const drawnWidth = (picture: Locator) =>
  picture.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0))
