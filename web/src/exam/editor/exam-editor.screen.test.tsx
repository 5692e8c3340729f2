import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { demoAccounts } from '@sabimark/domain/people/demo-accounts.ts'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { showScreen } from '../../../test/screen.tsx'
import ExamEditorPage from '../page/exam-editor-page.tsx'

const examId = '0199a000-0006-7000-8000-000000000006'
const email = demoAccounts.find(({ role }) => role === 'school_admin')?.email ?? null

/** A draft without a class and a question, with 10 marks wanted. */
async function show(search = '', later: () => ExamDetail['status'] = () => 'draft') {
  const { answer } = await import('@sabimark/demo/demo.ts')
  const exam = (await answer(['exam', 'get'], { examId }, { email, leave: () => undefined })) as ExamDetail
  let accessCode: string | null = null
  const codes: unknown[] = []
  const draft = { ...exam.draft, classIds: [], studentIds: [], questions: [], totalMarksHundredths: 1000 }
  const stored: ExamDetail = { ...exam, draft, status: 'draft', seesQuestions: true, awaitsApproval: false }
  await showScreen(ExamEditorPage, {
    ...{ at: `/dashboard/exams/${examId}${search}`, path: '/dashboard/exams/$examId' },
    answers: {
      exam: {
        get: () => ({ ...stored, accessCode, ...(codes.length > 0 && { status: later() }) }),
        setAccessCode: (input) => {
          codes.push(input)
          accessCode = input.code
          return { batch: null, doneCount: 1, skipped: [], effects: [] }
        },
      },
    },
  })
  return codes
}
const tab = (name: RegExp) => page.getByRole('tab', { name })

test('Publish says under Check what is missing, and each line leads to its field on its tab', async () => {
  await show('?tab=rules')
  await expect.element(tab(/^Rules/)).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect.element(tab(/^Check 2/)).toHaveAttribute('aria-selected', 'true')
  expect(page.getByRole('dialog').elements()).toEqual([])
  await expectAccessible()
  await page.getByRole('button', { name: /^This exam has no class yet/ }).click()
  await expect.element(tab(/^Who and when/)).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('class')
  await page.getByRole('button', { name: '2 problems' }).click()
  await page.getByRole('button', { name: /^This exam has no questions yet/ }).click()
  await expect.element(page.getByRole('group', { name: 'Questions of this exam' })).toHaveFocus()
})

test('Check sums up what is given out, and each line leads to the tab on which it is set', async () => {
  await show('?tab=check')
  const line = (name: RegExp) => page.getByRole('button', { name })
  await expect.element(line(/^Questions Not set yet/)).toBeVisible()
  await expect.element(line(/^Time \d+ minutes/)).toBeVisible()
  await line(/^Rules /).click()
  await expect.element(tab(/^Rules/)).toHaveAttribute('aria-selected', 'true')
  await expect.element(tab(/^Rules/)).toHaveFocus()
  await page.getByRole('button', { name: 'Make a code' }).click()
  const code = page.getByRole('status', { name: 'Access code' }).element().textContent
  await tab(/^Check/).click()
  await expect.element(line(/^Rules .*access code/)).toMatchTextContent(new RegExp(`access code ${code}`))
})

test('what is typed on one tab is there after another was looked at', async () => {
  await show()
  await page.getByRole('textbox', { name: 'Title' }).fill('Kept behind a tab')
  await tab(/^Rules/).click()
  await tab(/^Details/).click()
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Kept behind a tab')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Kept behind a tab' })).toBeVisible()
})

test('a code is made under Rules, shown large, made anew and removed', async () => {
  const codes = await show('?tab=rules')
  await page.getByRole('button', { name: 'Make a code' }).click()
  const shown = page.getByRole('status', { name: 'Access code' })
  await expect.element(shown).toMatchTextContent(/^[A-Z0-9]{6}$/)
  const first = shown.element().textContent
  expect(codes).toEqual([{ examId, code: first, seen: null }])
  await page.getByRole('button', { name: 'Make another' }).click()
  await expect.element(shown).not.toHaveTextContent(first ?? '')
  await page.getByRole('button', { name: 'Remove the code' }).click()
  await expect.element(page.getByText('Candidates start without a code.', { exact: false })).toBeVisible()
  expect(codes).toHaveLength(3)
  expect(codes[2]).toMatchObject({ code: null })
})

test('a code made while an administrator publishes leaves what is typed', async () => {
  await show('?tab=rules', () => 'scheduled')
  await tab(/^Details/).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Not saved yet')
  await tab(/^Rules/).click()
  await page.getByRole('button', { name: 'Make a code' }).click()
  await expect.element(page.getByRole('status', { name: 'Access code' })).toBeVisible()
  await tab(/^Details/).click()
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Not saved yet')
})

test('on a phone the paper and its bank are a page each, and nothing is wider than the screen', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  await show('?tab=questions')
  const bank = page.getByRole('region', { name: 'Question bank' })
  await expect.element(bank).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Add questions' }).click()
  await expect.element(bank).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: 'Back to the paper (0)' }).click()
  await expect.element(bank).not.toBeInTheDocument()
})
