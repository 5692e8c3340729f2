import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../test/axe.ts'
import { type Answers, never, refusal, showScreen } from '../../test/screen.tsx'
import type { Subject } from './school-lists.ts'
import SubjectsPage from './subjects-page.tsx'

const physics: Subject = {
  id: '0199ffff-ffff-7fff-8fff-000000000001',
  name: 'Physics',
  code: 'PHY',
  description: '',
  color: '#7A3E9D',
  difficulty: 'Hard',
  durationMinutes: 90,
  status: 'active',
}
const yoruba: Subject = { ...physics, id: '0199ffff-ffff-7fff-8fff-000000000002', name: 'Yorùbá', code: 'YOR' }

const listing = (...items: Subject[]): Answers => ({ school: { listSubjects: () => ({ items }) } })
const cards = () => page.getByRole('article')
const search = () => page.getByRole('searchbox', { name: 'Search by name or code' })
const addButton = () => page.getByRole('button', { name: 'Add New Subject' })
const dialog = () => page.getByRole('dialog', { name: 'Add New Subject' })
const field = (name: string) => dialog().getByRole('textbox', { name })
const submit = () => dialog().getByRole('button', { name: 'Add Subject' })

/** Until one is added the school has what `listing` says; afterwards that one, too. */
function keeping(...before: Subject[]): Answers {
  const items = [...before]
  return {
    school: {
      listSubjects: () => ({ items: [...items] }),
      addSubject: (input) => {
        const added = { ...physics, ...input, id: '0199ffff-ffff-7fff-8fff-000000000009' }
        items.push(added)
        return added
      },
    },
  }
}

