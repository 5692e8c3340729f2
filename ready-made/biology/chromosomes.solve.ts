import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'

const words: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 }

/** By dividing cell after cell, building strands base by base, and measuring one by one. */
export const chromosomesSolvers: Solver[] = [
  {
    // The first division halves the chromosomes, the second does not; each doubles the cells.
    of: ['sperms-and-their-chromosomes'],
    solve: ({ read }) => {
      const [cells = 0, chromosomes = 0] = read(
        /(\d+) primary spermatocytes with (\d+) chromosomes each complete meiosis\. What is formed/,
      ).map(Number)
      const first = { cells: cells + cells, chromosomes: chromosomes / 2 }
      return `${first.cells + first.cells} sperms with ${first.chromosomes} chromosomes each`
    },
  },
  {
    of: ['chromosomes-after-mitoses'],
    solve: ({ read }) => {
      const [chromosomes, times = ''] = read(
        /root tip of a plant has (\d+) chromosomes\. .* until there have been (\w+) divisions in succession\. How many chromosomes are there in all the cells together/,
      )
      const divisions = words[times]
      if (divisions === undefined) throw new Error(`how many is ${times}`)
      let cells = [Number(chromosomes)]
      for (let division = 0; division < divisions; division += 1) cells = cells.flatMap((cell) => [cell, cell])
      return cells.reduce((sum, cell) => sum + cell, 0)
    },
  },
  {
    // With the option, all four bases are all of the bases.
    of: ['guanine-from-adenine'],
    solve: ({ read }) => {
      const [bases = 0, percent = 0] = read(/has (\d+) bases, and (\d+)% of them are adenine/).map(Number)
      const adenine = (bases * percent) / 100
      return ({ value }) => near(adenine + adenine + value + value, bases)
    },
  },
  {
    // Pair by pair.
    of: ['hydrogen-bonds-of-dna'],
    solve: ({ read }) => {
      const [pairs = 0, adenine = 0, weak = 0, strong = 0] = read(
        /has (\d+) base pairs and (\d+) adenine bases\. Adenine and thymine are joined by (\d+) hydrogen bonds, and cytosine and guanine by (\d+)\./,
      ).map(Number)
      let bonds = 0
      for (let pair = 0; pair < pairs; pair += 1) bonds += pair < adenine ? weak : strong
      return bonds
    },
  },
  {
    // Read codon by codon until the bases are used up.
    of: ['amino-acids-of-a-messenger'],
    solve: ({ read }) => {
      const [bases = 0, before = 0] = read(
        /messenger RNA has (\d+) bases\. The first (\d+) are not translated\. Then codons of three bases follow; each stands for an amino acid, except the last one/,
      ).map(Number)
      let codons = 0
      for (let at = before; at + 3 <= bases; at += 3) codons += 1
      return codons - 1
    },
  },
  {
    // The option without what is cut out is read codon by codon: one is the stop.
    of: ['bases-of-a-gene'],
    solve: ({ read }) => {
      const [acids = 0, cut = 0] = read(
        /protein has (\d+) amino acids\. The gene for it holds one codon of three base pairs for each of them, a stop codon, and (\d+) base pairs in parts that are cut out/,
      ).map(Number)
      return ({ value }) => near((value - cut) / 3 - 1, acids)
    },
  },
  {
    // What is above the option makes up for what is below it.
    of: ['mean-of-a-variation'],
    solve: ({ read }) => {
      const lengths = (read(/Their lengths in mm are ([\d, and]+)\. What is the mean/)[0] ?? '').match(/\d+/g) ?? []
      return ({ value }) => Math.abs(lengths.reduce((sum, length) => sum + Number(length) - value, 0)) < 1e-6
    },
  },
  {
    // Pupil by pupil.
    of: ['share-of-tall-pupils'],
    solve: ({ read, text }) => {
      const cells = (row: string) => (new RegExp(`^\\| ${row} \\| (.+) \\|$`, 'm').exec(text)?.[1] ?? '').split(' | ')
      const [heights, pupils] = [cells('Height \\(cm\\)'), cells('Pupils').map(Number)]
      const [least] = read(/What percentage of the pupils are at least (\d+) cm tall/).map(Number)
      let [tall, all] = [0, 0]
      for (const [index, height] of heights.entries()) {
        all += pupils[index] ?? Number.NaN
        if (Number(height.split('–')[0]) >= (least ?? 0)) tall += pupils[index] ?? Number.NaN
      }
      return ({ value }) => Math.abs((value / 100) * all - tall) <= all * 0.0005 * (1 + 1e-9)
    },
  },
]
