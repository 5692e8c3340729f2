import type { TermRecord } from '@sabimark/contract/answers.ts'
import { proposedTerms } from '@sabimark/domain/school/terms/proposed-terms.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../../test/axe.ts'
import { type Answers, refusal, showScreen } from '../../../test/screen.tsx'
import TermsPage from './terms-page.tsx'

const first: TermRecord = {
  ...{ id: '0199ffff-ffff-7fff-8fff-000000000001', name: 'First term', year: '2026/2027', revision: 1 },
  ...{ firstDay: '2026-09-14', lastDay: '2026-12-18' },
}

/** A school that has these and keeps what is added; the reply to the second call of all is lost once. */
function keeping(...items: TermRecord[]) {
  const asked: object[] = []
  let isLost = true
  const answered = new Map<string | undefined, TermRecord>()
  let key: string | undefined
  const hear = (_call: string, its: string | undefined) => {
    key = its
  }
  const answers: Answers = {
    school: {
      listTerms: () => ({ items, nextCursor: null, total: items.length }),
      addTerm: (input) => {
        asked.push(input)
        // Asked again with the same key, the server answers as before.
        const before = answered.get(key)
        if (before) return { term: before }
        if (items.some(({ firstDay }) => firstDay === input.firstDay)) throw refusal('TERMS_OVERLAP')
        const term = { ...first, ...input, id: first.id.replace(/1$/, String(items.length + 1)) }
        items.push(term)
        answered.set(key, term)
        if (asked.length === 2 && isLost) {
          isLost = false
          throw new TypeError('Failed to fetch')
        }
        return { term }
      },
    },
  }
  return { answers, asked, hear }
}

test('a school without terms is proposed those of this school year, and adds them in one press', async () => {
  const { answers, asked, hear } = keeping()
  await showScreen(TermsPage, { answers, hear })
  const add = page.getByRole('button', { name: 'Add these three terms' })
  await expect.element(page.getByRole('main')).toMatchTextContent(/First term.*Second term.*Third term/)
  // One act: terms of its own a school adds once these stand.
  await expect.element(page.getByRole('button', { name: 'Add New Term' })).not.toBeInTheDocument()
  await expectAccessible()
  await add.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await add.click()
  await expect.element(page.getByText('3 terms were added.')).toBeVisible()
  await expect.poll(() => page.getByRole('row').elements().length).toBe(4)
  const proposed = proposedTerms(new Date())
  expect(asked).toEqual([proposed[0], proposed[1], proposed[1], proposed[2]])
})

test('the term that runs today is marked, and no other', async () => {
  const running = { ...first, id: first.id.replace(/1$/, '2'), name: 'Second term' }
  const days = { firstDay: lagosDate(new Date(Date.now() - 86_400_000)), lastDay: lagosDate(new Date()) }
  const { answers } = keeping({ ...first, firstDay: '2021-09-13', lastDay: '2021-12-17' }, { ...running, ...days })
  await showScreen(TermsPage, { answers })
  await expect.element(page.getByRole('row').filter({ hasText: 'Second term' })).toMatchTextContent(/Now/)
  await expect.element(page.getByRole('row').filter({ hasText: 'First term' })).not.toMatchTextContent(/Now/)
})

test('terms stand by their days; one that overlaps another is refused at its first day', async () => {
  const { answers } = keeping(first)
  await showScreen(TermsPage, { answers, theme: 'dark' })
  const row = page.getByRole('row').filter({ hasText: 'First term' })
  await expect.element(row).toMatchTextContent(/First term 2026\/2027.*14 September 2026.*18 December 2026/)
  await expectReadable()
  await page.getByRole('button', { name: 'Add New Term' }).click()
  const form = page.getByRole('dialog', { name: 'Add New Term' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Harmattan term')
  await form.getByRole('textbox', { name: 'School Year' }).fill('2026/2027')
  await form.getByLabelText(/First Day/).fill('2026-09-14')
  await form.getByRole('button', { name: 'Add Term' }).click()
  await expect.element(form.getByLabelText(/Last Day/)).toHaveAccessibleDescription(/Last Day is required\./)
  await form.getByLabelText(/Last Day/).fill('2026-12-11')
  await form.getByRole('button', { name: 'Add Term' }).click()
  await expect
    .element(form.getByLabelText(/First Day/))
    .toHaveAccessibleDescription(/Another term has some of these days\./)
})
