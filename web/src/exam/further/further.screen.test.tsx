import type { ExamDetail } from '@sabimark/contract/answers.ts'
import { usualConduct } from '@sabimark/domain/exam/conduct.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAskedOnEscape } from '../../../test/asked-leave.ts'
import { expectAccessible } from '../../../test/axe.ts'
import { refusal, showScreen } from '../../../test/screen.tsx'
import { ExamActs } from '../manage/exam-acts.tsx'
import { ExamSittings } from './exam-sittings.tsx'

const id = (place: number) => `0199ffff-ffff-7fff-8fff-00000000000${place}`
const first = {
  ...{ id: id(2), opensAt: '2026-11-20T08:00:00.000Z', closesAt: '2026-11-20T11:00:00.000Z' },
  ...{ state: 'closed', isForAbsent: false, isForClasses: true, namedCount: 0 },
}
const further = {
  ...{ id: id(3), opensAt: '2026-11-27T08:00:00.000Z', closesAt: '2026-11-27T11:00:00.000Z' },
  ...{ state: 'open', isForAbsent: true, isForClasses: false, namedCount: 0 },
}
const exam = {
  ...{ id: id(1), sittingId: id(3), title: 'First term mock', subject: 'Mathematics', classes: ['SS2B'] },
  ...{ examType: 'mock', status: 'active', durationMinutes: 60, questionCount: 20, totalMarksHundredths: 4_000 },
  ...{ opensAt: first.opensAt, closesAt: further.closesAt, createdBy: 'Ada Example' },
  ...{ owner: 'Ada Example', mayAct: true, seesQuestions: true, startedCount: 31, submittedCount: 31 },
  ...{ createdAt: '2026-11-19T09:00:00.000Z', subjectId: id(4), isReleased: false, conduct: usualConduct },
  ...{ classItems: [], studentItems: [], namedCount: 0, questionItems: [], draft: {}, sittings: [first, further] },
} as unknown as ExamDetail
const none = { not_begun: 0, running: 0, handed_in: 0, excused: 0, absent: 0 }
const countsOf: Record<string, object> = {
  [id(2)]: { ...none, expected: 34, handed_in: 31, absent: 3 },
  [id(3)]: { ...none, expected: 3, not_begun: 2, running: 1 },
}

async function show(screen: () => React.ReactNode, answers: object, viewport: readonly [number, number] = [1280, 800]) {
  await page.viewport(...viewport)
  await showScreen(screen, { as: 'teacher', answers: answers as never })
}

test.each([
  [1280, 800],
  [360, 740],
] as const)(
  'the sittings of an exam stand with state, counts and acts; pressed, one shows its candidates, at %i px',
  async (...viewport) => {
    const listed: string[] = []
    const answers = {
      exam: {
        getSitting: ({ sittingId }: { sittingId: string }) => ({
          ...{ opensAt: first.opensAt, closesAt: first.closesAt, durationMinutes: 60, lastEndsAt: null, changes: [] },
          counts: countsOf[sittingId],
        }),
        listCandidates: ({ sittingId }: { sittingId: string }) => {
          listed.push(sittingId)
          return { items: [], nextCursor: null, total: 0 }
        },
      },
    }
    await show(() => <ExamSittings exam={exam} sittingId={id(3)} />, answers, viewport)
    const row = (name: RegExp) => page.getByRole('button', { name })
    await expect.element(row(/34 candidates · 31 handed in · 3 absent/)).toHaveAttribute('aria-pressed', 'false')
    await expect
      .element(row(/For those who were absent · 3 candidates · 1 sitting now/))
      .toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => listed.at(-1)).toBe(id(3))
    await expectAccessible()
    await row(/31 handed in/).click()
    await expect.poll(() => listed.at(-1)).toBe(id(2))
    // Closed doors are not closed again.
    await page.getByRole('button', { name: /Actions for .*20 Nov/ }).click()
    await expect.element(page.getByRole('menuitem', { name: 'Extend' })).toBeVisible()
    await expect.element(page.getByRole('menuitem', { name: 'Close now' })).not.toBeInTheDocument()
  },
)

test('who is not ready is found by a pill, where the sitting is offered without a network', async () => {
  const asked: (string | undefined)[] = []
  let isOffered = false
  const budget = { programBytes: 350_000, paperBytes: 46_000, satBytes: 60_000, allBytes: 1_368_000, isLarge: false }
  const answers = {
    exam: {
      getSitting: () => ({
        ...{ opensAt: first.opensAt, closesAt: first.closesAt, durationMinutes: 60, lastEndsAt: null, changes: [] },
        counts: countsOf[id(3)],
      }),
      listCandidates: ({ status }: { status?: string }) => {
        asked.push(status)
        return { items: [], nextCursor: null, total: 0 }
      },
      readOffline: () => ({
        ...{ isOffered, sign: 'K7', budget, largestPictures: [], expected: 3, ready: 1, notReady: [], shownAt: null },
        ...{ hallBeganAt: null, may: { offer: true, lacks: null, show: false, sayBegan: false } },
      }),
    },
  }
  await show(() => <ExamSittings exam={exam} sittingId={id(3)} />, answers)
  await expect.element(page.getByRole('switch')).not.toBeChecked()
  const pill = page.getByRole('group', { name: 'Status' }).getByRole('button', { name: /^Not ready/ })
  await expect.element(page.getByRole('group', { name: 'Status' })).toBeVisible()
  await expect.element(pill).not.toBeInTheDocument()
  isOffered = true
  const toCome = { ...exam, sittings: exam.sittings.map((one) => ({ ...one, state: 'not_open' as const })) }
  await show(() => <ExamSittings exam={toCome} sittingId={id(3)} />, answers, [360, 740])
  await expect.element(pill).toMatchTextContent('Not ready 2')
  await page.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'Ready 1', exact: true }).click()
  await expect.poll(() => asked.at(-1)).toBe('ready')
  await pill.click()
  await expect.poll(() => asked.at(-1)).toBe('not_ready')
  await expectAccessible()
})

