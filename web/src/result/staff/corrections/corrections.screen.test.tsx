import type { CorrectionMoves, Corrections } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAskedOnEscape } from '../../../../test/asked-leave.ts'
import { expectAccessible } from '../../../../test/axe.ts'
import { questionOf, statistics } from '../../../../test/sample-statistics.ts'
import { refusal, showScreen } from '../../../../test/screen.tsx'
import CorrectionsPage from './corrections-page.tsx'

/** The first exam of the demo. */
const examId = '0199a000-0006-7000-8000-000000000001'
const actId = '0199ffff-ffff-7fff-8fff-00000000000a'

const standing = (percentage: number, grade: string) => ({
  ...{ percentage, grade, isPass: percentage >= 50 },
  ...{ earnedHundredths: percentage * 20, availableHundredths: 2_000 },
})
const moves: CorrectionMoves = {
  ...{ seen: 'these keys', upCount: 12, downCount: 3, sameCount: 45, waitingCount: 0, lostCount: 0, scoredCount: 0 },
  ...{ gradeUpCount: 4, gradeDownCount: 1, passCount: 2, failCount: 0, moreCount: 13 },
  moved: [
    {
      ...{ attemptId: '0199ffff-ffff-7fff-8fff-000000000001', student: 'Ada Sample', studentNumber: 'GF/2026/004' },
      ...{ className: 'SS2A', examTitle: 'Mathematics Mock Examination' },
      ...{ before: standing(45, 'E'), after: standing(50, 'C') },
    },
    {
      ...{ attemptId: '0199ffff-ffff-7fff-8fff-000000000002', student: 'Bola Sample', studentNumber: 'GF/2026/005' },
      ...{ className: null, examTitle: 'Mathematics Mock Examination', before: null, after: standing(70, 'A') },
    },
  ],
}
const made: Corrections = {
  ...{ title: 'Mathematics Mock Examination', isTheirs: true, owner: 'Mrs. Sarah Teacher' },
  ...{ toMarkCount: 0, bonusHundredths: 0, availableHundredths: 2_000 },
  items: [
    {
      ...{ actId, kind: 'correct', number: 1, at: '2027-03-14T09:30:00.000Z', by: 'Mrs. Sarah Teacher' },
      ...{ reason: 'Wrong letter in the key', upCount: 12, downCount: 3, isOpen: true, canUndo: true, others: [] },
    },
    {
      ...{ actId: `${actId.slice(0, -1)}b`, kind: 'bonus', number: null, at: '2027-03-13T09:30:00.000Z' },
      ...{ by: 'Mrs. Sarah Teacher', reason: 'Time was lost', upCount: 60, downCount: 0, isOpen: false },
      ...{ canUndo: false, others: [] },
    },
  ],
  hasMore: false,
  questions: [
    { questionId: 'sample01', number: 1, text: 'What is $2 + 2$?', adjust: null },
    { questionId: 'sample02', number: 2, text: 'Which of these is a prime number?', adjust: 'annulled' },
  ],
}
const place = {
  path: '/dashboard/results/exam/$examId/corrections',
  at: `/dashboard/results/exam/${examId}/corrections`,
}

