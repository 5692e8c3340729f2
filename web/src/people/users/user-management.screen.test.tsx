import type { User } from '@sabimark/contract/answers.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../../test/axe.ts'
import { type Answers, refusal, showScreen } from '../../../test/screen.tsx'
import { UserManagement } from './user-management.tsx'

const ids = (place: number) => `0199ffff-ffff-7fff-8fff-${String(place).padStart(12, '0')}`
const bola: User = {
  ...{ id: ids(1), name: 'Bọ́lá Sample', email: 'bola@greenfield.test', role: 'teacher', status: 'active' },
  ...{ lastSignInAt: '2026-11-12T08:58:00.000Z', hasSecondFactor: true, revision: 3 },
}
const zainab: User = {
  ...{ ...bola, id: ids(2), name: 'Zainab Sample', email: 'zainab@greenfield.test', role: 'school_admin' },
  ...{ status: 'pending_verification', lastSignInAt: null, hasSecondFactor: false },
}
const listing = (...items: User[]) => ({ listUsers: () => ({ items, nextCursor: null, total: items.length }) })
const done = { batch: ids(900), doneCount: 1, skipped: [] }
const show = (people: Answers['people'] = {}, more: { as?: 'super_admin'; theme?: 'dark' } = {}) =>
  showScreen(UserManagement, { answers: { people: { ...listing(bola, zainab), ...people } }, ...more })
