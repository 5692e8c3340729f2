import type { ExamCandidate, ExamDetail } from '@sabimark/contract/answers.ts'
import { usualConduct } from '@sabimark/domain/exam/conduct.ts'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.ts'
import { refusal, showScreen } from '../../../test/screen.tsx'
import { Announcements } from '../../platform/news/announcements.tsx'
import { personHere } from '../../platform/person-here.ts'
import { DoubtError } from '../../platform/refusal.ts'
import { CandidatesCard } from './candidates-card.tsx'
import { CloseNowDialog } from './close-now-dialog.tsx'
import { ExtendDialog } from './extend-dialog.tsx'

const id = (place: number) => `0199ffff-ffff-7fff-8fff-00000000000${place}`
const exam = {
  ...{ id: id(1), sittingId: id(2), title: 'First term mock', subject: 'Mathematics', classes: ['SS2B'] },
  ...{ examType: 'mock', status: 'active', durationMinutes: 60, questionCount: 20, totalMarksHundredths: 4_000 },
  ...{ opensAt: '2026-11-20T08:00:00.000Z', closesAt: '2026-11-20T11:00:00.000Z', createdBy: 'Ada Example' },
  ...{ owner: 'Ada Example', mayAct: true, seesQuestions: true, startedCount: 3, submittedCount: 1 },
  ...{ createdAt: '2026-11-19T09:00:00.000Z', subjectId: id(3), isReleased: false, conduct: usualConduct },
  ...{ sittings: [], classItems: [], questionItems: [], draft: {} },
} as unknown as ExamDetail & { sittingId: string }

const candidate = (place: number, name: string, said: Partial<ExamCandidate>): ExamCandidate => ({
  ...{ id: id(place), name, studentNumber: `GF/${place}`, className: 'SS2B', status: 'not_begun', endsAt: null },
  ...{ extraPercent: 0, extraMinutes: 0, isExcused: false, isNamed: false, reason: null, reasonBy: null },
  seen: id(7),
  ...said,
})
const items = [
  candidate(4, 'Bola Sample', { status: 'running', endsAt: '2026-11-20T10:15:00.000Z', extraPercent: 25 }),
  candidate(5, 'Chi Sample', { extraMinutes: 15, reason: 'Needs a reader', reasonBy: 'Ada Example' }),
  candidate(6, 'Dayo Sample', { status: 'excused', isExcused: true, reason: 'Ill', reasonBy: 'Ada Example' }),
]
const sitting = {
  ...{ opensAt: exam.opensAt, closesAt: exam.closesAt, durationMinutes: 60, lastEndsAt: '2026-11-20T10:15:00.000Z' },
  counts: { expected: 2, not_begun: 1, running: 1, handed_in: 0, excused: 1, absent: 0 },
  changes: [
    {
      id: id(7),
      kind: 'more_time' as const,
      minutes: 15,
      reason: 'Power cut',
      by: 'Ada Example',
      at: '2026-11-20T09:00:00.000Z',
      student: null,
    },
  ],
}

/** Who gets nothing of an extension. */
const leftOut = {
  ended: [{ id: id(4), name: 'Bola Sample', why: 'Was ended by staff: choose them to give them time.' }],
  handedInCount: 1,
}

/** Open for an hour from now on. */
const running = () => ({ ...exam, closesAt: new Date(Date.now() + 3_600_000).toISOString() })

const seen = sitting.changes[0]?.id ?? null

/** Answers what was asked. `rows`: the candidates, each time they are read. `changes`: of the sitting, each time it is read, until it has its own. `fails`: what becomes of each call that changes something before it is answered; `keys`: what they carried. */
async function show(
  screen: () => React.ReactNode,
  viewport: readonly [number, number] = [1280, 800],
  fails: (Error | Promise<unknown>)[] = [],
  keys: string[] = [],
  changes: (typeof sitting.changes)[] = [],
  rows = () => items,
) {
  const asked: { call: string; input: unknown }[] = []
  const note = (call: string, answer: unknown) => async (input: unknown) => {
    asked.push({ call, input })
    const failure = fails.shift()
    if (failure instanceof Error) throw failure
    await failure
    return answer
  }
  const outcome = { batch: null, doneCount: 1, skipped: [], effects: [] }
  await page.viewport(...viewport)
  await showScreen(
    () => (
      <>
        {screen()}
        <Announcements />
      </>
    ),
    {
      as: 'teacher',
      hear: (_call, key) => key !== undefined && keys.push(key),
      answers: {
        exam: {
          getSitting: () => ({ ...sitting, changes: changes.shift() ?? sitting.changes }),
          listCandidates: () => ({ items: rows(), nextCursor: null, total: items.length }),
          giveTime: note('giveTime', outcome),
          excuse: note('excuse', outcome),
          extend: note('extend', { ...exam, leftOut }),
          closeNow: note('closeNow', exam),
        },
      } as never,
    },
  )
  return asked
}

