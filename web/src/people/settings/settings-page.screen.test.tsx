import type { SchoolSettings } from '@sabimark/contract/answers.ts'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../../test/axe.ts'
import { type Answers, refusal, showScreen } from '../../../test/screen.tsx'
import SettingsPage from './settings-page.tsx'

/** The tabs of the specification (part 2, section 2), what stands in each (section 3) and the defaults (section 9). */
const specified = [
  ['School Info', 'school', ['School Name', 'Email', 'Phone', 'Website', 'Established', 'Motto', 'Address']],
  [
    'Exam Settings',
    'exams',
    [
      ...[
        ['Default Duration', '180'],
        ['Warning Time', '10'],
        ['Max Attempts', '1'],
        ['Show Results', 'immediate'],
      ],
      ...[
        ['Auto Submit', true],
        ['Randomize Questions', true],
        ['Allow Review', true],
        ['Proctoring', false],
      ],
    ],
  ],
  [
    'Security',
    'security',
    [
      ...[
        ['Session Timeout', '30'],
        ['Password Expiry', '90'],
        ['Device Tracking', true],
        ['IP Restriction', false],
      ],
      ...[
        ['Allowed Addresses', ''],
        ['Two-Factor Authentication', false],
      ],
    ],
  ],
  [
    'Notifications',
    'notifications',
    [
      ...[
        ['Email Notifications', true],
        ['SMS Notifications', false],
        ['Push Notifications', false],
      ],
      ...[
        ['Exam Reminders', true],
        ['Result Notifications', true],
      ],
    ],
  ],
] as const

const field = (name: string) => page.getByLabelText(new RegExp(`^${name}`))
const saveButton = () => page.getByRole('button', { name: 'Save Changes' }).first()
const status = () => page.getByRole('form').getByRole('status').filter({ hasText: 'Saved.' })

test.each(specified)('the tab %s has the fields and defaults of the specification', async (title, tab, fields) => {
  await showScreen(SettingsPage, { at: `/?tab=${tab}`, theme: tab === 'security' ? 'dark' : 'light' })
  await expect.element(page.getByRole('tab', { name: title })).toHaveAttribute('aria-selected', 'true')
  for (const one of fields) {
    const [name, value] = typeof one === 'string' ? [one, null] : one
    const control = field(name)
    if (typeof value === 'boolean')
      await (value ? expect.element(control).toBeChecked() : expect.element(control).not.toBeChecked())
    else if (value !== null) await expect.element(control).toHaveValue(value)
    else await expect.element(control).toBeVisible()
  }
  if (tab === 'school') {
    await expect
      .element(page.getByText(/^Recommended logo size 512x512 pixels. Emails go out without a logo above 100 kB.$/))
      .toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/dashboard/reports/terms')
  }
  if (tab === 'notifications') {
    for (const [name, why] of [
      ['SMS', 'Text messages cannot be sent yet.'],
      ['Push', 'Messages to a closed browser cannot be sent yet.'],
    ]) {
      await expect.element(field(`${name} Notifications`)).toBeDisabled()
      await expect.element(field(`${name} Notifications`)).toHaveAccessibleDescription(why)
    }
    await expect.poll(() => page.getByText('Coming soon', { exact: true }).elements().length).toBe(2)
    // Only those that can be pressed are drawn as switches.
    const drawn = [...document.querySelectorAll('[data-kind="switch"] .mantine-Switch-track')]
    expect(drawn.map((one) => one.getBoundingClientRect().width > 0)).toEqual([true, false, false, true, true])
  }
  await (tab === 'security' ? expectReadable() : expectAccessible({ isStrict: true }))
})

test('the tabs are the five of the specification, and in the demo saving says that nothing is kept', async () => {
  await showScreen(SettingsPage)
  const tabs = page.getByRole('tab')
  await expect.element(tabs.first()).toBeVisible()
  expect(tabs.elements().map((one) => one.textContent)).toEqual([
    ...specified.map(([title]) => title),
    'User Management',
  ])
  await field('Motto').fill('Another motto')
  await saveButton().click()
  await expect.element(page.getByText('Demo: nothing is saved. Sign in to your own school to do this.')).toBeVisible()
  await expect.element(field('Motto')).toHaveValue('Another motto')
})

