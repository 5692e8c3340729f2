import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'

/** The numbers of an expression in which `@` is one and `#` is `$640 \times 480$`. */
const numbers = (read: (expression: RegExp) => string[], expression: string) =>
  read(new RegExp(expression.replaceAll('#', '\\$(\\d+) \\\\times (\\d+)\\$').replaceAll('@', '([\\d,.]*\\d)'))).map(
    (one) => Number(one.replaceAll(',', '')),
  )

/** By adding row after row and second after second, or unpacking each option. */
export const fileSizesSolvers: Solver[] = [
  {
    // Row by row of each monitor.
    of: ['pixels-of-a-screen'],
    solve: ({ read }) => {
      const [first = 0, wide = 0, high = 0, second = 0, width = 0, height = 0] = numbers(
        read,
        'has @ monitors of # pixels and @ monitors of # pixels\\. How many pixels do they have together',
      )
      let pixels = 0
      for (let row = 0; row < high; row += 1) pixels += first * wide
      for (let row = 0; row < height; row += 1) pixels += second * width
      return pixels
    },
  },
  {
    // Each further bit doubles the colours.
    of: ['colours-by-depth'],
    solve: ({ read }) => {
      const [red = 0, green = 0, blue = 0] = numbers(
        read,
        'keeps @ bits for red, @ bits for green and @ bits for blue in each pixel\\. How many different colours',
      )
      let colours = 1
      for (let bit = 0; bit < red + green + blue; bit += 1) colours += colours
      return colours
    },
  },
  {
    // The bits that each option has for a pixel.
    of: ['size-of-a-picture'],
    solve: ({ read }) => {
      const [wide = 0, high = 0, bits = 0, bytes = 0] = numbers(
        read,
        '^An uncompressed picture of # pixels uses @ bits for each pixel\\. What is its size in kilobytes\\? \\[Take 1 KB as @ bytes',
      )
      return ({ value }) => near((value * bytes * 8) / wide / high, bits)
    },
  },
  {
    of: ['depth-of-a-picture'],
    solve: ({ read }) => {
      const [wide = 0, high = 0, kilobytes = 0, bytes = 0] = numbers(
        read,
        '^An uncompressed picture of # pixels takes @ KB\\. How many colours at most can it show\\? \\[Take 1 KB as @ bytes',
      )
      // As many pixels as each option's colours would leave room for.
      return ({ value }) => near(Math.log2(value) * wide * high, kilobytes * bytes * 8)
    },
  },
  {
    // Second by second.
    of: ['size-of-a-recording'],
    solve: ({ read }) => {
      const [word, channels] = read(/in (stereo|mono) \((two|one) channels?\)/)
      if ((word === 'stereo') !== (channels === 'two')) throw new Error('other channels')
      const [samples = 0, bits = 0, seconds = 0, bytes = 0] = numbers(
        read,
        'with @ samples a second of @ bits each\\. What is the size of @ seconds, uncompressed, in kilobytes\\? \\[In this question 1 KB is @ bytes',
      )
      let all = 0
      for (let second = 0; second < seconds; second += 1) all += samples * bits * (word === 'stereo' ? 2 : 1)
      return ({ value }) => near(value * bytes * 8, all)
    },
  },
  {
    // Line by line.
    of: ['characters-of-a-document'],
    solve: ({ read }) => {
      const [pages = 0, lines = 0, characters = 0, bytes = 0] = numbers(
        read,
        'has @ pages of @ lines with @ characters each\\. Each character takes one byte\\. How many kilobytes of storage does it need\\? \\[Take 1 KB as @ bytes',
      )
      let sum = 0
      for (let line = 0; line < pages * lines; line += 1) sum += characters
      return ({ value }) => near(value * bytes, sum)
    },
  },
  {
    // Square inch by square inch.
    of: ['scanned-page'],
    solve: ({ read }) => {
      const [wide = 0, high = 0, dots = 0, bits = 0, bytes = 0] = numbers(
        read,
        'of @ inches by @ inches is scanned at @ dots per inch with @ bits for each dot\\. How many kilobytes is the uncompressed scan\\? \\[In this question 1 KB is @ bytes',
      )
      let scan = 0
      for (let inch = 0; inch < wide * high; inch += 1) scan += dots * dots * bits
      return ({ value }) => near(value * bytes * 8, scan)
    },
  },
  {
    of: ['compressed-file'],
    solve: ({ read }) => {
      const [files = 0, each = 0, percent = 0] = numbers(
        read,
        '^An archive holds @ files of @ MB each and is @% smaller than they are together',
      )
      return ({ value }) => near((1 - value / (files * each)) * 100, percent)
    },
  },
  {
    // Record by record, field by field.
    of: ['records-of-a-file'],
    solve: ({ read }) => {
      const [name = 0, address = 0, born = 0, records = 0] = numbers(
        read,
        'three fields: name \\(@ bytes\\), address \\(@ bytes\\) and date of birth \\(@ bytes\\)\\. How many bytes do @ records take',
      )
      let bytes = 0
      for (let record = 0; record < records; record += 1) bytes += name + address + born
      return bytes
    },
  },
]
