import type { SchoolGrading } from '@sabimark/contract/answers.ts'
import { scalePresets } from '@sabimark/domain/school/grading/grade-scale.ts'
import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../../test/axe.ts'
import { aGate } from '../../../test/desk.tsx'
import { type Answers, refusal, showScreen } from '../../../test/screen.tsx'
import { orpc } from '../../platform/queries.ts'
import { ExamSettings } from './exam-settings.tsx'

const stored: SchoolGrading = {
  ...{ id: '0199ffff-ffff-7fff-8fff-000000000001', rounding: 'half_up', syncWindowHours: 24, revision: 4 },
  scale: scalePresets.letters.scale.map((step) => ({ remark: '', ...step })),
  levels: [
    { name: 'SS1', classes: ['SS1A', 'SS1B'] },
    { name: 'SS2', classes: ['SS2A'] },
    { name: 'JSS1', classes: [] },
  ],
}

/** Marks and grades stand on the page of the exam settings. */
function Screen() {
  const { data } = useQuery(orpc.school.getSettings.queryOptions())
  return data && <ExamSettings settings={data} />
}

/** Answers as the school does; `refuse` is asked first. */
function keeping({ effects = [] as string[], refuse = (_input: object): unknown => undefined } = {}) {
  const asked: object[] = []
  let now = stored
  const answers: Answers = {
    school: {
      grading: () => ({ grading: now, history: [] }),
      saveGrading: (input) => {
        asked.push(input)
        const no = refuse(input)
        if (no) throw no
        return { grading: { ...now, revision: now.revision + 1 }, effects }
      },
    },
  }
  return { answers, asked, meanwhile: (next: SchoolGrading) => (now = next) }
}

const box = (name: string) => page.getByRole('textbox', { name, exact: true })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const grades = () => [...document.querySelectorAll<HTMLInputElement>('[name^="grade."]')].map(({ value }) => value)

// What is said of since when and for whom, from decision 059.
const said = [
  'Applies at once, also to existing results. Marks stay as they are; printed papers too.',
  'For exams you publish from now on.',
  'Exams published before keep theirs, also when they are marked again.',
  'Applies at once, also to drafts and to papers that are begun from now on.',
  'If the network fails, answers are still accepted this long after the end.',
  'The levels your classes belong to, in order. Renaming a level renames its classes.',
]

test('shows the scale, rounding, window and levels with since when each holds, and reads well at every size', async () => {
  await page.viewport(1280, 900)
  await showScreen(Screen, { answers: keeping().answers })
  await expect.element(page.getByRole('heading', { level: 2, name: 'Marks and grades' })).toBeVisible()
  for (const text of said) await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  expect(grades()).toEqual(['A', 'B', 'C', 'D', 'F'])
  await expect.element(page.getByRole('combobox', { name: 'Grade scale' })).toHaveValue('letters')
  await expect.element(page.getByRole('combobox', { name: 'Rounding' })).toHaveValue('half_up')
  await expect.element(box('Window for Late Answers in hours')).toHaveValue('24')
  await expect.element(page.getByRole('listitem').nth(0)).toMatchTextContent('2 classes')
  await expectAccessible()
  await page.viewport(360, 740)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await showScreen(Screen, { answers: keeping().answers, theme: 'dark' })
  await expect.element(page.getByRole('heading', { level: 2, name: 'Levels' })).toBeVisible()
  await expectReadable()
})

test('while it is saved nothing can be typed, and a lost reply is asked for again with the same key', async () => {
  const { gate, open } = aGate()
  const keys: (string | undefined)[] = []
  const { answers } = keeping()
  const saveGrading = async () => {
    if (keys.length < 2) throw new TypeError('Failed to fetch')
    await gate
    return { grading: { ...stored, syncWindowHours: 48, revision: 5 }, effects: [] }
  }
  const hear = (call: string, key?: string) => call === 'school.saveGrading' && keys.push(key)
  await showScreen(Screen, { answers: { school: { ...answers.school, saveGrading } }, hear })
  const hours = box('Window for Late Answers in hours')
  await hours.fill('48')
  await press('Save Changes')
  await expect.element(page.getByText(/^No network/)).toBeVisible()
  // By keyboard: the bar may lie over it.
  document.querySelector<HTMLElement>('[name="syncWindowHours"]')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(hours).toBeDisabled()
  await expect.element(page.getByRole('combobox', { name: 'Grade scale' })).toBeDisabled()
  open()
  await expect.element(page.getByRole('form').getByText('Saved.', { exact: true })).toBeVisible()
  await expect.element(hours).toHaveValue('48')
  await expect.element(hours).toHaveFocus()
  expect(keys).toEqual([expect.any(String), keys[0]])
})