/** Settings that are kept as the server keeps them, by two administrators. */
async function kept() {
  const { answer } = await import('@sabimark/demo/demo.ts')
  const asked: object[] = []
  const settings = (await answer(['school', 'getSettings'], undefined, {
    email: 'admin@greenfield.example',
    leave: () => undefined,
  })) as SchoolSettings
  const change = (tab: 'school' | 'exam' | 'security', by: string, fields: object) => {
    const line = { id: crypto.randomUUID(), at: '2026-11-23T09:32:00.000Z', by, action: `${tab}_settings.updated` }
    const changes = [{ label: 'Warning Time', before: '10 minutes', after: '15 minutes' }]
    const { revision, history } = settings[tab]
    Object.assign(settings[tab], fields, { revision: revision + 1, history: [{ ...line, changes }, ...history] })
  }
  const answers: Answers = {
    school: {
      getSettings: () => structuredClone(settings),
      saveSchoolInfo: ({ revision: _first, ...fields }) => {
        asked.push(fields)
        change('school', 'Ada Sample', fields)
        return { school: settings.school }
      },
      saveExamSettings: ({ revision, ...fields }) => {
        asked.push(fields)
        const data = { by: 'Bola Sample', at: '2026-11-23T09:32:00.000Z', revision: settings.exam.revision }
        if (revision !== settings.exam.revision) throw refusal('CHANGED_MEANWHILE', data)
        change('exam', 'Ada Sample', fields)
        return { exam: settings.exam }
      },
      saveSecuritySettings: ({ revision: _first, ...fields }) => {
        asked.push(fields)
        if (!fields.confirm) throw refusal('OWN_ADDRESS_LEFT_OUT', { address: '198.51.100.7', isCallerHidden: false })
        change('security', 'Ada Sample', fields)
        return { security: settings.security }
      },
    },
  }
  return { answers, asked, change }
}

test('a colour of the school is chosen by its name, by the own picker, or taken away', async () => {
  const { answers, asked } = await kept()
  await showScreen(SettingsPage, { at: '/?tab=school', answers })
  const form = page.getByRole('form', { name: 'School Info' })
  const colour = form.getByRole('group', { name: 'School Color' })
  await expect.element(colour.getByRole('radio', { name: 'None' })).toBeChecked()
  const save = async () => {
    await form.getByRole('button', { name: 'Save Changes' }).click()
    await expect.element(status()).toBeVisible()
  }
  await colour.getByRole('radio', { name: 'Purple' }).click()
  await save()
  await colour.getByLabelText('School Color: another').fill('#804000')
  await expect.element(colour.getByText('Dark orange')).toBeVisible()
  await save()
  await expectAccessible({ isStrict: true })
  await colour.getByRole('radio', { name: 'None' }).click()
  await save()
  expect(asked).toEqual([{ color: '#7A3E9D' }, { color: '#804000' }, { color: '' }])
})

test('only what was changed is sent, and the form says that it is saved and by whom', async () => {
  const { answers, asked } = await kept()
  await showScreen(SettingsPage, { at: '/?tab=exams', answers })
  await expect.element(page.getByText('Not changed yet.')).toBeVisible()
  await field('Warning Time').fill('15')
  await field('Proctoring').click()
  await expect.element(page.getByText('2 changes not saved')).toBeVisible()
  await expect.element(page.getByText('was 10')).toBeVisible()
  await expect.element(page.getByText('was Off')).toBeVisible()
  await saveButton().click()
  await expect.element(status()).toBeVisible()
  expect(asked).toEqual([{ warningTime: 15, proctoring: true }])
  expect(saveButton().elements()).toEqual([])
  await expect.element(page.getByText('Last changed by Ada Sample, 23 Nov 2026')).toBeVisible()
  await page.getByText(/^Last changed by/).click()
  await expect.element(page.getByText('Warning Time: 10 minutes → 15 minutes')).toBeVisible()
  await field('Max Attempts').fill('2')
  await saveButton().click()
  await expect.element(status()).toBeVisible()
  expect(asked.slice(1)).toEqual([{ maxAttempts: 2 }])
})

test.each(['30.5', '', 'abc', '1000000000', '0'])(
  '%j where a whole number belongs is said at the field, and nothing is sent',
  async (typed) => {
    const { answers, asked } = await kept()
    await showScreen(SettingsPage, { at: '/?tab=exams', answers })
    await field('Default Duration').fill(typed)
    await saveButton().click()
    const sentence =
      typed === '' ? 'Default Duration is required.' : 'Default Duration must be a whole number from 1 to 600.'
    await expect.element(field('Default Duration')).toHaveAccessibleDescription(new RegExp(sentence))
    await expect.element(field('Default Duration')).toHaveFocus()
    expect(asked).toEqual([])
  },
)

