// Every question that counts, and each subject as a whole.
import { readyMadeCount } from '@sabimark/domain/bank/ready-made-count.ts'
import { describe, expect, test } from 'vitest'
import { allCounted } from '../count.ts'
import { countedQuestions, placedItems } from '../make/subject.ts'
import { subjectBanks } from '../subjects.ts'
import { formulaFaults } from './formulas.ts'
import { pinFaults } from './pins.ts'
import { questionFaults } from './question.ts'
import { subjectFaults } from './subject.ts'

describe.each(subjectBanks.map((bank) => [bank.subject, bank] as const))('%s', (_, bank) => {
  const placed = placedItems(bank)

  test('each counted question has one right option, that of its key, and reads as an exam does', () => {
    const faults = placed.flatMap((one) =>
      countedQuestions(one).flatMap((question) =>
        questionFaults(question, one.solver).map((fault) => `${question.source}: ${fault}`),
      ),
    )
    expect(faults).toEqual([])
  })

  test('every formula is drawn', () => {
    expect(formulaFaults(placed.flatMap(countedQuestions))).toEqual([])
  })

  test('topics, places, lengths and difficulties are as they should be over the subject', () => {
    expect(subjectFaults(bank)).toEqual([])
  })

  test('what is published says what it said', () => {
    expect(pinFaults(bank)).toEqual([])
  })
})

test('the landing page claims no more questions than there are', () => {
  expect(readyMadeCount % 100).toBe(0)
  expect(allCounted().length).toBeGreaterThanOrEqual(readyMadeCount)
})
