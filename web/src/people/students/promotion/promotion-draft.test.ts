import type { PromotionPlan } from '@sabimark/contract/answers.ts'
import { expect, test } from 'vitest'
import { countsOf, doingOf, inputOf, newDraft, type PromotionDraft, targetOf, yearProblem } from './promotion-draft.ts'

const plan: PromotionPlan = {
  ...{ year: '2026/2027', nextYear: '2027/2028', withoutClass: 2 },
  classes: [
    { ...{ id: 'a', name: 'SS1A', level: 'SS1', studentsCount: 30 }, target: { kind: 'class', classId: 'b' } },
    { ...{ id: 'b', name: 'SS2A', level: 'SS2', studentsCount: 20 }, target: { kind: 'leave' } },
    { ...{ id: 'x', name: 'Club', level: 'Club', studentsCount: 3 }, target: null },
  ],
  open: [
    { id: 'a', name: 'SS1A' },
    { id: 'b', name: 'SS2A' },
  ],
}
const draft = (changes: Partial<PromotionDraft>): PromotionDraft => ({ ...newDraft(plan.year), ...changes })
const one = (id: string, classId: string | null, does: string) => ({ id, name: id, classId, does })

test('a class goes where somebody said, else where is proposed, and nowhere that is closed', () => {
  expect(['a', 'b', 'x'].map((id) => targetOf(plan, draft({}), id))).toEqual(['b', 'leave', ''])
  expect(targetOf(plan, draft({ targets: { a: 'leave' } }), 'a')).toBe('leave')
  expect(targetOf(plan, draft({ targets: { a: 'closed' } }), 'a')).toBe('')
  expect(doingOf(plan, one('s', 'a', 'closed'))).toBe('')
})

test('nothing is sent while a class, a student or the year is open', () => {
  const targets = { x: 'a' }
  expect(inputOf(plan, draft({}))).toBeNull()
  expect(inputOf(plan, draft({ targets, exceptions: [one('s', 'a', 'closed')] }))).toBeNull()
  expect(inputOf(plan, draft({ targets, year: ' 2026/2027 ' }))).toBeNull()
  expect(yearProblem(plan, ' ')).toBe('Type the new school year.')
  expect(yearProblem(plan, '2027\u202e/2028')).toMatch(/hidden sign/)
  const exceptions = [one('s', 'a', 'repeat'), one('t', 'b', 'a'), one('u', 'a', 'leave:withdrawn')]
  expect(inputOf(plan, draft({ targets, exceptions }))).toEqual({
    ...{ from: '2026/2027', year: '2027/2028', withoutClass: 2 },
    classes: [
      { classId: 'a', studentsCount: 30, target: { kind: 'class', classId: 'b' } },
      { classId: 'b', studentsCount: 20, target: { kind: 'leave' } },
      { classId: 'x', studentsCount: 3, target: { kind: 'class', classId: 'a' } },
    ],
    exceptions: [
      { studentId: 's', kind: 'repeat' },
      { studentId: 't', kind: 'class', classId: 'a' },
      { studentId: 'u', kind: 'leave', reason: 'withdrawn' },
    ],
  })
})

test('everybody is counted once, where they are now and where they will be', () => {
  const exceptions = [one('s', 'a', 'repeat'), one('t', 'b', 'a'), one('u', 'a', 'leave:other'), one('v', null, 'a')]
  expect(countsOf(plan, draft({ targets: { x: 'a' }, exceptions }))).toEqual({
    classes: [
      { id: 'a', name: 'SS1A', now: 30, next: 3 + 1 + 1 + 1 },
      { id: 'b', name: 'SS2A', now: 20, next: 28 },
      { id: 'x', name: 'Club', now: 3, next: 0 },
    ],
    leaving: 20,
    open: 0,
  })
})
