import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../test/axe.ts'
import { type Answers, never, refusal, showScreen } from '../../test/screen.tsx'
import { handOver } from '../platform/handed-over.ts'
import type { Slip, Student } from './people.ts'
import StudentsPage from './students-page.tsx'

const ids = (place: number) => `0199ffff-ffff-7fff-8fff-00000000000${place}`
const ngozi: Student = {
  ...{ id: ids(1), name: 'Ngọzi Obi', email: null, studentNumber: 'GC/1', phone: '', status: 'active' },
  ...{ class: { id: ids(3), name: 'SS2B' }, subjects: [], createdAt: '2026-11-20T09:00:00.000Z' },
}
const slipOf = ({ name, studentNumber }: Student): Slip => ({
  ...{ name, signInName: studentNumber, firstPassword: 'abcd-efgh', className: null },
  ...{ school: 'Greenfield College', subdomain: 'greenfield' },
})

const addButton = () => page.getByRole('button', { name: 'Add New Student' })
const dialog = () => page.getByRole('dialog', { name: 'Add New Student' })
const field = (name: string) => dialog().getByRole('textbox', { name, exact: true })
const search = () => page.getByRole('searchbox', { name: 'Search by name, email or student ID' })
const rows = () => page.getByRole('table').getByRole('row')

/** A call that is answered when the test says so. */
function held<Output>(output: () => Output) {
  const waiting: (() => void)[] = []
  const call = () => new Promise<Output>((resolve) => waiting.push(() => resolve(output())))
  return { call, release: () => waiting.shift()?.(), asked: () => waiting.length }
}

function keeping(...before: Student[]) {
  const items = [...before]
  const adding = held(() => undefined)
  const answers: Answers = {
    people: {
      listStudents: () => ({ items: [...items], nextCursor: null }),
      addStudent: async ({ name, studentNumber }) => {
        await adding.call()
        const student = { ...ngozi, id: ids(items.length + 4), name, studentNumber }
        items.unshift(student)
        return { student, slip: slipOf(student) }
      },
    },
  }
  return { answers, adding }
}

describe('choosing among what has to be looked up', () => {
  test('a look-up that has not come is no empty school', async () => {
    const school = { listSubjects: () => never, listClasses: () => never }
    await showScreen(StudentsPage, { answers: { school } })
    await addButton().first().click()
    await expect.element(dialog().getByRole('group', { name: 'Subjects' })).toMatchTextContent(/Loading/)
    await expect.element(dialog().getByRole('combobox', { name: 'Class' })).toBeDisabled()
    await expect.element(page.getByText(/no subjects yet/)).not.toBeInTheDocument()
  })

  test('one that failed is said to have failed, and comes at a second try', async () => {
    let isDown = true
    const down = () => {
      if (isDown) throw refusal('UNAVAILABLE')
      return { items: [{ id: ids(3), name: 'SS2B' }] }
    }
    const listSubjects = () => {
      if (isDown) throw refusal('UNAVAILABLE')
      return { items: [] }
    }
    await showScreen(StudentsPage, { answers: { school: { listSubjects, listClasses: down } } })
    await addButton().first().click()
    await expect.element(dialog().getByRole('alert').first()).toMatchTextContent(/try again/i)
    await expect.element(page.getByText(/no subjects yet/)).not.toBeInTheDocument()
    isDown = false
    await dialog().getByRole('button', { name: 'Try again' }).first().click()
    await dialog().getByRole('button', { name: 'Try again' }).click()
    await expect.element(dialog().getByText(/no subjects yet/)).toBeVisible()
    await dialog().getByRole('combobox', { name: 'Class' }).selectOptions('SS2B')
    await expectAccessible()
  })
})

test('while a new search is on its way the old rows are marked, and its own are not', async () => {
  const ada = { ...ngozi, id: ids(2), name: 'Ada Eze' }
  const looking = held(() => ({ items: [ada], nextCursor: null }))
  const listStudents = ({ search: asked }: { search?: string | undefined }) =>
    asked === undefined ? { items: [ngozi, ada], nextCursor: null } : looking.call()
  await showScreen(StudentsPage, { answers: { people: { listStudents } } })
  await expect.element(rows().nth(2)).toBeVisible()
  await search().fill('ada')
  await expect.element(page.getByText('Searching...')).toBeVisible()
  expect(document.querySelector('[aria-busy=true]')?.contains(rows().nth(2).element())).toBe(true)
  await expect.poll(looking.asked).toBe(1)
  await expectAccessible()
  looking.release()
  await expect.poll(() => rows().elements().length).toBe(2)
  await expect.element(page.getByText('Searching...')).not.toBeInTheDocument()
  expect(document.querySelector('[aria-busy=true]')).toBe(null)
})

describe('adding one', () => {
  test('nothing can be typed while it is saved, and a press right after it does its work', async () => {
    const { answers, adding } = keeping(ngozi)
    await showScreen(StudentsPage, { answers })
    await addButton().click()
    await field('Full Name').fill('Ada Eze')
    await field('Student ID').fill('GC/2')
    await dialog().getByRole('button', { name: 'Save and add another' }).click()
    await expect.element(field('Full Name')).toBeDisabled()
    await userEvent.keyboard('lost')
    expect(document.activeElement?.closest('[role=dialog]')).not.toBe(null)
    adding.release()
    await expect.element(field('Full Name')).toHaveFocus()
    await userEvent.keyboard('Chidi Eze{Tab}GC/3{Enter}')
    await expect.poll(adding.asked).toBe(1)
    adding.release()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.poll(() => rows().elements().length).toBe(4)
    await expect.element(rows().nth(1)).toMatchTextContent(/Chidi Eze.*GC\/3/)
  })

  test('after a refusal the keyboard is where it was', async () => {
    const addStudent = () => {
      throw refusal('UNAVAILABLE')
    }
    await showScreen(StudentsPage, { answers: { people: { addStudent } } })
    await addButton().click()
    await field('Full Name').fill('Ada Eze')
    await field('Student ID').fill('GC/2')
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog().getByRole('alert')).toBeVisible()
    await expect.element(field('Student ID')).toHaveFocus()
    await expect.element(field('Student ID')).toHaveValue('GC/2')
  })

  test('the first of a school leaves the keyboard on the page, where the button of the empty list was', async () => {
    const { answers, adding } = keeping()
    await showScreen(StudentsPage, { answers })
    await addButton().click()
    await field('Full Name').fill('Ada Eze')
    await field('Student ID').fill('GC/2')
    await userEvent.keyboard('{Enter}')
    await expect.poll(adding.asked).toBe(1)
    adding.release()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.poll(() => rows().elements().length).toBe(2)
    await expect.element(page.getByRole('main')).toHaveFocus()
  })

  test('a form that another screen asked for leaves the keyboard on the page', async () => {
    handOver('/students', { isAdding: true })
    await showScreen(StudentsPage, { answers: keeping(ngozi).answers })
    await expect.element(field('Full Name')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(page.getByRole('main')).toHaveFocus()
  })
})
