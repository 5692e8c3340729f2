import type { Timetable } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { type Answers, showScreen } from '../../../test/screen.tsx'
import { PublishDialog } from '../publish-dialog.tsx'
import type { TimetableSitting } from './timetable.ts'
import TimetablePage from './timetable-page.tsx'

const sitting: TimetableSitting = {
  ...{ id: '0199ffff-ffff-7fff-8fff-000000000001', examId: '0199ffff-ffff-7fff-8fff-000000000002' },
  ...{ title: 'Algebra', subject: 'Mathematics', examType: 'mock', classes: ['SS2A', 'SS2B'], location: 'Hall A' },
  ...{ durationMinutes: 60, opensAt: '2026-11-24T08:00:00.000Z', closesAt: '2026-11-24T10:00:00.000Z' },
  days: ['2026-11-24'],
}
const timetable: Timetable = {
  ...{ today: '2026-11-24', from: '2026-11-22', sittings: [sitting] },
  clashes: [
    {
      ...{ kind: 'class', date: '2026-11-24', titles: ['Algebra', 'Grammar'], className: null },
      ...{ students: ['Ada Example'], studentCount: 3 },
    },
  ],
}
const asked: unknown[] = []
const answers: Answers = {
  exam: {
    timetable: (input) => {
      asked.push(input)
      return timetable
    },
  },
}
const week = () => page.getByRole('list', { name: 'Week' })

test('the week shows each exam on its day, and says what clashes', async () => {
  await showScreen(TimetablePage, { answers })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Timetable' })).toBeVisible()
  await expect.element(page.getByText('Sunday 22 November to Saturday 28 November').first()).toBeVisible()
  const tuesday = week().getByRole('listitem').filter({ hasText: 'Tuesday 24 November' })
  for (const text of ['9:00 am to 11:00 am', 'Algebra', 'SS2A, SS2B', 'Mathematics60 minHall A']) {
    await expect.element(tuesday.first()).toMatchTextContent(text)
  }
  await expectAccessible()
  // What clashes is one line above the week, whose list is behind a press.
  const clashes = page.getByText(/^Ada Example and 2 others cannot sit both “Algebra” and “Grammar”/)
  await expect.element(clashes).not.toBeInTheDocument()
  await page.getByRole('button', { name: '1 clash · Show' }).click()
  await expect.element(clashes).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: '1 clash · Hide' }).click()
  await expect.element(clashes).not.toBeInTheDocument()
})

test('weeks are turned, a class is chosen, and the list shows four weeks', async () => {
  await showScreen(TimetablePage, { answers })
  await page.getByRole('button', { name: 'Later' }).click()
  await expect.poll(() => asked.at(-1)).toMatchObject({ from: '2026-11-29', weeks: 1 })
  await page.getByRole('combobox', { name: 'Show as' }).selectOptions('List of four weeks')
  await expect.poll(() => asked.at(-1)).toMatchObject({ weeks: 4 })
  await expect.element(page.getByRole('table', { name: 'Timetable' }).getByText('Hall A')).toBeVisible()
  await page.getByRole('combobox', { name: 'Class' }).selectOptions('SS3A')
  await expect.poll(() => asked.at(-1)).toHaveProperty('classId')
  // What is printed names the class.
  expect(document.querySelector('[data-print-sheet] h1')?.textContent).toBe('Timetable of exams: SS3A')
})

test('a week without exams says so and where the next one is, on a phone too', async () => {
  await page.viewport(360, 740)
  const later = { ...sitting, days: ['2026-12-08'] }
  await showScreen(TimetablePage, {
    answers: {
      exam: {
        timetable: ({ from = '2026-11-22', weeks }) => ({
          ...timetable,
          from,
          sittings: from === '2026-12-06' || weeks === 4 ? [later] : [],
          clashes: [],
        }),
      },
    },
  })
  await expect
    .element(page.getByRole('main'))
    .toMatchTextContent(/No exams in this week.*The next one is Algebra, on Tuesday 8 December\./)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await page.viewport(1280, 800)
  await page.getByRole('button', { name: 'Show that week' }).click()
  await expect
    .element(page.getByRole('heading', { level: 2 }))
    .toMatchTextContent('Sunday 6 December to Saturday 12 December')
})

test('an exam that is open for days is on today, too', async () => {
  const long = { ...sitting, days: ['2026-11-23', '2026-11-26'] }
  await showScreen(TimetablePage, { answers: { exam: { timetable: () => ({ ...timetable, sittings: [long] }) } } })
  const day = (name: string) => week().getByRole('listitem').filter({ hasText: name }).first()
  await expect.element(day('Tuesday 24 November')).toMatchTextContent(/open all day.*Algebra/)
  await expect.element(day('Monday 23 November')).toMatchTextContent(/opens 9:00 am.*Algebra/)
  await expect.element(day('Wednesday 25 November')).not.toMatchTextContent(/Algebra/)
})

test('what an exam would clash with is said before it is published, and publishing stays possible', async () => {
  const planned: unknown[] = []
  const checkClashes = (input: unknown) => {
    planned.push(input)
    return {
      clashes: timetable.clashes,
      practices: [{ title: 'Revision', questionCount: 2 }],
      readyMade: { publicCount: 1, withdrawnCount: 2 },
    }
  }
  const nothing = () => undefined
  const asking = () => (
    <PublishDialog
      {...{
        title: 'Algebra',
        classNames: ['SS2B'],
        namedCount: 1,
        durationMinutes: 60,
        isOpen: true,
        isWorking: false,
      }}
      planned={{
        subjectId: sitting.id,
        classIds: [],
        examType: 'mock',
        questionIds: [sitting.id, '0199ffff-ffff-7fff-8fff-000000000009'],
      }}
      opensAt={new Date(sitting.opensAt)}
      closesAt={new Date(sitting.closesAt)}
      release={null}
      onPublish={nothing}
      onCancel={nothing}
    />
  )
  await showScreen(asking, { answers: { exam: { checkClashes } } })
  await expect
    .element(page.getByText(/^The students of SS2B and 1 student by name will have it in their list\. It opens/))
    .toBeVisible()
  await expect.element(page.getByText(/^Ada Example and 2 others cannot sit both/)).toBeVisible()
  await expect
    .element(
      page.getByText(/^The practice “Revision” asks 2 of these questions\. Students who checked them there know/),
    )
    .toBeVisible()
  await expect.element(page.getByText(/^1 of 2 questions can be read by anybody/)).toBeVisible()
  await expect.element(page.getByText(/^2 ready-made questions were found wrong/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Publish' })).toBeEnabled()
  const times = { scheduledDate: '2026-11-24', scheduledTime: '09:00', closingTime: '11:00' }
  expect(planned).toEqual([expect.objectContaining({ title: 'Algebra', durationMinutes: 60, ...times })])
})
