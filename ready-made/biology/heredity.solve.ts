import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'

/** All children of two genotypes: each gene of one parent with each gene of the other. */
const crossed = (first: string, second: string) => [...first].flatMap((one) => [...second].map((other) => one + other))

/** The part of a cross's children for which `holds`. */
function share(first: string, second: string, holds: (child: string) => boolean): number {
  const children = crossed(first, second)
  return children.filter(holds).length / children.length
}

/** The blood group that two genes of A, B and O show. */
const bloodGroup = (child: string) => ['A', 'B'].filter((gene) => child.includes(gene)).join('') || 'O'

const words: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6 }

/** Whether `percent`, printed to one decimal place, of `whole` is `part`, as nearly as the place allows. */
const isShare = (percent: number, whole: number, part: number) =>
  Math.abs((percent * whole) / 100 - part) <= whole * 0.0005 * (1 + 1e-9)

/** By the square of gametes, child after child. */
export const hereditySolvers: Solver[] = [
  {
    of: ['seedlings-of-a-monohybrid-cross'],
    solve: ({ read }) => {
      const [dominant, sown, lost, asked] = read(
        /In pea plants, ([\w-]+) is dominant over [\w-]+\. Two heterozygous plants are crossed\. Of (\d+) seeds that are sown, (\d+) do not grow\. How many of the plants that grow are expected to be ([\w-]+)\?/,
      )
      if (dominant !== asked) throw new Error('the recessive plants are asked for')
      return (Number(sown) - Number(lost)) * share('Tt', 'Tt', (child) => child.includes('T'))
    },
  },
  {
    of: ['two-crosses-with-a-recessive'],
    solve: ({ read }) => {
      const [dominant, mixed, pure, asked] = read(
        /In pea plants, ([\w-]+) is dominant over [\w-]+\. .* with a heterozygous [\w-]+ plant, which gives (\d+) plants, and another .* with a homozygous [\w-]+ one, which gives (\d+) plants\. How many ([\w-]+) plants are expected in all/,
      )
      if (dominant !== asked) throw new Error('the recessive plants are asked for')
      const isDominant = (child: string) => child.includes('T')
      return Number(mixed) * share('tt', 'Tt', isDominant) + Number(pure) * share('tt', 'TT', isDominant)
    },
  },
  {
    // Sixteen squares.
    of: ['dihybrid-class'],
    solve: ({ read }) => {
      const [seeds, shape, colour] = read(
        /round seeds are dominant over wrinkled ones, and yellow seeds over green ones\. .* heterozygous for both are crossed, and the cross gives (\d+) seeds\. How many are expected to be (round|wrinkled) and (yellow|green)\?/,
      )
      const gametes = crossed('Rr', 'Yy')
      const children = gametes.flatMap((one) => gametes.map((other) => one + other))
      const found = children.filter(
        (child) => child.includes('R') === (shape === 'round') && child.includes('Y') === (colour === 'yellow'),
      )
      return ({ value }) => near(value / Number(seeds), found.length / children.length)
    },
  },
  {
    // As many purple ones to each white one.
    of: ['ratio-observed-in-second-generation'],
    solve: ({ read }) => {
      const [purple = 0, white = 0] = read(
        /there were (\d+) plants with purple flowers and (\d+) with white flowers\. How many purple-flowered plants are there to one white-flowered/,
      ).map(Number)
      return ({ value }) => Math.abs(value * white - purple) <= white * 0.005 * (1 + 1e-9)
    },
  },
  {
    of: ['genotypes-of-two-kinds-of-couples'],
    solve: ({ read }) => {
      const [both, mixed, asked] = read(
        /couples who both have the genotype AS have (\d+) children in all, and couples of AS and AA have (\d+) children\. How many of all these children are expected to have the genotype (AA|AS|SS)\?/,
      )
      const hasIt = (child: string) => [...child].toSorted().join('') === asked
      return Number(both) * share('AS', 'AS', hasIt) + Number(mixed) * share('AS', 'AA', hasIt)
    },
  },
  {
    of: ['children-of-a-blood-group'],
    solve: ({ read }) => {
      const [children, father = '', mother = '', group] = read(
        /Among (\d+) children whose fathers have the genotype ([ABO]{2}) and whose mothers have the genotype ([ABO]{2}), how many are expected to have blood group (AB|A|B|O)\?/,
      )
      return Number(children) * share(father, mother, (child) => bloodGroup(child) === group)
    },
  },
  {
    // A giver's cells may hold no A and no B that the patient has not.
    of: ['blood-that-can-be-given'],
    solve: ({ read, text }) => {
      const row = (name: string) => (new RegExp(`^\\| ${name} \\| (.+) \\|$`, 'm').exec(text)?.[1] ?? '').split(' | ')
      const [groups, students] = [row('Group'), row('Students').map(Number)]
      const [patient = ''] = read(/can give blood to a patient of group (AB|A|B|O)[, ]/)
      const fits = (group: string) => group === 'O' || [...group].every((mark) => patient.includes(mark))
      const all = students.reduce((sum, one) => sum + one, 0)
      const givers = students.reduce((sum, one, index) => sum + (fits(groups[index] ?? '?') ? one : 0), 0)
      return ({ value }) => isShare(value, all, givers)
    },
  },
  {
    // Sons have their father's Y, daughters his sound X.
    of: ['sons-with-haemophilia'],
    solve: ({ read }) => {
      const [sons = 0, daughters = 0] = read(
        /Women who carry it, and men without haemophilia, have (\d+) sons and (\d+) daughters\. How many of all the children are expected to have haemophilia/,
      ).map(Number)
      // H is the sound gene and h that of haemophilia; Y carries neither.
      const isIll = (child: string) => child.includes('h') && !child.includes('H')
      return sons * share('Hh', 'Y', isIll) + daughters * share('Hh', 'H', isIll)
    },
  },
  {
    // Whatever is unlike both parents.
    of: ['crossing-over-value'],
    solve: ({ text }) => {
      const rows = [...text.matchAll(/^\| (Grey|Black), (long|short) \| (\d+) \|$/gm)]
      if (rows.length !== 4) throw new Error(`another table: ${text}`)
      const isLikeParent = (body = '', wings = '') => (body === 'Grey') === (wings === 'long')
      const [all, unlike] = [rows, rows.filter(([, body, wings]) => !isLikeParent(body, wings))].map((some) =>
        some.reduce((sum, [, , , number]) => sum + Number(number), 0),
      )
      return ({ value }) => isShare(value, all ?? 0, unlike ?? 0)
    },
  },
  {
    // Child after child.
    of: ['probability-over-some-children'],
    solve: ({ read }) => {
      const [count = '', wanted] = read(
        /Both parents have the genotype AS, .* their first (\w+) children (?:(?:all|both) have the genotype|are (?:all|both)) (AA|AS|SS|free of sickle-cell disease)\?/,
      )
      const children = words[count]
      if (children === undefined) throw new Error(`how many is ${count}`)
      const isWanted = (child: string) =>
        wanted?.startsWith('free') ? child !== 'SS' : [...child].toSorted().join('') === wanted
      let families = [1]
      for (let child = 0; child < children; child += 1) {
        families = families.flatMap((part) =>
          crossed('AS', 'AS')
            .filter(isWanted)
            .map(() => part / 4),
        )
      }
      const chance = families.reduce((sum, part) => sum + part, 0)
      return ({ value }) => near(value, chance)
    },
  },
]