describe('the list', () => {
  test('says that it is loading until it is there', async () => {
    await showScreen(SubjectsPage, { answers: { school: { listSubjects: () => never } } })
    await expect.element(page.getByText('Loading subjects...')).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Subjects Management' })).toBeVisible()
    await expect.element(addButton()).not.toBeInTheDocument()
  })

  test('says why it did not come, and comes at a second try', async () => {
    let tries = 0
    const listSubjects = () => {
      tries += 1
      if (tries === 1) throw refusal('UNAVAILABLE')
      return { items: [physics] }
    }
    await showScreen(SubjectsPage, { answers: { school: { listSubjects } } })
    await expect.element(page.getByRole('alert')).toMatchTextContent(/try again/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(cards()).toMatchTextContent('Physics')
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  test('of a new school says what a subject is for, and offers the first', async () => {
    await showScreen(SubjectsPage, { answers: listing() })
    await expect.element(page.getByText('No subjects yet')).toBeVisible()
    await expect.element(page.getByText('Total Subjects')).not.toBeInTheDocument()
    await expectAccessible()
    await addButton().click()
    await expect.element(dialog()).toBeVisible()
  })

  test('shows every subject with its facts, and the figures of all', async () => {
    await showScreen(SubjectsPage, {
      answers: listing(physics, { ...yoruba, status: 'inactive', durationMinutes: 60 }),
    })
    await expect
      .poll(() =>
        cards()
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual([
        expect.stringMatching(/Physics.*PHY.*90 minutes.*Hard.*active/),
        expect.stringMatching(/Yorùbá.*YOR.*60 minutes.*Hard.*inactive/),
      ])
    const main = page.getByRole('main')
    await expect.element(main).toMatchTextContent(/Total Subjects\s*2/)
    await expect.element(main).toMatchTextContent(/Active Subjects\s*1/)
    await expect.element(main).toMatchTextContent(/Avg Duration \(minutes\)\s*75/)
    await expectAccessible()
  })

  test('reads in the dark, too', async () => {
    await showScreen(SubjectsPage, { theme: 'dark' })
    await expect.poll(() => cards().elements().length).toBe(8)
    await expectReadable()
    await addButton().click()
    await expect.element(field('Subject Name')).toBeVisible()
    await expectReadable()
  })

  test('shows the way back in where the session has ended, in no blue of the browser', async () => {
    const addSubject = () => {
      throw refusal('NOT_SIGNED_IN')
    }
    await showScreen(SubjectsPage, { answers: { school: { addSubject } } })
    await addButton().click()
    await field('Subject Name').fill('Chemistry')
    await field('Subject Code').fill('CHM')
    await submit().click()
    const link = dialog().getByRole('link', { name: 'sign in again in a new tab' })
    await expect.element(link).toBeVisible()
    const around = link.element().parentElement ?? document.body
    expect(getComputedStyle(link.element()).color).toBe(getComputedStyle(around).color)
  })

  test.each([
    ['phy', ['Physics']],
    ['yoruba', ['Yorùbá']],
    ['YOR', ['Yorùbá']],
  ])('narrows to what is looked for: %s', async (typed, names) => {
    await showScreen(SubjectsPage, { answers: listing(physics, yoruba) })
    await search().fill(typed)
    await expect.poll(() => cards().elements().length).toBe(names.length)
    for (const name of names) await expect.element(cards()).toMatchTextContent(name)
  })

  test('says where nothing is found, and has everything again when the search is emptied', async () => {
    await showScreen(SubjectsPage, { answers: listing(physics, yoruba) })
    await search().fill('latin')
    await expect.element(page.getByText('No subjects found')).toBeVisible()
    await search().clear()
    await expect.poll(() => cards().elements().length).toBe(2)
  })
})

describe('adding one', () => {
  test('what is missing is said at its field, and the keyboard goes to the first', async () => {
    await showScreen(SubjectsPage, { answers: keeping(physics) })
    await addButton().click()
    await expect.element(field('Subject Name')).toHaveFocus()
    await field('Duration (minutes)').fill('601')
    await submit().click()
    await expect.element(field('Subject Name')).toHaveAccessibleDescription('Subject Name is required.')
    await expect.element(field('Subject Code')).toHaveAccessibleDescription(/Subject Code is required\./)
    await expect
      .element(field('Duration (minutes)'))
      .toHaveAccessibleDescription('Duration must be a whole number of minutes from 1 to 600.')
    await expect.element(field('Subject Name')).toHaveFocus()
    await expectAccessible()
  })

  test('a code the school has is refused at the code, and what was typed stays', async () => {
    const addSubject = () => {
      throw refusal('SUBJECT_CODE_TAKEN')
    }
    await showScreen(SubjectsPage, { answers: { school: { listSubjects: () => ({ items: [physics] }), addSubject } } })
    await addButton().click()
    await field('Subject Name').fill('Phonetics')
    await field('Subject Code').fill('phy')
    await submit().click()
    await expect.element(field('Subject Code')).toHaveAccessibleDescription(/already/)
    await expect.element(field('Subject Code')).toHaveFocus()
    await expect.element(field('Subject Code')).toHaveValue('PHY')
    await expect.element(field('Subject Name')).toHaveValue('Phonetics')
  })

  test('what belongs to no field is said above the buttons', async () => {
    const addSubject = () => {
      throw refusal('UNAVAILABLE')
    }
    await showScreen(SubjectsPage, { answers: { school: { listSubjects: () => ({ items: [physics] }), addSubject } } })
    await addButton().click()
    await field('Subject Name').fill('Phonetics')
    await field('Subject Code').fill('PHO')
    await submit().click()
    await expect.element(dialog().getByRole('alert')).toMatchTextContent(/try again/)
  })

  test('the demo says that it keeps nothing', async () => {
    await showScreen(SubjectsPage)
    await addButton().click()
    await field('Subject Name').fill('Phonetics')
    await field('Subject Code').fill('PHO')
    await submit().click()
    await expect.element(dialog().getByRole('alert')).toMatchTextContent('Database mode required for creating subjects')
  })

  test('it stands in the list, is told, and the keyboard is back where it came from', async () => {
    await showScreen(SubjectsPage, { answers: keeping(physics) })
    await addButton().click()
    await field('Subject Name').fill('Phonetics')
    await field('Subject Code').fill('PHO')
    await submit().click()
    await expect.element(page.getByText('Phonetics was added.')).toBeVisible()
    await expect.poll(() => cards().elements().length).toBe(2)
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(addButton()).toHaveFocus()
  })

  test('Escape leaves an empty form at once, and asks over a half-written one', async () => {
    await showScreen(SubjectsPage, { answers: keeping(physics) })
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await addButton().click()
    await expect.element(field('Subject Name')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(addButton()).toHaveFocus()
    await addButton().click()
    await field('Subject Name').fill('Half of a')
    await userEvent.keyboard('{Escape}')
    await question.getByRole('button', { name: 'Stay here' }).click()
    await expect.element(field('Subject Name')).toHaveValue('Half of a')
    await userEvent.keyboard('{Escape}')
    await question.getByRole('button', { name: 'Leave without saving' }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
  })
})
