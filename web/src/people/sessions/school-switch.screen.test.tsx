import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, refusal, showScreen } from '../../../test/screen.tsx'
import { useMe } from '../../platform/session.ts'
import { declareUnsaved } from '../../platform/unsaved.ts'
import SchoolSwitch from './school-switch.tsx'

function Shown() {
  const { school } = useMe()
  return (
    <div style={{ display: 'flex' }}>
      {school} <SchoolSwitch />
    </div>
  )
}

const riverside = {
  schoolId: '0199ffff-ffff-7fff-8fff-000000000009',
  school: 'Riverside School',
  role: 'teacher',
} as const
let chosen: string[] = []
const people: Answers['people'] = {
  listMemberships: () => ({ items: [riverside] }),
  // What follows is another page.
  chooseMembership: ({ schoolId }) => {
    chosen.push(schoolId)
    throw refusal('UNKNOWN_SCHOOL')
  },
}
const button = page.getByRole('button', { name: 'Work at another school' })
const item = page.getByRole('menuitem', { name: 'Riverside School (teacher)' })

test('another school is one press away, and where it cannot be entered that is said', async () => {
  chosen = []
  await showScreen(Shown, { answers: { people } })
  await button.click()
  await item.click()
  await expect.element(page.getByText('There is no such school.')).toBeVisible()
  expect(chosen).toEqual([riverside.schoolId])
})

test('unsaved work is asked about first', async () => {
  chosen = []
  const words = { title: 'Leave without saving?', confirmLabel: 'Leave without saving', text: '' }
  onTestFinished(declareUnsaved({ ...words, isUnsaved: () => true }))
  await showScreen(Shown, { answers: { people } })
  await button.click()
  await item.click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  expect(chosen).toEqual([])
  await button.click()
  await item.click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect.poll(() => chosen).toEqual([riverside.schoolId])
})

test('who works in one school has no button', async () => {
  await showScreen(Shown)
  await expect.element(page.getByText('Greenfield College')).toBeVisible()
  await expect.element(button).not.toBeInTheDocument()
})