const dialog = (name: string) => page.getByRole('dialog', { name })
const openMenu = async (name: string, item: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

afterEach(() => page.viewport(1280, 800))

describe('the list', () => {
  test('says of everybody what they are, whether they are in, and when they were last', async () => {
    await show()
    const rows = page.getByRole('table', { name: 'Users' }).getByRole('row')
    await expect
      .element(rows.nth(1))
      .toMatchTextContent(/Bọ́lá Sample.*bola@greenfield\.test.*Teacher.*12 Nov 2026.*On.*Active/)
    await expect.element(rows.nth(2)).toMatchTextContent(/Zainab Sample.*School admin.*Never.*Off.*Invited/)
    await expectAccessible({ isStrict: true })
  })

  test('offers nobody an act on themself, and says who can do it', async () => {
    await showScreen(UserManagement)
    await page.getByRole('button', { name: 'Actions for Ada Sample' }).click()
    const items = page.getByRole('menuitem').elements()
    expect(items.map(({ textContent }) => textContent)).toEqual(['Open my profile'])
    await expect
      .element(page.getByText('Only another administrator can change your own role and access.'))
      .toBeVisible()
  })

  test('on a phone is a line for each, with what differs', async () => {
    await page.viewport(360, 740)
    await show({}, { theme: 'dark' })
    const row = page.getByRole('table', { name: 'Users' }).getByRole('row').nth(2)
    await expect.element(row).toMatchTextContent(/Zainab Sample.*Invited School admin · zainab@greenfield\.test/)
    await expect.element(page.getByRole('button', { name: 'Invite Administrator' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    await expectReadable()
  })
})

test('an email is whole on a phone, and no dot ends a line', async () => {
  await page.viewport(360, 740)
  const email = 'oluwaseun.adebayo-sample@greenfield-model-college.test'
  const short = { ...bola, id: ids(3), email: 'b@g.test' }
  await show(listing({ ...zainab, email }, short))
  const names = page.getByRole('rowheader')
  await expect.element(names.nth(1)).toMatchTextContent(/Teacher · b@g\.test/)
  const [whole, brief] = names.elements().map((name) => name.querySelector('[data-dotted]'))
  const right = whole?.getBoundingClientRect().right
  const [mark, role, shown] = whole?.children ?? []
  for (const part of [mark, role, shown]) expect(part?.getBoundingClientRect().right).toBeLessThanOrEqual(right ?? 0)
  expect(shown?.getBoundingClientRect().top).toBeGreaterThan(role?.getBoundingClientRect().top ?? 0)
  // The dot before what begins a line is left of all that is seen.
  const dot = shown?.querySelector('span')?.getBoundingClientRect()
  expect(dot?.right).toBeLessThanOrEqual(mark?.getBoundingClientRect().left ?? 0)
  const tops = [...(brief?.children ?? [])].map((part) => part.getBoundingClientRect().top)
  expect(new Set(tops).size).toBe(1)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

describe('acts', () => {
  test('a role is changed once what it means was read, and can be undone', async () => {
    const asked: unknown[] = []
    const effects = ['Bọ́lá Sample can then see and change everything at your school.']
    const changeRole: NonNullable<Answers['people']>['changeRole'] = (input) => {
      asked.push(input)
      return { ...done, effects }
    }
    await show({ changeRole })
    await openMenu('Bọ́lá Sample', 'Make an administrator')
    const question = dialog('Make Bọ́lá Sample an administrator?')
    await expect.element(question).toMatchTextContent(/can then see and change everything/)
    await question.getByRole('button', { name: 'Make an administrator' }).click()
    await expect.element(page.getByText('Bọ́lá Sample is now an administrator.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    expect(asked).toEqual(Array(2).fill({ id: bola.id, revision: 3, role: 'school_admin' }))
  })

  test('the work of an administrator is handed over from here, to teachers and administrators', async () => {
    await show({ listUsers: () => ({ items: [bola, { ...zainab, status: 'active' }], nextCursor: null, total: 2 }) })
    await openMenu('Zainab Sample', 'Hand over exams and questions')
    const question = dialog('Hand over the exams and questions of Zainab Sample?')
    const choices = question.getByRole('combobox', { name: 'To' }).getByRole('option')
    await expect.element(choices.nth(1)).toHaveTextContent('Bọ́lá Sample')
    expect(choices.elements()).toHaveLength(2)
  })

  test('what would leave nobody says so, and cannot be confirmed', async () => {
    await show({
      setUsersStatus: () => {
        throw refusal('LAST_ADMIN')
      },
    })
    await openMenu('Zainab Sample', 'Deactivate')
    const question = dialog('Deactivate Zainab Sample?')
    await expect.element(question).toMatchTextContent(/This would leave nobody to administer/)
    await expect.element(question.getByRole('button', { name: 'Deactivate' })).toBeDisabled()
  })

  test('several are signed out at once', async () => {
    await show({
      endUserSessions: () => ({ ...done, batch: null, doneCount: 2, effects: ['3 sessions end at once.'] }),
    })
    await page.getByRole('checkbox', { name: 'Select all users on this page' }).click({ force: true })
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    const question = dialog('Sign 2 users out everywhere?')
    await expect.element(question).toMatchTextContent(/3 sessions end at once/)
    await question.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect.element(page.getByText('2 users signed out.')).toBeVisible()
  })

  test('an administrator is invited; what is wrong stands at its field and nothing typed is lost', async () => {
    let isHere = true
    const inviteAdmin: NonNullable<Answers['people']>['inviteAdmin'] = ({ name, email }) => {
      if (isHere) throw refusal('PERSON_ALREADY_HERE')
      return { user: { ...zainab, name, email } }
    }
    await show({ inviteAdmin })
    await page.getByRole('button', { name: 'Invite Administrator' }).first().click()
    const form = dialog('Invite Administrator')
    const field = (name: string) => form.getByRole('textbox', { name })
    await userEvent.keyboard('Ada Sample')
    await form.getByRole('button', { name: 'Send invitation' }).click()
    await expect.element(field('Email')).toHaveFocus()
    await field('Email').fill('ada@greenfield.test')
    await form.getByRole('button', { name: 'Send invitation' }).click()
    await expect.element(form).toMatchTextContent(/A person with this email is already at your school\./)
    await expectAccessible({ isStrict: true })
    isHere = false
    await form.getByRole('button', { name: 'Send invitation' }).click()
    await expect.element(page.getByText('An invitation is on its way to ada@greenfield.test.')).toBeVisible()
  })
})

describe('what each role may do', () => {
  test('stands there from the one table of permissions', async () => {
    await show()
    await page.getByText('People', { exact: true }).click()
    const row = page.getByRole('row', { name: /^Add and edit students/ })
    await expect.element(row).toMatchTextContent('Add and edit students, and move them to another classNoNo')
    await expect.element(row.getByRole('img', { name: 'Yes' })).toBeVisible()
    await expect.element(page.getByText('See all schools')).not.toBeInTheDocument()
    await expectAccessible({ isStrict: true })
  })

  test('has the company’s own column for its own staff', async () => {
    await show({}, { as: 'super_admin' })
    await page.getByText('School, classes, subjects and terms').click()
    await expect.element(page.getByRole('columnheader', { name: 'Super admin' }).first()).toBeVisible()
    await expect.element(page.getByRole('row', { name: /^See all schools/ })).toBeVisible()
  })
})
