import type { ExamDetail, OfflineOffer } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { never, refusal, showScreen } from '../../../test/screen.tsx'
import { WithoutNetwork } from './without-network.tsx'

const id = (place: number) => `0199ffff-ffff-7fff-8fff-00000000000${place}`
const sitting: ExamDetail['sittings'][number] = {
  ...{ id: id(2), opensAt: '2099-11-20T08:00:00.000Z', closesAt: '2099-11-20T11:00:00.000Z' },
  ...{ state: 'not_open', isForAbsent: false, isForClasses: true, namedCount: 0 },
}
const exam = { id: id(1), examType: 'mock', status: 'scheduled', mayAct: true } as unknown as ExamDetail
const none: OfflineOffer = {
  ...{ isOffered: false, sign: null, largestPictures: [], expected: 40, ready: 0, notReady: [] },
  budget: { programBytes: 350_000, paperBytes: 46_000, satBytes: 60_000, allBytes: 18_240_000, isLarge: false },
  ...{ shownAt: null, hallBeganAt: null, may: { offer: true, lacks: null, show: false, sayBegan: false } },
}
const names = Array.from({ length: 9 }, (_, at) => ({ id: id(at), name: `Student ${at + 1} Example` }))
const [first, second, ...others] = names
const notReady: OfflineOffer['notReady'] = [
  { why: 'no_space', count: 2, students: [first, second].filter((one) => one !== undefined) },
  { why: 'never', count: 1_207, students: others },
]
const offered: OfflineOffer = { ...none, isOffered: true, sign: 'K7', ready: 31, notReady }
const lacks = { feature: 'offline', plan: 'starter' } as const
const soon = { ...sitting, opensAt: new Date(Date.now() + 3_600_000).toISOString() }

type Acts = (input: { isOffered: boolean }) => unknown

async function show(offer: () => unknown, of: object = {}, act?: Acts, width = 1280) {
  await page.viewport(width, width === 360 ? 740 : 800)
  const said = { exam, sitting, ...of }
  await showScreen(() => <WithoutNetwork {...said} />, {
    as: 'teacher',
    answers: { exam: { readOffline: offer, ...(act && { offerOffline: act }) } as never },
  })
}

const sheet = () => page.getByRole('region', { name: 'Without network' })
const theSwitch = () => page.getByRole('switch', { name: /^Without network/ })

test.each([1280, 360])('it is offered and taken back once it was read what that means, at %i px', async (width) => {
  let now = none
  const asked: boolean[] = []
  const act: Acts = ({ isOffered }) => {
    asked.push(isOffered)
    return { batch: null, doneCount: 1, skipped: [], effects: [isOffered ? 'It is sealed.' : 'It needs a network.'] }
  }
  await show(() => now, {}, act, width)
  await expect.element(theSwitch()).not.toBeChecked()
  await expect.element(sheet().getByText('Devices get the paper before the day')).toBeVisible()
  // Not offered it is one row.
  expect(sheet().element().getBoundingClientRect().height).toBeLessThanOrEqual(60)
  await expectAccessible()
  await theSwitch().click()
  const offering = page.getByRole('dialog', { name: 'Offer this sitting without a network?' })
  await expect.element(offering.getByText('It is sealed.')).toBeVisible()
  for (const said of [
    'With a network starting then takes almost no data; without one the hall code opens the paper.',
    'On each device 350 kB once, 46 kB for this paper; sitting it 60 kB; 40 candidates 18 MB.',
  ])
    await expect.element(offering.getByText(said)).toBeVisible()
  await expectAccessible()
  await offering.getByRole('button', { name: 'Cancel' }).click()
  // Nothing was done: asked by a rehearsal alone.
  await expect.element(theSwitch()).not.toBeChecked()
  await theSwitch().click()
  now = { ...none, isOffered: true, sign: 'K7', notReady }
  await offering.getByRole('button', { name: 'Offer it' }).click()
  await expect.element(theSwitch()).toBeChecked()
  await expect.element(sheet().getByText(/^Getting ready from Fri 13 Nov 2099, 9:00\sam$/)).toBeVisible()
  await theSwitch().click()
  const ending = page.getByRole('dialog', { name: 'No longer offer this sitting without a network?' })
  await expect.element(ending.getByText('It needs a network.')).toBeVisible()
  await expect.element(ending).not.toMatchTextContent(/On each device/)
  now = none
  await ending.getByRole('button', { name: 'Take it back' }).click()
  await expect.element(theSwitch()).not.toBeChecked()
  expect(asked).toEqual([true, true, true, false, false])
})