test('a sitting to come is moved, or taken away where nobody has begun it; what that means is said before', async () => {
  const asked: object[] = []
  const coming = { ...further, id: id(7), opensAt: '2027-01-15T08:00:00.000Z', closesAt: '2027-01-15T11:00:00.000Z' }
  const acting = (effect: string) => (input: object) => {
    asked.push(input)
    return { batch: null, doneCount: 1, skipped: [], effects: [effect] }
  }
  const answers = {
    exam: {
      getSitting: () => ({
        ...{ opensAt: first.opensAt, closesAt: first.closesAt, durationMinutes: 75, lastEndsAt: null, changes: [] },
        counts: { ...none, expected: 3, not_begun: 3 },
      }),
      listCandidates: () => ({ items: [], nextCursor: null, total: 0 }),
      moveSitting: acting('It opens Tue 15 Dec 2026, 9:00 am.'),
      removeSitting: acting('3 students are told that it is not sat then.'),
    },
  }
  const sittings = [first, { ...coming, state: 'not_open' }] as ExamDetail['sittings']
  await show(() => <ExamSittings exam={{ ...exam, sittings }} sittingId={id(7)} />, answers, [360, 740])
  // Its duration is another than the exam's.
  await expect.element(page.getByText(/For those who were absent · 3 candidates · 75 minutes/)).toBeVisible()
  const menu = page.getByRole('button', { name: /Actions for .*15 Jan/ })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Move to another time' }).click()
  const moving = page.getByRole('dialog', { name: 'Move this sitting of “First term mock”?' })
  await moving.getByLabelText(/^Date/).fill('2026-12-15')
  await expect.element(moving.getByLabelText(/^Closing date/)).toHaveValue('2026-12-15')
  await expect.element(moving.getByText('It opens Tue 15 Dec 2026, 9:00 am.')).toBeVisible()
  await expectAskedOnEscape()
  await expectAccessible()
  await moving.getByRole('button', { name: 'Move sitting' }).click()
  await expect.element(moving).not.toBeInTheDocument()
  expect(asked.at(-1)).toEqual({
    ...{ examId: id(1), sittingId: id(7), seen: { opensAt: coming.opensAt, closesAt: coming.closesAt } },
    ...{ scheduledDate: '2026-12-15', scheduledTime: '09:00', closingDate: '2026-12-15', closingTime: '12:00' },
  })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Take away' }).click()
  const removing = page.getByRole('dialog', { name: /^Take away the sitting .*15 Jan/ })
  await expect.element(removing.getByText('3 students are told that it is not sat then.')).toBeVisible()
  await expectAccessible()
  await removing.getByRole('button', { name: 'Take away' }).click()
  await expect.element(removing).not.toBeInTheDocument()
  expect(asked.at(-1)).toEqual({ examId: id(1), sittingId: id(7) })
})

