// The server is off for three minutes, across the end of some: forty candidates, an invigilator on a phone, and what staff do then.
import { contract } from '@sabimark/contract/contract.ts'
import { openLivePage } from '../scripts/live/live-page.ts'
import { call } from './kill/call.ts'
import { withinOneDay } from './steps/one-day.ts'
import { outage, wind } from './steps/outage.ts'
import { giveBack, letBackIn } from './steps/outage-acts.ts'
import { layProductHall, openBoard, openSitting, type ProductHall } from './steps/product-hall.ts'
import { begin, handIn, missing, type Scripted, scoresOf } from './steps/scripted.ts'
import { expect, test } from './test.ts'

const minuteMs = 60_000
const [candidates, ended] = [40, 4]
/** From the outage until the last is let back in, which is for the same day alone. */
const span = { earlierMs: 5 * minuteMs, laterMs: 8 * minuteMs }
let laid: ProductHall

test.beforeAll(async () => {
  laid = await layProductHall(candidates)
})
test.afterAll(() => laid?.product.remove())

const each = async <Made>(pages: readonly Scripted[], work: (page: Scripted) => Promise<Made>) =>
  await Promise.all(pages.map(work))

test('after three minutes without its server a hall goes on, and everybody has the marks of one that had none', async ({
  browser,
  contextOptions,
}) => {
  const { product, school, invigilator } = laid
  await withinOneDay(span, (ms) => test.setTimeout(test.info().timeout + ms))
  const hall = await openSitting(laid, 'With an outage')
  const pages = await Promise.all(school.pupils.map((pupil) => begin(pupil, hall.examId)))
  const [early, others] = [pages.slice(0, ended), pages.slice(ended)]
  const lanes = others.filter((_, place) => place % 5 === 0).map(({ ticket }) => openLivePage(product.url, ticket))
  // They sat down before the others: of their hour a minute and a half is left as the server goes.
  await wind(product, early, 53.5 * minuteMs)
  await wind(product, pages, 5 * minuteMs)
  await each(pages, (page) => page.answer(0, 5).deliver())
  const onPhone = { ...contextOptions, viewport: { width: 360, height: 740 } }
  const phone = await openBoard({ browser, options: onPhone, who: invigilator }, hall)
  await expect(phone.getByText('5 of 40 answered').first()).toBeVisible()

  // Half a minute more than the three: the times of the dialog are whole minutes, and the last one is not over yet.
  await outage(product, pages, 3.5 * minuteMs, () => {
    for (const page of pages) page.answer(5, 8)
  })
  await each(pages, (page) => page.deliver())
  await expect(phone.getByText('8 of 40 answered').first()).toBeVisible()
  await expect.poll(() => lanes.every(({ opened }) => opened > 1)).toBe(true)

  const desk = await openBoard({ browser, options: contextOptions, who: school.admin }, hall)
  // A page of a busy machine is seen a moment later than the others, and its minutes are rounded by themselves.
  const effect = /^[34] minutes: .* and \d+ others\.$/
  await giveBack(desk, { fromMinutesAgo: 4, effect, done: '36 candidates have lost time back.' })
  await expect(phone.getByText(/[34] minutes more/).first()).toBeVisible()
  for (const { pupil } of early) await letBackIn(desk, `Candidate ${pupil.studentNumber.replace('/', ' ')}`)
  const again = await each(early, ({ pupil }) => begin(pupil, hall.examId))
  const last = [...again, ...others]
  await each(last, (page) => handIn(page.answer(8, 10)))
  expect(others.every(({ allowedMs }) => allowedMs > 62 * minuteMs)).toBe(true)
  // What came after the clock had ended them waits for staff.
  for (const { attemptId } of early) {
    await call(school.admin, contract.marking.decideLate, { attemptId, decision: 'accepted', seen: 3 })
  }
  await expect(phone.getByRole('button', { name: 'Finished 40' })).toBeVisible()

  const twin = await openSitting(laid, 'Without one')
  const undisturbed = await Promise.all(school.pupils.map((pupil) => begin(pupil, twin.examId)))
  await each(undisturbed, (page) => handIn(page.answer(0, 10)))
  expect(await scoresOf(last)).toEqual(await scoresOf(undisturbed))
  expect(await missing(product.dataDir, [...pages, ...again])).toEqual([])
  for (const { close } of lanes) close()
})