test('Ends and Extra time stand only where somebody has one, and a phone says of everybody where they stand', async () => {
  const rows = ['not_begun', 'handed_in', 'absent'].map((status, place) =>
    candidate(place + 4, `Sample ${place}`, { status: status as ExamCandidate['status'] }),
  )
  await show(
    () => <CandidatesCard exam={exam} />,
    [1280, 800],
    [],
    [],
    [],
    () => rows,
  )
  await expect.element(page.getByRole('row', { name: /Sample 1/ })).toMatchTextContent(/Handed in/)
  const heads = () =>
    page
      .getByRole('columnheader')
      .elements()
      .map((head) => head.textContent)
  expect(heads()).not.toContain('Ends')
  expect(heads()).not.toContain('Extra time')
  await show(() => <CandidatesCard exam={exam} />)
  await expect.poll(heads).toContain('Ends')
  expect(heads()).toContain('Extra time')
  await show(
    () => <CandidatesCard exam={exam} />,
    [360, 740],
    [],
    [],
    [],
    () => rows,
  )
  for (const state of ['Not started · GF/4', 'Handed in · GF/5', 'Absent GF/6'])
    await expect.element(page.getByText(state, { exact: false })).toBeVisible()
  await expectAccessible()
})

test('the pills are those of the hour: beside the search in one line on a desk, and on a phone none is cut', async () => {
  const pills = page.getByRole('group', { name: 'Status' })
  const said = () => [...pills.element().querySelectorAll('button')].map((pill) => pill.textContent)
  const counts = { expected: 41, not_begun: 3, running: 24, handed_in: 12, on_device: 2, excused: 1, absent: 0 }
  const readiness = { ready: 32, notReady: 9 }
  const at = async (status: string, width: number, now: object) => {
    const { counts: before } = sitting
    Object.assign(sitting, { counts: { ...before, ...now } })
    // As wide as it stands on the page of the exam: beside the side bar and its pane.
    const room = { width: width === 360 ? undefined : 756 }
    await show(
      () => (
        <div style={room}>
          <CandidatesCard exam={{ ...exam, status } as typeof exam} readiness={readiness} />
        </div>
      ),
      [width, 740],
    )
    await expect.element(pills).toBeVisible()
    sitting.counts = before
  }
  const open = ['All 42', 'Not started 3', 'Writing 24', 'Handed in 12', 'On a device 2', 'Excused 1']
  for (const width of [1280, 360]) {
    await at('active', width, counts)
    expect(said()).toEqual(open)
    const [box, search] = [pills.element(), page.getByRole('searchbox').element()].map((one) =>
      one.getBoundingClientRect(),
    )
    if (width === 1280) expect(Math.abs((box?.top ?? 0) - (search?.top ?? 99))).toBeLessThan(8)
    else expect(pills.element().scrollWidth).toBe(pills.element().clientWidth)
  }
  await at('scheduled', 1280, { ...counts, not_begun: 41, running: 0, handed_in: 0, on_device: 0, excused: 0 })
  expect(said()).toEqual(['All 41', 'Ready 32', 'Not ready 9'])
  await at('completed', 1280, { ...counts, not_begun: 0, running: 0, handed_in: 38, on_device: 0, absent: 3 })
  expect(said()).toEqual(['All 42', 'Handed in 38', 'Absent 3', 'Excused 1'])
})

