import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EarnedOf, meritPlaces } from './merit-list.ts'

/** Papers as '8/10'. */
const student = (name: string, ...papers: string[]) => {
  const earned = papers.map((paper): EarnedOf => {
    const [marks = 0, available = 0] = paper.split('/').map((one) => Number(one) * 100)
    return { earned: marks, available }
  })
  return { name, markedCount: papers.length, earned }
}
const said = (all: ReturnType<typeof student>[], top = 10) =>
  meritPlaces(all, top).map(({ place, name }) => `${place} ${name}`)

test('the best average is first, and equal ones share a place that the next ones leave out', () => {
  const all = [
    student('Ada', '8/10'),
    student('Bola', '9/10', '18/20'),
    student('Chidi', '36/40'),
    student('Dayo', '7/10'),
  ]
  expect(said(all)).toEqual(['1 Bola', '1 Chidi', '3 Ada', '4 Dayo'])
})

test('whoever shares the last place is in', () => {
  const all = [student('Ada', '9/10'), student('Bola', '8/10'), student('Chidi', '8/10'), student('Dayo', '7/10')]
  expect(said(all, 2)).toEqual(['1 Ada', '2 Bola', '2 Chidi'])
  expect(said(all, 3)).toEqual(['1 Ada', '2 Bola', '2 Chidi'])
  expect(said(all, 4)).toHaveLength(4)
})

test('all forty with the same mark are first, in the order of the list', () => {
  const all = Array.from({ length: 40 }, (_, index) => student(`Student ${index}`, '20/40'))
  expect(said(all, 1)).toEqual(all.map(({ name }) => `1 ${name}`))
})

test('two thirds are two thirds, however many papers they are made of', () => {
  expect(said([student('Ada', '3/3', '1/3'), student('Bola', '2/3'), student('Chidi', '10/15', '40/60')])).toEqual([
    ...['1 Ada', '1 Bola', '1 Chidi'],
  ])
})

test('averages that read the same are not the same', () => {
  expect(said([student('Ada', '6666/10000'), student('Bola', '2/3')])).toEqual(['1 Bola', '2 Ada'])
})

test('one paper is enough, none is not, and one worth nothing counts as nothing', () => {
  expect(said([student('Ada', '0/10'), student('Bola')])).toEqual(['1 Ada'])
  expect(said([student('Ada', '1/10'), student('Bola', '0/0')])).toEqual(['1 Ada', '2 Bola'])
  expect(said([])).toEqual([])
})

test('any list has the places that whole 126ths of a paper give it', () => {
  const paper = fc
    .record({ available: fc.constantFrom(0, 1, 3, 6, 7, 9), part: fc.double({ min: 0, max: 1, noNaN: true }) })
    .map(({ available, part }) => ({ available, earned: Math.round(available * part) }))
  const papers = fc.array(paper, { maxLength: 6 }).map((earned) => ({ markedCount: earned.length, earned }))
  const sumOf = ({ earned }: { earned: readonly EarnedOf[] }) =>
    earned.reduce((sum, one) => sum + (one.available === 0 ? 0 : (one.earned * 126) / one.available), 0)
  fc.assert(
    fc.property(fc.array(papers, { maxLength: 40 }), fc.integer({ min: 1, max: 12 }), (all, top) => {
      const sat = all.filter(({ markedCount }) => markedCount > 0).map((one) => ({ ...one, sum: sumOf(one) }))
      const placed = sat.map((one) => ({
        ...one,
        place: 1 + sat.filter((other) => other.sum * one.markedCount > one.sum * other.markedCount).length,
      }))
      const expected = placed.filter(({ place }) => place <= top).sort((one, other) => one.place - other.place)
      expect(meritPlaces(sat, top)).toEqual(expected)
    }),
    { numRuns: 500 },
  )
})

test('averages that only an exact fraction tells apart are told apart at the last place, or share it', () => {
  // As numbers, three sevenths of one paper and of many differ in the last digit.
  const whole = student('Ada', '3/7')
  const many = Array.from({ length: 9 }, (_, n) => student(`Student ${n}`, ...Array(n + 2).fill('3/7'), '6/14', '9/21'))
  expect(said([whole, ...many], 1)).toHaveLength(10)
  const less = { ...student('Bola'), markedCount: 1, earned: [{ earned: 299_999_999_999, available: 700_000_000_000 }] }
  expect(said([less, whole, ...many], 10)).toEqual(said([whole, ...many], 10))
  expect(said([less, whole, ...many], 11).at(-1)).toBe('11 Bola')
})
