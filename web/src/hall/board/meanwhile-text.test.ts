import { expect, test } from 'vitest'
import { meanwhileText } from './meanwhile-text.ts'

const doors = { opensAt: '2026-11-30T08:00:00.000Z', closesAt: '2026-11-30T10:00:00.000Z' }
const at = (time: string) => Date.parse(`2026-11-30T${time}:00.000Z`)

test.each([
  [
    'before the doors open',
    true,
    '07:50',
    /^Candidates whose device is ready can begin .* the hall code opens the paper\.$/,
  ],
  ['before they open, where nobody could get ready', false, '07:50', /candidates begin once it is back\.$/],
  ['while it is sat', true, '08:00', /^Candidates keep writing.* Anyone who is ready can still begin/],
  ['while it is sat, where nobody could get ready', false, '09:59', /^Candidates keep writing.*on their devices\.$/],
  ['once the doors are closed', true, '10:00', /^What candidates wrote is kept on their devices/],
])('%s', (_when, isOffered, time, said) => {
  expect(meanwhileText(doors, isOffered, at(time))).toMatch(said)
})
