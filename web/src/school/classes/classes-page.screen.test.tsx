import type { SchoolClass } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../../test/axe.ts'
import { type Answers, refusal, showScreen } from '../../../test/screen.tsx'
import ClassesPage from './classes-page.tsx'

const bola = { id: '0199ffff-ffff-7fff-8fff-000000000007', name: 'Bola Ade' }
const ss2b: SchoolClass = {
  ...{ id: '0199ffff-ffff-7fff-8fff-000000000001', name: 'SS2B', level: 'SS2', arm: 'B', position: 5, revision: 2 },
  ...{ formTeacher: bola, status: 'open', studentsCount: 42, examsCount: 3 },
}
const closed: SchoolClass = {
  ...{ ...ss2b, id: '0199ffff-ffff-7fff-8fff-000000000002', name: 'SS3 Gold', level: 'SS3', arm: 'Gold' },
  ...{ formTeacher: null, status: 'closed', studentsCount: 0 },
}

function keeping(...items: SchoolClass[]) {
  const asked: object[] = []
  const answers: Answers = {
    school: {
      listClasses: () => ({ items, nextCursor: null, total: items.length }),
      getClass: () => ({ class: ss2b, history: [] }),
      addClass: (input) => {
        asked.push(input)
        if (input.arm === 'B') throw refusal('CLASS_NAME_TAKEN')
        return { class: { ...ss2b, name: 'SS2C' } }
      },
      updateClass: (input) => {
        asked.push(input)
        return { class: ss2b }
      },
      setClassesStatus: ({ ids }) => ({
        ...{ batch: null, doneCount: 0, effects: [] },
        skipped: ids.map((id) => ({ id, name: 'SS2B', why: '42 students are in it: move them first.' })),
      }),
    },
  }
  return { answers, asked }
}

const dialog = (name: string) => page.getByRole('dialog', { name })
const menuOf = async (name: string, item: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

test('classes stand in the school’s order with form teacher, students and exams', async () => {
  await showScreen(ClassesPage, { answers: keeping(ss2b, closed).answers })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible()
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect.element(row('SS2B')).toMatchTextContent(/Bola Ade.*42.*3.*5.*Open/)
  await expect.element(row('SS3 Gold')).toMatchTextContent(/Closed/)
  // A screen reader says with each cell whose it is.
  await expect.element(page.getByRole('rowheader', { name: /^SS2B/ })).toBeInTheDocument()
  await expect.element(page.getByRole('searchbox', { name: 'Search by name' })).toBeVisible()
  await expectAccessible()
})

test('a class needs a level; an arm that is there already is refused at the level', async () => {
  const { answers, asked } = keeping(ss2b)
  await showScreen(ClassesPage, { answers })
  await page.getByRole('button', { name: 'Add New Class' }).click()
  const form = dialog('Add New Class')
  const level = form.getByRole('combobox', { name: 'Level' })
  const arm = form.getByRole('textbox', { name: 'Arm' })
  await form.getByRole('button', { name: 'Add Class' }).click()
  await expect.element(level).toHaveAccessibleDescription(/Level is required\./)
  await level.selectOptions('SS2')
  await arm.fill('B')
  await form.getByRole('button', { name: 'Add Class' }).click()
  await expect.element(level).toHaveAccessibleDescription(/Another open class already has this name\./)
  await arm.fill('C')
  await form.getByRole('button', { name: 'Add Class' }).click()
  await expect.element(page.getByText('SS2C was added.')).toBeVisible()
  expect(asked.at(-1)).toEqual({ level: 'SS2', arm: 'C', position: null, formTeacherId: null })
})

test('a level that is in no list yet is typed in the form and goes with the class', async () => {
  const { answers, asked } = keeping(ss2b)
  await showScreen(ClassesPage, { answers })
  await page.getByRole('button', { name: 'Add New Class' }).click()
  const form = dialog('Add New Class')
  const newLevel = form.getByRole('textbox', { name: 'New Level' })
  await expect.element(newLevel).not.toBeInTheDocument()
  await form.getByRole('combobox', { name: 'Level' }).selectOptions('Another level...')
  await form.getByRole('button', { name: 'Add Class' }).click()
  await expect.element(newLevel).toHaveFocus()
  await expect.element(newLevel).toHaveAccessibleDescription(/New Level is required\./)
  await newLevel.fill('JSS1')
  await form.getByRole('button', { name: 'Add Class' }).click()
  await expect.element(page.getByText('SS2C was added.')).toBeVisible()
  expect(asked).toEqual([{ level: 'JSS1', isNewLevel: true, arm: '', position: null, formTeacherId: null }])
})

test('an edit sends what was changed', async () => {
  const { answers, asked } = keeping(ss2b)
  await showScreen(ClassesPage, { answers })
  await menuOf('SS2B', 'Edit')
  const form = dialog('Edit Class')
  await form.getByRole('textbox', { name: 'Arm' }).fill('Blue')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('SS2B was saved.')).toBeVisible()
  expect(asked).toEqual([{ id: ss2b.id, revision: 2, arm: 'Blue' }])
})

test('who is in a class stands in the way of closing it', async () => {
  await showScreen(ClassesPage, { answers: keeping(ss2b, closed).answers })
  await menuOf('SS2B', 'Close')
  const question = dialog('Close SS2B?')
  await expect.element(question).toMatchTextContent('SS2B: 42 students are in it: move them first.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Actions for SS3 Gold' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Open', exact: true })).toBeVisible()
})

test('the demo has the nine classes of a new school and keeps nothing; it reads in the dark, too', async () => {
  await showScreen(ClassesPage, { theme: 'dark' })
  await expect.poll(() => page.getByRole('row').elements().length).toBe(10)
  await expectReadable()
  await page.getByRole('button', { name: 'Add New Class' }).click()
  const form = dialog('Add New Class')
  await form.getByRole('combobox', { name: 'Level' }).selectOptions('SS1')
  await form.getByRole('button', { name: 'Add Class' }).click()
  await expect.element(form.getByRole('alert')).toMatchTextContent('Database mode required for creating classes')
})
