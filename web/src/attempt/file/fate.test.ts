import { expect, test } from 'vitest'
import type { KeptPage } from '../sync/local-page.ts'
import { fateOf } from './fate.ts'

const page = (key: string, refusal: string | null = null, count = 1): KeptPage => ({
  page: {
    ...{ key, attemptId: key, epoch: 1, examId: 'e', candidateId: 'c', deliveryTicket: 'delivers' },
    ...{ elapsedMs: 0, notedAtWallMs: 0, refusal, isSuperseded: false },
  },
  events: Array.from({ length: count }, (_, place) => ({
    ...{ seq: place + 1, atMs: 0, kind: 'answer' as const, question: 'q', value: ['a'] },
  })),
})

test.each<[string, KeptPage[], ReturnType<typeof fateOf>]>([
  ['nothing is here any more', [], 'sent'],
  ['only pages of others are here', [page('other')], 'sent'],
  ['a page is here with nothing on it', [page('one', null, 0)], 'sent'],
  ['one is here', [page('one')], 'waits'],
  ['one is held', [page('held')], 'held'],
  ['one is held, and one waits', [page('held'), page('one')], 'waits'],
  ['one is refused for good, and one waits', [page('one'), page('two', 'WINDOW_CLOSED')], { refused: 'WINDOW_CLOSED' }],
  ['one was refused since this window was loaded', [page('held'), page('no')], { refused: null }],
])('what became of pages where %s', (_which, kept, fate) => {
  const here = { kept, refusedHere: new Set(['no']), isHeld: (key: string) => key === 'held' }
  expect(fateOf(['one', 'two', 'held', 'no'], here)).toEqual(fate)
})
