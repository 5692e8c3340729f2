import type { ReportShare } from '@sabimark/contract/answers.ts'
import { type ReactNode, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../../test/axe.ts'
import { type Answers, refusal, showScreen } from '../../../test/screen.tsx'
import { EmailReport } from './email-report.tsx'
import { ShareDialog } from './share-dialog.tsx'
import type { ReportAtHand } from './shared-report.ts'

const ids = (place: number) => `0199ffff-ffff-7fff-8fff-${String(place).padStart(12, '0')}`
const report: ReportAtHand = {
  ...{ id: ids(1), title: 'Performance', range: 'November 2026', bytes: 20_000 },
  expiresAt: '2026-12-23T09:00:00.000Z',
}
const open: ReportShare = {
  ...{ id: ids(2), reportId: report.id, title: report.title, range: report.range, fileName: 'performance.pdf' },
  ...{ state: 'open', openedCount: 2, lastOpenedAt: '2026-11-24T10:30:00.000Z', expiresAt: '2026-11-30T09:00:00.000Z' },
  ...{ madeBy: 'Adé Sample', madeAt: '2026-11-23T09:00:00.000Z' },
}
const made = {
  share: { ...open, openedCount: 0, lastOpenedAt: null },
  url: `http://school.test/s/${'a'.repeat(22)}`,
  pin: '042917',
}

type Calls = NonNullable<Answers['report']>
const shares = (...items: ReportShare[]): Calls => ({ listShares: () => ({ items: [...items] }) })
const dialog = (name: RegExp | string = 'Share: Performance') => page.getByRole('dialog', { name })
const press = (name: string, of = dialog()) => of.getByRole('button', { name, exact: true }).click()

/** As the page of reports opens it. */
function OpenedBy({ label, children }: { label: string; children: (onClose: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        {label}
      </button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  )
}

describe('sharing', () => {
  const Screen = () => (
    <OpenedBy label="Share">{(onClose) => <ShareDialog report={report} onClose={onClose} />}</OpenedBy>
  )

  test('makes a link for some days and shows it and its PIN once; wrong days stay at the field', async () => {
    const sent: unknown[] = []
    const share: Calls['share'] = (input) => {
      sent.push(input)
      return made
    }
    await showScreen(Screen, { answers: { report: { ...shares(), share } } })
    await page.getByRole('button', { name: 'Share' }).click()
    await expect.element(dialog().getByText('Nobody has a link yet.')).toBeVisible()
    const days = dialog().getByRole('textbox', { name: 'For how many days' })
    await days.fill('91')
    await press('Make a link')
    await expect.element(days).toHaveFocus()
    await expect.element(dialog().getByText('Choose 1 to 90 days.')).toBeVisible()
    await expectAccessible()
    await days.fill('14')
    await press('Make a link')
    await expect.element(dialog().getByText(made.url)).toBeVisible()
    await expect.element(dialog().getByText('042917')).toBeVisible()
    expect(sent).toEqual([{ id: report.id, days: 14 }])
    await dialog().getByRole('button', { name: 'Copy' }).first().click()
    await expect.element(dialog().getByRole('button', { name: 'Copied' })).toBeVisible()
    await expectAccessible()
    await press('Close')
    await page.getByRole('button', { name: 'Share' }).click()
    await expect.element(days).toBeVisible()
    expect(document.body.textContent).not.toContain('042917')
  })

  test('lists the links with how often they were opened, and ends one after asking', async () => {
    let items: ReportShare[] = [open, { ...open, id: ids(3), state: 'locked', openedCount: 0, lastOpenedAt: null }]
    const revokeShare: Calls['revokeShare'] = ({ id }) => {
      items = items.map((one) => (one.id === id ? { ...one, state: 'revoked' } : one))
      return { ...open, state: 'revoked' }
    }
    await showScreen(Screen, { answers: { report: { listShares: () => ({ items }), revokeShare } }, theme: 'dark' })
    await page.getByRole('button', { name: 'Share' }).click()
    const rows = () => dialog().getByRole('listitem')
    await expect.element(rows().nth(0)).toMatchTextContent(/Open.*by Adé Sample, open until.*Opened 2 times, last/)
    await expect
      .element(rows().nth(1))
      .toMatchTextContent(/Locked.*A wrong PIN was typed ten times\..*Not opened yet\./)
    await expectReadable()
    await dialog()
      .getByRole('button', { name: /^End the link of/ })
      .click()
    await press('End the link', dialog('End this link?'))
    await expect.element(rows().nth(0)).toMatchTextContent(/Ended/)
    expect(
      dialog()
        .getByRole('button', { name: /^End the link of/ })
        .elements(),
    ).toHaveLength(0)
  })

  test('says why it was refused; in the demo in its sentence', async () => {
    const share = () => {
      throw refusal('REPORT_NOT_READY')
    }
    await showScreen(Screen, { answers: { report: { ...shares(), share } } })
    await page.getByRole('button', { name: 'Share' }).click()
    await press('Make a link')
    await expect.element(dialog().getByRole('alert')).toMatchTextContent(/it is not ready, or its file has expired/)
    await showScreen(Screen)
    await page.getByRole('button', { name: 'Share' }).click()
    await press('Make a link')
    await expect.element(dialog().getByRole('alert')).toMatchTextContent(/Demo: nothing is saved/)
  })
})

describe('emailing', () => {
  const Screen = () => (
    <OpenedBy label="Email">{(onClose) => <EmailReport report={report} onClose={onClose} />}</OpenedBy>
  )
  const email = () => dialog('Email: Performance')
  const addresses = () => email().getByRole('textbox', { name: 'Other addresses' })
  const begin = async () => page.getByRole('button', { name: 'Email' }).click()

  test('to oneself, staff and typed addresses by a link; its PIN is shown once', async () => {
    const sent: unknown[] = []
    const calls: Calls = {
      email: (input) => {
        sent.push(input)
        return { sentCount: 3, pin: '042917' }
      },
    }
    await showScreen(Screen, { answers: { report: calls } })
    await begin()
    await email()
      .getByRole('checkbox', { name: /^To me/ })
      .click()
    const teacher = email()
      .getByRole('checkbox', { name: /Sample|Mrs|Mr|Dr/ })
      .first()
    await teacher.click()
    await addresses().fill('parent@people.test, Parent@people.test')
    await expectAccessible()
    await press('Send', email())
    await expect.element(page.getByRole('status')).toMatchTextContent(/3 emails are on their way\./)
    await expect.element(page.getByText('042917')).toBeVisible()
    expect(sent).toMatchObject([
      { id: report.id, toMe: true, staffIds: [expect.any(String)], addresses: ['parent@people.test'], as: 'link' },
    ])
    await expectAccessible()
  })

  test('keeps what was typed where an address is wrong or the server refuses, and says it at the field', async () => {
    const calls: Calls = {
      email: () => {
        throw refusal('TOO_MANY_RECIPIENTS')
      },
    }
    await showScreen(Screen, { answers: { report: calls }, theme: 'dark' })
    await begin()
    await press('Send', email())
    await expect.element(email().getByText('Choose or type at least one address.')).toBeVisible()
    await addresses().fill('parent@people.test ada')
    await press('Send', email())
    await expect.element(email().getByText('This is not an email address: ada')).toBeVisible()
    await expect.element(addresses()).toHaveFocus()
    await addresses().fill('parent@people.test')
    await press('Send', email())
    await expect.element(email().getByText('A report is sent to 20 addresses at most at a time.')).toBeVisible()
    await email().getByRole('textbox', { name: 'Note' }).click()
    await userEvent.keyboard('Hello there')
    await expect.element(email().getByRole('textbox', { name: 'Note' })).toHaveValue('Hello there')
    await expect.element(addresses()).toHaveValue('parent@people.test')
    await expectReadable()
  })

  test('offers the file itself up to 5 MB, and a super administrator the company’s own staff', async () => {
    const large = { ...report, bytes: 6_000_000 }
    const Large = () => (
      <OpenedBy label="Email">{(onClose) => <EmailReport report={large} onClose={onClose} />}</OpenedBy>
    )
    await showScreen(Large, { as: 'super_admin' })
    await begin()
    await expect.element(email().getByRole('radio', { name: 'The file itself, attached' })).toBeDisabled()
    await expect.element(email().getByText('It is larger than 5 MB.')).toBeVisible()
    await expect.element(email().getByRole('searchbox', { name: 'Find staff' })).toBeVisible()
  })
})
