import { cleanTemplate as template } from '../make/clean-template.ts'
import { listed, num, quantity } from '../make/number.ts'

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

export const chromosomes = [
  template({
    id: 'sperms-and-their-chromosomes',
    topic: 'F.b',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [cells, pairs] = [draw.int(8, 45), draw.int(4, 39)]
      const said = (sperms: number, each: number) => `${num(sperms)} sperms with ${each} chromosomes each`
      return {
        ask: `In the testis of an animal, ${cells} primary spermatocytes with ${2 * pairs} chromosomes each complete meiosis. What is formed?`,
        answer: said(4 * cells, pairs),
        slips: {
          'did not halve the chromosomes': said(4 * cells, 2 * pairs),
          'took two sperms of each cell': said(2 * cells, pairs),
          'took mitosis for meiosis': said(2 * cells, 2 * pairs),
        },
        work: `Each cell gives four sperms with half the chromosomes: ${said(4 * cells, pairs)}.`,
      }
    },
  }),
  template({
    id: 'chromosomes-after-mitoses',
    topic: 'F.b',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [pairs, times] = [draw.int(4, 24), draw.int(3, 5)]
      const words = ['', '', '', 'three', 'four', 'five'][times] ?? ''
      const count = 2 * pairs * 2 ** times
      return {
        ask: `A cell in the root tip of a plant has ${2 * pairs} chromosomes. It divides by mitosis, and so do all the cells that come of it, until there have been ${words} divisions in succession. How many chromosomes are there in all the cells together?`,
        answer: num(count),
        slips: {
          'gave the number of cells': num(2 ** times),
          'halved the chromosomes': num(count / 2),
          'multiplied by the number of divisions': num(2 * pairs * times),
          'doubled the number of divisions': num(2 * pairs * 2 * times),
        },
        work: `There are ${2 ** times} cells with ${2 * pairs} chromosomes each, in all ${num(count)}.`,
      }
    },
  }),
  template({
    id: 'guanine-from-adenine',
    topic: 'F.b',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [bases, adenine] = [draw.int(10, 80) * 100, draw.int(15, 35)]
      draw.need(adenine !== 25)
      return {
        ask: `A piece of DNA has ${num(bases)} bases, and ${adenine}% of them are adenine. How many of the bases are guanine?`,
        answer: num((bases * (50 - adenine)) / 100),
        slips: {
          'gave the number of adenine bases': num((bases * adenine) / 100),
          'took all that is not adenine': num((bases * (100 - adenine)) / 100),
          'did not halve what is left': num((bases * (100 - 2 * adenine)) / 100),
          'halved all that is not adenine': num((bases * (100 - adenine)) / 200),
        },
        work: `Adenine and thymine are ${2 * adenine}%, so guanine and cytosine are ${50 - adenine}% each: ${num((bases * (50 - adenine)) / 100)}.`,
      }
    },
  }),
  template({
    id: 'hydrogen-bonds-of-dna',
    topic: 'F.b',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [pairs, adenine] = [draw.int(40, 200, 5), draw.int(12, 90)]
      const cytosine = pairs - adenine
      draw.need(cytosine !== adenine && adenine > 0.35 * pairs && adenine < 0.7 * pairs)
      return {
        ask: `A piece of DNA has ${pairs} base pairs and ${adenine} adenine bases. Adenine and thymine are joined by 2 hydrogen bonds, and cytosine and guanine by 3. How many hydrogen bonds join the two strands?`,
        answer: num(2 * adenine + 3 * cytosine),
        slips: {
          'exchanged the bonds': num(3 * adenine + 2 * cytosine),
          'took 2 bonds everywhere': num(2 * pairs),
          'took 3 bonds everywhere': num(3 * pairs),
          'counted adenine and thymine as two pairs': num(4 * adenine + 3 * (pairs - 2 * adenine)),
        },
        work: `There are ${adenine} pairs with 2 bonds and ${cytosine} with 3: ${num(2 * adenine)} and ${num(3 * cytosine)} are together ${num(2 * adenine + 3 * cytosine)}.`,
      }
    },
  }),
  template({
    id: 'amino-acids-of-a-messenger',
    topic: 'F.b',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [acids, before] = [draw.int(60, 320), draw.int(12, 60)]
      const bases = 3 * (acids + 1) + before
      return {
        ask: `A messenger RNA has ${num(bases)} bases. The first ${before} are not translated. Then codons of three bases follow; each stands for an amino acid, except the last one, which is a stop codon. How many amino acids has the protein?`,
        answer: num(acids),
        slips: {
          'counted the stop codon': num(acids + 1),
          'did not divide by three': num(bases - before - 3),
          'translated all the bases': num(Math.floor(bases / 3) - 1),
          'took two bases for a codon': num(Math.floor((bases - before) / 2) - 1),
        },
        work: `${num(bases - before)} bases are ${acids + 1} codons. Without the stop codon there are ${num(acids)}.`,
      }
    },
  }),
  template({
    id: 'bases-of-a-gene',
    topic: 'F.b',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [acids, cut] = [draw.int(80, 400), draw.int(60, 400, 10)]
      return {
        ask: `A protein has ${acids} amino acids. The gene for it holds one codon of three base pairs for each of them, a stop codon, and ${cut} base pairs in parts that are cut out before translation. How many base pairs has the gene?`,
        answer: num(3 * (acids + 1) + cut),
        slips: {
          'left out the stop codon': num(3 * acids + cut),
          'left out the parts that are cut out': num(3 * (acids + 1)),
          'took one base pair for the stop codon': num(3 * acids + 1 + cut),
          'counted one base pair for an amino acid': num(acids + 1 + cut),
        },
        work: `The ${acids + 1} codons have ${num(3 * (acids + 1))} base pairs. With the other parts there are ${num(3 * (acids + 1) + cut)}.`,
      }
    },
  }),
  template({
    id: 'mean-of-a-variation',
    topic: 'E.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const lengths = draw.ints(5, 62, 98)
      const mean = total(lengths) / 5
      const [high, low] = [Math.max(...lengths), Math.min(...lengths)]
      const middle = [...lengths].sort((one, other) => one - other)[2] ?? 0
      draw.need(Math.abs(mean - middle) > 0.5 && Math.abs(mean - (high + low) / 2) > 0.5)
      return {
        ask: `To show continuous variation, a class measured leaves of one mango tree. Their lengths in mm are ${listed(lengths.map((length) => 2 * length))}. What is the mean length?`,
        answer: quantity(2 * mean, 'mm', 1),
        slips: {
          'took the middle of the longest and the shortest': quantity(high + low, 'mm', 1),
          'divided by six': quantity((2 * total(lengths)) / 6, 'mm', 1),
          'divided by four': quantity((2 * total(lengths)) / 4, 'mm', 1),
          'gave the range': quantity(2 * (high - low), 'mm', 1),
        },
        work: `The sum is ${2 * total(lengths)} mm. Divided by 5 it is ${quantity(2 * mean, 'mm', 1)}.`,
      }
    },
  }),
  template({
    id: 'share-of-tall-pupils',
    topic: 'E.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const counts = [draw.int(2, 8), draw.int(8, 20), draw.int(14, 26), draw.int(6, 18), draw.int(2, 9)]
      const all = total(counts)
      const [, , , fourth = 0, fifth = 0] = counts
      const [, , third = 0] = counts
      const share = (part: number) => quantity((part / all) * 100, '%', 1)
      return {
        ask: `The heights of some pupils vary like this:\n\n| Height (cm) | 140–149 | 150–159 | 160–169 | 170–179 | 180–189 |\n|---|---|---|---|---|---|\n| Pupils | ${counts.join(' | ')} |\n\nWhat percentage of the pupils are at least 170 cm tall, correct to one decimal place?`,
        answer: share(fourth + fifth),
        slips: {
          'left out the last group': share(fourth),
          'left out the group from 170 cm': share(fifth),
          'counted the group before as well': share(third + fourth + fifth),
          'gave the percentage of the others': share(all - fourth - fifth),
        },
        work: `${fourth + fifth} of ${all} pupils are that tall, which is ${share(fourth + fifth)}.`,
      }
    },
  }),
]
