import { contract } from '@sabimark/contract/contract.ts'
import { expect, test } from 'vitest'
import { contrast } from '../platform/theme/contrast.ts'
import { inkOn } from './subject-badge.tsx'
import { emptySubject, subjectColours, subjectProblems, toSubject } from './subject-draft.ts'

const filled = { ...emptySubject(0), name: 'Mathematics', code: 'MTH' }

test('the empty form asks for what the specification requires', () => {
  expect(Object.keys(subjectProblems({ ...emptySubject(0), duration: '' }))).toEqual(['name', 'code', 'duration'])
})

test.each(['', '0', '-5', '601', '1.5', '1e2', 'an hour'])('%j minutes is refused', (duration) => {
  expect(Object.keys(subjectProblems({ ...filled, duration }))).toEqual(['duration'])
})

test.each(['1', '180', ' 60 ', '600'])('%j minutes fits the contract', (duration) => {
  const form = { ...filled, duration }
  expect(subjectProblems(form)).toEqual({})
  expect(contract.school.addSubject['~orpc'].inputSchema?.parse(toSubject(form))).toMatchObject({ code: 'MTH' })
})

test('each new subject gets the next colour, round and round', () => {
  expect(emptySubject(1).color).toBe(subjectColours[1].value)
  expect(emptySubject(subjectColours.length).color).toBe(subjectColours[0].value)
})

test.each([...subjectColours.map(({ value }) => value), '#ffffff', '#000000', '#808080', '#E59A1C'])(
  'the letters on %s can be read',
  (colour) => {
    expect(contrast(colour.toLowerCase(), inkOn(colour))).toBeGreaterThanOrEqual(4.5)
  },
)