test('a sitting is added for whoever was absent, or for students who are chosen; what it means is said before', async () => {
  const asked: { ids?: string[] }[] = []
  const answers = {
    exam: {
      addSitting: (input: { ids?: string[] }) => {
        asked.push(input)
        const effects = [input.ids ? 'They have a place in no other sitting of this exam.' : '3 students are told now.']
        return { batch: null, doneCount: 1, skipped: [], effects }
      },
    },
    people: {
      listStudents: () => ({
        items: [{ id: id(5), name: 'Chi Sample', class: { id: id(6), name: 'SS2B' } }],
        ...{ nextCursor: null, total: 1 },
      }),
    },
  }
  await show(() => <ExamActs exam={exam} />, answers)
  await page.getByRole('button', { name: 'Actions for First term mock' }).click()
  await page.getByRole('menuitem', { name: 'Add a sitting' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a sitting of “First term mock”?' })
  await expect.element(dialog.getByText('3 students are told now.')).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('radio', { name: 'Students I choose' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Add sitting' })).toBeDisabled()
  await dialog.getByRole('checkbox', { name: 'Chi Sample, SS2B' }).click()
  await expect.element(dialog.getByText('They have a place in no other sitting of this exam.')).toBeVisible()
  await expectAccessible()
  await dialog.getByLabelText(/^Date/).fill('2027-01-15')
  await expect.element(dialog.getByLabelText(/^Closing date/)).toHaveValue('2027-01-15')
  await expect.element(dialog.getByRole('button', { name: 'Add sitting' })).toBeEnabled()
  await expectAskedOnEscape()
  await dialog.getByRole('button', { name: 'Add sitting' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked.at(-1)).toEqual({
    ...{ examId: id(1), ids: [id(5)], scheduledDate: '2027-01-15', scheduledTime: '09:00' },
    ...{ closingDate: '2027-01-15', closingTime: '23:59' },
  })
})

test('students from other classes are added once it was read what that means', async () => {
  const asked: object[] = []
  const answers = {
    exam: {
      nameStudents: (input: object) => {
        asked.push(input)
        return { batch: null, doneCount: 1, skipped: [], effects: ['1 student may sit it too, and is told.'] }
      },
    },
    people: {
      listStudents: () => ({
        items: [{ id: id(5), name: 'Chi Sample', class: { id: id(6), name: 'SS3A' } }],
        ...{ nextCursor: null, total: 1 },
      }),
    },
  }
  await show(() => <ExamActs exam={exam} />, answers, [360, 740])
  await page.getByRole('button', { name: 'Actions for First term mock' }).click()
  await page.getByRole('menuitem', { name: 'Add students' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add students to “First term mock”?' })
  await expect.element(dialog.getByRole('button', { name: 'Add students' })).toBeDisabled()
  await dialog.getByRole('checkbox', { name: 'Chi Sample, SS3A' }).click()
  await expect.element(dialog.getByText('1 student may sit it too, and is told.')).toBeVisible()
  await expectAskedOnEscape()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Add students' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked.at(-1)).toEqual({ examId: id(1), ids: [id(5)], isNamed: true })
})

test('an access code is set, and what is none is said at its field', async () => {
  const asked: object[] = []
  const answers = {
    exam: {
      get: () => ({ ...exam, accessCode: null }),
      setAccessCode: (input: object) => {
        asked.push(input)
        return { batch: null, doneCount: 1, skipped: [], effects: [] }
      },
    },
  }
  await show(() => <ExamActs exam={exam} />, answers, [360, 740])
  await page.getByRole('button', { name: 'Actions for First term mock' }).click()
  await page.getByRole('menuitem', { name: 'Access code' }).click()
  const dialog = page.getByRole('dialog', { name: 'Access code of “First term mock”' })
  await dialog.getByRole('textbox', { name: 'Access code' }).fill('ab')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText('Use 4 to 12 letters and digits.')).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('textbox', { name: 'Access code' }).fill('Hall 7')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked).toEqual([{ examId: id(1), code: 'Hall 7', seen: null }])
})

test('an access code that somebody has set since is not overwritten: the dialog begins with it, and a later one is said', async () => {
  let stored = 'HALL7'
  const answers = {
    exam: {
      get: () => ({ ...exam, accessCode: stored }),
      setAccessCode: ({ seen }: { seen?: string | null }) => {
        if (seen !== stored) {
          const data = { by: 'Ada Example', byId: null, at: '2026-11-23T09:00:00.000Z', revision: 1 }
          throw refusal('CHANGED_MEANWHILE', data)
        }
        return { batch: null, doneCount: 1, skipped: [], effects: [] }
      },
    },
  }
  await show(() => <ExamActs exam={exam} />, answers)
  await page.getByRole('button', { name: 'Actions for First term mock' }).click()
  await page.getByRole('menuitem', { name: 'Access code' }).click()
  const dialog = page.getByRole('dialog', { name: 'Access code of “First term mock”' })
  await expect.element(dialog.getByRole('textbox', { name: 'Access code' })).toHaveValue('HALL7')
  stored = 'HALL8'
  await dialog.getByRole('textbox', { name: 'Access code' }).fill('HALL9')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText(/Somebody else has changed this since you opened it/)).toBeVisible()
})

test('when scores are shown is chosen by what it is now', async () => {
  const asked: object[] = []
  const answers = {
    exam: {
      get: () => ({ ...exam, draft: { showResults: 'manual' }, releaseAt: null }),
      setRelease: (input: object) => {
        asked.push(input)
        return { batch: null, doneCount: 1, skipped: [], effects: ['Candidates see their scores from a day on.'] }
      },
    },
  }
  await show(() => <ExamActs exam={exam} />, answers)
  await page.getByRole('button', { name: 'Actions for First term mock' }).click()
  await page.getByRole('menuitem', { name: 'When scores are shown' }).click()
  const dialog = page.getByRole('dialog', { name: 'When do candidates see their scores of “First term mock”?' })
  await dialog.getByLabelText('Candidates see their score').selectOptions('From a date and time on')
  await dialog.getByLabelText(/^Date/).fill('2027-01-15')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const when = { choice: 'at_date', date: '2027-01-15', time: '09:00' }
  expect(asked.at(-1)).toEqual({ examId: id(1), ...when, seen: { rule: 'manual', releaseAt: null } })
})
