import type { Subject } from '@sabimark/contract/answers.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { type Answers, never, refusal, showScreen } from '../../../test/screen.tsx'
import SubjectsPage from './subjects-page.tsx'

const physics: Subject = {
  ...{ id: '0199ffff-ffff-7fff-8fff-000000000001', name: 'Physics', code: 'PHY', description: 'Motion and heat' },
  ...{ color: '#7A3E9D', difficulty: 'Hard', durationMinutes: 90, status: 'active', revision: 3 },
  ...{ questionsCount: 310, examsCount: 12 },
}
const yoruba: Subject = {
  ...{ ...physics, id: '0199ffff-ffff-7fff-8fff-000000000002', name: 'Yorùbá', code: 'YOR', status: 'inactive' },
  ...{ description: '', questionsCount: 1 },
}

const figures = { total: 2, active: 1, totalQuestions: 311, averageDurationMinutes: 75 }
const pageOf = (items: Subject[]) => ({ items: [...items], nextCursor: null, total: items.length })
const cards = () => page.getByRole('article')
const seenIn = (card: Locator) => (card.element() as HTMLElement).innerText
const addButton = () => page.getByRole('button', { name: 'Add New Subject' })
const dialog = (name = 'Add New Subject') => page.getByRole('dialog', { name })
const field = (name: string) => dialog().getByRole('textbox', { name })
const submit = () => dialog().getByRole('button', { name: 'Add Subject' })
const menuOf = async (name: string, item: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** What the school has until something is done, and what was asked of it. */
function keeping(...before: Subject[]) {
  const items = [...before]
  const asked: object[] = []
  const outcome = { batch: physics.id, doneCount: 1, skipped: [] }
  const school: Answers['school'] = {
    listSubjects: (input) => {
      asked.push(input)
      return pageOf(items)
    },
    subjectFigures: () => figures,
    getSubject: () => ({ subject: physics, history: [] }),
    addSubject: (input) => {
      asked.push(input)
      const subject = { ...physics, ...input, id: '0199ffff-ffff-7fff-8fff-000000000009' } as Subject
      items.push(subject)
      return { subject }
    },
    updateSubject: (input) => {
      asked.push(input)
      return { subject: { ...physics, ...input } as Subject }
    },
    setSubjectsStatus: (input) => {
      asked.push(input)
      return { ...outcome, effects: ['310 questions and 12 exams keep it.', 'New ones cannot choose it.'] }
    },
  }
  return { answers: { school } as Answers, asked }
}

/** "Subjects Management" as the specification has it (part 2, section 2). */
const specification = {
  figures: [
    [/Total Subjects\s*2/, /Active Subjects\s*1/],
    [/Total Questions\s*311/, /Avg Duration \(minutes\)\s*75/],
  ].flat(),
  card: [/^PH/, /Physics/, /PHY/, /Motion and heat/, /310 questions/, /90 minutes/, /Hard/, /active/],
  controls: [
    ...[['textbox', 'Subject Name'] as const, ['textbox', 'Subject Code'] as const],
    ...[['textbox', 'Duration (minutes)'] as const, ['combobox', 'Difficulty'] as const],
    ...[['group', 'Color'] as const, ['combobox', 'Status'] as const, ['textbox', 'Description'] as const],
  ],
  difficulties: ['Easy', 'Medium', 'Hard'],
  statuses: ['active', 'inactive'],
}

describe('the specification', () => {
  test('figures, search and cards', async () => {
    await showScreen(SubjectsPage, { answers: keeping(physics, yoruba).answers })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Subjects Management' })).toBeVisible()
    await expect.element(page.getByRole('searchbox', { name: 'Search by name or code' })).toBeVisible()
    for (const figure of specification.figures) {
      await expect.element(page.getByRole('main')).toMatchTextContent(figure)
    }
    for (const part of specification.card) await expect.element(cards().first()).toMatchTextContent(part)
    await expect.element(cards().nth(1)).toMatchTextContent(/1 question(?!s).*inactive/)
    await expectAccessible()
  })

  test('the card of a new one and the figures above it change in one go, and a slow figure keeps no card back for good', async () => {
    const { answers } = keeping(physics)
    const waiting: ((now: typeof figures) => void)[] = []
    let isFirst = true
    const slow = () => {
      if (!isFirst) return new Promise<typeof figures>((resolve) => waiting.push(resolve))
      isFirst = false
      return figures
    }
    const add = async (name: string) => {
      await addButton().click()
      await field('Subject Name').fill(name)
      await field('Subject Code').fill(name.slice(0, 3))
      await submit().click()
      await expect.element(page.getByText(`${name} was added.`)).toBeVisible()
    }
    await showScreen(SubjectsPage, { answers: { school: { ...answers.school, subjectFigures: slow } } })
    await expect.element(page.getByText('Total Subjects2')).toBeVisible()
    /** What the screen said when the card came, and before. */
    const said: (string | undefined)[] = []
    const watch = new MutationObserver(() => {
      if (cards().elements().length === 2) said.push(document.querySelector('dl dd')?.textContent)
    })
    watch.observe(document.body, { subtree: true, childList: true, characterData: true })
    await add('Phonetics')
    await expect.poll(() => waiting.length).toBe(1)
    waiting[0]?.({ ...figures, total: 3 })
    await expect.poll(() => cards().elements().length).toBe(2)
    watch.disconnect()
    expect(said[0]).toBe('3')
    // Nobody answers this time.
    await add('Logic')
    await expect.poll(() => cards().elements().length).toBe(3)
  })

  test('"Add New Subject" needs a name and a code, and begins with the usual', async () => {
    const { answers, asked } = keeping(physics)
    await showScreen(SubjectsPage, { answers })
    await addButton().click()
    for (const [role, name] of specification.controls) {
      await expect.element(dialog().getByRole(role, { name })).toBeVisible()
    }
    const options = (name: string) =>
      dialog()
        .getByRole('combobox', { name })
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent)
    expect(options('Difficulty')).toEqual(specification.difficulties)
    expect(options('Status')).toEqual(specification.statuses)
    await expectAccessible()
    await field('Subject Name').fill('Phonetics')
    await field('Subject Code').fill('PHO')
    await submit().click()
    await expect.element(page.getByText('Phonetics was added.')).toBeVisible()
    expect(asked).toContainEqual({
      ...{ name: 'Phonetics', code: 'PHO', durationMinutes: 180, difficulty: 'Medium', status: 'active' },
      ...{ color: '#2457A6', description: '' },
    })
    await expect.poll(() => cards().elements().length).toBe(2)
    await expect.element(addButton()).toHaveFocus()
  })
})

