// Several right answers and blanks to type into, from the door to the card: on a phone, offline, through a reload, by keys.
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { call, type Hall, openHall, type Posed } from './steps/by-call.ts'
import { school } from './steps/sample.ts'
import { signInStudent } from './steps/site.ts'
import { expect, test } from './test.ts'

test.use({ installation: 'question-types' })
test.describe.configure({ mode: 'serial' })

const compare = { case: false, accents: false, punctuation: false, spaces: true }
const blank = { type: 'fill_blank', options: [], correctAnswer: [] }
const questions: Posed[] = [
  {
    ...{ question: 'Which of these are prime?', options: ['2', '3', '4'], correctAnswer: [0, 1] },
    rules: { kind: 'several', partial: 'right_minus_wrong' },
  },
  {
    ...{ ...blank, question: 'Name the capital of Nigeria.' },
    rules: { kind: 'text', before: 'It is', after: '.', accepted: [{ text: 'Abuja', percent: 100 }], compare },
  },
  {
    ...{ ...blank, question: 'What is half of 5 km?' },
    rules: {
      ...{ kind: 'number', before: '', after: '' },
      accepted: [{ value: '2.5', tolerance: { kind: 'absolute', amount: '0' }, percent: 100 }],
      unit: { texts: ['km'], isRequired: true, withoutIt: 'half' },
    },
  },
]

let hall: Hall
let staff: Page

test.beforeAll(async ({ browser, contextOptions, server }) => {
  const context = await browser.newContext({ ...contextOptions, baseURL: server.url })
  staff = await context.newPage()
  hall = await openHall(staff, server, { questions, title: 'Types test' })
})
test.afterAll(() => staff.context().close())

test('a candidate on a phone ticks, types, reloads, loses the network and hands in what is being typed', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInStudent(page, { subdomain: school.subdomain, ...hall.candidate })
  await page.goto(`/dashboard/exam/${hall.examId}`)
  await page.getByRole('button', { name: 'Start Exam' }).click()
  const goTo = async (name: string) => {
    while (!(await page.getByText(name).isVisible())) {
      const next = page.getByRole('button', { name: 'Next' })
      await ((await next.isEnabled()) ? next : page.getByRole('button', { name: 'Question 1' })).click()
    }
  }
  await goTo('Which of these are prime?')
  await expect(page.getByText('Each wrong tick cancels a right one')).toBeVisible()
  await page.getByRole('checkbox', { name: /\) 2$/ }).check({ force: true })
  await page.getByRole('checkbox', { name: /\) 3$/ }).check({ force: true })
  await expectAccessible(page)

  await goTo('Name the capital of Nigeria.')
  await page.getByRole('textbox').pressSequentially('abuj')
  await page.reload()
  await page.getByRole('button', { name: /Continue exam/i }).click()
  await goTo('Name the capital of Nigeria.')
  await expect(page.getByRole('textbox')).toHaveValue('abuj')
  await context.setOffline(true)
  await page.getByRole('textbox').fill('Abuja')
  await goTo('What is half of 5 km?')
  await context.setOffline(false)
  await page.getByRole('textbox').pressSequentially('2.5 km')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Exam' }).click()
  await page.getByRole('button', { name: 'Show my score' }).click()
  await expect(page.getByText('3 of 3 correct').first()).toBeVisible()
})

test('staff see each answer with what is accepted', async () => {
  await staff.goto(`/dashboard/results/exam/${hall.examId}`)
  await staff.getByRole('link', { name: hall.candidate.name }).click()
  await expect(staff.getByText('2.5 km').first()).toBeVisible()
  await expect(staff.getByText('Right · 1 of 1')).toHaveCount(3)
  await expectAccessible(staff)
})

test('an essay typed without a network outlives a reload, and the desk has every word of it', async ({ page }) => {
  const rules = { kind: 'essay', minWords: 5, maxWords: 50, answerOn: 'screen', guide: 'Both sides', rubric: [] }
  const asked = { subjectId: hall.draft.subjectId, type: 'essay', question: 'Discuss the harmattan.', rules }
  const { id: questionId } = await call<{ id: string }>(staff, 'POST', '/questions', {
    ...{ ...asked, topic: 'Weather', marksHundredths: 1_000, timeAllocationMinutes: 20 },
  })
  const { examId } = await call<{ examId: string }>(staff, 'POST', '/exams', {
    ...{ ...hall.draft, title: 'Essay test', totalMarksHundredths: 1_000 },
    questions: [{ questionId, marksHundredths: 1_000 }],
  })
  await call(staff, 'POST', `/exams/${examId}/start-now`, { examId })
  await page.setViewportSize({ width: 360, height: 740 })
  await signInStudent(page, { subdomain: school.subdomain, ...hall.candidate })
  await page.goto(`/dashboard/exam/${examId}`)
  await page.getByRole('button', { name: 'Start Exam' }).click()
  const field = page.getByRole('textbox', { name: 'Discuss the harmattan.' })
  await expect(page.getByText('Write 5–50 words.')).toBeVisible()
  await page.route('**/attempt/save', (route) => route.abort())
  await field.pressSequentially('Ọjọ́ dara. The dust')
  await expect(page.getByText('4 words of 5–50')).toBeVisible()
  await expect(page.getByText(/^Saved on this/).first()).toBeVisible()
  await expectAccessible(page)
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
  await page.reload()
  await page.getByRole('button', { name: /Continue exam/i }).click()
  await expect(field).toHaveValue('Ọjọ́ dara. The dust')
  await page.unroute('**/attempt/save')
  await field.press('End')
  await field.pressSequentially(' comes.')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('dialog')).toContainText('Answered1Not answered0')
  await page.getByRole('dialog').getByRole('button', { name: 'Submit Exam' }).click()
  await expect(page.getByText(/Your teacher is still marking 1 of your answers/)).toBeVisible()

  await staff.goto(`/dashboard/results/exam/${examId}`)
  await staff.getByRole('link', { name: hall.candidate.name }).click()
  await expect(staff.getByText('Ọjọ́ dara. The dust comes.').first()).toBeVisible()
})
