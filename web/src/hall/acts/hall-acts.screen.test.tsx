import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { hallId, sampleBoard } from '../../../test/sample-board.ts'
import { type Answers, refusal, showScreen } from '../../../test/screen.tsx'
import BoardPage from '../board/board-page.tsx'

afterEach(() => page.viewport(1280, 800))

const of = { examId: hallId(1), sittingId: hallId(2) }
const outcome = { batch: null, doneCount: 1, skipped: [], effects: [] as string[] }

async function show(hall: Answers['hall'], may = {}, people: Answers['people'] = {}) {
  await showScreen(BoardPage, {
    ...{ as: 'teacher', at: `/dashboard/exams/${of.examId}/hall/${of.sittingId}` },
    path: '/dashboard/exams/$examId/hall/$sittingId',
    answers: {
      people,
      hall: {
        board: () => sampleBoard({ may: { ...sampleBoard().may, ...may }, seen: hallId(7) }),
        ...hall,
      },
    },
  })
  await expect.element(page.getByText('Ada Sample')).toBeVisible()
}

const openMenu = async (name: string, act: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: act }).click()
}

test('an invigilator gives up to thirty minutes, and what somebody else gave meanwhile is seen first', async () => {
  const asked: unknown[] = []
  await show({
    giveTime: (input) => {
      asked.push(input)
      if (asked.length === 1) throw refusal('TIME_CHANGED_MEANWHILE', { by: 'Bola', at: new Date().toISOString() })
      return outcome
    },
  })
  await openMenu('Ada Sample', 'Give extra time')
  await page.getByRole('textbox', { name: 'Extra minutes', exact: false }).fill('45')
  await page.getByRole('button', { name: 'Give time' }).click()
  await expect.element(page.getByText('Type whole minutes, from 1 to 30.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Extra minutes', exact: false }).fill('12')
  await page.getByRole('textbox', { name: 'Reason', exact: false }).fill('The screen went dark')
  await expectAccessible()
  await page.getByRole('button', { name: 'Give time' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: 'Give time' }).click()
  await expect.element(page.getByText('Ada Sample has 12 minutes more.')).toBeVisible()
  expect(asked).toEqual(
    Array(2).fill({ ...of, ids: [hallId(0)], minutes: 12, reason: 'The screen went dark', seen: hallId(7) }),
  )
})

