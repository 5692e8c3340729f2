import type { ExamCandidate, ExamDetail } from '@sabimark/contract/answers.ts'
import { usualConduct } from '@sabimark/domain/exam/conduct.ts'
import { page } from 'vitest/browser'
import { Announcements } from '../src/platform/news/announcements.tsx'
import { showScreen } from './screen.tsx'

export const id = (place: number) => `0199ffff-ffff-7fff-8fff-00000000000${place}`
export const exam = {
  ...{ id: id(1), sittingId: id(2), title: 'First term mock', subject: 'Mathematics', classes: ['SS2B'] },
  ...{ examType: 'mock', status: 'active', durationMinutes: 60, questionCount: 20, totalMarksHundredths: 4_000 },
  ...{ opensAt: '2026-11-20T08:00:00.000Z', closesAt: '2026-11-20T11:00:00.000Z', createdBy: 'Ada Example' },
  ...{ owner: 'Ada Example', mayAct: true, seesQuestions: true, startedCount: 3, submittedCount: 1 },
  ...{ createdAt: '2026-11-19T09:00:00.000Z', subjectId: id(3), isReleased: false, conduct: usualConduct },
  ...{ sittings: [], classItems: [], questionItems: [], draft: {} },
} as unknown as ExamDetail & { sittingId: string }

export const candidate = (place: number, name: string, said: Partial<ExamCandidate>): ExamCandidate => ({
  ...{ id: id(place), name, studentNumber: `GF/${place}`, className: 'SS2B', status: 'not_begun', endsAt: null },
  ...{ extraPercent: 0, extraMinutes: 0, isExcused: false, isNamed: false, reason: null, reasonBy: null },
  seen: id(7),
  ...said,
})
export const items = [
  candidate(4, 'Bola Sample', { status: 'running', endsAt: '2026-11-20T10:15:00.000Z', extraPercent: 25 }),
  candidate(5, 'Chi Sample', { extraMinutes: 15, reason: 'Needs a reader', reasonBy: 'Ada Example' }),
  candidate(6, 'Dayo Sample', { status: 'excused', isExcused: true, reason: 'Ill', reasonBy: 'Ada Example' }),
]
export const sitting = {
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
export const running = () => ({ ...exam, closesAt: new Date(Date.now() + 3_600_000).toISOString() })

export const seen = sitting.changes[0]?.id ?? null

/** Answers what was asked. `rows`: the candidates, each time they are read. `changes`: of the sitting, each time it is read, until it has its own. `fails`: what becomes of each call that changes something before it is answered; `keys`: what they carried. */
export async function showTime(
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
