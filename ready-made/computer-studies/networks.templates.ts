import { naira, num, quantity } from '../make/number.ts'
import { template } from '../make/template.ts'
import { posed } from './posed.ts'

const megabyte = 'Take 1 MB as 8 megabits.'

export const networks = [
  template({
    id: 'class-of-an-address',
    topic: '9.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [a, b] = [draw.int(1, 238), draw.int(0, 255)]
      const [c, d] = [draw.int(0, 255), draw.int(1, 254)]
      draw.need(a !== 127)
      const at = a < 128 ? 0 : a < 192 ? 1 : a < 224 ? 2 : 3
      const kinds = ['Class A', 'Class B', 'Class C', 'Class D']
      const right = kinds[at] ?? ''
      return {
        ask: `To which class does the IPv4 address ${a}.${b}.${c}.${d} belong?`,
        answer: right,
        slips: Object.fromEntries(kinds.filter((kind) => kind !== right).map((kind) => [`took it for ${kind}`, kind])),
        work: `The first number, ${a}, is between ${[0, 128, 192, 224][at]} and ${[127, 191, 223, 239][at]}: ${right}.`,
      }
    },
  }),
  template({
    id: 'part-of-an-address-in-binary',
    topic: '9.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const parts = draw.ints(4, 33, 222)
      const place = draw.int(1, 4)
      const value = parts[place - 1] ?? 0
      const bits = (number: number) => `$${number.toString(2).padStart(8, '0')}$`
      const [other = 0, third = 0] = parts.filter((_, at) => at !== place - 1)
      return {
        ask: `What is the ${['first', 'second', 'third', 'fourth'][place - 1]} part of the IPv4 address ${parts.join('.')} in binary?`,
        answer: bits(value),
        slips: {
          'took another part': bits(other),
          'turned the bits over': bits(255 - value),
          'counted one too many': bits(value + 1),
          'took the next part': bits(third),
        },
        work: `The part is ${value}, and with 8 bits it is ${bits(value)}.`,
      }
    },
  }),
  template({
    id: 'network-of-an-address',
    topic: '9.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [a, b, c, d] = [draw.int(128, 222), draw.int(1, 254), draw.int(1, 254), draw.int(2, 253)]
      const size = a < 192 ? 2 : 3
      const parts = [a, b, c, d]
      const cut = (kept: number, rest: number) => parts.map((part, at) => (at < kept ? part : rest)).join('.')
      return {
        ask: `A computer has the address ${parts.join('.')} and the subnet mask ${[255, 255, 255, 255].map((part, at) => (at < size ? part : 0)).join('.')}. What is the address of its network?`,
        answer: cut(size, 0),
        slips: {
          'gave the broadcast address': cut(size, 255),
          'kept one part too many': size === 2 ? cut(3, 0) : cut(2, 0),
          'kept the first part only': cut(1, 0),
          'put 1 for the computer': parts.map((part, at) => (at < size ? part : at === 3 ? 1 : 0)).join('.'),
        },
        work: `The first ${size} parts are kept, and the others become 0: ${cut(size, 0)}.`,
      }
    },
  }),
  template({
    id: 'computers-in-subnets',
    topic: '9.a',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [prefix, count] = [draw.int(24, 29), draw.int(2, 9)]
      const hosts = 2 ** (32 - prefix)
      return posed(draw, {
        ask: `A school uses ${count} IPv4 subnets, each with ${prefix} bits for the network. How many addresses are there for computers in all? [In each subnet two addresses cannot be given to computers.]`,
        answer: num((hosts - 2) * count),
        slips: {
          'counted the two addresses as well': num(hosts * count),
          'took two addresses off once only': num(hosts * count - 2),
          'took one address off in each': num((hosts - 1) * count),
          'gave the number of one subnet': num(hosts - 2),
        },
        work: `${32 - prefix} bits are left for computers, and $(2^{${32 - prefix}} - 2) \\times ${count}$ is ${num((hosts - 2) * count)}.`,
      })
    },
  }),
  template({
    id: 'last-address-of-a-subnet',
    topic: '9.a',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [part, host, prefix] = [draw.int(1, 60), draw.int(3, 250), draw.pick([25, 26, 27, 28])]
      const size = 2 ** (32 - prefix)
      const start = Math.floor(host / size) * size
      draw.need(start > 0 && host !== start && host !== start + size - 1)
      const address = (last: number) => `192.168.${part}.${last}`
      return {
        ask: `A computer has the address ${address(host)} in a network with ${prefix} network bits. What is the broadcast address of its network?`,
        answer: address(start + size - 1),
        slips: {
          'gave the address of the network': address(start),
          'gave the last address of a computer': address(start + size - 2),
          'used the whole last part': address(255),
          'took the size as half as large': address(Math.floor(host / (size / 2)) * (size / 2) + size / 2 - 1),
          'went to the next network': address(Math.min(254, start + size)),
        },
        work: `Each network has ${size} addresses, and this one begins at ${start}, so the last is ${address(start + size - 1)}.`,
      }
    },
  }),
  template({
    id: 'cost-of-a-mesh',
    topic: '9.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [computers, price] = [draw.int(5, 12), draw.int(6, 30) * 100]
      const cables = (computers * (computers - 1)) / 2
      return posed(draw, {
        ask: `${computers} computers are connected in a full mesh, each with every other by one cable. A cable costs ${naira(price)}. What do all the cables cost?`,
        answer: naira(cables * price),
        slips: {
          'counted each cable twice': naira(2 * cables * price),
          'took one cable for each computer': naira(computers * price),
          'squared the number of computers': naira(computers ** 2 * price),
          'connected them in a line': naira((computers - 1) * price),
        },
        work: `$${computers} \\times ${computers - 1} \\div 2 = ${cables}$ cables cost ${naira(cables * price)}.`,
      })
    },
  }),
  template({
    id: 'cable-of-a-star',
    topic: '9.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [computers, metres, spare] = [draw.int(12, 40), draw.int(8, 20), draw.int(1, 3)]
      return posed(draw, {
        ask: `Each of ${computers} computers in a laboratory is connected to one switch by a cable. The mean distance is ${metres} m, and ${spare} m is added to each cable for the ends. How many metres of cable are needed?`,
        answer: quantity(computers * (metres + spare), 'm'),
        slips: {
          'left out the ends': quantity(computers * metres, 'm'),
          'added the ends once only': quantity(computers * metres + spare, 'm'),
          'left out one computer': quantity((computers - 1) * (metres + spare), 'm'),
          'took the ends off': quantity(computers * (metres - spare), 'm'),
        },
        work: `Each cable has ${metres + spare} m, and ${computers} of them have ${quantity(computers * (metres + spare), 'm')}.`,
      })
    },
  }),
  template({
    id: 'switches-for-a-laboratory',
    topic: '9.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [computers, ports] = [draw.int(30, 160), draw.pick([8, 16, 24])]
      const [price, count] = [draw.int(20, 60) * 1000, Math.ceil(computers / (ports - 1))]
      draw.need(count > Math.ceil(computers / ports) && count < 20)
      return posed(draw, {
        ask: `A school has ${computers} computers and buys switches of ${ports} ports at ${naira(price)} each. On each switch one port is kept for the router. What do the switches cost?`,
        answer: naira(count * price),
        slips: {
          'used all the ports for computers': naira(Math.ceil(computers / ports) * price),
          'left out a switch that is not full': naira(Math.floor(computers / (ports - 1)) * price),
          'bought one switch too many': naira((count + 1) * price),
          'kept half of the ports': naira(Math.ceil(computers / (ports / 2)) * price),
        },
        work: `At ${ports - 1} computers each, ${count} switches are needed, and they cost ${naira(count * price)}.`,
      })
    },
  }),
  template({
    id: 'time-of-a-download',
    topic: '9.b',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [speed, seconds] = [draw.pick([2, 4, 5, 8, 10, 16, 20]), draw.int(12, 90)]
      const size = (speed * seconds) / 8
      draw.need(Number.isInteger(size) && size > 5)
      return posed(draw, {
        ask: `A video of ${size} MB is downloaded over a link of ${speed} megabits per second. How long does it take? [${megabyte}]`,
        answer: quantity(seconds, 'seconds'),
        slips: {
          'did not turn bytes into bits': quantity(Math.ceil(size / speed), 'seconds'),
          'multiplied size and speed': quantity(size * speed, 'seconds'),
          'took half the speed': quantity(seconds * 2, 'seconds'),
          'took 4 bits for a byte': quantity(seconds / 2, 'seconds'),
        },
        work: `$${size} \\times 8 = ${size * 8}$ megabits, divided by ${speed}, take ${quantity(seconds, 'seconds')}.`,
      })
    },
  }),
  template({
    id: 'link-shared-by-many',
    topic: '9.b',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [computers, each, seconds] = [draw.int(4, 20), draw.pick([0.5, 1.5, 2, 2.5, 4]), draw.int(8, 60, 4)]
      const size = (each * seconds) / 8
      draw.need(Number.isInteger(size * 2) && size > 1)
      return posed(draw, {
        ask: `${computers} computers share a link of ${num(computers * each)} megabits per second equally, and each downloads a file of ${num(size)} MB at the same time. After how many seconds are the downloads complete? [${megabyte}]`,
        answer: quantity(seconds, 'seconds'),
        slips: {
          'gave the whole link to one computer': quantity(Math.ceil(seconds / computers), 'seconds'),
          'did not turn bytes into bits': quantity(Math.ceil(size / each), 'seconds'),
          'took the downloads one after another at that speed': quantity(seconds * computers, 'seconds'),
          'took half of the time': quantity(seconds / 2, 'seconds'),
        },
        work: `Each computer has ${num(each)} megabits per second for ${num(size * 8)} megabits, which takes ${quantity(seconds, 'seconds')}.`,
      })
    },
  }),
  template({
    id: 'minutes-of-a-data-bundle',
    topic: '9.b',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [bundle, rate, used] = [draw.pick([2, 3, 4, 5, 6]), draw.pick([4, 8, 16]), draw.int(2, 14) * 64]
      const left = bundle * 1024 - used
      draw.need(left % rate === 0 && left > 500)
      return posed(draw, {
        ask: `A pupil buys a data bundle of ${bundle} GB and has used ${used} MB. An online lesson takes ${rate} MB a minute. For how many more minutes can the pupil watch lessons? [Take 1 GB as 1024 MB.]`,
        answer: quantity(left / rate, 'minutes'),
        slips: {
          'took 1000 MB for 1 GB': quantity(Math.floor((bundle * 1000 - used) / rate), 'minutes'),
          'left out what is used': quantity((bundle * 1024) / rate, 'minutes'),
          'added what is used': quantity((bundle * 1024 + used) / rate, 'minutes'),
          'gave the minutes already watched': quantity(used / rate, 'minutes'),
        },
        work: `${num(left)} MB are left, and at ${rate} MB a minute they last ${quantity(left / rate, 'minutes')}.`,
      })
    },
  }),
]
