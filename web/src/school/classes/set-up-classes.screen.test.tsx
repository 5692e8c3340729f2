import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../../test/axe.ts'
import { type Answers, refusal, showScreen } from '../../../test/screen.tsx'
import ClassesPage from './classes-page.tsx'

const batch = '0199ffff-ffff-7fff-8fff-000000000009'
const dialog = (name: string) => page.getByRole('dialog', { name })

test('a school without classes gets those of its levels and arms in one press', async () => {
  const asked: object[] = []
  const answers: Answers = {
    school: {
      listClasses: () => ({ items: [], nextCursor: null, total: 0 }),
      addClasses: (input) => {
        asked.push(input)
        return { batch, doneCount: 12, skipped: [], effects: [] }
      },
    },
  }
  await showScreen(ClassesPage, { answers })
  await page.getByRole('button', { name: 'Set up classes' }).click()
  const form = dialog('Set Up Your Classes')
  const arms = form.getByRole('textbox', { name: 'Arms' })
  await expect.element(arms).toHaveFocus()
  for (const level of ['JSS1', 'JSS2', 'JSS3', 'SS1', 'SS2', 'SS3'])
    await expect.element(form.getByRole('checkbox', { name: level, exact: true })).toBeChecked()
  await arms.fill('A, a')
  await form.getByRole('button', { name: /^Add / }).click()
  await expect.element(arms).toHaveAccessibleDescription(/a appears here twice\./)
  await arms.fill('Gold, Blue')
  await expect.element(form).toMatchTextContent(/12 classes are new: JSS1 Gold, JSS1 Blue, .* and 6 more\./)
  await expectAccessible()
  await form.getByRole('button', { name: 'Add 12 classes' }).click()
  await expect.element(page.getByText('12 classes are added.')).toBeVisible()
  expect(asked).toEqual([{ levels: ['JSS1', 'JSS2', 'JSS3', 'SS1', 'SS2', 'SS3'], arms: ['Gold', 'Blue'] }])
})

test('several more are added from the list; what the server says stands at its field', async () => {
  const addClasses = () => {
    throw refusal('INVALID_FORM', { fields: { arms: 'A school has at most 500 open classes.' } })
  }
  await showScreen(ClassesPage, { theme: 'dark', answers: { school: { addClasses } } })
  await page.getByRole('button', { name: 'Add several' }).click()
  const form = dialog('Add Several Classes')
  await form.getByRole('button', { name: 'Add classes' }).click()
  await expect.element(form.getByText('Choose at least one level.')).toBeVisible()
  await form.getByRole('checkbox', { name: 'SS1', exact: true }).click()
  await form.getByRole('textbox', { name: 'Arms' }).fill('C D')
  await expect.element(form).toMatchTextContent(/1 class is new: SS1D\.1 class is there already: SS1C\./)
  await form.getByRole('button', { name: 'Add 1 class' }).click()
  await expect
    .element(form.getByRole('textbox', { name: 'Arms' }))
    .toHaveAccessibleDescription(/A school has at most 500 open classes\./)
  await expectReadable()
})
