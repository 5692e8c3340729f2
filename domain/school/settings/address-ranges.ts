/** An address of the network as a number of 32 bits (IPv4) or 128 (IPv6). IPv4 written as IPv6 is IPv4. */
type Address = { size: 32 | 128; bits: bigint }

/** All addresses that begin with the same `prefix` bits. */
export type AddressRange = Address & { prefix: number }

/** What a list says: a range for each line that is one, and the lines that are none, counted from 1. Empty lines say nothing. */
export type ReadRanges = { ranges: AddressRange[]; wrong: { line: number; text: string }[] }

const mappedIPv4 = 0xffffn

/** Reads a list of one address or range in each line: `197.210.64.7`, `197.210.64.0/24`, `2001:db8::/32`. */
export function readRanges(list: string): ReadRanges {
  const read: ReadRanges = { ranges: [], wrong: [] }
  for (const [place, line] of list.split(/\r\n|\r|\n/).entries()) {
    const text = line.trim()
    if (text === '') continue
    const range = parseRange(text)
    if (range) read.ranges.push(range)
    else read.wrong.push({ line: place + 1, text })
  }
  return read
}

/** What is wrong with a list of ranges, naming each line that is none; null: nothing. */
export function rangesProblem(list: string): string | null {
  const { wrong } = readRanges(list)
  if (wrong.length === 0) return null
  const named = wrong.slice(0, 5).map(({ line, text }) => `line ${line} (${text.slice(0, 60)})`)
  const rest = wrong.length > named.length ? [`${wrong.length - named.length} more`] : []
  const all = [...named, ...rest].join(', ')
  return `Not an address or range: ${all}. Write one in each line, such as 197.210.64.7 or 197.210.64.0/24.`
}

/**
 * Whether one of the ranges has the address, as a request comes from it: a port that a proxy wrote behind it, brackets and the
 * zone of a link-local address do not count. What is no address is in no range.
 */
export function isInRanges(ranges: readonly AddressRange[], address: string): boolean {
  const one = parseAddress(writtenAddress(address))
  return one !== null && ranges.some((range) => has(range, one))
}

/** An address as people know it: without port, brackets or zone, and IPv4 as IPv4. */
export function writtenAddress(address: string): string {
  const plain = withoutPort(address.trim()).replace(/%.*/su, '')
  const one = parseAddress(plain)
  if (one?.size !== 32) return plain
  return [24n, 16n, 8n, 0n].map((shift) => (one.bits >> shift) & 255n).join('.')
}

function has({ size, bits, prefix }: AddressRange, one: Address): boolean {
  const rest = BigInt(size - prefix)
  return size === one.size && bits >> rest === one.bits >> rest
}

/** `10.0.0.0/8`; an address by itself is the range of it alone. Bits behind the prefix do not count. */
function parseRange(text: string): AddressRange | null {
  const [, host = '', length] = /^([^/]+)(?:\/(0|[1-9]\d{0,2}))?$/.exec(text) ?? []
  const written = parseWritten(host)
  if (written === null) return null
  const prefix = length === undefined ? written.size : Number(length)
  if (prefix > written.size) return null
  // Of an IPv4 address as IPv6, the first 96 bits are always the same.
  return prefix >= 96 && isMapped(written) ? { ...unmapped(written), prefix: prefix - 96 } : { ...written, prefix }
}

function parseAddress(text: string): Address | null {
  const written = parseWritten(text)
  return written && isMapped(written) ? unmapped(written) : written
}

const isMapped = ({ size, bits }: Address) => size === 128 && bits >> 32n === mappedIPv4
const unmapped = ({ bits }: Address): Address => ({ size: 32, bits: bits & 0xffffffffn })

function parseWritten(text: string): Address | null {
  const bits = text.includes(':') ? bitsOfIPv6(text) : bitsOfIPv4(text)
  return bits === null ? null : { size: text.includes(':') ? 128 : 32, bits }
}

function bitsOfIPv4(text: string): bigint | null {
  const bytes = text.split('.')
  // A leading zero would be octal to some programs.
  const isRight = bytes.length === 4 && bytes.every((byte) => /^(0|[1-9]\d{0,2})$/.test(byte) && Number(byte) <= 255)
  return isRight ? joined(bytes.map(BigInt), 8n) : null
}

function bitsOfIPv6(text: string): bigint | null {
  const hex = withHexTail(text)
  if (hex === null) return null
  const [head = '', tail, ...more] = hex.split('::')
  if (more.length > 0) return null
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const left = 8 - before.length - after.length
  // Without a gap all eight are written; a gap stands for one or more.
  if (tail === undefined ? left !== 0 : left < 1) return null
  const groups = [...before, ...Array.from({ length: left }, () => '0'), ...after]
  return groups.every((group) => /^[\da-f]{1,4}$/i.test(group))
    ? joined(
        groups.map((group) => BigInt(`0x${group}`)),
        16n,
      )
    : null
}

/** The last four bytes may be written as IPv4 is: `::ffff:10.0.0.1`. */
function withHexTail(text: string): string | null {
  const [, head, dotted] = /^(.*:)(?=\d*\.)([\d.]+)$/.exec(text) ?? []
  if (head === undefined || dotted === undefined) return text
  const bits = bitsOfIPv4(dotted)
  return bits === null ? null : `${head}${(bits >> 16n).toString(16)}:${(bits & 0xffffn).toString(16)}`
}

const joined = (parts: readonly bigint[], width: bigint) => parts.reduce((bits, part) => (bits << width) | part, 0n)

/** `[2001:db8::1]:567`, `1.2.3.4:567`. */
function withoutPort(address: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1')
}
