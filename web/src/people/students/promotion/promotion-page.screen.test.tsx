import type { PromotionPlan } from '@sabimark/contract/answers.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectReadable } from '../../../../test/axe.ts'
import { forgetKeptImport } from '../../../../test/kept-import.ts'
import { type Answers, never, refusal, showScreen } from '../../../../test/screen.tsx'
import { ids, listing, ngozi } from '../../../../test/students.ts'
import type { PromotionInput } from './promotion-draft.ts'
import PromotionPage from './promotion-page.tsx'

const names = ['SS1A', 'SS2B', 'SS3A', 'Club']
const idOf = (name: string) => (name === 'SS2B' ? ids(300) : ids(301 + names.indexOf(name)))
const into = (name: string) => ({ kind: 'class' as const, classId: idOf(name) })
const aClass = (name: string, studentsCount: number, target: PromotionPlan['classes'][number]['target']) => ({
  ...{ id: idOf(name), name, level: name.slice(0, 3), studentsCount, target },
})
const planOf = (changes: Partial<PromotionPlan> = {}): PromotionPlan => ({
  ...{ year: '2026/2027', nextYear: '2027/2028', withoutClass: 1 },
  classes: [aClass('SS1A', 30, into('SS2B')), aClass('SS2B', 20, into('SS3A')), aClass('Club', 3, null)],
  open: names.map((name) => ({ id: idOf(name), name })),
  ...changes,
})
const effects = ['53 students go on into 2027/2028.', '3 coming exams are for classes whose students change.']
const done = { batch: ids(90), doneCount: 53, skipped: [], effects }

/** A school with this plan, which `promote` may refuse or change. */
function school(promote: () => void = () => undefined) {
  const kept = { plan: planOf(), sent: [] as PromotionInput[], undone: [] as string[] }
  const answers: Answers = {
    people: {
      ...listing(ngozi),
      planPromotion: () => kept.plan,
      promote: (input) => {
        kept.sent.push(input)
        promote()
        return done
      },
    },
    school: {
      undo: ({ batch }) => {
        kept.undone.push(batch)
        if (kept.undone.length === 1) {
          throw refusal('STUDENTS_CHANGED_SINCE', { students: [{ id: ngozi.id, name: ngozi.name }], count: 3 })
        }
        return { ...done, batch: null, effects: ['50 students are in their earlier class again.'] }
      },
    },
  }
  return { answers, kept }
}

beforeEach(forgetKeptImport)

const goes = (name: string) => page.getByRole('combobox', { name: `${name} goes to` })
const begin = () => page.getByRole('button', { name: 'Begin 2027/2028' })
const dialog = () => page.getByRole('dialog', { name: 'Begin 2027/2028?' })

test('what is missing is said where it is, a student is found, and the year begins and is undone', async () => {
  const { answers, kept } = school()
  await showScreen(PromotionPage, { answers })
  await expect.element(goes('SS1A')).toHaveValue(idOf('SS2B'))
  await expectAccessible()
  await begin().click()
  await expect.element(goes('Club')).toHaveAccessibleDescription('Choose a class, or “They leave”.')
  await expect.element(goes('Club')).toHaveFocus()
  await goes('Club').selectOptions('They leave (graduated)')
  await page.getByRole('searchbox', { name: 'Find a student' }).fill('Ng')
  await page.getByRole('button', { name: 'Ngọzi Obi, SS2B' }).click()
  await expect.element(page.getByRole('combobox', { name: 'What Ngọzi Obi does' })).toHaveValue('repeat')
  await expect.element(page.getByText('20 now, 31 next year')).toBeVisible()
  await expect.element(page.getByText(/3 students will leave/)).toBeVisible()
  expect(kept.sent).toEqual([])
  await begin().click()
  await expect.element(dialog().getByText(effects[1] ?? '')).toBeVisible()
  await expectAccessible()
  await dialog().getByRole('button', { name: 'Begin 2027/2028' }).click()
  await expect.element(page.getByText('2027/2028 has begun for 53 students.')).toBeVisible()
  expect(kept.sent).toHaveLength(2)
  expect(kept.sent[1]).toMatchObject({
    ...{ from: '2026/2027', year: '2027/2028', withoutClass: 1 },
    exceptions: [{ studentId: ngozi.id, kind: 'repeat' }],
  })
  await expectAccessible()
  const undo = page.getByRole('main').getByRole('button', { name: 'Undo' }).first()
  const asked = page.getByRole('dialog', { name: 'Undo the beginning of 2027/2028?' })
  await undo.click()
  await expect.element(asked.getByText(/since the year began: Ngọzi Obi, 2 more\. Nothing was undone/)).toBeVisible()
  await expectAccessible()
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await undo.click()
  await expect.element(asked.getByText('50 students are in their earlier class again.')).toBeVisible()
  // Both were rehearsals.
  expect(kept.undone).toEqual([ids(90), ids(90)])
  await asked.getByRole('button', { name: 'Undo' }).click()
  await expect.element(begin()).toBeVisible()
  expect(kept.undone).toEqual([ids(90), ids(90), ids(90)])
  await expect.element(page.getByRole('combobox', { name: 'What Ngọzi Obi does' })).toBeVisible()
})