test.each([
  ['light', 1280],
  ['dark', 360],
] as const)('a wrong letter takes three presses, and who moves is shown before, %s at %i', async (theme, width) => {
  await page.viewport(width, 800)
  const [tried, corrected]: [unknown[], unknown[]] = [[], []]
  const listCorrections = () => (corrected.length === 0 ? { ...made, items: [] } : made)
  const tryCorrection = (asked: unknown) => {
    tried.push(asked)
    return moves
  }
  const correctKey = (asked: unknown) => {
    corrected.push(asked)
    return { actId, paperCount: 60, isBankLeft: false }
  }
  const answers = { marking: { listCorrections, tryCorrection, correctKey } }
  await showScreen(CorrectionsPage, { as: 'teacher', theme, answers, ...place })
  await expect.element(page.getByText('None: every paper is marked by the key as it was published.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Corrections' })).toHaveAttribute('aria-current', 'page')
  await expectAccessible()

  await page.getByRole('button', { name: 'Change key of question 1' }).click()
  await expect.element(page.getByRole('button', { name: 'Apply' })).toBeDisabled()
  expect(tried).toEqual([])
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').nth(0).click()
  await expect.element(dialog.getByText('12 candidates go up, 3 candidates go down, 45 candidates stay.')).toBeVisible()
  await expect.element(dialog.getByText(/2 more pass, 4 get a better grade, 1 gets a lower grade/)).toBeVisible()
  if (width < 640) await dialog.getByText('Each of them, before and after').click()
  await expect.element(dialog.getByText('45% (9 of 20 marks) · E')).toBeVisible()
  await expect.element(dialog.getByText('and 13 more who move less.')).toBeVisible()
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await page.getByRole('button', { name: 'Apply' }).click()

  await expect.element(page.getByText('Saved. Papers are marked again.')).toBeVisible()
  expect(corrected).toMatchObject([
    {
      ...{ examId, examIds: [], seen: 'these keys', reason: 'Wrong letter in the key', inBank: false },
      correction: { kind: 'correct', questionId: 'sample01', right: { texts: [] } },
    },
  ])
  await expect.element(page.getByText('Key of question 1 corrected')).toBeVisible()
  await expect.element(page.getByText('12 up, 3 down')).toBeVisible()
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

test('a correction is taken back with a reason of its own, and a bonus given, each after who moves', async () => {
  await page.viewport(1280, 800)
  const corrected: unknown[] = []
  const correctKey = (asked: unknown) => {
    corrected.push(asked)
    return { actId, paperCount: 60, isBankLeft: false }
  }
  const answers = { marking: { listCorrections: () => made, tryCorrection: () => moves, correctKey } }
  await showScreen(CorrectionsPage, { as: 'teacher', answers, ...place })
  await page.getByRole('button', { name: /^Undo:/ }).click()
  await expect.element(page.getByRole('combobox', { name: 'Reason' })).toHaveValue('The key was right before')
  await page.getByRole('combobox', { name: 'Reason' }).fill('no')
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Undo correction' })
  await expect.element(confirm).toBeDisabled()
  await page.getByRole('combobox', { name: 'Reason' }).fill('It was B after all')
  await confirm.click()
  await expect.element(page.getByText('Saved. Papers are marked again.')).toBeVisible()

  await page.getByRole('button', { name: 'Marks for everybody' }).click()
  await page.getByRole('textbox', { name: 'Marks' }).fill('2.5')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.poll(() => corrected).toHaveLength(2)
  expect(corrected).toMatchObject([
    { correction: { kind: 'taken_back', actId }, reason: 'It was B after all' },
    { correction: { kind: 'bonus', bonusHundredths: 250 }, reason: 'The paper was too long' },
  ])
})

test('while papers are marked again it says how many are left; a colleague only looks', async () => {
  await page.viewport(1280, 800)
  const items = made.items.map((item) => ({ ...item, canUndo: false }))
  const listCorrections = () => ({ ...made, items, isTheirs: false, toMarkCount: 340, hasMore: true })
  const answers = { marking: { listCorrections } }
  await showScreen(CorrectionsPage, { as: 'teacher', answers, ...place })
  await expect.element(page.getByText('Papers are being marked again: 340 are left.')).toBeVisible()
  await expect
    .element(page.getByText('Only Mrs. Sarah Teacher and the administrators put keys right here.'))
    .toBeVisible()
  expect(page.getByRole('button', { name: /Change key|Undo|Marks for/ }).elements()).toEqual([])
  await expect.element(page.getByText('Older corrections are not listed.')).toBeVisible()
})

const asking = (text: string, versions: number[], options: string[]) => ({
  ...{ versions, text, correctOptionIds: ['sampleaa'], accepted: [], adjust: null, paperCount: 20 },
  options: options.map((option, place) => ({ id: ['sampleaa', 'samplebb', 'samplecc'][place] ?? '', text: option })),
})
const aKey = {
  ...{ questionId: 'sample01', number: 1, text: 'What is $2 + 2$?', kind: 'one' as const, marksHundredths: 200 },
  askings: [asking('What is $2 + 2$?', [1], ['3', '4'])],
  ...{ kinds: ['correct' as const, 'annulled' as const], isBankOpen: true, withdrawn: null, others: [] },
}

test('of a question that was changed while the exam ran each paper is chosen that is put right, with its own options', async () => {
  await page.viewport(1280, 800)
  const tried: object[] = []
  const askings = [asking('3 × 7 is', [3, 2], ['12', '21']), asking('3 × 4 is', [1], ['7', '12'])]
  const keyOfQuestion = () => ({ ...aKey, askings })
  const tryCorrection = (asked: object) => {
    tried.push(asked)
    return moves
  }
  const answers = { marking: { listCorrections: () => made, keyOfQuestion, tryCorrection } }
  await showScreen(CorrectionsPage, { as: 'teacher', answers, ...place })
  await page.getByRole('button', { name: 'Change key of question 1' }).click()
  const dialog = page.getByRole('dialog')
  const [now, before] = [/As it is asked now/, /As it was asked before/].map((name) =>
    dialog.getByRole('checkbox', { name }),
  )
  await expect.element(now ?? dialog).not.toBeChecked()
  // Nothing can be chosen before it is said of which papers.
  expect(dialog.getByRole('radio').elements()).toHaveLength(0)
  await before?.click()
  await dialog.getByRole('radio').nth(0).click()
  const right = { optionIds: ['sampleaa'], texts: [] }
  await expect.poll(() => tried).toMatchObject([{ versions: [1], correction: { right } }])
  // Only the bank’s own words can be put right there.
  expect(dialog.getByRole('checkbox', { name: 'Also in the Question Bank' }).elements()).toHaveLength(0)
  await expectAccessible()
  await now?.click()
  await dialog.getByRole('radio', { name: /21/ }).click()
  await expect
    .poll(() => tried.at(-1))
    .toMatchObject({ versions: [3, 2, 1], correction: { right: { optionIds: ['samplebb'] } } })
  await page.viewport(360, 800)
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('on a phone what speaks against a question stands clear of its button', async () => {
  await page.viewport(360, 800)
  const listCorrections = () => ({ ...made, questions: made.questions.map((one) => ({ ...one, adjust: null })) })
  const doubtful = { ...questionOf(1, { flags: ['NEGATIVE'] }), questionId: 'sample01' }
  const copy = statistics.copy && { ...statistics.copy, questions: [doubtful] }
  const answers = { marking: { listCorrections }, result: { statistics: () => ({ ...statistics, copy }) } }
  await showScreen(CorrectionsPage, { as: 'teacher', answers, ...place })
  const chip = page.getByText('Strong candidates do worse').first()
  await expect.element(chip).toBeVisible()
  const button = page.getByRole('button', { name: 'Change key of question 1' })
  const [ofChip, ofButton] = [chip.element().getBoundingClientRect(), button.element().getBoundingClientRect()]
  expect(ofChip.right <= ofButton.left || ofChip.top >= ofButton.bottom).toBe(true)
})

test.each([
  ['the option that is right', 'samplebb', { kind: 'correct', right: { optionIds: ['samplebb'], texts: [] } }],
  ['that none is', null, { kind: 'annulled' }],
] as const)(
  'of a ready-made question that was found wrong the reason is filled in, and %s',
  async (_what, rightOptionId, correction) => {
    await page.viewport(1280, 800)
    const tried: unknown[] = []
    const keyOfQuestion = () => ({ ...aKey, withdrawn: { why: 'Two options were right.', rightOptionId } })
    const tryCorrection = (asked: unknown) => {
      tried.push(asked)
      return moves
    }
    const answers = { marking: { listCorrections: () => made, keyOfQuestion, tryCorrection } }
    await showScreen(CorrectionsPage, { as: 'teacher', answers, ...place })
    await page.getByRole('button', { name: 'Change key of question 1' }).click()
    await expect.poll(() => tried.at(-1)).toMatchObject({ correction })
    await expect.element(page.getByRole('combobox', { name: 'Reason' })).toHaveValue('Two options were right.')
    await expect.element(page.getByRole('button', { name: 'Apply' })).toBeEnabled()
  },
)

test('an administrator chooses each exam that is another person’s, and hears where the bank was left', async () => {
  await page.viewport(1280, 800)
  const corrected: unknown[] = []
  const correctKey = (asked: unknown) => {
    corrected.push(asked)
    return { actId, paperCount: 60, isBankLeft: true }
  }
  const other = { status: 'completed' as const, isTheirs: true, isOtherwise: false, paperCount: 40 }
  const [own, theirs] = ['0199ffff-ffff-7fff-8fff-000000000021', '0199ffff-ffff-7fff-8fff-000000000022']
  const keyOfQuestion = () => ({
    ...aKey,
    others: [
      { ...other, examId: own, title: 'Second paper', owner: 'Sample Administrator', isOwn: true },
      { ...other, examId: theirs, title: 'Third paper', owner: 'Mr. Sample Colleague', isOwn: false },
    ],
  })
  const answers = { marking: { listCorrections: () => made, keyOfQuestion, tryCorrection: () => moves, correctKey } }
  await showScreen(CorrectionsPage, { as: 'school_admin', answers, ...place })
  await page.getByRole('button', { name: 'Change key of question 1' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('checkbox', { name: 'Second paper, 40 papers' })).toBeChecked()
  await expect
    .element(dialog.getByRole('checkbox', { name: 'Third paper of Mr. Sample Colleague, 40 papers' }))
    .not.toBeChecked()
  await dialog.getByRole('radio').nth(1).click()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.element(page.getByText(/The Question Bank was left as it is: its question/)).toBeVisible()
  expect(corrected).toMatchObject([{ examIds: [own], inBank: true }])
  await page.viewport(360, 800)
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('what is typed is looked at once it stands, and what was refused is looked at and sent anew', async () => {
  const [tried, keys]: [unknown[], unknown[]] = [[], []]
  const tryCorrection = ({ correction }: { correction: unknown }) => {
    tried.push(correction)
    return { ...moves, seen: `keys ${tried.length}` }
  }
  const correctKey = ({ seen }: { seen: string }) => {
    keys.push(seen)
    if (keys.length === 1) throw refusal('KEY_CHANGED_MEANWHILE')
    return { actId, paperCount: 60, isBankLeft: false }
  }
  const answers = { marking: { listCorrections: () => made, tryCorrection, correctKey } }
  await showScreen(CorrectionsPage, { as: 'teacher', answers, ...place })
  await page.getByRole('button', { name: 'Marks for everybody' }).click()
  await page.getByRole('textbox', { name: 'Marks' }).click()
  await userEvent.keyboard('12.5')
  await expect.element(page.getByRole('dialog').getByText(/12 candidates go up/)).toBeVisible()
  expect(tried).toEqual([{ kind: 'bonus', bonusHundredths: 1250 }])
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.element(page.getByText(/Somebody else has changed the key/)).toBeVisible()
  await expect.poll(() => tried).toHaveLength(2)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.element(page.getByText('Saved. Papers are marked again.')).toBeVisible()
  expect(keys).toEqual(['keys 1', 'keys 2'])
})

test('a correction that was begun is left after a question, and one that was not is left at once', async () => {
  const answers = { marking: { listCorrections: () => made, keyOfQuestion: () => aKey, tryCorrection: () => moves } }
  await showScreen(CorrectionsPage, { as: 'teacher', answers, ...place })
  const dialog = page.getByRole('dialog')
  const open = async (name: string) => {
    await page.getByRole('button', { name }).click()
    await expect.element(dialog.getByRole('button', { name: 'Apply' })).toBeVisible()
  }
  await open('Change key of question 1')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await open('Change key of question 1')
  await dialog.getByRole('radio').nth(1).click()
  await expectAskedOnEscape()
  await expect.element(dialog.getByRole('radio').nth(1)).toBeChecked()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await open('Marks for everybody')
  await dialog.getByRole('textbox', { name: 'Marks' }).fill('2')
  await expectAskedOnEscape()
})

test('what reached a colleague’s exam is undone by administrators, and says so', async () => {
  const others = [{ title: 'A colleague’s paper', owner: 'Mr. Sample Colleague' }]
  const items = made.items.map((item) => ({ ...item, canUndo: false, others }))
  const answers = { marking: { listCorrections: () => ({ ...made, items }) } }
  await showScreen(CorrectionsPage, { as: 'teacher', answers, ...place })
  await expect
    .element(
      page.getByText(
        'It also reached exams of Mr. Sample Colleague (A colleague’s paper): only an administrator can undo it.',
      ),
    )
    .toBeVisible()
  expect(page.getByRole('button', { name: 'Undo' }).elements()).toEqual([])
})
