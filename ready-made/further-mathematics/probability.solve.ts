import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { tableIn } from '../make/tables.ts'

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const plain = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''))
const bitsOf = (set: number) => set.toString(2).replaceAll('0', '').length

/** The chance that a row of trials suits, each with its own chance of success: every row is looked at. */
function chanceThat(chances: readonly number[], suits: (successes: number) => boolean): number {
  let all = 0
  for (let row = 0; row < 2 ** chances.length; row += 1)
    if (suits(bitsOf(row)))
      all += chances.reduce((product, chance, at) => product * ((row >> at) % 2 === 1 ? chance : 1 - chance), 1)
  return all
}

export const probabilitySolvers: readonly Solver[] = [
  {
    // With the option, the two events overlap so much that together they have what is said.
    of: ['conditional-from-a-union'],
    solve: ({ read, value }) => {
      const [a = '', b = '', union = ''] = read(
        /\$P\(A\) = ([^$]+)\$, \$P\(B\) = ([^$]+)\$ and \$P\(A \\cup B\) = ([^$]+)\$\. Find \$P\(A \\mid B\)\$/,
      )
      return (option) => near(value(a) + value(b) - option.value * value(b), value(union))
    },
  },
  {
    of: ['conditional-from-a-table'],
    solve: ({ read, text }) => {
      const [way = '', level = ''] = read(/is found to (\w+)\. What is the probability that the pupil is in (SS \d)\?/)
      const [head = [], ...rows] = tableIn(text)
      const at = head.findIndex((cell) => cell.toLowerCase() === way)
      const all = rows.reduce((sum, row) => sum + Number(row[at]), 0)
      const own = Number(rows.find((row) => row[0] === level)?.[at])
      return ({ value }) => near(value * all, own)
    },
  },
  {
    of: ['independent-events-union'],
    solve: ({ read, value }) => {
      const [a = '', b = ''] = read(/\$P\(A\) = ([^$]+)\$ and \$P\(B\) = ([^$]+)\$, find \$P\(A \\cup B\)\$/)
      const found = chanceThat([value(a), value(b)], (successes) => successes > 0)
      return (option) => near(option.value, found)
    },
  },
  {
    of: ['exactly-so-many-successes'],
    solve: ({ read, value }) => {
      const [chance = '', hits = '', shots = ''] = read(
        /with probability \$([^$]+)\$ at each shot\. .* exactly (\d+) hits? in (\d+) shots/,
      )
      const found = chanceThat(
        Array.from({ length: Number(shots) }, () => value(chance)),
        (successes) => successes === Number(hits),
      )
      return (option) => near(option.value, found)
    },
  },
  {
    of: ['at-least-one-success'],
    solve: ({ read, value }) => {
      const [chance = '', count = ''] = read(/does not germinate is \$([^$]+)\$\. (\w+) such seeds .* at least one/)
      const seeds = words.indexOf(count.toLowerCase())
      const found = chanceThat(
        Array.from({ length: seeds }, () => 1 - value(chance)),
        (successes) => successes > 0,
      )
      return (option) => near(option.value, found)
    },
  },
  {
    // Bulb after bulb is added, and the spread of all samples is measured.
    of: ['variance-of-a-binomial-distribution'],
    solve: ({ read }) => {
      const [percent = 0, count = 0] = read(/^(\d+)% of the bulbs .* in samples of (\d+) has a binomial/).map(Number)
      let chances = [1]
      for (let bulb = 0; bulb < count; bulb += 1)
        chances = [...chances, 0].map(
          (chance, faulty) => (chance * (100 - percent)) / 100 + ((chances[faulty - 1] ?? 0) * percent) / 100,
        )
      const mean = chances.reduce((sum, chance, faulty) => sum + chance * faulty, 0)
      const variance = chances.reduce((sum, chance, faulty) => sum + chance * (faulty - mean) ** 2, 0)
      return ({ value }) => Math.abs(value - variance) < 1e-6
    },
  },
  {
    // With the option as the number, the chance that the mean asks for must give the variance.
    of: ['probability-from-mean-and-variance'],
    solve: ({ read, value }) => {
      const [mean = '', variance = ''] = read(
        /the mean (\d+) and the variance \$?([^$ ]+)\$?\. Find the number of trials/,
      )
      return ({ value: trials }) => {
        const chance = Number(mean) / trials
        return near(trials * chance * (1 - chance), value(variance))
      }
    },
  },
  {
    of: ['exactly-one-of-three-solves'],
    solve: ({ formulas, read, value }) => {
      read(/probability that (exactly one) of them solves it/)
      const found = chanceThat(
        formulas.map((formula) => value(formula)),
        (successes) => successes === 1,
      )
      return (option) => near(option.value, found)
    },
  },
  {
    // Ten thousand caps are counted.
    of: ['which-machine-made-it'],
    solve: ({ read }) => {
      const [share = 0, own = 0, other = 0] = read(
        /\$X\$ makes (\d+)% .*, and (\d+)% of its caps are faulty\. Machine \$Y\$ makes the rest, and (\d+)% .* that \$X\$ made it/,
      ).map(Number)
      const [ofX, ofY] = [share * own, (100 - share) * other]
      return ({ value }) => near(value * (ofX + ofY), ofX)
    },
  },
  {
    // Every committee is looked at.
    of: ['committee-by-chance'],
    solve: ({ read }) => {
      const [committee = '', first = '', second = '', asked = ''] = read(
        /^A committee of (\d+) is chosen at random from (\d+) men and (\d+) women\. .* exactly (\w+) wom[ae]n/,
      )
      const [size, men, women] = [Number(committee), Number(first), Number(second)]
      let [all, suit] = [0, 0]
      for (let set = 0; set < 2 ** (men + women); set += 1) {
        if (bitsOf(set) !== size) continue
        all += 1
        if (bitsOf(set >> men) === words.indexOf(asked)) suit += 1
      }
      return ({ value }) => near(value * all, suit)
    },
  },
  {
    // With the option each, the tickets cost what the prizes do.
    of: ['expected-gain'],
    solve: ({ read }) => {
      const [tickets = '', first = '', prize = '', second = '', smaller = ''] = read(
        /^A school sells (\d+) tickets of a draw\. (\w+) tickets? wins? ₦([\d,]+)(?: each)?, (\w+) tickets win ₦([\d,]+) each/,
      )
      const count = (word: string) => (word === 'One' ? 1 : Number(word))
      return ({ value }) => near(value * Number(tickets), count(first) * plain(prize) + count(second) * plain(smaller))
    },
  },
]
