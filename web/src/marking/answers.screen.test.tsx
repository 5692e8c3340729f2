import type { GroupedAnswers } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../test/axe.ts'
import { aGate } from '../../test/desk.tsx'
import { refusal, showScreen } from '../../test/screen.tsx'
import AnswersPage from './answers-page.tsx'

const examId = '0199ffff-ffff-7fff-8fff-000000000001'
const answers: GroupedAnswers = {
  seen: 0,
  mayRule: true,
  question: {
    ...{ questionId: 'question07', number: 7, kind: 'text', isOnPaper: false, before: 'It is', after: '.' },
    passage: null,
    text: 'How do plants make food?',
    ...{ minWords: null, maxWords: null, marksHundredths: 200, guide: '', rubric: [], accepted: ['photosynthesis'] },
  },
  items: [
    {
      ...{ answerKey: 'photosinthesis', count: 12, waitingCount: 12, notCountedCount: 0, earned: null, ruled: null },
      texts: [
        { text: 'photosinthesis', count: 9 },
        { text: 'Photosinthesis.', count: 3 },
      ],
    },
    {
      ...{ answerKey: 'osmosis', count: 1, waitingCount: 0, notCountedCount: 0, earned: 0, ruled: null },
      texts: [{ text: 'osmosis', count: 1 }],
    },
  ],
  moreCount: 0,
}

test('who may not decide for everybody reads what was typed, and who does', async () => {
  const at = `/dashboard/marking/${examId}/question07/answers`
  const listAnswers = () => ({ ...answers, mayRule: false })
  await showScreen(AnswersPage, {
    ...{
      as: 'teacher',
      answers: { marking: { listAnswers } },
      path: '/dashboard/marking/$examId/$questionId/answers',
      at,
    },
  })
  await expect.element(page.getByText('photosinthesis', { exact: true }).first()).toBeVisible()
  await expect.element(page.getByText(/The owner of the exam and administrators decide about spellings/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Accept' })).not.toBeInTheDocument()
})

test.each([
  ['light', 1280],
  ['dark', 360],
] as const)('a spelling is decided for everybody who typed it, %s at %i', async (theme, width) => {
  await page.viewport(width, 800)
  const ruled: unknown[] = []
  const ruleAnswers = (asked: { rulings: unknown[]; reason?: string | undefined }) => {
    ruled.push(asked)
    return { seen: asked.rulings.length }
  }
  // The papers are marked again a moment later: until then the answer has what it had.
  const listAnswers = () => {
    const [first, ...others] = answers.items
    return ruled.length === 0 || !first ? answers : { ...answers, items: [{ ...first, ruled: 50 }, ...others] }
  }
  await showScreen(AnswersPage, {
    ...{ as: 'teacher', theme, answers: { marking: { listAnswers, ruleAnswers } } },
    ...{
      path: '/dashboard/marking/$examId/$questionId/answers',
      at: `/dashboard/marking/${examId}/question07/answers`,
    },
  })
  await expect.element(page.getByText('12 candidates · waiting for you')).toBeVisible()
  await expect.element(page.getByText('also typed as “Photosinthesis.”')).toBeVisible()
  await expect.element(page.getByText('1 candidate · counted as wrong, 0 of 2')).toBeVisible()
  // What is in force is pressed; nothing is of what waits.
  await expect.element(page.getByRole('button', { name: 'Refuse' }).last()).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByRole('button', { name: 'Refuse' }).first()).toHaveAttribute('aria-pressed', 'false')
  const [first] = page.getByRole('button', { name: 'Half' }).all()
  await first?.click()
  await page.getByRole('textbox', { name: 'Why' }).fill('As taught.')
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await page.getByRole('button', { name: 'Save for 12 candidates' }).click()
  await expect.element(page.getByText(/1 decision is saved/)).toBeVisible()
  await expect.element(page.getByText('12 candidates · 1 of 2, as was decided')).toBeVisible()
  expect(ruled).toMatchObject([
    {
      ...{ examId, questionId: 'question07', seen: 0, reason: 'As taught.' },
      rulings: [{ answerKey: 'photosinthesis', percent: 50 }],
    },
  ])
})

test('decisions are locked while they are saved, the reason is of these alone, and leaving asks', async () => {
  const { gate, open } = aGate()
  const ruled: { reason?: string | undefined }[] = []
  const ruleAnswers = async (asked: { rulings: unknown[]; reason?: string | undefined }) => {
    ruled.push(asked)
    await gate
    return { seen: 0 }
  }
  await showScreen(AnswersPage, {
    ...{ as: 'teacher', answers: { marking: { listAnswers: () => answers, ruleAnswers } } },
    ...{
      path: '/dashboard/marking/$examId/$questionId/answers',
      at: `/dashboard/marking/${examId}/question07/answers`,
    },
  })
  const accept = page.getByRole('button', { name: 'Accept' })
  const [first, second] = [accept.first(), accept.last()]
  await first.click()
  const why = page.getByRole('textbox', { name: 'Why' })
  await why.fill('As taught.')
  await page.getByRole('link', { name: 'All questions' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect.element(question).toMatchTextContent('Decisions you have chosen and not saved will be lost')
  await question.getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('button', { name: 'Save for 12 candidates' }).click()
  for (const locked of [why, second]) await expect.element(locked).toBeDisabled()
  open()
  await expect.element(page.getByText(/1 decision is saved/)).toBeVisible()
  await second.click()
  await expect.element(why).toHaveValue('')
  expect(ruled).toHaveLength(1)
})

/** The screen where the server refuses what its address names. */
async function showRefused(code: 'UNKNOWN_QUESTION' | 'BAD_REQUEST', exam = examId): Promise<void> {
  const listAnswers = () => {
    throw refusal(code)
  }
  await showScreen(AnswersPage, {
    ...{ as: 'teacher', answers: { marking: { listAnswers } } },
    path: '/dashboard/marking/$examId/$questionId/answers',
    at: `/dashboard/marking/${exam}/essay0000001/answers`,
  })
}

test('an old link to an essay says that essays are marked one by one, and leads to the questions of the exam', async () => {
  await showRefused('UNKNOWN_QUESTION')
  await expect.element(page.getByText('This exam has no such fill-in question')).toBeVisible()
  await expect.element(page.getByText(/Essays are marked one by one/)).toBeVisible()
  const link = page.getByRole('link', { name: 'All questions' })
  await expect.element(link).toHaveAttribute('href', `/dashboard/marking/${examId}`)
  await expectAccessible()
})

test('an address of no question says so of the exam it names, and one of no exam that there is none', async () => {
  await showRefused('BAD_REQUEST')
  await expect.element(page.getByText('This question is not in this exam')).toBeVisible()
  const link = page.getByRole('link', { name: 'All questions' })
  await expect.element(link).toHaveAttribute('href', `/dashboard/marking/${examId}`)
  await expectAccessible()
  for (const nowhere of ['nowhere', '-'.repeat(36)]) {
    await showRefused('BAD_REQUEST', nowhere)
    await expect.element(page.getByText('There is no such exam in your school.')).toBeVisible()
  }
})
