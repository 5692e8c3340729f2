import { sessionEnds } from '@sabimark/domain/people/sessions/session-end.ts'
import { expect, test } from 'vitest'
import { endedWords } from './ended-words.ts'

test('every end has its own sentence, and nothing else has one', () => {
  const sentences = sessionEnds.map((end) => endedWords(`?ended=${end}&next=%2Fdashboard`))
  expect(new Set(sentences).size).toBe(sessionEnds.length)
  expect(sentences).not.toContain(undefined)
  for (const search of ['', '?ended', '?ended=toString', '?next=idle']) expect(endedWords(search)).toBeUndefined()
})
