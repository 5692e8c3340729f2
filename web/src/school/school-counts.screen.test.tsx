import type { School } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../test/axe.ts'
import { ofCompany } from '../../test/company.ts'
import { type Answers, showScreen } from '../../test/screen.tsx'
import { OfOneSchool } from './of-one-school.tsx'
import type { Things } from './school-counts.tsx'

const greenfield: School = {
  ...{ id: '0199ffff-ffff-7fff-8fff-000000000001', name: 'Greenfield College', subdomain: 'greenfield' },
  ...{
    owner: null,
    subscription: 'professional',
    trialEndsAt: null,
    expiryDate: null,
    suspendedAt: null,
    suspendReason: null,
    paidUntil: null,
    nextSubscription: null,
    status: 'active',
    createdAt: '2026-11-20T09:00:00.000Z',
  },
  ...{ studentsCount: 1_201, teachersCount: 41, subjectsCount: 14, questionsCount: 2_310, examsCount: 86 },
  ...{ resultsCount: 11_904, activeExams: 0, address: '', phone: '', email: '', website: '', logo: null },
  ...{ revision: 1, updatedAt: '2026-11-20T09:00:00.000Z' },
}
const cedar: School = {
  ...{ ...greenfield, id: '0199ffff-ffff-7fff-8fff-000000000002', name: 'Cedar College', subdomain: 'cedar' },
  ...{ studentsCount: 0, teachersCount: 0, subjectsCount: 0, questionsCount: 0, examsCount: 0, resultsCount: 0 },
}

let asked: string | undefined
const answers: Answers = {
  people: ofCompany,
  school: {
    list: ({ search = '', sort }) => {
      asked = sort
      const items = [greenfield, cedar].filter(({ name }) => name.toLowerCase().includes(search))
      return { items, nextCursor: null, total: items.length }
    },
  },
}

const show = (things: Things, as: Answers = answers) =>
  showScreen(() => <OfOneSchool things={things}>What the school holds</OfOneSchool>, { as: 'super_admin', answers: as })
const rows = () => page.getByRole('table').getByRole('row')

test.each<[Things, string, string]>([
  ['subjects', 'Subjects Management', '14'],
  ['students', 'Students Management', '1,201'],
  ['teachers', 'Teachers Management', '41'],
  ['exams', 'Exams Management', '86'],
  ['questions', 'Question Bank', '2,310'],
  ['results', 'Results & Analytics', '11,904'],
])('%s of every school stand in the one table, which begins with the most of them', async (things, title, count) => {
  await show(things)
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect.element(rows().nth(1).getByText('Greenfield College')).toBeVisible()
  await expect.element(rows().nth(1).getByRole('cell', { name: count, exact: true })).toBeVisible()
  const heads = page.getByRole('columnheader').elements()
  expect(heads.slice(1).map(({ textContent }) => textContent)).toEqual([
    ...['School', 'Subjects', 'Students', 'Teachers', 'Exams', 'Questions', 'Results'],
  ])
  expect(
    heads.filter((head) => head.ariaSort === 'descending').map(({ textContent }) => textContent?.toLowerCase()),
  ).toEqual([things])
  expect(asked).toBe(things)
  await expect
    .element(page.getByRole('link', { name: 'Greenfield College' }))
    .toHaveAttribute('href', `/dashboard/schools/${greenfield.id}`)
  await expect.element(page.getByText('What the school holds')).not.toBeInTheDocument()
})

test('a school is found by its name, and the page reads well', async () => {
  await show('exams')
  await expect.element(rows().nth(2)).toBeVisible()
  await expectAccessible()
  await page.getByRole('searchbox', { name: 'Search by name or address' }).fill('cedar')
  await expect.poll(() => rows().elements().length).toBe(2)
  await expect.element(rows().nth(1)).toMatchTextContent(/Cedar/)
})

test('the totals are the server’s, whatever the page holds', async () => {
  const figures = { total: 2_000, active: 1_900, premium: 3, students: 1, teachers: 1, subjects: 1, questions: 1 }
  await show('exams', {
    ...answers,
    school: { ...answers.school, figures: () => ({ ...figures, exams: 86_000, results: 1 }) },
  })
  // Beside the title stands how many exams there are, not how many schools.
  await expect.element(page.getByRole('main')).toMatchTextContent(/^Exams Management86,000/)
  await expect.element(page.getByText('2,000')).toBeVisible()
})

test('in the demo the super administrator sees the screen of the sample school', async () => {
  await show('exams', {})
  await expect.element(page.getByText('What the school holds')).toBeVisible()
})
