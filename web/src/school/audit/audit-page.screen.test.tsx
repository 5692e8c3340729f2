import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
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

test('each line says who did what, about what, what changed, when and from where', async () => {
  await page.viewport(1280, 900)
  await showScreen(AuditPage, {
    answers: { school: { listAudit: () => ({ items: [closed, edited], nextCursor: null, total: 2 }) } },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Audit' })).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByText('Ada Example closed this class')).toBeInTheDocument()
  const [first, second] = page.getByRole('row').elements().slice(1)
  expect(first?.textContent).toContain('Status: Open → Closed')
  expect(first?.textContent).toContain('Chrome 131 on Windows, 192.0.2.7')
  expect(second?.textContent).toContain('Sabimark edited')
  expect(second?.textContent).toContain('Right answer changed')
  expect(second?.textContent).toContain('What is a stamen? (deleted)')
  await expect
    .element(page.getByRole('link', { name: 'SS2B' }).first())
    .toHaveAttribute('href', `/dashboard/students/classes/${id(7)}`)
  await expectAccessible()
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
  await expect.element(page.getByText('Ada Example closed this class')).toBeInTheDocument()
  await page.getByLabelText('From', { exact: true }).fill('2026-11-01')
  // As in the results.
  await page.getByLabelText('To', { exact: true }).fill('2026-11-30')
  await page.getByLabelText('Who', { exact: true }).selectOptions('Sabimark')
  await page.getByLabelText('About', { exact: true }).selectOptions('Exports')
  await expect.element(page.getByText('Ada Example closed this class')).not.toBeInTheDocument()
  expect(asked.at(-1)).toMatchObject({ from: '2026-11-01', until: '2026-11-30', by: 'company', kind: 'export' })
  await expectAccessible()
  await page
    .getByRole('button', { name: /^Clear/ })
    .first()
    .click()
  await expect.element(page.getByText('Ada Example closed this class')).toBeInTheDocument()
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
  await expect.element(page.getByText('Ada Example closed this class')).toBeInTheDocument()
})

test('a phone has everything below the sentence, and nothing hangs over', async () => {
  await page.viewport(360, 740)
  await showScreen(AuditPage, {
    answers: { school: { listAudit: () => ({ items: [closed, edited], nextCursor: null, total: 2 }) } },
  })
  await expect.element(page.getByText('Status: Open → Closed').first()).toBeVisible()
  await expect.element(page.getByText(/Chrome 131 on Windows, 192.0.2.7/).first()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await expectAccessible()
})
