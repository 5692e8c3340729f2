import { cleanTemplate as template } from '../make/clean-template.ts'
import { frac, maths, num, quantity, round } from '../make/number.ts'

const characters = [
  ['tall', 'dwarf'],
  ['red-flowered', 'white-flowered'],
  ['green-podded', 'yellow-podded'],
] as const

export const heredity = [
  template({
    id: 'seedlings-of-a-monohybrid-cross',
    topic: 'F.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [quarter, failed, [dominant, recessive]] = [draw.int(20, 90), draw.int(5, 40), draw.pick(characters)]
      const grown = 4 * quarter
      return {
        ask: `In pea plants, ${dominant} is dominant over ${recessive}. Two heterozygous plants are crossed. Of ${grown + failed} seeds that are sown, ${failed} do not grow. How many of the plants that grow are expected to be ${dominant}?`,
        answer: num(3 * quarter),
        slips: {
          'gave the recessive ones': num(quarter),
          'took one half': num(2 * quarter),
          'took three quarters of all seeds': num(round((3 * (grown + failed)) / 4)),
          'took two thirds': num(round((grown * 2) / 3)),
        },
        work: `The ratio is 3 : 1, and three quarters of ${grown} plants is ${num(3 * quarter)}.`,
      }
    },
  }),
  template({
    id: 'two-crosses-with-a-recessive',
    topic: 'F.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [half, all, [dominant, recessive]] = [draw.int(18, 70), draw.int(30, 95), draw.pick(characters)]
      draw.need(half * 2 !== all)
      return {
        ask: `In pea plants, ${dominant} is dominant over ${recessive}. A ${recessive} plant is crossed with a heterozygous ${dominant} plant, which gives ${2 * half} plants, and another ${recessive} plant with a homozygous ${dominant} one, which gives ${all} plants. How many ${dominant} plants are expected in all?`,
        answer: num(half + all),
        slips: {
          'took half of both': num(round(half + all / 2)),
          'took three quarters of the first cross': num(round(1.5 * half + all)),
          'took all plants': num(2 * half + all),
          'took half of the second cross alone': num(round(2 * half + all / 2)),
        },
        work: `Half of the first ${2 * half} plants and all ${all} of the others are ${dominant}: ${num(half + all)}.`,
      }
    },
  }),
  template({
    id: 'dihybrid-class',
    topic: 'F.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [sixteenth, parts] = [draw.int(12, 60), draw.pick([9, 3, 1])]
      const wanted = { 9: 'round and yellow', 3: 'wrinkled and yellow', 1: 'wrinkled and green' }[parts] ?? ''
      const all = 16 * sixteenth
      return {
        ask: `In peas round seeds are dominant over wrinkled ones, and yellow seeds over green ones. The two pairs of genes are not linked. Plants that are heterozygous for both are crossed, and the cross gives ${num(all)} seeds. How many are expected to be ${wanted}?`,
        answer: num(parts * sixteenth),
        slips: {
          ...(parts === 9 ? {} : { 'took the class with both dominant characters': num(9 * sixteenth) }),
          ...(parts === 3 ? {} : { 'took a class with one dominant character': num(3 * sixteenth) }),
          ...(parts === 1 ? {} : { 'took the class with both recessive characters': num(sixteenth) }),
          'took one quarter': num(4 * sixteenth),
          'took three quarters': num(12 * sixteenth),
        },
        work: `The ratio is 9 : 3 : 3 : 1, and ${parts} of 16 parts of ${num(all)} is ${num(parts * sixteenth)}.`,
      }
    },
  }),
  template({
    id: 'ratio-observed-in-second-generation',
    topic: 'F.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [few, extra] = [draw.int(90, 320), draw.int(-24, 24)]
      const many = 3 * few + extra
      draw.need(extra !== 0)
      return {
        ask: `In the second generation of a cross there were ${num(many)} plants with purple flowers and ${few} with white flowers. How many purple-flowered plants are there to one white-flowered plant, correct to two decimal places?`,
        answer: num(many / few, 2),
        slips: {
          'divided by all plants': num(many / (many + few), 2),
          'divided all by the white ones': num((many + few) / few, 2),
          'divided white by purple': num(few / many, 2),
          'divided all by the purple ones': num((many + few) / many, 2),
        },
        work: `$\\frac{${many}}{${few}}$ is ${num(many / few, 2)}.`,
      }
    },
  }),
  template({
    id: 'genotypes-of-two-kinds-of-couples',
    topic: 'F.e',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [first, second] = [draw.int(6, 30), draw.int(8, 40)]
      draw.need(first !== second && 4 * first !== 2 * second)
      return {
        ask: `In a town, couples who both have the genotype AS have ${4 * first} children in all, and couples of AS and AA have ${2 * second} children. How many of all these children are expected to have the genotype AA?`,
        answer: num(first + second),
        slips: {
          'took half of both': num(2 * first + second),
          'took one quarter of both': num(round(first + second / 2)),
          'took three quarters of the first': num(3 * first + second),
          'took all children of the second': num(first + 2 * second),
        },
        work: `A quarter of ${4 * first} and half of ${2 * second} have it: ${first} and ${second}, together ${num(first + second)}.`,
      }
    },
  }),
  template({
    id: 'children-of-a-blood-group',
    topic: 'E.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [quarter, which] = [draw.int(8, 40), draw.int(0, 5)]
      const [father, mother, group, parts] = (
        [
          ['AO', 'BO', 'O', 1],
          ['AB', 'OO', 'B', 2],
          ['AO', 'AO', 'A', 3],
          ['AB', 'AO', 'A', 2],
          ['BO', 'AB', 'AB', 1],
          ['AB', 'AB', 'AB', 2],
        ] as const
      )[which] ?? ['AO', 'BO', 'O', 1]
      return {
        ask: `In blood groups the genes A and B are both dominant over O, and neither of A and B is dominant over the other. Among ${4 * quarter} children whose fathers have the genotype ${father} and whose mothers have the genotype ${mother}, how many are expected to have blood group ${group}?`,
        answer: num(parts * quarter),
        slips: {
          'took one quarter': num(quarter),
          'took one half': num(2 * quarter),
          'took three quarters': num(3 * quarter),
          'took one third': num(round((4 * quarter) / 3)),
        },
        work: `Of the four combinations of ${father} and ${mother}, group ${group} has ${parts}. Of ${4 * quarter} children that is ${num(parts * quarter)}.`,
      }
    },
  }),
  template({
    id: 'blood-that-can-be-given',
    topic: 'E.b',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [a, b, both, none] = [draw.int(40, 80), draw.int(30, 70), draw.int(4, 16), draw.int(90, 160)]
      const all = a + b + both + none
      const [group, givers] = draw.pick([
        ['A', a + none],
        ['B', b + none],
      ] as const)
      const share = (part: number) => quantity((part / all) * 100, '%', 1)
      return {
        ask: `The blood groups of the students of a school are:\n\n| Group | A | B | AB | O |\n|---|---|---|---|---|\n| Students | ${a} | ${b} | ${both} | ${none} |\n\nIf only the ABO groups count, what percentage of the students can give blood to a patient of group ${group}, correct to one decimal place?`,
        answer: share(givers),
        slips: {
          'took those of the same group alone': share(givers - none),
          'took the group and AB': share(givers - none + both),
          'took group O alone': share(none),
          'took the group, O and AB': share(givers + both),
          'took the other group and O': share(a + b + 2 * none - givers),
        },
        work: `Groups ${group} and O can give: ${givers} of ${all} students, which is ${share(givers)}.`,
      }
    },
  }),
  template({
    id: 'sons-with-haemophilia',
    topic: 'F.d',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [half, daughters] = [draw.int(6, 30), draw.int(12, 60, 2)]
      draw.need(daughters !== 2 * half)
      return {
        ask: `The gene of haemophilia is recessive and on the X chromosome. Women who carry it, and men without haemophilia, have ${2 * half} sons and ${daughters} daughters. How many of all the children are expected to have haemophilia?`,
        answer: num(half),
        slips: {
          'took half of all children': num(half + daughters / 2),
          'took half of the daughters': num(daughters / 2),
          'took a quarter of the sons': num(round(half / 2)),
          'took half of the sons and a quarter of the daughters': num(round(half + daughters / 4)),
        },
        work: `Half of the sons have it, and none of the daughters: ${num(half)}.`,
      }
    },
  }),
  template({
    id: 'crossing-over-value',
    topic: 'F.d',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [first, third] = [draw.int(180, 420), draw.int(20, 70)]
      const [second, fourth] = [first + draw.int(-18, 18), third + draw.int(-8, 8)]
      const all = first + second + third + fourth
      draw.need(third !== fourth)
      const share = (part: number) => quantity((part / all) * 100, '%', 1)
      return {
        ask: `A female fruit fly with grey body and long wings, heterozygous for both, is crossed with a male that has a black body and short wings. The genes are linked, and the offspring are:\n\n| Body and wings | Number |\n|---|---|\n| Grey, long | ${first} |\n| Black, short | ${second} |\n| Grey, short | ${third} |\n| Black, long | ${fourth} |\n\nWhat percentage of the offspring are recombinants, correct to one decimal place?`,
        answer: share(third + fourth),
        slips: {
          'took the parental types': share(first + second),
          'took grey and short alone': share(third),
          'took black and long alone': share(fourth),
          'divided by the parental types': quantity(((third + fourth) / (first + second)) * 100, '%', 1),
        },
        work: `Grey with short and black with long wings are new: ${third + fourth} of ${num(all)}, which is ${share(third + fourth)}.`,
      }
    },
  }),
  template({
    id: 'probability-over-some-children',
    topic: 'F.c',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [children, parts] = [draw.int(2, 5), draw.pick([1, 2, 3])]
      const every = children === 2 ? 'both' : 'all'
      const event = [
        '',
        `${every} have the genotype SS`,
        `${every} have the genotype AS`,
        `are ${every} free of sickle-cell disease`,
      ][parts]
      const words = ['', '', 'two', 'three', 'four', 'five'][children] ?? ''
      return {
        ask: `Both parents have the genotype AS, and SS is sickle-cell disease. What is the probability that their first ${words} children ${event}?`,
        answer: maths(frac(parts ** children, 4 ** children)),
        slips: {
          'took one child': maths(frac(parts, 4)),
          'multiplied by the number of children': maths(frac(parts, 4 * children)),
          'took one child less': maths(frac(parts ** (children - 1), 4 ** (children - 1))),
          'took one child more': maths(frac(parts ** (children + 1), 4 ** (children + 1))),
          'took the probability of the others': maths(frac((4 - parts) ** children, 4 ** children)),
        },
        work: `For one child it is $${frac(parts, 4)}$, and for ${words} children $\\left(${frac(parts, 4)}\\right)^{${children}}$, which is ${maths(frac(parts ** children, 4 ** children))}.`,
      }
    },
  }),
]
