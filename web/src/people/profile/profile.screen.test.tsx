import type { Role } from '@sabimark/domain/people/role.ts'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../../test/axe.ts'
import { type Answers, refusal, showScreen } from '../../../test/screen.tsx'
import { personHere } from '../../platform/person-here.ts'
import { Profile } from './profile.tsx'

const Screen = () => <Profile notifications={() => 'What you are told'} />
type People = NonNullable<Answers['people']>

const profile = {
  ...{ id: '0199ffff-ffff-7fff-8fff-000000000001', name: 'Ada Sample', email: 'ada@greenfield.example' },
  ...{ role: 'teacher' as const, school: 'Greenfield College', phone: '0803 000 0000', address: '5 Sample Street' },
  ...{ bio: 'Teaches.\nSings.', joinDate: '2026-09-14T09:00:00.000Z', className: null, studentNumber: null },
  ...{ classes: [{ id: '0199ffff-ffff-7fff-8fff-000000000002', name: 'SS1A' }], subjects: [], revision: 3 },
  ...{ schoolsCount: 1, pendingEmail: null },
}
const show = (as: Role, people: People = {}, at = '/dashboard/profile', theme: 'light' | 'dark' = 'light') =>
  showScreen(Screen, { as, at, theme, answers: { people } })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByRole('textbox', { name })
const edit = async () => {
  await button('Edit Profile').click()
  await expect.element(button('Save Changes')).toBeVisible()
}

// Part 2, section 2, "Profile", and part 1, section 3: the in-app user and what its profile carries.
const staff = { fields: ['Name', 'Email', 'Phone', 'Role', 'Address', 'Bio'], readOnly: ['Email', 'Role'] }
const specified: Record<Role, { role: string; facts: string[]; fields: string[]; readOnly: string[] }> = {
  super_admin: { role: 'super admin', facts: ['Name', 'Email', 'Phone', 'Role', 'Address', 'Joined', 'Bio'], ...staff },
  school_admin: {
    ...{ role: 'school admin', ...staff },
    facts: ['Name', 'Email', 'Phone', 'Role', 'Address', 'School', 'Joined', 'Bio'],
  },
  teacher: {
    ...{ role: 'teacher', ...staff },
    facts: ['Name', 'Email', 'Phone', 'Role', 'Address', 'School', 'Joined', 'Classes', 'Subjects', 'Bio'],
  },
  student: {
    role: 'student',
    facts: ['Name', 'Phone', 'Role', 'Address', 'School', 'Joined', 'Class', 'Student ID', 'Bio'],
    ...{ fields: ['Phone', 'Role', 'Address', 'Bio'], readOnly: ['Role'] },
  },
}

describe.each(Object.entries(specified))('of a %s', (as, { role, facts, fields, readOnly }) => {
  test('the tabs, the facts and the fields are those of the specification', async () => {
    await show(as as Role)
    const tabs = page.getByRole('tab')
    await expect.element(tabs.nth(2)).toBeVisible()
    expect(tabs.elements().map((tab) => tab.textContent)).toEqual(['Profile', 'Security', 'Notifications'])
    await expect.element(button('Edit Profile')).toBeVisible()
    expect(
      page
        .getByRole('term')
        .elements()
        .map((term) => term.textContent),
    ).toEqual(facts)
    expect(document.querySelector('[data-fact="Role"]')?.textContent).toBe(role)
    await expectAccessible()

    await edit()
    await expect.element(button('Cancel')).toBeVisible()
    const controls = [...document.querySelectorAll('form input, form textarea')] as HTMLInputElement[]
    const labels = (some: HTMLInputElement[]) =>
      some.map(({ labels: all }) => all?.[0]?.textContent?.replace(/\s*\*$/, '') ?? '')
    expect(labels(controls)).toEqual(fields)
    expect(labels(controls.filter((one) => one.readOnly))).toEqual(readOnly)
    await expect.element(field('Role')).toHaveValue(role)
    await expectAccessible()
    await button('Cancel').click()
    await expect.element(button('Edit Profile')).toHaveFocus()
  })

  test('the demo keeps nothing, says so, and leaves what was typed', async () => {
    await show(as as Role)
    await edit()
    await field('Bio').fill('Likes chess.')
    await button('Save Changes').click()
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('Demo: nothing is saved. Sign in to your own school to do this.')
    await expect.element(field('Bio')).toHaveValue('Likes chess.')
  })
})

