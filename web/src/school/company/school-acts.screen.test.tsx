import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAskedOnEscape } from '../../../test/asked-leave.ts'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import SchoolPage from './school-page.tsx'

const { sampleSchools } = await import('@sabimark/demo/school/company/schools.ts')
const [school] = sampleSchools(new Date())
if (!school) throw new Error('There are sample schools.')
const place = { at: `/dashboard/schools/${school.id}`, path: '/dashboard/schools/$schoolId' }

const outcome = (effects: string[]) => ({ batch: null, doneCount: 1, skipped: [], effects })
const openMenu = () => page.getByRole('button', { name: 'Actions for Greenfield College' }).click()

test.each([
  ['light', 1280, 800],
  ['dark', 360, 740],
] as const)('suspending says first what it means, and asks why, %s at %i px', async (theme, width, height) => {
  await page.viewport(width, height)
  const asked: { id: string; reason: string }[] = []
  const answers = {
    people: {
      suspendSchool: (input: { id: string; reason: string }) => {
        asked.push(input)
        return outcome(['40 candidates sit an exam now: they finish it, and it is marked.'])
      },
    },
  }
  await showScreen(SchoolPage, { as: 'super_admin', theme, ...place, answers: answers as never })
  await openMenu()
  await page.getByRole('menuitem', { name: 'Suspend' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suspend Greenfield College?' })
  await expect.element(dialog.getByText(/40 candidates sit an exam now/)).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect.element(dialog.getByText('Say why.')).toBeVisible()
  expect(asked.length).toBe(1)
  await dialog.getByLabelText(/^Reason/).fill('The invoice is not paid')
  await expectAskedOnEscape()
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked.at(-1)).toEqual({ id: school.id, reason: 'The invoice is not paid' })
})

test('a suspended school says since when and why, and can be reactivated, not suspended again', async () => {
  const suspended = { ...school, status: 'inactive', suspendedAt: '2026-11-20T09:00:00.000Z' }
  const answers = {
    school: { getSchool: () => ({ school: { ...suspended, suspendReason: 'The invoice is not paid' }, history: [] }) },
    people: { reactivateSchool: () => outcome(['Everybody can sign in again.']) },
  }
  await showScreen(SchoolPage, { as: 'super_admin', ...place, answers: answers as never })
  await expect.element(page.getByText('Suspended since')).toBeVisible()
  await expect.element(page.getByText(/2026, .* · The invoice is not paid$/)).toBeVisible()
  await openMenu()
  await expect.element(page.getByRole('menuitem', { name: 'Suspend' })).not.toBeInTheDocument()
  await page.getByRole('menuitem', { name: 'Reactivate' }).click()
  await expect.element(page.getByText('Everybody can sign in again.')).toBeVisible()
})

test('a school that was used is not deleted: why is said before, and suspending is offered in place of it', async () => {
  const why = 'Has, or had, students. Only a school that was never used can be deleted. Suspend it instead.'
  const skipped = [{ id: school.id, name: school.name, why }]
  const deleteSchool = () => ({ batch: null, doneCount: 0, skipped, effects: [] })
  const answers = { people: { deleteSchool, suspendSchool: () => outcome(['Nobody can sign in.']) } }
  await showScreen(SchoolPage, { as: 'super_admin', ...place, answers: answers as never })
  await openMenu()
  await expect.element(page.getByText('Not for a school that was used: suspend it.')).toBeVisible()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Greenfield College?' })
  await expect.element(dialog.getByText(/Suspend it instead/)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Suspend instead' }).click()
  const suspending = page.getByRole('dialog', { name: 'Suspend Greenfield College?' })
  await expect.element(suspending.getByText('Nobody can sign in.')).toBeVisible()
})
