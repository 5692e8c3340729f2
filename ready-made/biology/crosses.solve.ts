import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'

const words: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6 }

function known(word = ''): number {
  const found = words[word]
  if (found === undefined) throw new Error(`how many is ${word}`)
  return found
}

/** All that comes of one list of gametes with another. */
const crossed = (first: readonly string[], second: readonly string[]) =>
  first.flatMap((one) => second.map((other) => one + other))

function share(children: readonly string[], holds: (child: string) => boolean): number {
  return children.filter(holds).length / children.length
}

/** Gamete by gamete, strand by strand. */
export const crossesSolvers: Solver[] = [
  {
    // All gametes written down; equal ones are one kind.
    of: ['kinds-of-gametes'],
    solve: ({ read }) => {
      const [mixed = 0, pure = 0] = read(
        /heterozygous for (\d+) pairs of genes and homozygous for (\d+) other pairs\. None of the genes are linked\. How many kinds of gametes/,
      ).map(Number)
      let gametes = ['']
      for (let pair = 0; pair < mixed + pure; pair += 1) {
        gametes = [...new Set(crossed(gametes, pair < mixed ? ['D', 'd'] : ['D', 'D']))]
      }
      return gametes.length
    },
  },
  {
    of: ['pink-flowers-without-dominance'],
    solve: ({ read }) => {
      const [pinks = 0, reds = 0] = read(
        /Pink plants crossed with pink ones give (\d+) plants, and red plants crossed with pink ones give (\d+) plants\. How many plants with pink flowers/,
      ).map(Number)
      const isPink = (child: string) => child.includes('R') && child.includes('W')
      return (
        pinks * share(crossed(['R', 'W'], ['R', 'W']), isPink) + reds * share(crossed(['R', 'R'], ['R', 'W']), isPink)
      )
    },
  },
  {
    // Sixteen squares.
    of: ['blood-group-and-rhesus-factor'],
    solve: ({ read }) => {
      const [father = '', mother = '', children, group, sign] = read(
        /Fathers with the genotypes ([ABO]{2}) and Rr and mothers with the genotypes ([ABO]{2}) and Rr have (\d+) children\. How many are expected to be of group (AB|A|B|O) and Rh-(positive|negative)/,
      )
      const rhesus = ['R', 'r']
      const all = crossed(crossed([...father], rhesus), crossed([...mother], rhesus))
      const groupOf = (child: string) => ['A', 'B'].filter((gene) => child.includes(gene)).join('') || 'O'
      const isAsked = (child: string) => groupOf(child) === group && child.includes('R') === (sign === 'positive')
      return ({ value }) => near(value / Number(children), share(all, isAsked))
    },
  },
  {
    of: ['yellow-mice-that-are-born'],
    solve: ({ read }) => {
      const [litters = 0, embryos = 0] = read(
        /embryos with the genotype YY die before birth\. Yellow mice are mated with yellow mice, and (\d+) litters begin with (\d+) embryos each\. How many yellow mice are expected to be born/,
      ).map(Number)
      const isBornYellow = (child: string) => child.includes('Y') && child !== 'YY'
      return litters * embryos * share(crossed(['Y', 'y'], ['Y', 'y']), isBornYellow)
    },
  },
  {
    // All orders of births.
    of: ['families-of-girls-alone'],
    solve: ({ read }) => {
      const [families, count] = read(
        /Of (\d+) families with (\w+) children each, in how many are all the children expected to be girls/,
      )
      let orders = ['']
      for (let child = 0; child < known(count); child += 1) orders = crossed(orders, ['b', 'g'])
      return Number(families) * share(orders, (order) => !order.includes('b'))
    },
  },
  {
    // Strand by strand: the old ones each keep a molecule from being all new.
    of: ['dna-of-new-strands-alone'],
    solve: ({ read }) => {
      const [molecules, times] = read(
        /^(\d+) double-stranded molecules of DNA are copied (\w+) times in succession, each time by separating the strands/,
      )
      let [old, mixed, fresh] = [Number(molecules), 0, 0]
      for (let time = 0; time < known(times); time += 1) [old, mixed, fresh] = [0, 2 * old + mixed, mixed + 2 * fresh]
      return fresh
    },
  },
  {
    // Ten million after ten million.
    of: ['mutants-in-a-culture'],
    solve: ({ read }) => {
      const [each = 0, volume = 0, many = 0, mutants = 0] = read(
        /has (\d+) million bacteria in each cm³, and its volume is (\d+) cm³\. Of every (\d+) million bacteria (\d+) have a mutation/,
      ).map(Number)
      return ({ value }) => near((value / mutants) * many, each * volume)
    },
  },
  {
    // One gamete of each, chromosome by chromosome.
    of: ['chromosomes-of-a-hybrid'],
    solve: ({ read }) => {
      const [first = 0, second = 0] = read(
        /leaf cells of one species of plant have (\d+) chromosomes, and those of another species (\d+)\. A pollen grain of the first fertilises an egg cell of the second/,
      ).map(Number)
      return ({ value }) => near(value + value, first + second)
    },
  },
  {
    of: ['at-least-one-recessive-character'],
    solve: ({ read }) => {
      const [sown = 0, lost = 0] = read(
        /heterozygous for tall stems and for purple flowers is crossed with a dwarf one with white flowers\. The genes are not linked, and tall and purple are dominant\. Of (\d+) seeds (\d+) do not grow\. How many of the plants that grow are expected to be dwarf or white or both/,
      ).map(Number)
      const children = crossed(crossed(['T', 't'], ['P', 'p']), ['tp'])
      return (sown - lost) * share(children, (child) => !(child.includes('T') && child.includes('P')))
    },
  },
]
