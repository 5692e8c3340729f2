import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../../test/axe.ts'
import { refusal, showScreen } from '../../../test/screen.tsx'
import AuditPage from './audit-page.tsx'

const id = (place: number) => `0199ffff-ffff-7fff-8fff-00000000000${place}`

const closed = {
  ...{ id: id(1), at: '2026-11-20T09:00:00.000Z', action: 'class.closed', deed: 'closed this class' },
  by: { who: 'person' as const, id: id(8), name: 'Ada Example' },
  about: { noun: 'class' as const, id: id(7), label: 'SS2B', isThere: true },
  changes: [{ label: 'Status', before: 'Open', after: 'Closed' }],
  ...{ address: '192.0.2.7', device: 'Chrome 131 on Windows' },
}
const edited = {
  ...{ ...closed, id: id(2), action: 'question.updated', deed: 'edited' },
  by: { who: 'company' as const, id: null, name: 'Sabimark' },
  about: { noun: null, id: id(6), label: 'What is a stamen?', isThere: false },
  changes: [{ label: 'Right answer', before: null, after: null }],
  ...{ address: null, device: null },
}
const none = { items: [], nextCursor: null, total: 0 }

const row = (name: RegExp) => page.getByRole('button', { name })

test('a row says who did what to what and when, and the pane the rest of the one that is open', async () => {
  await page.viewport(1280, 900)
  const school = { ...edited, about: null, changes: [{ label: 'School Color', before: '', after: '#B3261E' }] }
  await showScreen(AuditPage, {
    answers: {
      school: {
        listAudit: () => ({
          items: [closed, { ...school, deed: 'edited the school info' }, { ...edited, id: id(3) }],
          nextCursor: null,
          total: 1204,
        }),
      },
    },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Audit' })).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByText('1,204 entries. Nobody can change or delete one.')).toBeVisible()
  await expect.element(page.getByRole('rowheader', { name: 'Fri 20 Nov 2026' })).toBeVisible()
  await expect.element(row(/^Ada Example closed a class: SS2B$/)).toHaveAttribute('aria-expanded', 'true')
  const pane = (name: string) => page.getByRole('region', { name })
  await expect.element(pane('SS2B')).toMatchTextContent(/Before\s*Open\s*After\s*Closed/)
  await expect.element(pane('SS2B')).toMatchTextContent(/Chrome 131 on Windows.*192\.0\.2\.7/)
  await expect
    .element(pane('SS2B').getByRole('link', { name: 'SS2B' }))
    .toHaveAttribute('href', `/dashboard/students/classes/${id(7)}`)
  await expectAccessible()
  // By keys from there on: J and K, or the arrows.
  row(/closed a class/)
    .element()
    .focus()
  await userEvent.keyboard('j')
  await expect.element(row(/^Sabimark edited the school info$/)).toHaveFocus()
  await expect.element(pane('What was done')).toMatchTextContent(/After\s*Red/)
  expect(document.body.textContent).not.toContain('#B3261E')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(pane('What is a stamen? (deleted)')).toMatchTextContent(/Right answer changed/)
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect.element(pane('What was done')).toBeVisible()
})

test('person, kind and days narrow it; one that finds nothing says so, and is cleared', async () => {
  await page.viewport(1280, 900)
  const asked: object[] = []
  await showScreen(AuditPage, {
    answers: {
      school: {
        listAudit: (input) => {
          asked.push(input)
          return input.kind === undefined ? { items: [closed], nextCursor: null, total: 1 } : none
        },
      },
    },
  })
  await expect.element(row(/^Ada Example closed a class: SS2B$/)).toBeInTheDocument()
  await page.getByLabelText('From', { exact: true }).fill('2026-11-01')
  // As in the results.
  await page.getByLabelText('To', { exact: true }).fill('2026-11-30')
  await page.getByLabelText('Who', { exact: true }).selectOptions('Sabimark')
  await page.getByLabelText('What', { exact: true }).selectOptions('Exports')
  await expect.element(row(/^Ada Example closed a class: SS2B$/)).not.toBeInTheDocument()
  expect(asked.at(-1)).toMatchObject({ from: '2026-11-01', until: '2026-11-30', by: 'company', kind: 'export' })
  await expectAccessible()
  await page
    .getByRole('button', { name: /^Clear/ })
    .first()
    .click()
  await expect.element(row(/^Ada Example closed a class: SS2B$/)).toBeInTheDocument()
  await expect.element(page.getByLabelText('From', { exact: true })).toHaveValue('')
})

test('the history of a record leads here, to its lines alone', async () => {
  await page.viewport(1280, 900)
  const asked: object[] = []
  await showScreen(AuditPage, {
    at: `/?about=${id(7)}`,
    answers: {
      school: {
        listAudit: (input) => {
          asked.push(input)
          return { items: [closed], nextCursor: null, total: 1 }
        },
      },
    },
  })
  await expect.element(page.getByLabelText('Record', { exact: true })).toHaveDisplayValue('SS2B')
  for (const input of asked) expect(input).toMatchObject({ about: id(7) })
})

test('a school at which nothing was done says what will stand here', async () => {
  await showScreen(AuditPage, { answers: { school: { listAudit: () => none } } })
  await expect.element(page.getByText('Nothing has been done yet')).toBeInTheDocument()
  await expectAccessible()
})

test('lines that do not come say why, and are asked for again', async () => {
  let isDown = true
  await showScreen(AuditPage, {
    answers: {
      school: {
        listAudit: () => {
          if (isDown) throw refusal('NOT_ALLOWED')
          return { items: [closed], nextCursor: null, total: 1 }
        },
      },
    },
  })
  await expect.element(page.getByText('You do not have permission to do this.')).toBeInTheDocument()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect.element(row(/^Ada Example closed a class: SS2B$/)).toBeInTheDocument()
})

test('on a phone a row opens as a page of its own, and the way back leads to it', async () => {
  await page.viewport(360, 740)
  await showScreen(AuditPage, {
    theme: 'dark',
    answers: { school: { listAudit: () => ({ items: [closed, edited], nextCursor: null, total: 2 }) } },
  })
  await expect.element(page.getByText('closed a class · SS2B')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await expectReadable()
  await row(/closed a class/).click()
  await expect.element(page.getByText('Chrome 131 on Windows')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Back to the list' })).toHaveFocus()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await expect.element(row(/Sabimark edited/)).toHaveAttribute('aria-expanded', 'false')
  await expectAccessible()
})
