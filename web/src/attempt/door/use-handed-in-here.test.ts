import { byTime } from '@sabimark/domain/attempt/event.ts'
import { expect, test } from 'vitest'
import { isHandedIn } from './use-handed-in-here.ts'

const byClock = { seq: 2, atMs: 60, kind: 'submit' as const, value: byTime }
const byHand = { seq: 2, atMs: 60, kind: 'submit' as const }

test.each([
  ['that the clock handed in, and that has more time since, is sat on', [byClock], true, false],
  ['that the clock handed in is handed in where there is no time left', [byClock], false, true],
  ['that the candidate handed in stays so', [byHand], true, true],
  ['that nobody handed in is not', [], false, false],
] as const)('a paper %s', (_what, events, stillRuns, isSo) => {
  expect(isHandedIn(events, stillRuns)).toBe(isSo)
})