test('what was changed is sent alone, and then shown; unsaved text is asked about', async () => {
  const sent: unknown[] = []
  let stored = profile
  const people: People = {
    profile: () => ({ profile: stored }),
    saveProfile: (input) => {
      sent.push(input)
      stored = { ...stored, bio: input.bio ?? '', revision: 4 }
      return { profile: stored }
    },
  }
  await show('teacher', people)
  await expect.element(page.getByText('14 September 2026')).toBeVisible()
  await edit()
  await field('Bio').fill('Teaches Physics.')
  await button('Cancel').click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await button('Save Changes').click()
  await expect.element(button('Edit Profile')).toBeVisible()
  await expect.element(page.getByText('Teaches Physics.')).toBeVisible()
  await expect.element(page.getByText('Your profile was saved.')).toBeVisible()
  expect(sent).toEqual([{ revision: 3, bio: 'Teaches Physics.' }])
})

test.each([
  ['Name', '  ', 'Name is required.'],
  ['Name', 'Ada\u202e Sample', 'Name has a hidden sign in it, as pasting can bring along. Please type it again.'],
  ['Phone', '0803\u200b', 'Phone has a hidden sign in it, as pasting can bring along. Please type it again.'],
])('%s as %j is refused at its field', async (name, typed, sentence) => {
  await show('teacher', { profile: () => ({ profile }) })
  await edit()
  await field(name).fill(typed)
  await button('Save Changes').click()
  await expect.element(page.getByText(sentence)).toBeVisible()
  await expect.element(field(name)).toHaveFocus()
})

test.each([
  ['somebody else', null, /^Ada Sample saved this at 10:32 am while you were editing it\..* Where you both changed/],
  [
    'oneself in another tab',
    'me',
    /^You saved this in another window at 10:32 am\..* Where you changed something in both,/,
  ],
])('saved meanwhile by %s, both values are shown and neither is lost', async (_who, by, sentence) => {
  let isChanged = false
  const theirs = { ...profile, phone: '0805', bio: 'Paints.', revision: 4 }
  await show('teacher', {
    profile: () => ({ profile: isChanged ? theirs : profile }),
    saveProfile: () => {
      isChanged = true
      const byId = by && personHere()
      throw refusal('CHANGED_MEANWHILE', { by: 'Ada Sample', byId, at: '2026-11-23T09:32:00.000Z', revision: 4 })
    },
  })
  await edit()
  await field('Bio').fill('Sings.')
  await button('Save Changes').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(sentence)
  await expect.element(page.getByText(/Saved since then: Paints\./)).toBeVisible()
  await expect.element(field('Bio')).toHaveValue('Sings.')
  await expect.element(field('Phone')).toHaveValue('0805')
})

test.each([
  ['the session was ended', 'NOT_SIGNED_IN', /You are signed out\. Your work is still on this page/],
  ['the server is busy', 'UNAVAILABLE', /.+/],
] as const)('where %s, what was typed stays', async (_what, code, sentence) => {
  await show('student', {
    saveProfile: () => {
      throw refusal(code)
    },
  })
  await edit()
  await field('Address').fill('7 Sample Street')
  await button('Save Changes').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(sentence)
  await expect.element(field('Address')).toHaveValue('7 Sample Street')
})

test('without a network it says so, and loads at the next try', async () => {
  let isThere = false
  await show('teacher', {
    profile: () => {
      if (!isThere) throw refusal('UNAVAILABLE')
      return { profile }
    },
  })
  isThere = true
  await button('Try again').click()
  await expect.element(button('Edit Profile')).toBeVisible()
})

