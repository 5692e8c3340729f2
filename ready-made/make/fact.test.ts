import { expect, test } from 'vitest'
import { facts } from './fact.ts'

const two = ['One https://one.invalid/a', 'Two https://two.invalid/b']
const table = (sources: string[]) =>
  facts({
    id: 'colour-of-metal',
    topic: 'A',
    difficulty: 'Easy',
    rows: [
      { metal: 'copper', colour: 'red', sources },
      { metal: 'gold', colour: 'yellow', sources },
      { metal: 'iron', colour: 'grey', sources },
      { metal: 'zinc', colour: 'blue-grey', sources },
      // Another right answer to the first question: it may be wrong there never.
      { metal: 'copper', colour: 'reddish brown', sources },
    ],
    ask: ({ metal }) => `Which colour has ${metal}?`,
    answer: ({ colour }) => colour,
    work: ({ metal, colour }) => `${metal} is ${colour}.`,
  })

test('an answer that is true as well is no wrong option', () => {
  const drawn = table(two).render('path', 1)
  expect(drawn?.options).toHaveLength(4)
  expect(drawn?.options[drawn.right]).toBe('red')
  expect(drawn?.options).not.toContain('reddish brown')
})

test('two pages of one site are one source', () => {
  expect(table(two).sources).toEqual(two)
  expect(table(['A https://one.invalid/a', 'B https://www.one.invalid/b']).sources).toEqual([])
})
