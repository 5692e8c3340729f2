import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import ActsPage from './acts-page.tsx'

const act = (place: number, isUndone: boolean) => ({
  ...{ id: `0199ffff-ffff-7fff-8fff-00000000000${place}`, action: 'student.deactivated', by: 'Ada Example' },
  ...{ at: '2026-11-20T09:00:00.000Z', count: place, isUndone, keptCount: 0 },
})

const kept = { id: act(9, false).id, name: 'Chidi Sample', why: 'Was changed since, and stays as it is.' }

test('what was done lately is listed, and each act is undone by its menu, once, when what it comes to was read', async () => {
  let pressedCount = 0
  let items = [act(3, false), { ...act(1, true), by: null as string | null }]
  await showScreen(ActsPage, {
    answers: {
      school: {
        listActs: () => ({ items, nextCursor: null, total: items.length }),
        undo: () => ({
          batch: null,
          doneCount: 2,
          skipped: [kept],
          effects: ['2 students are put back as they were.'],
        }),
      },
    },
    // A rehearsal carries no key.
    hear: (call, requestKey) => {
      if (call !== 'school.undo' || requestKey === undefined) return
      pressedCount += 1
      items = items.map((one) => ({ ...one, isUndone: true, keptCount: 1 }))
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
  const asked = page.getByRole('dialog', { name: 'Undo this change?' })
  await expect.element(asked.getByText(/^3 students deactivated on .* by Ada Example\.$/)).toBeVisible()
  await expect.element(asked.getByText('2 students are put back as they were.')).toBeVisible()
  await expect.element(asked.getByText('One is not undone:')).toBeVisible()
  await expectAccessible()
  expect(pressedCount).toBe(0)
  await asked.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('It was undone.')).toBeInTheDocument()
  expect(pressedCount).toBe(1)
  // Whom it left is read again long after its news has gone.
  await page.getByRole('button', { name: '1 not undone' }).first().click()
  const list = page.getByRole('dialog', { name: 'Not undone' })
  await expect
    .element(list.getByRole('listitem'))
    .toHaveTextContent('Chidi Sample: Was changed since, and stays as it is.')
})

test('an undo that would change nothing cannot be pressed, and says of each why', async () => {
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
  const asked = page.getByRole('dialog', { name: 'Undo this change?' })
  await expect.element(asked.getByText('6 are not undone:')).toBeVisible()
  expect(asked.getByRole('listitem').elements().length).toBe(6)
  await expect.element(asked.getByRole('button', { name: 'Undo' })).toBeDisabled()
})

test('nothing was done', async () => {
  await showScreen(ActsPage, { answers: { school: { listActs: () => ({ items: [], nextCursor: null, total: 0 }) } } })
  await expect.element(page.getByText('No changes in the last 30 days')).toBeInTheDocument()
})
