import type { MyExam } from '@sabimark/contract/answers.ts'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import MyExamsPage from './my-exams-page.tsx'

const dayMs = 86_400_000
const atNight = (inDays: number) => `${new Date(Date.now() + inDays * dayMs).toISOString().slice(0, 10)}T22:59:00.000Z`
const exam = (id: string, state: MyExam['state'], inDays: number): MyExam => ({
  ...{ id, state, title: `${id}: First Term Test of Number and Numeration`, subject: 'Mathematics', examType: 'mock' },
  ...{ location: '', durationMinutes: 60, questionCount: 40, totalMarksHundredths: 4_000 },
  ...{ opensAt: atNight(inDays), closesAt: atNight(inDays) },
  opensInMs: null,
  remainingMs: state === 'in_progress' ? 1_500_000 : null,
})
const items = [
  exam('Running', 'in_progress', 0),
  exam('Open', 'ready', 1),
  exam('Coming', 'not_open', 9),
  { ...exam('Sat', 'submitted', -2), handedInAt: `${atNight(-2).slice(0, 10)}T09:42:00.000Z` },
  exam('Missed', 'closed', -3),
]

afterEach(() => page.viewport(1280, 800))

/** What is seen of a card, each in its place, in the order of the page. */
const seen = (card: Element) =>
  [...card.querySelectorAll('span, h3, a')]
    .filter((one) => one.querySelector('span') === null)
    .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))

/** How My Exams stands at this width. */
async function showAt(width: number, items: MyExam[]) {
  await page.viewport(width, 740)
  await showScreen(MyExamsPage, { as: 'student', answers: { exam: { listMine: () => ({ items }) } } })
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(items.length)
  return page.getByRole('listitem').elements()
}

test.each([360, 1280])(
  'at %i pixels each exam is read in the order it is seen in, what it asks in one line',
  async (width) => {
    for (const card of await showAt(width, items)) {
      const parts = seen(card)
      expect(parts.length).toBeGreaterThan(4)
      for (const [place, { text, box }] of parts.slice(1).entries()) {
        const before = parts[place]?.box ?? box
        expect(box.top >= before.bottom - 1 || box.left >= before.right - 1, `where ${text} stands`).toBe(true)
      }
      const time = parts.find(({ text }) => /^(?:Your time|Opens|Closes|Handed\sin|Closed)\s/.test(text))
      expect(time?.box.height).toBeLessThan(50)
      const facts = parts.find(({ text }) => text.startsWith('60 minutes'))
      expect(facts?.box.height).toBeLessThan(30)
    }
    await expectAccessible()
  },
)

test('on a phone the subject of each exam is read right after where it stands', async () => {
  for (const card of await showAt(360, items)) {
    const [badge, subject] = [...card.children].map((one) => one.getBoundingClientRect())
    expect(subject?.top).toBeLessThan(badge?.bottom ?? 0)
    const gap = (subject?.left ?? 0) - (badge?.right ?? 0)
    expect(gap, card.textContent).toBeGreaterThanOrEqual(0)
    expect(gap, card.textContent).toBeLessThanOrEqual(12)
  }
})

test('on a phone no dot stands at the end of a line, nor does a button touch the line above it', async () => {
  const place = { location: 'ICT Hall, second floor' }
  for (const card of await showAt(360, [
    { ...exam('Open', 'ready', 20), ...place },
    { ...exam('Coming', 'not_open', 20), ...place },
  ])) {
    const facts = card.querySelector('p > span')
    const edge = facts?.getBoundingClientRect().left ?? 0
    const parts = [...(facts?.children ?? [])].map((part) => ({
      box: part.getBoundingClientRect(),
      dot: getComputedStyle(part, '::before'),
    }))
    const firsts = parts.filter(({ box }, at) => box.top > (parts[at - 1]?.box.top ?? 0))
    expect(firsts.length, card.textContent).toBe(2)
    // The dot before what begins a line stands where nothing is seen.
    expect(getComputedStyle(facts ?? card).clipPath).toBe('inset(0px 0px 0px 12px)')
    for (const { box, dot } of firsts) expect([box.left, dot.width]).toEqual([edge, '12px'])
    const [when, button] = [card.querySelector('p > :last-child'), card.querySelector('a')]
    expect(when?.textContent).toMatch(/^(?:Closes|Opens) [^ ]+$/)
    const end = facts?.getBoundingClientRect().bottom ?? 0
    if (card.textContent.includes('Open now')) {
      expect((button?.getBoundingClientRect().top ?? 0) - end).toBeGreaterThanOrEqual(8)
    }
  }
})