test('what another administrator saved meanwhile is shown beside it, and neither is lost', async () => {
  const { answers, asked, change } = await kept()
  await showScreen(SettingsPage, { at: '/?tab=exams', answers })
  await field('Warning Time').fill('20')
  await field('Show Results').selectOptions('manual')
  await field('Max Attempts').fill('3')
  change('exam', 'Bola Sample', { warningTime: 15, showResults: 'after_exam', defaultDuration: 45 })
  await saveButton().click()
  const alert = page.getByRole('form').getByRole('alert').first()
  await expect
    .element(alert)
    .toMatchTextContent(/^Bola Sample saved this at 10:32.*Taken over from there: Default Duration/)
  await expect.element(page.getByText('Saved since then: After the exam Use this')).toBeVisible()
  await expectAccessible({ isStrict: true })
  await page
    .getByText(/^Saved since then: 15/)
    .getByRole('button', { name: 'Use this' })
    .click()
  await saveButton().click()
  await expect.element(status()).toBeVisible()
  expect(asked.at(-1)).toEqual({ showResults: 'manual', maxAttempts: 3 })
  await expect.element(field('Warning Time')).toHaveValue('15')
  await expect.element(field('Default Duration')).toHaveValue('45')
})

test('who would leave out the own address is asked, and can mean it', async () => {
  const { answers, asked } = await kept()
  await showScreen(SettingsPage, { at: '/?tab=security', answers })
  await field('Allowed Addresses').fill('10.0.0.0/8\ncomputer room')
  await field('IP Restriction').click()
  await saveButton().click()
  await expect.element(field('Allowed Addresses')).toHaveAccessibleDescription(/line 2 \(computer room\)/)
  await field('Allowed Addresses').fill('10.0.0.0/8')
  await saveButton().click()
  const dialog = page.getByRole('dialog', { name: 'Leave out your own address?' })
  await expect.element(dialog).toMatchTextContent(/You are at 198\.51\.100\.7, which is not in the list/)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(asked).toHaveLength(1)
  await saveButton().click()
  await dialog.getByRole('button', { name: 'Save all the same' }).click()
  await expect.element(status()).toBeVisible()
  expect(asked.at(-1)).toEqual({ ipRestriction: true, allowedAddresses: '10.0.0.0/8', confirm: true })
})

test('who leaves what is not saved is asked', async () => {
  await showScreen(SettingsPage, { at: '/?tab=exams' })
  await field('Auto Submit').click()
  await page.getByRole('tab', { name: 'Security' }).click()
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/Not saved yet: Auto Submit\./)
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect.element(field('Auto Submit')).not.toBeChecked()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(field('Auto Submit')).toBeChecked()
  expect(saveButton().elements()).toEqual([])
})

test('a super administrator sees for whom each holds, and does not rename the company', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  await showScreen(SettingsPage, { as: 'super_admin', theme: 'dark' })
  await expect.element(page.getByText(/^How schools reach Sabimark\./)).toBeVisible()
  expect(field('School Name').elements()).toEqual([])
  await page.getByRole('tab', { name: 'Exam Settings' }).click()
  await expect
    .element(field('Default Duration'))
    .toHaveAccessibleDescription('How long an exam lasts, until you change it in the exam.')
  await expect.element(page.getByText('For new schools only. Existing schools do not change.').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Security' }).click()
  await expect.element(page.getByText('For the staff of the company. Each school sets its own.')).toBeVisible()
  expect(field('IP Restriction').elements()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await expectReadable()
})

test('a logo is saved with the rest by one press; what was refused of it stays, and is tried again alone', async () => {
  const { answers, asked } = await kept()
  const logos: unknown[] = []
  const setLogo = ({ data }: { data: string | null }) => {
    logos.push(data)
    if (logos.length === 1) throw new TypeError('Failed to fetch')
    return { logoId: null }
  }
  await showScreen(SettingsPage, { answers: { school: { ...answers.school, setLogo } } })
  await field('Motto').fill('Another motto')
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('No logo can be chosen.')
  const drawn = new OffscreenCanvas(90, 40)
  drawn.getContext('2d')?.fillRect(10, 10, 20, 20)
  await userEvent.upload(input, new File([await drawn.convertToBlob({ type: 'image/png' })], 'logo.png'))
  await expect.element(page.getByText('2 changes not saved')).toBeVisible()
  await saveButton().click()
  await expect.element(page.getByText('1 change not saved')).toBeVisible()
  await expect.element(page.getByRole('img', { name: /not saved yet/ })).toBeVisible()
  expect(asked).toEqual([{ motto: 'Another motto' }])
  await saveButton().click()
  await expect.element(status()).toBeVisible()
  expect(logos).toEqual([expect.any(String), logos[0]])
  expect(asked).toHaveLength(1)
})