describe('the email address', () => {
  test('is changed with the password, which is refused at its field; a link is said to be on its way', async () => {
    let pendingEmail: { email: string; until: string } | null = null
    await show('teacher', {
      profile: () => ({ profile: { ...profile, pendingEmail } }),
      changeEmail: ({ email, password }) => {
        if (password !== 'right one') throw refusal('WRONG_PASSWORD')
        pendingEmail = { email, until: '2026-11-25T09:00:00.000Z' }
        return {}
      },
      cancelEmailChange: () => {
        pendingEmail = null
        return {}
      },
      sendEmailChange: () => {
        throw refusal('MAIL_SENT_LATELY')
      },
    })
    await button('Change email').click()
    await button('Send the link').click()
    await expect.element(page.getByText('Email is required.')).toBeVisible()
    await expect.element(page.getByText('Current password is required.')).toBeVisible()
    await field('New email').fill('ada@elsewhere.ng')
    await page.getByLabelText(/^Current password/).fill('wrong one')
    await button('Send the link').click()
    await expect.element(page.getByText('Your current password is incorrect.')).toBeVisible()
    await expect.element(field('New email')).toHaveValue('ada@elsewhere.ng')
    await expectAccessible()
    await page.getByLabelText(/^Current password/).fill('right one')
    await button('Send the link').click()
    await expect
      .element(page.getByRole('main'))
      .toMatchTextContent(/We sent a link to ada@elsewhere\.ng\. Follow it before .*; until then nothing changes/)
    await button('Send again').click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/a short while ago/)
    await button('Cancel this change').click()
    await expect.element(button('Send again')).not.toBeInTheDocument()
  })

  test('of who has several schools is said to hold for all', async () => {
    await show('teacher', { profile: () => ({ profile: { ...profile, schoolsCount: 2 } }) })
    await expect.element(page.getByText(/at each of your 2 schools/)).toBeVisible()
  })
})

describe('the password', () => {
  const typed = async (current: string, next: string, confirmed: string) => {
    for (const [name, value] of [
      [/^Current password/, current],
      [/^New password/, next],
      [/^Confirm password/, confirmed],
    ] as const) {
      await page.getByLabelText(name).fill(value)
    }
    await button('Change password').click()
  }
  // Part 2, section 5, and part 1, section 5: the texts as they stand there, and three of ours in the same words.
  test.each([
    ['', '', '', 'Current password is required.'],
    ['old horse 1', 'short', 'short', 'Password must be at least 8 characters'],
    ['old horse 1', 'new horse 1', 'new horse 2', 'Passwords do not match.'],
    ['old horse 1', 'old horse 1', 'old horse 1', 'This is already your current password.'],
    ['not the one', 'new horse 1', 'new horse 1', 'Your current password is incorrect.'],
  ])('from %j to %j, then %j: %s', async (current, next, confirmed, sentence) => {
    const changePassword = () => {
      throw refusal('WRONG_PASSWORD')
    }
    await show('student', { changePassword }, '/dashboard/profile?tab=security')
    await typed(current, next, confirmed)
    await expect.element(page.getByText(sentence, { exact: true })).toBeVisible()
    await expect.element(page.getByLabelText(/^New password/)).toHaveValue(next)
  })

  test('is changed, and that others were signed out is said', async () => {
    await show('teacher', { changePassword: () => ({}) }, '/dashboard/profile?tab=security', 'dark')
    await typed('old horse 1', 'new horse 1', 'new horse 1')
    await expect
      .element(page.getByRole('status'))
      .toMatchTextContent('Your password was changed. You have been signed out everywhere else.')
    await expectReadable()
  })
})

test('the tabs are reached by keys, and stand in the address; in the dark all is readable', async () => {
  await show('teacher', { profile: () => ({ profile }) }, '/dashboard/profile', 'dark')
  await expect.element(button('Edit Profile')).toBeVisible()
  await expectReadable()
  await edit()
  await expectReadable()
  await page.getByRole('tab', { name: 'Profile' }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('tab', { name: 'Security' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByText('What you are told')).toBeVisible()
})