test('the facts follow their title where the subject takes three lines, and a figure stays with its unit', async () => {
  const subject = 'Agricultural Science and Practical Animal Husbandry'
  for (const card of await showAt(760, [{ ...exam('Running', 'in_progress', 0), subject }])) {
    const [, beside, title, facts] = [...card.children].map((one) => one.getBoundingClientRect())
    expect(beside?.height).toBeGreaterThan(facts?.height ?? 0)
    expect((facts?.top ?? 0) - (title?.bottom ?? 0)).toBeLessThanOrEqual(2)
    expect(card.textContent).toContain('Your time is running: 25\u00a0minutes left')
  }
})

test.each([
  [360, 'dark'],
  [1280, 'light'],
] as const)(
  'many exams stand in groups, of those to come and those that are over the ten nearest, at %i',
  async (width, theme) => {
    const done = Array.from({ length: 52 }, (_, at) =>
      exam(`Done ${at}`, at % 4 === 0 ? 'closed' : 'submitted', -at - 1),
    )
    await page.viewport(width, 740)
    const coming = Array.from({ length: 20 }, (_, at) => exam(`Coming ${at}`, 'not_open', at + 40))
    const listMine = () => ({ items: [...done, ...items.slice(0, 3), ...coming] })
    await showScreen(MyExamsPage, { as: 'student', theme, answers: { exam: { listMine } } })
    const group = (name: string) => page.getByRole('region', { name, exact: true })
    await expect.element(group('Now').getByRole('heading', { level: 3 }).first()).toMatchTextContent(/^Running/)
    const count = (name: string) => group(name).getByRole('listitem').elements().length
    expect(['Now', 'Coming up', 'Done'].map(count)).toEqual([2, 10, 10])
    await expect.element(group('Done').getByRole('heading', { level: 3 }).first()).toMatchTextContent(/^Done 0/)
    await expectAccessible()
    await page.getByText('11 later exams').click()
    await expect.poll(() => count('Coming up')).toBe(21)
    await page.getByText('42 earlier exams').click()
    await expect.poll(() => count('Done')).toBe(52)
    // From its end it can be closed again.
    group('Done').getByRole('listitem').last().element().scrollIntoView({ block: 'end' })
    const fold = page.getByText('42 earlier exams')
    await expect.element(fold).toBeInViewport()
    // Without the scrolling of a press of a test.
    fold.element().closest('summary')?.click()
    await expect.poll(() => count('Done')).toBe(10)
    await expect.element(fold).toBeInViewport()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)

test('what is handed in says when that was, and nothing where that is not known', async () => {
  const [known, unknown] = [exam('Sat', 'submitted', -3), exam('Sat before', 'submitted', 30)]
  await showAt(1280, [{ ...known, handedInAt: `${known.opensAt.slice(0, 10)}T09:42:00.000Z` }, unknown])
  await expect.element(page.getByText(/^Handed\sin\s.*10:42\sam$/)).toBeVisible()
  expect(page.getByText(/^Handed\sin\s/).elements().length).toBe(1)
})

test('one that was open for weeks and is handed in now stands first of what is over', async () => {
  const before = Array.from({ length: 11 }, (_, at) => exam(`Done ${at}`, 'closed', -at - 1))
  const openForWeeks = {
    ...exam('Homework', 'submitted', -60),
    closesAt: atNight(20),
    handedInAt: new Date().toISOString(),
  }
  await page.viewport(1280, 800)
  await showScreen(MyExamsPage, {
    as: 'student',
    answers: { exam: { listMine: () => ({ items: [...before, openForWeeks] }) } },
  })
  const done = page.getByRole('region', { name: 'Done', exact: true })
  await expect.element(done.getByRole('heading', { level: 3 }).first()).toMatchTextContent(/^Homework/)
  await expect.element(page.getByText('2 earlier exams')).toBeVisible()
})

test('of who did not hand in before the time was over, that is said, not that they handed in', async () => {
  const over = { ...exam('Sat', 'submitted', -3), handedInAt: atNight(-3), isTimeOver: true }
  const [card] = await showAt(360, [over])
  await expect.element(page.getByText(/^Time ran out .*11:59\spm$/)).toBeVisible()
  expect(card?.textContent).not.toContain('Handed in')
})