test('what somebody else gave stands in the question before the same is given again', async () => {
  let given = 0
  const board = () => {
    const { rows, ...rest } = sampleBoard()
    return { ...rest, rows: rows.map((row, place) => (place === 0 ? { ...row, extraMinutes: given } : row)) }
  }
  await show({
    board,
    giveTime: () => {
      given = 5
      throw refusal('TIME_CHANGED_MEANWHILE', { by: 'Bola', at: '2026-11-29T19:22:00.000Z' })
    },
  })
  await openMenu('Ada Sample', 'Give extra time')
  await expect.element(page.getByText(/adds to the extra time they already have/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Reason', exact: false }).fill('Was sick')
  await page.getByRole('button', { name: 'Give time' }).click()
  await expect.element(page.getByText('Ada Sample already has 5 minutes of extra time.')).toBeVisible()
})

test('nobody is offered time or an end whose time is over', async () => {
  await show({
    board: () => {
      const { rows, ...rest } = sampleBoard()
      return { ...rest, rows: rows.map((row) => ({ ...row, light: 'time_over' as const, endsAt: null })) }
    },
  })
  await page.getByRole('button', { name: 'Actions for Ada Sample' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Write a note' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Give extra time' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('menuitem', { name: 'End the exam for them' })).not.toBeInTheDocument()
})

test('lost time is told before it is given back, and minutes that were given before need a second word', async () => {
  const asked: { again?: true | undefined }[] = []
  await show(
    {
      credit: (input) => {
        asked.push(input)
        if (!input.again) throw refusal('ALREADY_CREDITED', { by: 'Bola', at: new Date().toISOString() })
        return { ...outcome, doneCount: 2, effects: ['7 minutes: Ada Sample and Bola Sample.'] }
      },
    },
    { assign: true, giveMost: 300 },
  )
  await page.getByRole('button', { name: 'Give lost time back' }).click()
  await page.getByRole('textbox', { name: 'Reason', exact: false }).fill('Power cut')
  await page.getByRole('checkbox', { name: 'Give these minutes back once more' }).click()
  await expect.element(page.getByText('7 minutes: Ada Sample and Bola Sample.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Give back' }).click()
  await expect.element(page.getByText('2 candidates have lost time back.')).toBeVisible()
  expect(asked.at(-1)).toMatchObject({ ...of, ids: null, minutes: null, reason: 'Power cut', again: true })
})

test('what somebody else gave is seen before lost time is given back', async () => {
  const seen: (string | null)[] = []
  const credit = (input: { seen: string | null }) => {
    seen.push(input.seen)
    if (input.seen === hallId(7)) throw refusal('TIME_CHANGED_MEANWHILE', { by: 'Bola', at: new Date().toISOString() })
    return { ...outcome, effects: ['7 minutes: Ada Sample.'] }
  }
  let reads = 0
  const board = () => sampleBoard({ seen: hallId(reads++ === 0 ? 7 : 8) })
  await show({ credit, board })
  await page.getByRole('button', { name: 'Give lost time back' }).click()
  await page.getByRole('textbox', { name: 'Reason', exact: false }).fill('Power cut')
  await expect.element(page.getByText('7 minutes: Ada Sample.')).toBeVisible()
  expect(seen[0]).toBe(hallId(7))
  expect(seen.at(-1)).toBe(hallId(8))
})

test('a slip for somebody who sits comes into view, however long the list is, and has the focus', async () => {
  const slip = {
    ...{ studentId: hallId(0), name: 'Ada Sample', school: 'Greenfield College', subdomain: 'greenfield' },
    ...{ className: 'SS2 B', signInName: 'GF/0', firstPassword: 'river-stone-42' },
  }
  await show({}, {}, { issueSlips: () => ({ slips: [slip], skipped: [] }) })
  await page.viewport(360, 740)
  await openMenu('Ada Sample', 'New sign-in slip')
  await page.getByRole('button', { name: 'Issue slip' }).click()
  await expect.element(page.getByText('river-stone-42').first()).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Slips' })).toHaveFocus()
  await expect.element(page.getByRole('heading', { name: 'Sign-in slip to print' })).toBeInViewport()
})

test('what was done is read in its order, and a note joins it', async () => {
  const at = (minute: number) => `2026-11-28T09:${minute}:00.000Z`
  const lines = [
    {
      ...{ id: hallId(31), kind: 'note' as const, text: 'Changed computers', student: 'Ada Sample' },
      ...{ from: null, to: null, by: 'Bola', at: at(20) },
    },
  ]
  const invigilators = [
    { name: 'Bola', isActive: true },
    { name: 'Chi Watcher', isActive: false },
  ]
  const report = {
    ...{ sitting: sampleBoard().sitting, invigilators, late: 0, flagged: [], lines, isCut: true },
    counts: { expected: 8, came: 6, absent: 0, excused: 1, handedIn: 1, byTime: 2 },
    changes: [
      {
        ...{ id: hallId(32), kind: 'extra_time' as const, minutes: 5, reason: null, by: 'Bola', at: at(10) },
        student: 'Chi Sample',
      },
    ],
  }
  const noted: unknown[] = []
  await show({
    report: () => report,
    note: (input) => {
      noted.push(input)
      return { id: hallId(33) }
    },
  })
  await page.getByRole('tab', { name: 'Report' }).click()
  // On paper two of six do not become one.
  await expect
    .poll(() => document.querySelector('[data-print-sheet]')?.textContent)
    // It has not closed yet: whoever reads the paper later knows as of when its counts are.
    .toMatch(
      /Hall report.*Closes.*As it was.*Bola, Chi Watcher \(no longer active\).*Still writing3Handed in themselves1Ended by the clock2Not here yet2.*Only the newest 5,000/s,
    )
  const told = page.getByRole('listitem').filter({ hasText: 'Bola' })
  await expect.element(told.nth(0)).toMatchTextContent(/Chi Sample: 5 minutes of extra time/)
  await expect.element(told.nth(1)).toMatchTextContent(/Ada Sample: Changed computers/)
  await expectAccessible()
  await page.getByRole('button', { name: 'Write a note' }).click()
  await expect.element(page.getByRole('textbox', { name: 'What happened' })).toHaveFocus()
  await page.getByRole('button', { name: 'Keep' }).click()
  await expect.element(page.getByText('Say what happened.')).toBeVisible()
  await page.getByRole('textbox', { name: 'What happened', exact: false }).fill('The generator ran from 10:10.')
  await page.getByRole('button', { name: 'Keep' }).click()
  await expect.poll(() => noted).toEqual([{ ...of, text: 'The generator ran from 10:10.' }])
})

test('what was noticed of somebody is noted where it stands, about them', async () => {
  const noted: unknown[] = []
  await show({
    note: (input) => {
      noted.push(input)
      return { id: hallId(33) }
    },
  })
  await page.getByRole('tab', { name: 'To look at 1' }).click()
  await page.getByRole('button', { name: 'Write a note about Bola Sample' }).click()
  await page.getByRole('textbox', { name: 'What happened', exact: false }).fill('Was sent out for a minute.')
  await page.getByRole('button', { name: 'Keep' }).click()
  await expect.poll(() => noted).toEqual([{ ...of, studentId: hallId(1), text: 'Was sent out for a minute.' }])
  await expect.element(page.getByRole('button', { name: 'Write a note about Bola Sample' })).toHaveFocus()
})

test('a phone that is turned keeps what was typed of lost time', async () => {
  await show({ credit: () => ({ ...outcome, effects: [] }) })
  await page.viewport(360, 740)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Give lost time back' }).click()
  await page.getByRole('textbox', { name: 'Reason', exact: false }).fill('Power cut')
  await page.viewport(740, 360)
  await expect.element(page.getByRole('button', { name: 'Invigilators', includeHidden: true })).toBeInTheDocument()
  await expect.element(page.getByRole('textbox', { name: 'Reason', exact: false })).toHaveValue('Power cut')
})
