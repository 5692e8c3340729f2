import type { Solver } from '../make/solver.ts'

/** The members of a set as it is printed; `1, 2, 3, \ldots, 9` is filled up. */
function members(formula: string): number[] {
  const listed = (/\\\{(.*?)\\\}/.exec(formula)?.[1] ?? '').split(',').map((part) => part.trim())
  if (!listed.includes('\\ldots')) return listed.filter((part) => part !== '').map(Number)
  const last = Number(listed.at(-1))
  return Array.from({ length: last }, (_, index) => index + 1)
}

/** Passes the option that lists just what `belongs`, of the numbers from 0 to 200. */
const justThose = (belongs: (member: number) => boolean) => (option: { formula: string }) => {
  const said = members(option.formula)
  return Array.from({ length: 201 }, (_, one) => one).every((one) => said.includes(one) === belongs(one))
}

/** How many of 2ⁿ kinds of people there are, tried until all sums are right: the only count from 0 to `most` that fits. */
function onlyOne(most: number, fits: (count: number) => boolean): number {
  const found = Array.from({ length: most + 1 }, (_, count) => count).filter(fits)
  if (found.length !== 1) throw new Error(`${found.length} counts fit`)
  return found[0] ?? Number.NaN
}

export const setsSolvers: Solver[] = [
  {
    // Member by member.
    of: ['intersection', 'complement-of-union', 'complement-and-intersection'],
    solve: ({ formulas }) => {
      const known = new Map(
        formulas.flatMap((formula) => {
          const [, name] = /^([A-Z]) = /.exec(formula) ?? []
          return name ? [[name, members(formula)] as const] : []
        }),
      )
      const isIn = (name: string, one: number) => known.get(name)?.includes(one) ?? false
      const asked = formulas.at(-1) ?? ''
      if (asked === 'P \\cap Q') return justThose((one) => isIn('P', one) && isIn('Q', one))
      if (asked === "(A \\cup B)'") return justThose((one) => isIn('U', one) && !isIn('A', one) && !isIn('B', one))
      if (asked === "A' \\cap B") return justThose((one) => isIn('U', one) && !isIn('A', one) && isIn('B', one))
      throw new Error(asked)
    },
  },
  {
    // Subsets are made one by one.
    of: ['number-of-subsets'],
    solve: ({ formulas }) => {
      let subsets: number[][] = [[]]
      for (const one of members(formulas[0] ?? '')) subsets = subsets.flatMap((subset) => [subset, [...subset, one]])
      return subsets.length
    },
  },
  {
    // Three parts that do not meet.
    of: ['size-of-union'],
    solve: ({ formulas }) => {
      const [first = 0, second = 0, both = 0] = formulas.map((formula) => Number(formula.split('=')[1]))
      return first - both + (second - both) + both
    },
  },
  {
    // Each number who like both is tried: the parts must make up the class.
    of: ['size-of-intersection'],
    solve: ({ read }) => {
      const [all = 0, first = 0, second = 0, none = 0] = read(
        /class of (\d+), (\d+) like .+, (\d+) like .+ and (\d+) like neither\. How many like both/,
      ).map(Number)
      return onlyOne(Math.min(first, second), (both) => first - both + (second - both) + both + none === all)
    },
  },
  {
    // Who does not sell the other one sells one alone.
    of: ['exactly-one-of-two'],
    solve: ({ read }) => {
      const [all = 0, first = 0, second = 0] = read(/Each of (\d+) .* If (\d+) sell \w+ and (\d+) sell/).map(Number)
      return all - second + (all - first)
    },
  },
  {
    // The seven parts of the diagram, from the middle outwards.
    of: ['three-sets'],
    solve: ({ read }) => {
      const [all = 0, p = 0, b = 0, g = 0, pb = 0, bg = 0, pg = 0, three = 0] = read(
        /Of (\d+) pupils, (\d+) take Physics, (\d+) take Biology and (\d+) take Geography\. (\d+) take Physics and Biology, (\d+) take Biology and Geography, (\d+) take Physics and Geography, and (\d+) take all three/,
      ).map(Number)
      const [justPb, justBg, justPg] = [pb - three, bg - three, pg - three]
      const justOne = p - justPb - justPg - three + (b - justPb - justBg - three) + (g - justBg - justPg - three)
      return all - (justOne + justPb + justBg + justPg + three)
    },
  },
  {
    of: ['set-by-a-rule'],
    solve: ({ read }) => {
      const [step = 1, from = 0, to = 0] = read(/multiples of (\d+) .*greater than (\d+) and less than (\d+)/).map(
        Number,
      )
      return justThose((one) => one % step === 0 && one > from && one < to)
    },
  },
  {
    // Each option is put into the four parts.
    of: ['unknown-in-a-venn-diagram'],
    solve: ({ read, value }) => {
      const [all, ...parts] = read(
        /survey of (\d+) people, \$(.+?)\$ read both .*?, \$(.+?)\$ read only the first, \$(.+?)\$ read only the second and (\d+) read neither/,
      )
      return (option) => parts.reduce((sum, part) => sum + value(part, { x: option.value }), 0) === Number(all)
    },
  },
]