test.each([1280, 360])('who is not ready and what it takes of data stand behind one press, at %i px', async (width) => {
  await show(() => ({ ...offered, may: { ...none.may, show: true } }), { sitting: soon }, undefined, width)
  await expect.element(sheet().getByText('31 of 40 ready')).toBeVisible()
  await expect.element(sheet().getByText('Hall code (paper marked K7)')).toBeVisible()
  // A row each for the switch, the code and the rest: the candidates below stay in sight.
  expect(sheet().element().getBoundingClientRect().height).toBeLessThanOrEqual(180)
  const who = sheet().getByText('Student 1 Example, Student 2 Example')
  const data = sheet().getByText(
    'On each device 350 kB once, 46 kB for this paper; sitting it 60 kB; 40 candidates 18 MB.',
  )
  await expect.element(who).not.toBeVisible()
  await expect.element(data).not.toBeVisible()
  await sheet().getByText('Who is not ready, and data used').click()
  await expect.element(who).toBeVisible()
  await expect.element(data).toBeVisible()
  const groups = sheet().getByRole('list', { name: 'Not ready' }).getByRole('listitem')
  await expect.element(groups.first()).toMatchTextContent(/^No space on the device 2.*They free some, 20 MB is plenty/)
  await expect.element(groups.last()).toMatchTextContent(/^Never tried 1,207Student 3 Example, .* and 1,200 more/)
  await expect.element(sheet()).not.toMatchTextContent(/can get ready from/)
  await expectAccessible()
})

test('where all are ready it says so, and nobody stands behind the press', async () => {
  await show(() => ({ ...offered, ready: 40, notReady: [] }), { sitting: soon })
  await expect.element(sheet().getByText('40 of 40 ready')).toBeVisible()
  await expect.element(sheet().getByText('Data used', { exact: true })).toBeVisible()
  await show(() => ({ ...offered, expected: 0, ready: 0, notReady: [] }), { sitting: soon })
  await expect.element(sheet().getByText('It has no candidates now')).toBeVisible()
})

test('once it is open what was offered is one line, and the code is a press away', async () => {
  const open = { ...soon, state: 'open' as const }
  await show(() => ({ ...offered, may: { ...none.may, show: true } }), { sitting: open }, undefined, 360)
  const line = sheet().getByText('31 of 40 ready').first()
  await expect.element(line).toBeVisible()
  expect(sheet().element().getBoundingClientRect().height).toBeLessThanOrEqual(48)
  const code = sheet().getByText('Hall code (paper marked K7)')
  await expect.element(code).not.toBeVisible()
  await line.click()
  await expect.element(code).toBeVisible()
  await expectAccessible()
})

test('who got ready on the same device is said, in the line and by name', async () => {
  const students = [first, second].filter((one) => one !== undefined)
  const shared = [{ count: 2, students }]
  await show(() => ({ ...offered, ready: 40, notReady: [], shared }), { sitting: soon }, undefined, 360)
  await expect.element(sheet().getByText('40 of 40 ready · 2 share a device')).toBeVisible()
  await sheet().getByText('Who shares a device, and data used').click()
  const devices = sheet().getByRole('list', { name: 'Sharing a device' }).getByRole('listitem')
  await expect
    .element(devices.first())
    .toMatchTextContent(/^Share one device 2Student 1 Example, Student 2 Example.*need a device each/)
  await expectAccessible()
})

test('a paper that is large says so, and which pictures make it so, before it is offered and after', async () => {
  const large = {
    budget: { ...none.budget, paperBytes: 2_340_000, isLarge: true },
    largestPictures: [{ number: 7, bytes: 1_240_000 }],
  }
  const pictures = /Its largest pictures: question 7, 1.2 MB\./
  const act: Acts = () => ({ batch: null, doneCount: 1, skipped: [], effects: [] })
  await show(() => ({ ...none, ...large }), {}, act, 360)
  await expect
    .element(sheet().getByText('Devices get the paper before the day · paper 2.3 MB, large for a phone'))
    .toBeVisible()
  await theSwitch().click()
  await expect.element(page.getByRole('dialog').getByText(pictures)).toBeVisible()
  await expectAccessible()
  await show(() => ({ ...offered, ...large }), { sitting: soon }, undefined, 360)
  await expect.element(sheet().getByText('31 of 40 ready · paper 2.3 MB, large for a phone')).toBeVisible()
  await sheet().getByText('Who is not ready, and data used').click()
  await expect.element(sheet().getByText(pictures)).toBeVisible()
  await expectAccessible()
})