describe('the list', () => {
  test('says that it is loading, why it did not come, and comes at a second try', async () => {
    let tries = 0
    const listSubjects = () => {
      tries += 1
      if (tries === 1) throw refusal('UNAVAILABLE')
      return pageOf([physics])
    }
    await showScreen(SubjectsPage, { answers: { school: { listSubjects, subjectFigures: () => never } } })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(cards()).toMatchTextContent('Physics')
  })

  test('of a new school says what a subject is for, and offers the first', async () => {
    await showScreen(SubjectsPage, { answers: keeping().answers })
    await expect.element(page.getByText('No subjects yet')).toBeVisible()
    await expectAccessible()
    await addButton().click()
    await expect.element(dialog()).toBeVisible()
  })

  test('has its badges at one end of every card', async () => {
    await showScreen(SubjectsPage, { answers: keeping(physics, yoruba).answers })
    await expect.element(cards().nth(1)).toBeVisible()
    for (const card of cards().elements()) {
      const shown = [...card.querySelectorAll('[data-tone]')].filter((one) => one.getBoundingClientRect().height > 0)
      const end = card.getBoundingClientRect().right - (shown.at(-1)?.getBoundingClientRect().right ?? 0)
      expect(shown).toHaveLength(2)
      expect(end).toBeCloseTo(20, 0)
    }
  })

  test('is asked for in the order and the part that is chosen', async () => {
    const { answers, asked } = keeping(physics)
    await showScreen(SubjectsPage, { answers })
    await page.getByRole('combobox', { name: 'Difficulty' }).selectOptions('Hard')
    await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('Questions')
    await page.getByRole('searchbox').fill('phy')
    const expected = { search: 'phy', difficulty: 'Hard', sort: 'questions', order: 'desc' }
    await expect.poll(() => asked.at(-1)).toMatchObject(expected)
  })
})

describe('the list on a phone', () => {
  beforeEach(() => page.viewport(360, 740))
  afterEach(() => page.viewport(1280, 800))

  test('says name and code, badges and questions, duration and description in three lines, with the acts in a menu', async () => {
    const long: Subject = {
      ...{ ...yoruba, name: 'Catering Craft Practice and Food Hygiene', code: 'CCP' },
      ...{ difficulty: 'Medium', questionsCount: 1310 },
    }
    await showScreen(SubjectsPage, { answers: keeping(physics, long).answers })
    const [first, second] = [cards().nth(0), cards().nth(1)]
    await expect.element(second).toBeVisible()
    expect(seenIn(first)).toMatch(/^PH\s+Physics\s+PHY\s+Hard Active 310 questions\s+90 min · Motion and heat$/)
    expect(seenIn(second)).toMatch(/Medium Inactive 1,310 questions\s+90 min$/)
    for (const card of [first, second]) {
      const line = card
        .getByText(/questions$/)
        .first()
        .element()
      const badges = [...line.querySelectorAll('[data-tone]')]
      expect(badges.map((badge) => badge.getBoundingClientRect().height > 0)).toEqual([true, true])
      expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth)
    }
    const topOf = (part: string) => second.element().querySelector(part)?.getBoundingClientRect().top ?? 0
    expect(Math.abs(topOf('h2') - topOf('p'))).toBeLessThan(8)
    for (const card of cards().elements()) {
      expect(card.getBoundingClientRect().height).toBeGreaterThanOrEqual(60)
      expect(card.getBoundingClientRect().height).toBeLessThanOrEqual(96)
    }
    await menuOf(long.name, 'Edit')
    await expect.element(dialog('Edit Subject')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(360)
    await userEvent.keyboard('{Escape}')
    await expectAccessible()
  })
})

