import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'
import { shownAfter } from './odometer.ts'

const places = ['first', 'second', 'third', 'fourth']
const plain = (one: string) => Number(one.replaceAll(',', ''))

/** An IPv4 address as its 32 bits, each part counted on a counter with eight wheels. */
function bitsOf(address = ''): string {
  const parts = address.split('.').map(Number)
  if (parts.length !== 4 || parts.some((part) => !(part >= 0 && part < 256))) throw new Error(`no address: ${address}`)
  return parts.map((part) => shownAfter(part, 2, '00000000', 8)).join('')
}

/** The first bits that tell the class, the class of all ones last. */
const classes: ReadonlyArray<readonly [string, string]> = [
  ['0', 'Class A'],
  ['10', 'Class B'],
  ['110', 'Class C'],
  ['1110', 'Class D'],
]

/** By bits, cables and seconds one after another. */
export const networksSolvers: Solver[] = [
  {
    of: ['class-of-an-address'],
    solve: ({ read }) => {
      const bits = bitsOf(read(/^To which class does the IPv4 address ([\d.]+\d) belong\?$/)[0])
      return classes.find(([first]) => bits.startsWith(first))?.[1] ?? ''
    },
  },
  {
    of: ['part-of-an-address-in-binary'],
    solve: ({ read }) => {
      const [word = '', address] = read(/^What is the (\w+) part of the IPv4 address ([\d.]+\d) in binary\?$/)
      const place = places.indexOf(word)
      if (place < 0) throw new Error(`no part: ${word}`)
      return `$${bitsOf(address).slice(8 * place, 8 * place + 8)}$`
    },
  },
  {
    // Ones of the mask keep the bit, noughts make it 0.
    of: ['network-of-an-address'],
    solve: ({ read }) => {
      const [bits = '', mask = ''] = read(
        /has the address ([\d.]+\d) and the subnet mask ([\d.]+\d)\. What is the address of its network/,
      ).map(bitsOf)
      const network = [...bits].map((bit, index) => (mask[index] === '1' ? bit : '0')).join('')
      return ({ text }) => bitsOf(text) === network
    },
  },
  {
    // Each bit that is left doubles the addresses of a subnet.
    of: ['computers-in-subnets'],
    solve: ({ read }) => {
      const [subnets = 0, bits = 0] = read(
        /uses (\d+) IPv4 subnets, each with (\d+) bits for the network\. .* \[In each subnet two addresses cannot be given/,
      ).map(Number)
      let addresses = 1
      for (let bit = bits; bit < 32; bit += 1) addresses += addresses
      let all = 0
      for (let subnet = 0; subnet < subnets; subnet += 1) all += addresses - 2
      return all
    },
  },
  {
    // All bits behind those of the network are ones.
    of: ['last-address-of-a-subnet'],
    solve: ({ read }) => {
      const [address, bits] = read(
        /has the address ([\d.]+\d) in a network with (\d+) network bits\. What is the broadcast address/,
      )
      const last = bitsOf(address).slice(0, Number(bits)).padEnd(32, '1')
      return ({ text }) => bitsOf(text) === last
    },
  },
  {
    // Computer by computer, each to those that are there already.
    of: ['cost-of-a-mesh'],
    solve: ({ read }) => {
      const [computers = 0, price = 0] = read(
        /^(\d+) computers are connected in a full mesh, .* A cable costs ₦([\d,]+)\./,
      ).map(plain)
      let cost = 0
      for (let computer = 0; computer < computers; computer += 1) cost += computer * price
      return cost
    },
  },
  {
    of: ['cable-of-a-star'],
    solve: ({ read }) => {
      const [computers = 0, mean = 0, more = 0] = read(
        /^Each of (\d+) computers in a laboratory is connected to one switch by a cable\. The mean distance is (\d+) m, and (\d+) m is added to each cable/,
      ).map(Number)
      let cable = 0
      for (let computer = 0; computer < computers; computer += 1) cable += mean + more
      return cable
    },
  },
  {
    // A further switch whenever the last is full.
    of: ['switches-for-a-laboratory'],
    solve: ({ read }) => {
      const [computers = 0, ports = 0, price = 0] = read(
        /has (\d+) computers and buys switches of (\d+) ports at ₦([\d,]+) each\. On each switch one port is kept for the router/,
      ).map(plain)
      let cost = 0
      for (let left = computers; left > 0; left -= ports - 1) cost += price
      return cost
    },
  },
  {
    // What the link has brought after each option.
    of: ['time-of-a-download'],
    solve: ({ read }) => {
      const [size = 0, speed = 0, each = 0] = read(
        /of ([\d.]+) MB is downloaded over a link of ([\d.]+) megabits per second\. How long does it take\? \[Take 1 MB as (\d+) megabits/,
      ).map(Number)
      return ({ value }) => near((value * speed) / each, size)
    },
  },
  {
    of: ['link-shared-by-many'],
    solve: ({ read }) => {
      const [computers = 0, speed = 0, size = 0, each = 0] = read(
        /^(\d+) computers share a link of ([\d.]+) megabits per second equally, and each downloads a file of ([\d.]+) MB at the same time\. .* \[Take 1 MB as (\d+) megabits/,
      ).map(Number)
      return ({ value }) => near(value * (speed / computers), size * each)
    },
  },
  {
    // Minute by minute until it is used up.
    of: ['minutes-of-a-data-bundle'],
    solve: ({ read }) => {
      const [bundle = 0, used = 0, each = 0, megabytes = 0] = read(
        /bundle of (\d+) GB and has used (\d+) MB\. An online lesson takes (\d+) MB a minute\. .* \[Take 1 GB as (\d+) MB/,
      ).map(Number)
      let minutes = 0
      for (let left = bundle * megabytes - used; left >= each; left -= each) minutes += 1
      return minutes
    },
  },
]