test('what the plan lacks stands in the place of what it would cost; what was offered before can be taken back', async () => {
  const said = 'Exams without a network come with Professional. Your school has Starter.'
  await show(() => ({ ...none, may: { ...none.may, lacks } }))
  await expect.element(sheet().getByText(said)).toBeVisible()
  await expect.element(theSwitch()).toBeDisabled()
  await expect.element(sheet()).not.toMatchTextContent(/paper/)
  await expectAccessible()
  await show(() => ({ ...offered, may: { ...none.may, lacks } }))
  await sheet().getByText('Who is not ready, and data used').click()
  await expect.element(sheet().getByText(said)).toBeVisible()
  await expect.element(theSwitch()).toBeEnabled()
})

test('a colleague reads who is ready and changes nothing, and reads nothing of what is not offered', async () => {
  const may = { ...none.may, offer: false }
  await show(() => ({ ...offered, may }), { exam: { ...exam, mayAct: false }, sitting: soon })
  await expect.element(sheet().getByText('31 of 40 ready')).toBeVisible()
  await expect.element(theSwitch()).toBeDisabled()
  let isRead = false
  const notOffered = () => {
    isRead = true
    return { ...none, may }
  }
  await show(notOffered, { exam: { ...exam, mayAct: false } })
  await expect.poll(() => isRead).toBe(true)
  await expect.element(sheet()).not.toBeInTheDocument()
})

test('once somebody has looked at the code it stays offered', async () => {
  const shown = { ...offered, shownAt: '2099-11-20T07:00:00.000Z', may: { ...none.may, offer: false } }
  await show(() => shown)
  await expect.element(sheet().getByText(/stays on, because somebody has seen the code$/)).toBeVisible()
  await sheet().getByText('Who is not ready, and data used').click()
  await expect.element(theSwitch()).toBeDisabled()
  // Said once.
  await expect.element(sheet()).not.toMatchTextContent(/looked at the hall code/)
})

test('a switch that is locked for another reason does not blame the code', async () => {
  const shown = { ...offered, shownAt: '2025-11-20T07:00:00.000Z', may: { ...none.may, offer: false } }
  await show(() => shown, { exam: { ...exam, mayAct: false }, sitting: soon })
  await expect.element(theSwitch()).toBeDisabled()
  await sheet().getByText('Who is not ready, and data used').click()
  await expect.element(sheet()).not.toMatchTextContent(/stays o|hall code/)
  await show(() => shown, { sitting: { ...soon, closesAt: '2025-11-20T09:00:00.000Z' } })
  await expect.element(theSwitch()).toBeDisabled()
  await expect.element(sheet()).not.toMatchTextContent(/stays on/)
})

test('neither practice nor a sitting that has closed asks anything', async () => {
  const asked: string[] = []
  const read = () => {
    asked.push('readOffline')
    return none
  }
  await show(read, { exam: { ...exam, examType: 'practice' } })
  await show(read, { sitting: { ...sitting, state: 'closed' } })
  await expect.element(sheet()).not.toBeInTheDocument()
  expect(asked).toEqual([])
})

test('it waits, says what failed with a second try, and refuses where it stands', async () => {
  await show(() => never)
  await expect.element(page.getByRole('status').getByText(/^Loading/)).toBeVisible()
  let isDown = true
  const read = () => {
    if (isDown) throw new TypeError('Failed to fetch')
    return none
  }
  await show(read, {}, () => {
    throw refusal('WRONG_STATUS')
  })
  await expect.element(page.getByText(/^No network\./), { timeout: 10_000 }).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await theSwitch().click()
  await expect.element(page.getByRole('dialog').getByText(/^The exam has changed/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Offer it' })).toBeDisabled()
  await expectAccessible()
})
