import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import ActsPage from './acts-page.tsx'

const act = (place: number, isUndone: boolean) => ({
  ...{ id: `0199ffff-ffff-7fff-8fff-00000000000${place}`, action: 'student.deactivated', by: 'Ada Example' },
  ...{ at: '2026-11-20T09:00:00.000Z', count: place, isUndone },
})

test('what was done lately is listed, and each act is undone by its menu, once', async () => {
  const undone: string[] = []
  let items = [act(3, false), { ...act(1, true), by: null as string | null }]
  await showScreen(ActsPage, {
    answers: {
      school: {
        listActs: () => ({ items, nextCursor: null, total: items.length }),
        undo: ({ batch }) => {
          undone.push(batch)
          items = items.map((one) => ({ ...one, isUndone: true }))
          return { batch: null, doneCount: 3, skipped: [], effects: [] }
        },
      },
    },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Recent Changes' })).toBeInTheDocument()
  await expect.element(page.getByText('3 students deactivated')).toBeInTheDocument()
  // By whom; whoever has gone since has no name any more.
  const who = page
    .getByRole('row')
    .elements()
    .map((row) => row.querySelectorAll('td, th')[2]?.textContent)
  expect(who).toEqual(['Who', 'Ada Example', 'Somebody'])
  await expectAccessible()
  await page.getByRole('button', { name: 'Actions for 3 students deactivated' }).click()
  await page.getByRole('menuitem', { name: 'Undo' }).click()
  await expect.element(page.getByText('It was undone.')).toBeInTheDocument()
  expect(undone).toEqual([act(3, false).id])
})

test('an undo that came too late for everything says so, and names the first five', async () => {
  const skipped = Array.from({ length: 6 }, (_, place) => ({
    ...{ id: act(place, false).id, name: place === 0 ? '' : `Pupil ${place}`, why: 'Was changed since then.' },
  }))
  await showScreen(ActsPage, {
    answers: {
      school: {
        listActs: () => ({ items: [act(6, false)], nextCursor: null, total: 1 }),
        undo: () => ({ batch: null, doneCount: 0, skipped, effects: [] }),
      },
    },
  })
  await page.getByRole('button', { name: 'Actions for 6 students deactivated' }).click()
  await page.getByRole('menuitem', { name: 'Undo' }).click()
  await expect.element(page.getByText('Nothing was undone.')).toBeVisible()
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Was changed since then.', ...[1, 2, 3, 4].map((place) => `Pupil ${place}: Was changed since then.`)])
  await expect.element(page.getByText('and 1 more was skipped.')).toBeVisible()
})

test('nothing was done', async () => {
  await showScreen(ActsPage, { answers: { school: { listActs: () => ({ items: [], nextCursor: null, total: 0 }) } } })
  await expect.element(page.getByText('No changes in the last 30 days')).toBeInTheDocument()
})
