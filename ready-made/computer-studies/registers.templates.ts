import { listed, maths, num, quantity } from '../make/number.ts'
import { template } from '../make/template.ts'
import { bits, inBase, posed } from './posed.ts'

const pattern = (value: number, width = 8) => maths(bits(value, width))
const ones = (value: number) => value.toString(2).replaceAll('0', '').length
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

export const registers = [
  template({
    id: 'bits-moved-left',
    topic: '3.f',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [value, places] = [draw.int(9, 31), draw.int(2, 3)]
      draw.need(value % 2 === 1)
      return posed(draw, {
        ask: `An 8-bit register holds ${pattern(value)}. Its bits are moved ${places} places to the left, and noughts come in from the right. What decimal number does it hold then?`,
        answer: num(value * 2 ** places),
        slips: {
          'multiplied by the number of places': num(value * places),
          'moved the bits one place too few': num(value * 2 ** (places - 1)),
          'moved the bits to the right': num(value >> places),
          'let ones come in': num(value * 2 ** places + 2 ** places - 1),
        },
        work: `It held ${value}, and each place doubles it: ${num(value * 2 ** places)}.`,
      })
    },
  }),
  template({
    id: 'bits-moved-round',
    topic: '3.f',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [value, places] = [draw.int(70, 250), draw.int(2, 3)]
      const text = bits(value, 8)
      const moved = text.slice(places) + text.slice(0, places)
      return posed(draw, {
        ask: `The bits of an 8-bit register that holds ${pattern(value)} are rotated ${places} places to the left: what leaves on the left comes in on the right. What does the register hold then?`,
        answer: maths(moved),
        slips: {
          'let noughts come in': maths(text.slice(places) + '0'.repeat(places)),
          'rotated to the right': maths(text.slice(-places) + text.slice(0, -places)),
          'rotated one place too few': maths(text.slice(places - 1) + text.slice(0, places - 1)),
          'let ones come in': maths(text.slice(places) + '1'.repeat(places)),
        },
        work: `The bits ${text.slice(0, places)} go from the left to the right: ${maths(moved)}.`,
      })
    },
  }),
  template({
    id: 'bytes-between-addresses',
    topic: '3.f',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [first, blocks] = [draw.int(1, 9) * 256, draw.int(2, 12)]
      const size = blocks * 64
      return posed(draw, {
        ask: `A memory block begins at the address ${inBase(first, 16)} and ends at ${inBase(first + size - 1, 16)}, both included. Each address holds one byte. How many bytes does the block hold?`,
        answer: quantity(size, 'bytes'),
        slips: {
          'left out the last address': quantity(size - 1, 'bytes'),
          'counted one address too many': quantity(size + 1, 'bytes'),
          'took 8 bits for 8 bytes': quantity(size * 8, 'bytes'),
          'halved it': quantity(size / 2, 'bytes'),
        },
        work: `In decimal the addresses are ${num(first)} to ${num(first + size - 1)}, so the block holds ${quantity(size, 'bytes')}.`,
      })
    },
  }),
  template({
    id: 'last-address-of-a-block',
    topic: '3.f',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [first, size] = [draw.int(10, 120) * 16, draw.int(3, 40) * 8]
      return posed(draw, {
        ask: `A program of ${size} bytes is loaded from the hexadecimal address ${inBase(first, 16)} on, one byte to an address. What is the last address that it uses?`,
        answer: inBase(first + size - 1, 16),
        slips: {
          'went one address too far': inBase(first + size, 16),
          'took the size for a hexadecimal number': inBase(first + Number.parseInt(String(size), 16) - 1, 16),
          'stopped one address too early': inBase(first + size - 2, 16),
          'took the size off': inBase(Math.max(16, first - size + 1), 16),
        },
        work: `$${first} + ${size} - 1 = ${first + size - 1}$ in decimal, which is ${inBase(first + size - 1, 16)}.`,
      })
    },
  }),
  template({
    id: 'transfers-over-a-bus',
    topic: '3.f',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [width, count, time] = [draw.pick([16, 32, 64]), draw.int(10, 60), draw.int(3, 9)]
      const size = (count * width) / 8
      return posed(draw, {
        ask: `A data bus of ${width} lines moves a block of ${size} bytes. Each transfer takes ${time} microseconds. How many microseconds does the block take?`,
        answer: quantity(count * time, 'μs'),
        slips: {
          'moved one byte in a transfer': quantity(size * time, 'μs'),
          'moved one bit in a transfer': quantity(size * 8 * time, 'μs'),
          'left out the time of a transfer': quantity(count, 'μs'),
          'took the lines for bytes': quantity(Math.ceil(size / width) * time, 'μs'),
        },
        work: `Each transfer moves ${width / 8} bytes, so ${count} transfers take ${quantity(count * time, 'μs')}.`,
      })
    },
  }),
  template({
    id: 'parity-of-characters',
    topic: '3.f',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const values = draw.ints(4, 33, 122)
      const kind = draw.pick(['even', 'odd'] as const)
      const rest = kind === 'even' ? 1 : 0
      const set = values.filter((value) => ones(value) % 2 === rest).length
      const all = sum(values.map(ones))
      draw.need(set > 0 && set < 4)
      return {
        ask: `Four characters are sent as ${listed(values.map((value) => pattern(value, 7)))}, each with a parity bit for ${kind} parity. How many of the bits sent are 1, the parity bits included?`,
        answer: num(all + set),
        slips: {
          'left out the parity bits': num(all),
          'used the other parity': num(all + 4 - set),
          'took each parity bit as 1': num(all + 4),
          'counted the noughts': num(32 - all - set),
        },
        work: `The characters have ${listed(values.map(ones))} ones, and ${set} parity ${set === 1 ? 'bit is' : 'bits are'} 1. Together it is ${num(all + set)}.`,
      }
    },
  }),
  template({
    id: 'check-digit-of-a-number',
    topic: '2.b',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const digits = [draw.int(1, 9), draw.int(1, 9), draw.int(0, 9), draw.int(1, 9)]
      const weighted = sum(digits.map((digit, at) => digit * (5 - at)))
      const rest = weighted % 11
      const plain = sum(digits) % 11
      draw.need(rest > 1 && !digits.includes(11 - rest))
      const digit = (value: number) => num(((value % 11) + 11) % 11)
      return posed(draw, {
        ask: `The digits of the account number ${digits.join('')} are multiplied by 5, 4, 3 and 2 from the left and added. The sum is divided by 11, and the check digit is 11 less the remainder. What is the check digit?`,
        answer: num(11 - rest),
        slips: {
          'gave the remainder': num(rest),
          'used the weights from the right': digit(11 - (sum(digits.map((one, at) => one * (2 + at))) % 11)),
          'left out the weights': digit(11 - plain),
          'subtracted the remainder from 10': num(10 - rest),
        },
        work: `The sum is ${weighted}, the remainder ${rest}, and the check digit ${num(11 - rest)}.`,
      })
    },
  }),
  template({
    id: 'clusters-of-files',
    topic: '4.a',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const cluster = draw.pick([2, 4, 8])
      const files = draw.ints(3, 3, 40)
      const used = files.map((size) => Math.ceil(size / cluster) * cluster)
      const wasted = sum(used) - sum(files)
      draw.need(files.every((size) => size % cluster !== 0) && wasted > 3)
      return posed(draw, {
        ask: `An operating system gives disk space in clusters of ${cluster} KB. Three files have ${listed(files)} KB. How much space do they take on the disk?`,
        answer: quantity(sum(used), 'KB'),
        slips: {
          'added the sizes': quantity(sum(files), 'KB'),
          'put the files together first': quantity(Math.ceil(sum(files) / cluster) * cluster, 'KB'),
          'left out the last cluster of each': quantity(sum(used) - 3 * cluster, 'KB'),
          'took one cluster too many': quantity(sum(used) + cluster, 'KB'),
        },
        work: `The files take ${listed(used)} KB, together ${quantity(sum(used), 'KB')}.`,
      })
    },
  }),
  template({
    id: 'mean-wait-of-jobs',
    topic: '4.a',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const jobs = draw.ints(4, 2, 20)
      const waits = jobs.map((_, at) => sum(jobs.slice(0, at)))
      const ends = jobs.map((_, at) => sum(jobs.slice(0, at + 1)))
      const sorted = jobs.toSorted((a, b) => a - b)
      const [mean, ended] = [sum(waits) / 4, sum(ends) / 4]
      const shortest = sum(sorted.map((_, at) => sum(sorted.slice(0, at)))) / 4
      draw.need(mean !== shortest)
      return posed(draw, {
        ask: `Four jobs that arrive together need ${listed(jobs)} ms of the processor, in this order. The operating system runs them in the order given, each until it ends. What is the mean time a job waits before it begins?`,
        answer: quantity(mean, 'ms'),
        slips: {
          'took the times when they end': quantity(ended, 'ms'),
          'left out the job that does not wait': quantity(Math.round((sum(waits) / 3) * 4) / 4, 'ms'),
          'ran the shortest first': quantity(shortest, 'ms'),
          'took the mean of the jobs': quantity(sum(jobs) / 4, 'ms'),
        },
        work: `They wait ${listed(waits)} ms, and the mean is ${quantity(mean, 'ms')}.`,
      })
    },
  }),
  template({
    id: 'pages-of-memory',
    topic: '4.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [page, memory] = [draw.pick([2, 4, 8]), draw.int(2, 12) * 16]
      const programs = draw.ints(2, 5, 60)
      const taken = sum(programs.map((size) => Math.ceil(size / page)))
      const free = memory / page - taken
      draw.need(programs.every((size) => size % page !== 0) && free > 3)
      return posed(draw, {
        ask: `A memory of ${memory} KB is divided into pages of ${page} KB. Programs of ${listed(programs)} KB are loaded, each in pages of its own. How many pages are free?`,
        answer: num(free),
        slips: {
          'left out pages that are not full': num(memory / page - sum(programs.map((size) => Math.floor(size / page)))),
          'gave the pages in use': num(taken),
          'loaded one program only': num(memory / page - Math.ceil((programs[0] ?? 0) / page)),
          'gave all the pages': num(memory / page),
        },
        work: `There are ${memory / page} pages, and ${taken} of them are in use, so the number of free ones is ${num(free)}.`,
      })
    },
  }),
]