test('other numbers than were seen are said by name, and nothing chosen is lost, also by a reload', async () => {
  let isOther = true
  const { answers, kept } = school(() => {
    if (!isOther) return
    kept.plan = planOf({ classes: planOf().classes.map((one) => ({ ...one, studentsCount: one.studentsCount + 1 })) })
    throw refusal('COUNT_CHANGED', { classes: [{ classId: idOf('SS1A'), now: 31 }] })
  })
  await showScreen(PromotionPage, { answers })
  await goes('Club').selectOptions('SS3A')
  await begin().click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/SS1A has 31 students now\. .*choices are kept/)
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByText('31 students', { exact: true })).toBeVisible()
  await showScreen(PromotionPage, { answers, theme: 'dark' })
  await expect.element(goes('Club')).toHaveValue(idOf('SS3A'))
  await expectReadable()
  isOther = false
  await begin().click()
  await dialog().getByRole('button', { name: 'Begin 2027/2028' }).click()
  await expect.element(page.getByText('2027/2028 has begun for 53 students.')).toBeVisible()
})

test('who comes after somebody else has begun the year is told so, and keeps their students', async () => {
  const { answers, kept } = school(() => {
    kept.plan = planOf({ year: '2027/2028', nextYear: '2028/2029' })
    throw refusal('YEAR_EXISTS')
  })
  await showScreen(PromotionPage, { answers })
  await goes('Club').selectOptions('SS3A')
  await page.getByRole('searchbox', { name: 'Find a student' }).fill('Ng')
  await page.getByRole('button', { name: 'Ngọzi Obi, SS2B' }).click()
  await begin().click()
  await expect.element(page.getByRole('heading', { name: '2027/2028 has begun since you chose' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Continue from 2027/2028' }).click()
  await expect.element(page.getByRole('textbox', { name: 'New school year' })).toHaveValue('2028/2029')
  await expect.element(page.getByRole('combobox', { name: 'What Ngọzi Obi does' })).toBeVisible()
})

test('a class that is missing is added in place, and every other choice stays', async () => {
  const junior = (name: string, place: number) => ({
    ...{ id: ids(place), name, level: name.slice(0, 4), arm: 'A', position: 1, formTeacher: null },
    ...{ status: 'open' as const, studentsCount: 9, examsCount: 0, revision: 1 },
  })
  const open = [junior('JSS2A', 1), junior('SS1A', 2)].map((one) => ({ ...one, level: one.name.slice(0, -1) }))
  const added: unknown[] = []
  const lines = () => [
    { ...aClass('JSS2A', 9, open.length > 2 ? { kind: 'class', classId: ids(3) } : null), id: ids(1), level: 'JSS2' },
    { ...aClass('Club', 3, null), id: ids(4) },
  ]
  await showScreen(PromotionPage, {
    answers: {
      people: { planPromotion: () => planOf({ classes: lines(), open: open.map(({ id, name }) => ({ id, name })) }) },
      school: {
        listClasses: () => ({ items: open, nextCursor: null, total: open.length }),
        addClasses: (input) => {
          added.push(input)
          open.push({ ...junior('JSS3A', 3), level: 'JSS3' })
          return { batch: ids(80), doneCount: 1, skipped: [], effects: [] }
        },
      },
    },
  })
  await goes('Club').selectOptions('SS1A')
  await page.getByRole('button', { name: 'Add JSS3A' }).click()
  await expect.element(goes('JSS2A')).toHaveValue(ids(3))
  expect(added).toEqual([{ levels: ['JSS3'], arms: ['A'] }])
  await expect.element(goes('Club')).toHaveValue(ids(2))
  await expect.element(page.getByRole('button', { name: 'Add JSS3A' })).not.toBeInTheDocument()
  await expectAccessible()
})

test('a lost network is said in the dialog, and the same press goes on', async () => {
  let isLost = false
  const { answers } = school(() => {
    if (isLost) throw new TypeError('Failed to fetch')
  })
  await showScreen(PromotionPage, { answers })
  await goes('Club').selectOptions('SS3A')
  await begin().click()
  await expect.element(dialog().getByText(effects[0] ?? '')).toBeVisible()
  isLost = true
  await dialog().getByRole('button', { name: 'Begin 2027/2028' }).click()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/No network\. Nothing was lost/)
  isLost = false
  await dialog().getByRole('button', { name: 'Begin 2027/2028' }).click()
  await expect.element(page.getByText('2027/2028 has begun for 53 students.')).toBeVisible()
})

test.each<[string, Partial<PromotionPlan>, RegExp]>([
  ['without classes', { classes: [], open: [], withoutClass: 0 }, /No classes yet/],
  ['without students', { classes: [], withoutClass: 0 }, /No student is in a class.*import your students/],
  ['whose students are in no class', { classes: [], withoutClass: 9 }, /No student is in a class.*Move your students/],
])('a school %s is told what comes first', async (_what, changes, said) => {
  await showScreen(PromotionPage, { answers: { people: { planPromotion: () => planOf(changes) } } })
  await expect.element(page.getByRole('main')).toMatchTextContent(said)
  await expectAccessible()
})

test('loading says so, and a failure can be tried again', async () => {
  await showScreen(PromotionPage, { answers: { people: { planPromotion: () => never } } })
  await expect.element(page.getByText('Loading classes...')).toBeVisible()
  let isFailing = true
  const planPromotion = () => {
    if (isFailing) throw refusal('UNAVAILABLE')
    return planOf()
  }
  await showScreen(PromotionPage, { answers: { people: { planPromotion } } })
  await expect.element(page.getByRole('alert')).toMatchTextContent(/busy or restarting/)
  isFailing = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(goes('SS1A')).toBeVisible()
})
