import type { Scale } from '@sabimark/seed/scale.ts'

/** A database to measure on; the first of a series is what the others are compared with. */
export type Size = { name: string } & Scale

const rest = { students: 400, questions: 40 }

/** What a school's years and a company's schools come to. Filling the last two takes several minutes each. */
export const yearsSizes: Size[] = [
  { name: '500 attempts', schools: 1, attempts: 500, events: 100_000, ...rest },
  { name: '2,000 attempts', schools: 1, attempts: 2_000, events: 100_000, ...rest },
  { name: '200,000 attempts', schools: 1, attempts: 200_000, events: 10_000_000, ...rest },
  { name: '500 schools', schools: 500, attempts: 200_000, events: 10_000_000, ...rest },
]

export const middleSizes: Size[] = [
  { name: '500 attempts', schools: 1, attempts: 500, events: 100_000, ...rest },
  { name: '20,000 attempts', schools: 1, attempts: 20_000, events: 500_000, ...rest },
  { name: '20 schools', schools: 20, attempts: 20_000, events: 500_000, ...rest },
]

export const shortSizes: Size[] = [
  { name: '20 attempts', schools: 1, attempts: 20, events: 200, students: 18, questions: 5 },
  { name: '3 schools', schools: 3, attempts: 120, events: 1_200, students: 18, questions: 5 },
]