test('a preset fills the grades, what it means is asked first, and only what was changed is sent', async () => {
  await page.viewport(1280, 900)
  const { answers, asked } = keeping({ effects: ['412 of 3,000 results change their grade.'] })
  await showScreen(Screen, { answers })
  await page.getByRole('combobox', { name: 'Grade scale' }).selectOptions('waec')
  expect(grades()).toEqual(['A1', 'B2', 'B3', 'C4', 'C5', 'C6', 'D7', 'E8', 'F9'])
  await press('Save Changes')
  const question = page.getByRole('dialog', { name: 'Save marks and grades?' })
  await expect.element(question).toMatchTextContent('412 of 3,000 results change their grade.')
  await question.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(page.getByRole('form').getByText('Saved.', { exact: true })).toBeVisible()
  const sent = { revision: 4, scale: scalePresets.waec.scale }
  expect(asked).toEqual([sent, sent])
})

test('grades are typed, added and removed by keyboard, and what is wrong is said where it stands', async () => {
  await page.viewport(360, 740)
  const { answers, asked } = keeping()
  await showScreen(Screen, { answers })
  await press('Add grade')
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('grade.4')
  await userEvent.keyboard('E')
  await userEvent.tab()
  await userEvent.keyboard('30.5')
  await userEvent.keyboard('{Enter}')
  const bound = box('From percent, grade 5')
  await expect.element(bound).toHaveAccessibleDescription('Type a whole number from 0 to 100.')
  await expect.element(bound).toHaveFocus()
  await expect.element(page.getByRole('combobox', { name: 'Grade scale' })).toHaveValue('own')
  for (const wrong of ['', 'abc', '1000000000', '45']) {
    await bound.fill(wrong)
    await userEvent.keyboard('{Enter}')
    await expect.element(bound).toHaveAccessibleDescription(wrong === '45' ? 'Type a number below 45.' : /whole number/)
  }
  for (const wrong of ['30.5', '', 'abc', '0', '721']) {
    await box('Window for Late Answers in hours').fill(wrong)
    await press('Save Changes')
    await expect
      .element(box('Window for Late Answers in hours'))
      .toHaveAccessibleDescription(/required|whole number from 1 to 720/)
  }
  await box('Window for Late Answers in hours').fill('48')
  await bound.fill('40')
  expect(asked).toEqual([])
  await press('Save Changes')
  await expect.element(page.getByRole('form').getByText('Saved.', { exact: true })).toBeVisible()
  expect(asked[0]).toMatchObject({ syncWindowHours: 48, scale: { 4: { grade: 'E', fromPercentage: 40, remark: '' } } })
})

test('levels are renamed, moved and added; one that classes have says which and stays', async () => {
  await page.viewport(1280, 900)
  const { answers, asked } = keeping()
  await showScreen(Screen, { answers })
  await press('Remove SS2')
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('SS2 is the level of SS2A. Give it another level first.')
  await press('Move JSS1 up')
  await expect.element(page.getByRole('button', { name: 'Move JSS1 up' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(box('Level 1')).toHaveFocus()
  await expect.element(box('Level 1')).toHaveValue('JSS1')
  await box('Level 2').fill('Year 1')
  await press('Add level')
  await box('Level 4').fill('SS3')
  await press('Save Changes')
  await expect.element(page.getByRole('form').getByText('Saved.', { exact: true })).toBeVisible()
  expect(asked[0]).toEqual({
    revision: 4,
    levels: [
      { name: 'JSS1', was: 'JSS1' },
      { name: 'Year 1', was: 'SS1' },
      { name: 'SS2', was: 'SS2' },
      { name: 'SS3', was: null },
    ],
  })
})

test('what another administrator saved meanwhile is said; theirs is taken over, and nothing typed here is lost', async () => {
  await page.viewport(1280, 900)
  let isFirst = true
  const kept = keeping({
    refuse: () => {
      if (!isFirst) return undefined
      isFirst = false
      kept.meanwhile({ ...stored, revision: 5, rounding: 'down', syncWindowHours: 72 })
      return refusal('CHANGED_MEANWHILE', { by: 'Bola Ade', at: '2026-11-23T09:00:00.000Z', revision: 5 })
    },
  })
  await showScreen(Screen, { answers: kept.answers })
  await box('Window for Late Answers in hours').fill('48')
  await press('Save Changes')
  const note = page.getByRole('alert')
  await expect.element(note).toMatchTextContent(/Bola Ade saved this at 10:00.*Taken over from there: Rounding/)
  await expect.element(page.getByText(/Saved since then/)).toMatchTextContent('Saved since then: 72')
  await expect.element(page.getByRole('combobox', { name: 'Rounding' })).toHaveValue('down')
  await expect.element(box('Window for Late Answers in hours')).toHaveValue('48')
  await press('Save Changes')
  await expect.element(page.getByRole('form').getByText('Saved.', { exact: true })).toBeVisible()
  expect(kept.asked.at(-1)).toEqual({ revision: 5, syncWindowHours: 48 })
})
