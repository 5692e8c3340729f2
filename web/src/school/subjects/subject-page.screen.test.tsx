import type { Subject } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../../test/axe.ts'
import { refusal, showScreen } from '../../../test/screen.tsx'
import SubjectPage from './subject-page.tsx'

const id = '0199ffff-ffff-7fff-8fff-000000000001'
const physics: Subject = {
  ...{ id, name: 'Physics', code: 'PHY', description: '', color: '#7A3E9D', difficulty: 'Hard', durationMinutes: 90 },
  ...{ status: 'inactive', revision: 3, questionsCount: 310, examsCount: 12 },
}
const changes = [{ label: 'Difficulty', before: 'Medium', after: 'Hard' }]
const history = [{ id, at: '2026-11-21T09:00:00.000Z', by: 'Ada Obi', action: 'subject.updated', changes }]

const show = (getSubject: () => { subject: Subject; history: typeof history }, theme: 'light' | 'dark' = 'light') =>
  showScreen(SubjectPage, {
    ...{ theme, at: `/dashboard/subjects/${id}`, path: '/dashboard/subjects/$subjectId' },
    answers: { school: { getSubject } },
  })

test('all that is stored of a subject, what was not given, and what happened to it', async () => {
  await show(() => ({ subject: physics, history }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Physics' })).toBeVisible()
  const main = page.getByRole('main')
  await expect.element(main).toMatchTextContent(/PHY · Inactive.*Questions310.*Exams12/)
  await expect.element(main).toMatchTextContent(/Ada Obi edited.*Difficulty: Medium → Hard/)
  await expect
    .element(page.getByRole('complementary', { name: 'Details' }))
    .toMatchTextContent(/Duration \(minutes\)90.*DifficultyHard.*ColorPurple.*DescriptionNot given/)
  await expectAccessible()
})

test('it is edited here, and reads in the dark', async () => {
  await show(() => ({ subject: physics, history }), 'dark')
  await page.getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Subject' })
  await expect.element(form.getByRole('textbox', { name: 'Subject Code' })).toHaveValue('PHY')
  await expectReadable()
})

test('that there is no such subject', async () => {
  await show(() => {
    throw refusal('BAD_REQUEST')
  })
  await expect.element(page.getByRole('alert')).toMatchTextContent('There is no such subject in your school.')
})
