import type { ProgramNeeds } from './program-needs.ts'

/** What sitting one paper sends and fetches beside the paper, in bytes: the start, saves of some fifty questions, handing in. */
const satBytes = 60_000

/**
 * What a device fetches of the program for a whole exam if it has nothing of it yet, and what draws formulas beside it, with seldom letters or without. `npm run bench`
 * holds an exam with an empty cache below the first; the others are from the files of the build.
 */
const program = { bytes: 350_000, mathsBytes: 130_000, rareMathsBytes: 70_000 }

/** What many parents would not pay the data for: staff are told which pictures weigh most. */
const largeBytes = 2_000_000

/** What goes over the line for one sitting: on each device once, for this paper, while it is sat, and for all who are expected. */
export type SealBudget = {
  programBytes: number
  paperBytes: number
  satBytes: number
  allBytes: number
  isLarge: boolean
}

/**
 * What it costs to prepare every expected candidate's device, in bytes on the line. The program is
 * counted for each: nobody knows which devices have it already.
 */
export function sealBudget(of: {
  needs: Pick<ProgramNeeds, 'maths' | 'rareMaths'>
  partBytes: readonly number[]
  expected: number
}): SealBudget {
  const { maths, rareMaths } = of.needs
  const programBytes = program.bytes + (maths ? program.mathsBytes : 0) + (rareMaths ? program.rareMathsBytes : 0)
  const paperBytes = of.partBytes.reduce((sum, bytes) => sum + bytes, 0)
  const each = programBytes + paperBytes + satBytes
  return { programBytes, paperBytes, satBytes, allBytes: each * of.expected, isLarge: paperBytes > largeBytes }
}
