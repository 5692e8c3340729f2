import { cleanTemplate as template } from '../make/clean-template.ts'
import { ends, num, round } from '../make/number.ts'

export const crosses = [
  template({
    id: 'kinds-of-gametes',
    topic: 'F.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [mixed, equal] = [draw.int(2, 6), draw.int(2, 6)]
      draw.need(mixed !== equal)
      return {
        ask: `A plant is heterozygous for ${mixed} pairs of genes and homozygous for ${equal} other pairs. None of the genes are linked. How many kinds of gametes, as far as these genes go, can it form?`,
        answer: num(2 ** mixed),
        slips: {
          'counted all the pairs': num(2 ** (mixed + equal)),
          'counted the homozygous pairs': num(2 ** equal),
          'doubled the number of pairs': num(2 * mixed),
          'took three kinds for each pair': num(3 ** mixed),
          'squared the number of pairs': num(mixed ** 2),
        },
        work: `Each heterozygous pair doubles the kinds, and a homozygous one does not: $2^{${mixed}}$ is ${num(2 ** mixed)}.`,
      }
    },
  }),
  template({
    id: 'pink-flowers-without-dominance',
    topic: 'F.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [first, second] = [draw.int(10, 45), draw.int(12, 60)]
      draw.need(4 * first !== 2 * second && first !== second)
      return {
        ask: `In a plant neither red nor white is dominant, and heterozygous plants have pink flowers. Pink plants crossed with pink ones give ${4 * first} plants, and red plants crossed with pink ones give ${2 * second} plants. How many plants with pink flowers are expected in all?`,
        answer: num(2 * first + second),
        slips: {
          'took three quarters of the first cross': num(3 * first + second),
          'took one quarter of the first cross': num(first + second),
          'took all of the second cross': num(2 * first + 2 * second),
          'took a quarter of the second cross': num(round(2 * first + second / 2)),
          'took all of the first cross': num(4 * first + second),
        },
        work: `Half of each cross is pink: ${2 * first} and ${second} plants, in all ${num(2 * first + second)}.`,
      }
    },
  }),
  template({
    id: 'blood-group-and-rhesus-factor',
    topic: 'E.b',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [sixteenth, which] = [draw.int(3, 14), draw.int(0, 3)]
      const [group, rhesus, parts] = (
        [
          ['O', 'negative', 1],
          ['O', 'positive', 3],
          ['AB', 'positive', 3],
          ['A', 'negative', 1],
        ] as const
      )[which] ?? ['O', 'negative', 1]
      const all = 16 * sixteenth
      return {
        ask: `The genes of groups A and B are dominant over O, and Rh-positive is dominant over Rh-negative; the two are not linked. Fathers with the genotypes AO and Rr and mothers with the genotypes BO and Rr have ${all} children. How many are expected to be of group ${group} and Rh-${rhesus}?`,
        answer: num(parts * sixteenth),
        slips: {
          ...(parts === 1 ? {} : { 'took both recessive characters': num(sixteenth) }),
          'left out the rhesus factor': num(4 * sixteenth),
          'took the other rhesus factor': num((4 - parts) * sixteenth),
          'took the dihybrid 9 of 16': num(9 * sixteenth),
          'left out the blood group': num(4 * parts * sixteenth),
        },
        work: `One quarter has group ${group}, and of these ${parts === 1 ? 'one quarter is' : 'three quarters are'} Rh-${rhesus}: ${num(parts * sixteenth)}.`,
      }
    },
  }),
  template({
    id: 'yellow-mice-that-are-born',
    topic: 'F.a',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [litters, each] = [draw.int(6, 20), draw.pick([8, 10, 12])]
      const all = litters * each
      draw.need(all % 4 === 0)
      return {
        ask: `In mice yellow (Y) is dominant over grey (y), and embryos with the genotype YY die before birth. Yellow mice are mated with yellow mice, and ${litters} litters begin with ${each} embryos each. How many yellow mice are expected to be born?`,
        answer: num(all / 2),
        slips: {
          'let the YY embryos live': num((3 * all) / 4),
          'took one quarter': num(all / 4),
          'took three quarters of those born': num(round((9 * all) / 16)),
          'took all the embryos': num(all),
        },
        work: `Of ${all} embryos one quarter dies, one half is yellow (Yy) and one quarter grey. Yellow mice born: ${num(all / 2)}.`,
      }
    },
  }),
  template({
    id: 'families-of-girls-alone',
    topic: 'F.c',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [families, children] = [draw.int(4, 30) * 16, draw.int(2, 4)]
      const words = ['', '', 'two', 'three', 'four'][children] ?? ''
      const answer = families / 2 ** children
      return {
        ask: `A boy and a girl are equally likely at each birth. Of ${families} families with ${words} children each, in how many are all the children expected to be girls?`,
        answer: num(answer),
        slips: {
          'took one half': num(families / 2),
          'counted families of boys as well': num(2 * answer),
          'divided by the number of children': num(round(families / children)),
          'took one child too many': num(answer / 2),
          'divided by twice the number of children': num(round(families / (2 * children))),
          'gave the girls of all families': num((families * children) / 2),
        },
        work: `The probability is $\\left(\\frac{1}{2}\\right)^{${children}}$, and of ${families} families it is so in ${num(answer)}.`,
      }
    },
  }),
  template({
    id: 'dna-of-new-strands-alone',
    topic: 'F.b',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [start, times] = [draw.int(3, 25), draw.int(3, 5)]
      const words = ['', '', '', 'three', 'four', 'five'][times] ?? ''
      const all = start * 2 ** times
      return {
        ask: `${start} double-stranded molecules of DNA are copied ${words} times in succession, each time by separating the strands and building a new strand on each. How many molecules then consist of new strands alone?`,
        answer: num(all - 2 * start),
        slips: {
          'gave all the molecules': num(all),
          'gave those with an old strand': num(2 * start),
          'took one old molecule for each at first': num(all - start),
          'copied once less': num(all / 2 - 2 * start),
        },
        work: `There are ${num(all)} molecules. The ${2 * start} old strands are each in one of them, so the others are ${num(all - 2 * start)}.`,
      }
    },
  }),
  template({
    id: 'mutants-in-a-culture',
    topic: 'F.e',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [cells, volume, rate] = [draw.int(2, 30), draw.int(4, 60, 2), draw.pick([2, 4, 5])]
      const found = (cells * volume * rate) / 10
      draw.need(ends(found) && found > 2 && ends((cells * volume) / 10) && ends((cells * rate) / 10))
      return {
        ask: `A culture has ${cells} million bacteria in each cm³, and its volume is ${volume} cm³. Of every 10 million bacteria ${rate} have a mutation that makes them resistant to an antibiotic. How many resistant bacteria are in the culture?`,
        answer: num(found),
        slips: {
          'took every million for 10 million': num(found * 10),
          'left out the volume': num((cells * rate) / 10),
          'took one mutant for 10 million': num((cells * volume) / 10),
          'doubled the number': num(found * 2),
        },
        work: `There are ${num(cells * volume)} million bacteria. ${rate} of every 10 million are resistant: ${num(found)}.`,
      }
    },
  }),
  template({
    id: 'chromosomes-of-a-hybrid',
    topic: 'F.e',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [first, second] = [draw.int(7, 20), draw.int(7, 24)]
      draw.need(first !== second)
      return {
        ask: `The leaf cells of one species of plant have ${2 * first} chromosomes, and those of another species ${2 * second}. A pollen grain of the first fertilises an egg cell of the second. How many chromosomes has each leaf cell of the hybrid?`,
        answer: num(first + second),
        slips: {
          'did not halve the numbers': num(2 * (first + second)),
          'halved the first alone': num(first + 2 * second),
          'halved the second alone': num(2 * first + second),
          'took the difference': num(2 * Math.abs(first - second)),
        },
        work: `The pollen grain brings ${first} chromosomes and the egg cell ${second}, together ${num(first + second)}.`,
      }
    },
  }),
  template({
    id: 'at-least-one-recessive-character',
    topic: 'F.c',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [quarter, lost] = [draw.int(14, 60), draw.int(6, 30)]
      const grown = 4 * quarter
      return {
        ask: `A pea plant that is heterozygous for tall stems and for purple flowers is crossed with a dwarf one with white flowers. The genes are not linked, and tall and purple are dominant. Of ${grown + lost} seeds ${lost} do not grow. How many of the plants that grow are expected to be dwarf or white or both?`,
        answer: num(3 * quarter),
        slips: {
          'took those that are both': num(quarter),
          'took those that are dwarf': num(2 * quarter),
          'took three quarters of all the seeds': num(round((3 * (grown + lost)) / 4)),
          'took 7 of 16 parts': num(round((7 * grown) / 16)),
        },
        work: `The four kinds are equally many, and only the tall purple ones have no recessive character. Of ${grown} plants three quarters are ${num(3 * quarter)}.`,
      }
    },
  }),
]
