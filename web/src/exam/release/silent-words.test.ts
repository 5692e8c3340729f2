import { expect, test } from 'vitest'
import { silentName, silentSentences } from './silent-words.ts'

const began = { student: 'Ada Eze', studentNumber: 'GC/1' }
const unheard = { student: 'Bola Ade', studentNumber: 'GC/2', hasNotBegun: true }

test('who began and has been silent since is told apart from whom the server never heard of', () => {
  expect(silentSentences([began])).toEqual(['The device of 1 candidate has not been in touch since the end.'])
  expect(silentSentences([unheard])).toEqual([
    '1 candidate got a device ready and was never heard of. They were absent, or wrote without a network.',
  ])
  expect(silentSentences([began, unheard, began, unheard])).toEqual([
    'The devices of 2 candidates have not been in touch since the end.',
    '2 candidates got a device ready and were never heard of. They were absent, or wrote without a network.',
  ])
  expect([began, unheard].map(silentName)).toEqual(['Ada Eze · GC/1', 'Bola Ade · GC/2 · never heard of'])
})