describe('the form', () => {
  test('what is missing is said at its field; the keyboard goes to the first', async () => {
    await showScreen(SubjectsPage, { answers: keeping(physics).answers })
    await addButton().click()
    await expect.element(field('Subject Name')).toHaveFocus()
    await field('Duration (minutes)').fill('601')
    await submit().click()
    await expect.element(field('Subject Name')).toHaveAccessibleDescription('Subject Name is required.')
    await expect.element(field('Subject Code')).toHaveAccessibleDescription(/Subject Code is required\./)
    await expect
      .element(field('Duration (minutes)'))
      .toHaveAccessibleDescription('Duration (minutes) must be a whole number from 1 to 600.')
    await expect.element(field('Subject Name')).toHaveFocus()
  })

  test('a code the school has is refused at the code, and what was typed stays', async () => {
    const addSubject = () => {
      throw refusal('SUBJECT_CODE_TAKEN')
    }
    await showScreen(SubjectsPage, { answers: { school: { listSubjects: () => pageOf([physics]), addSubject } } })
    await addButton().click()
    await field('Subject Name').fill('Phonetics')
    await field('Subject Code').fill('PHY')
    await submit().click()
    await expect.element(field('Subject Code')).toHaveAccessibleDescription(/already/)
    await expect.element(field('Subject Code')).toHaveFocus()
    await expect.element(field('Subject Name')).toHaveValue('Phonetics')
  })

  test('a lost reply is asked for again; other words are another subject, and it says to look first', async () => {
    const keys: (string | undefined)[] = []
    const { answers } = keeping(physics)
    const added = answers.school?.addSubject
    let isLost = true
    await showScreen(SubjectsPage, {
      answers: {
        school: {
          ...answers.school,
          addSubject: async (input) => {
            if (isLost || !added) throw new TypeError('Failed to fetch')
            return await added(input)
          },
        },
      },
      hear: (call, key) => call === 'school.addSubject' && keys.push(key),
    })
    await addButton().click()
    await field('Subject Name').fill('Fonetics')
    await field('Subject Code').fill('PHO')
    for (const tries of [1, 2]) {
      await submit().click()
      await expect.element(dialog().getByText(/^No network/)).toBeVisible()
      await expect.poll(() => keys.length).toBe(tries)
    }
    await field('Subject Name').fill('Phonetics')
    const doubt = 'It may have been saved already the last time. Look in the list before you add it again.'
    await expect.element(dialog().getByText(doubt)).toBeVisible()
    await field('Subject Name').fill('Fonetics')
    await expect.element(dialog().getByText(doubt)).not.toBeInTheDocument()
    await field('Subject Name').fill('Phonetics')
    isLost = false
    await submit().click()
    await expect.element(page.getByText('Phonetics was added.')).toBeVisible()
    const [first, second, other] = keys
    expect([typeof first, second === first, other === first, keys.length]).toEqual(['string', true, false, 3])
  })

  test('the demo says that it keeps nothing', async () => {
    await showScreen(SubjectsPage)
    await addButton().click()
    await field('Subject Name').fill('Phonetics')
    await field('Subject Code').fill('PHO')
    await submit().click()
    await expect.element(dialog().getByRole('alert')).toMatchTextContent('Database mode required for creating subjects')
  })

  test('an edit sends what was changed and the revision it was made on', async () => {
    const { answers, asked } = keeping(physics)
    await showScreen(SubjectsPage, { answers })
    await menuOf('Physics', 'Edit')
    const form = dialog('Edit Subject')
    await expect.element(form.getByRole('textbox', { name: 'Subject Code' })).toHaveValue('PHY')
    await form.getByRole('textbox', { name: 'Subject Name' }).fill('Applied Physics')
    await form.getByRole('radio', { name: 'Teal' }).click()
    await form.getByRole('button', { name: 'Save' }).click()
    await expect.element(page.getByText('Applied Physics was saved.')).toBeVisible()
    expect(asked).toContainEqual({ id: physics.id, revision: 3, name: 'Applied Physics', color: '#0F6E7C' })
  })
})

test('deactivating says before what stays, and offers Undo', async () => {
  const { answers, asked } = keeping(physics, yoruba)
  const keys: (string | undefined)[] = []
  const hear = (call: string, key?: string) => call === 'school.setSubjectsStatus' && keys.push(key)
  await showScreen(SubjectsPage, { answers, hear })
  await menuOf('Physics', 'Deactivate')
  const question = dialog('Deactivate Physics?')
  await expect.element(question).toMatchTextContent('310 questions and 12 exams keep it.')
  await expectAccessible()
  await question.getByRole('button', { name: 'Deactivate' }).click()
  await expect.element(page.getByText('1 subject deactivated.')).toBeVisible()
  // What would happen is asked without a key.
  expect(keys).toEqual([undefined, expect.any(String)])
  expect(asked).toContainEqual({ ids: [physics.id], status: 'inactive' })
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.getByRole('button', { name: 'Actions for Yorùbá' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Activate' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Deactivate' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
})