test('the candidates of a sitting stand with where they are, what they have more and why; time is given to one of them', async () => {
  const asked = await show(() => <CandidatesCard exam={exam} />)
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
  await expect.element(row('Bola Sample')).toMatchTextContent(/11:15.am.*25%.*Writing/)
  await expect.element(row('Chi Sample')).toMatchTextContent(/15 minutes.*Needs a reader \(Ada Example\)/)
  await expect.element(row('Dayo Sample')).toMatchTextContent(/Excused/)
  await expect.element(page.getByText('Everybody was given 15 minutes more.', { exact: false })).toBeVisible()
  // A figure that leads somewhere looks as if something waited: of nothing, it is a figure.
  await expect.element(page.getByRole('button', { name: 'Not started 1' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Handed in 0' })).toHaveAttribute('data-waiting', 'false')
  await expectAccessible()

  await page.getByRole('button', { name: 'Actions for Chi Sample' }).click()
  await page.getByRole('menuitem', { name: 'Give extra time' }).click()
  const dialog = page.getByRole('dialog', { name: 'Give extra time: Chi Sample' })
  await dialog.getByRole('textbox', { name: 'Extra minutes' }).fill('10000')
  await expect.element(dialog.getByRole('textbox', { name: 'Extra minutes' })).toHaveValue('10000')
  await dialog.getByRole('button', { name: 'Give time' }).click()
  await expect.element(dialog.getByText('Type whole minutes, from 1 to 300.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Extra minutes' }).fill('20')
  await dialog.getByRole('button', { name: 'Give time' }).click()
  await expect.element(dialog.getByText('Give a reason of at least three letters.')).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Needs a reader')
  await dialog.getByRole('button', { name: 'Give time' }).click()
  await expect.element(page.getByText('1 candidate has 20 minutes more.')).toBeVisible()
  const input = {
    examId: exam.id,
    sittingId: exam.sittingId,
    ids: [id(5)],
    reason: 'Needs a reader',
    minutes: 20,
    seen,
  }
  expect(asked).toEqual([{ call: 'giveTime', input }])
})

test('time that was changed meanwhile is said, by whom and when, and read anew before it can be given', async () => {
  const changed = refusal('TIME_CHANGED_MEANWHILE', { by: 'Ada Example', byId: id(7), at: '2026-11-20T09:32:00.000Z' })
  const asked = await show(
    () => <ExtendDialog exam={running()} onClose={() => {}} />,
    [1280, 800],
    [changed],
    [],
    [[], sitting.changes],
  )
  await page.getByRole('textbox', { name: 'Reason' }).fill('Rain')
  const press = page.getByRole('button', { name: 'Extend' })
  await press.click()
  await expect
    .element(page.getByText(/^Ada Example changed the time at 10:32\sam.*Nothing was given now;/))
    .toBeVisible()
  await page.getByRole('textbox', { name: 'Extra minutes' }).fill('20')
  await press.click()
  await expect.poll(() => asked.length).toBe(2)
  expect(asked.map(({ input }) => Object(input).seen.change)).toEqual([null, seen])
})

test('a colleague reads the list and can do nothing about it', async () => {
  await show(() => <CandidatesCard exam={{ ...exam, mayAct: false }} />, [360, 740])
  await expect.element(page.getByText('Bola Sample')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Actions for Chi Sample' })).not.toBeInTheDocument()
  // Why somebody has more time is not for them to read, nor to take away in a file.
  await expect.element(page.getByRole('columnheader', { name: 'Reason' })).not.toBeInTheDocument()
  await expectAccessible()
})

test.each([
  ['active', 'after_exam', /Nobody else can start\./],
  ['completed', 'after_exam', /Scores that are shown now are hidden until it is over again\./],
  [
    'completed',
    'immediate',
    /may have passed the questions on, and colleagues .* could read and print .* right answers while it was over\.$/m,
  ],
])(
  'an extension of an exam that is %s, its doors shut, with results %s, says what comes of it',
  async (status, rule, said) => {
    const shut = { ...exam, status, draft: { ...exam.draft, showResults: rule } } as typeof exam
    await show(() => <ExtendDialog exam={shut} onClose={() => {}} />)
    await expect.element(page.getByText('It closed', { exact: false })).toBeVisible()
    await expect.element(page.getByText(said)).toBeVisible()
  },
)

test('an extension says what each way means, and asks for minutes or a time', async () => {
  const asked = await show(() => <ExtendDialog exam={exam} onClose={() => {}} />)
  await expect.element(page.getByRole('radio', { name: 'Everybody' })).toBeChecked()
  await page.getByRole('radio', { name: 'Only those who come late' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Rain')
  await page.getByRole('button', { name: 'Extend' }).click()
  await expect.element(page.getByText('Choose a time after it closes now.')).toBeVisible()
  await expectAccessible()
  await page.getByLabelText('Closing time', { exact: false }).fill('13:30')
  await page.getByRole('button', { name: 'Extend' }).click()
  await expect
    .poll(() => asked)
    .toEqual([
      {
        call: 'extend',
        input: {
          examId: exam.id,
          sittingId: exam.sittingId,
          by: { until: '2026-11-20T12:30:00.000Z' },
          seen: { closesAt: exam.closesAt, change: seen },
          reason: 'Rain',
        },
      },
    ])
  const said = /Staff had ended 1 candidate, who gets no more time. 1 candidate has handed in already\.$/
  await expect.element(page.getByText(said)).toBeVisible()
  await expect.element(page.getByText(/Was ended by staff: choose them to give them time\.$/)).toBeVisible()
})

test('minutes beyond what is allowed stay as typed and are refused; what is allowed says when it closes', async () => {
  const asked = await show(() => <ExtendDialog exam={running()} onClose={() => {}} />)
  const minutes = page.getByRole('textbox', { name: 'Extra minutes' })
  await expect.element(page.getByText(/^Everybody has 15 minutes more; the exam closes/)).toBeVisible()
  await minutes.fill('10000')
  await page.getByRole('textbox', { name: 'Reason' }).fill('Rain')
  await page.getByRole('button', { name: 'Extend' }).click()
  await expect.element(minutes).toHaveValue('10000')
  await expect.element(page.getByText('Type whole minutes, from 1 to 300.')).toBeVisible()
  await expect.element(page.getByText(/^Everybody has/)).not.toBeInTheDocument()
  expect(asked).toEqual([])
})

test('an extension in which only the way was marked is left without a question', async () => {
  const onClose = vi.fn()
  await show(() => <ExtendDialog exam={exam} onClose={onClose} />)
  await page.getByRole('radio', { name: 'Only those who come late' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})

test('closing now asks nothing about candidates where nobody sits it', async () => {
  const before = sitting.counts.running
  sitting.counts.running = 0
  try {
    await show(() => <CloseNowDialog exam={exam} onClose={() => {}} />)
    await expect.element(page.getByText('Nobody is sitting it now.', { exact: false })).toBeVisible()
    await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
  } finally {
    sitting.counts.running = before
  }
})

test('closing now asks what becomes of who sits it', async () => {
  const asked = await show(() => <CloseNowDialog exam={exam} onClose={() => {}} />, [360, 740])
  await expect.element(page.getByText('1 candidate is sitting it now.', { exact: false })).toBeVisible()
  await page.getByRole('radio', { name: 'End the exam for them in 3 minutes' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Fire alarm')
  await expectAccessible()
  await page.getByRole('button', { name: 'Close now' }).click()
  await expect
    .poll(() => asked)
    .toEqual([
      {
        call: 'closeNow',
        input: { examId: exam.id, sittingId: exam.sittingId, runners: 'end_now', reason: 'Fire alarm' },
      },
    ])
})

const lost = new TypeError('Failed to fetch')
const lasting = running()

test('an extension whose reply was lost is the same when it is pressed again, also in a dialog opened again', async () => {
  const keys: string[] = []
  await show(() => <ExtendDialogAgain />, [1280, 800], [lost, lost, refusal('UNAVAILABLE'), lost], keys)
  const press = async () => {
    await page.getByRole('textbox', { name: 'Reason' }).fill('Power cut')
    await page.getByRole('button', { name: 'Extend' }).click()
  }
  await press()
  await expect.element(page.getByText(/^No network/)).toBeVisible()
  await press()
  await expect.poll(() => keys.length).toBe(2)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await page.getByRole('button', { name: 'Open it' }).click()
  await press()
  await expect.element(page.getByText(/^The server/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Extra minutes' }).fill('20')
  await press()
  await expect.element(page.getByText(/^No network/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Extra minutes' }).fill('15')
  // What was sent before may be done all the same.
  await expect.element(page.getByText(new DoubtError().message)).toBeVisible()
  await press()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  const [first, second, third, other, last] = keys
  expect([second, third, last]).toEqual([first, first, first])
  expect(other).not.toBe(first)
  // Done, the same words are another extension.
  await page.getByRole('button', { name: 'Open it' }).click()
  await press()
  await expect.poll(() => keys.length).toBe(6)
  expect(keys[5]).not.toBe(first)
})

test('extra time whose reply was lost is given once; once it is refused, the same words are asked anew', async () => {
  let answer = () => {}
  const slow = new Promise<void>((resolve) => {
    answer = resolve
  })
  const keys: string[] = []
  const fails = [lost, refusal('WRONG_STATUS'), slow]
  const asked = await show(() => <CandidatesCard exam={exam} />, [1280, 800], fails, keys)
  await page.getByRole('button', { name: 'Actions for Chi Sample' }).click()
  await page.getByRole('menuitem', { name: 'Give extra time' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Needs a reader')
  const give = page.getByRole('button', { name: 'Give time' })
  await give.click()
  await expect.element(page.getByText(/^No network/)).toBeVisible()
  await give.click()
  await expect.element(page.getByText(/^No network/)).not.toBeInTheDocument()
  await expect.poll(() => keys.length).toBe(2)
  await give.dblClick()
  await expect.poll(() => keys.length).toBe(3)
  answer()
  await expect.element(page.getByText('1 candidate has 15 minutes more.')).toBeVisible()
  expect(asked).toHaveLength(3)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('extra time that may have been given already says so before other minutes are sent', async () => {
  const keys: string[] = []
  const asked = await show(() => <CandidatesCard exam={exam} />, [1280, 800], [lost], keys)
  await page.getByRole('button', { name: 'Actions for Chi Sample' }).click()
  await page.getByRole('menuitem', { name: 'Give extra time' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Needs a reader')
  const give = page.getByRole('button', { name: 'Give time' })
  await give.click()
  await expect.element(page.getByText(/^No network/)).toBeVisible()
  const doubt = page.getByText(new DoubtError().message)
  const minutes = page.getByRole('textbox', { name: 'Extra minutes' })
  await minutes.fill('20')
  await expect.element(doubt).toBeVisible()
  await minutes.fill('15')
  await expect.element(doubt).not.toBeInTheDocument()
  await minutes.fill('20')
  await give.click()
  // The dialog has gone, and what was done is said at the foot of the page.
  await expect.element(page.getByRole('status').getByText('1 candidate has 20 minutes more.')).toBeVisible()
  expect(asked.map(({ input }) => Object(input).minutes)).toEqual([15, 20])
  expect(keys[1]).not.toBe(keys[0])
})

test('time is given after what the row on the screen says, whatever is read beside it; the reply of one’s own act was lost', async () => {
  const mine = refusal('TIME_CHANGED_MEANWHILE', {
    by: 'Ada Example',
    byId: personHere(),
    at: '2026-11-20T09:32:00.000Z',
  })
  const keys: string[] = []
  const newer = [{ ...sitting.changes[0], id: id(8) }, ...sitting.changes] as typeof sitting.changes
  let [areRead, seenNow] = [true, id(7)]
  const rows = () => {
    if (!areRead) throw new TypeError('Failed to fetch')
    return items.map((row) => ({ ...row, seen: seenNow }))
  }
  // The sitting is read anew after each press, and says each time that something was changed.
  const asked = await show(
    () => <CandidatesCard exam={exam} />,
    [1280, 800],
    [lost, mine],
    keys,
    [sitting.changes, newer, newer],
    rows,
  )
  const give = page.getByRole('button', { name: 'Give time' })
  const open = async () => {
    await page.getByRole('button', { name: 'Actions for Bola Sample' }).click()
    await page.getByRole('menuitem', { name: 'Give extra time' }).click()
    await page.getByRole('textbox', { name: 'Reason' }).fill('Needs a reader')
  }
  await open()
  areRead = false
  await give.click()
  await expect.element(page.getByText(/^No network/)).toBeVisible()
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Power cut' }).nth(1)).toBeInTheDocument()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await open()
  areRead = true
  seenNow = id(8)
  await give.click()
  await expect
    .element(page.getByText(/^You changed the time at 10:32\sam already;.*Nothing was given now;/))
    .toBeVisible()
  await give.click()
  await expect.element(page.getByText('1 candidate has 15 minutes more.')).toBeVisible()
  expect(asked.map(({ input }) => Object(input).seen)).toEqual([id(7), id(7), id(8)])
  expect(keys[1]).toBe(keys[0])
})

test('an extension says what its reading knows was given to everybody before', async () => {
  await show(() => <ExtendDialog exam={exam} onClose={() => {}} />)
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/^Everybody was given 15 minutes more\. Ada Example/)).toBeVisible()
})

function ExtendDialogAgain() {
  const [isOpen, setIsOpen] = useState(true)
  return isOpen ? (
    <ExtendDialog exam={lasting} onClose={() => setIsOpen(false)} />
  ) : (
    <button type="button" onClick={() => setIsOpen(true)}>
      Open it
    </button>
  )
}
