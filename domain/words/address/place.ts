/** An address as guesses are counted at it. `isPrivateNetwork`: of the hall's own network, which no stranger reaches. */
export type Place = { name: string; isPrivateNetwork: boolean }

/** RFC 1918, loopback and link-local; the shared range of mobile networks (100.64/10) is strangers. */
const privateIPv4 = /^(10\.|127\.|169\.254\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/
const privateIPv6 = /^(0000:0000:0000:0000|f[cd]..:|fe[89ab].:)/
const dottedTail = /(?<=^|:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/
const mappedIPv4 = /^(?:0000:){5}ffff:(..)(..):(..)(..)$/

/**
 * IPv6 counts by its /64, of which one computer may take any address; IPv4 written as IPv6 is IPv4. A port that a proxy
 * wrote behind the address, another one for each connection, does not make it another place.
 */
export function placeOf(address: string): Place {
  const plain = withoutPort(address.trim().toLowerCase()).replace(/%.*/su, '')
  if (!plain.includes(':')) return { name: plain, isPrivateNetwork: privateIPv4.test(plain) }
  const groups = groupsOf(plain)
  const mapped = mappedIPv4.exec(groups.join(':'))
  if (mapped) {
    const name = mapped.slice(1).map((byte) => Number.parseInt(byte, 16))
    return placeOf(name.join('.'))
  }
  const network = groups.slice(0, 4).join(':')
  return { name: `${network}::/64`, isPrivateNetwork: privateIPv6.test(network) }
}

/**
 * The /48 an IPv6 address lies in: one customer may be given all of it, which is 65,536 places. Null for IPv4, of which nobody
 * is given so many.
 */
export function siteOf(address: string): string | null {
  const { name } = placeOf(address)
  return name.endsWith('::/64') ? `${name.split(':').slice(0, 3).join(':')}::/48` : null
}

/** Without brackets, and without the port behind them or behind IPv4: `1.2.3.4:567`, `[2001:db8::1]:567`. */
function withoutPort(address: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1')
}

/** All eight groups of an IPv6 address, four digits each. */
function groupsOf(address: string): string[] {
  const hex = address.replace(
    dottedTail,
    (_dotted, a: string, b: string, c: string, d: string) => `${pair(a, b)}:${pair(c, d)}`,
  )
  const [head = '', tail] = hex.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...gap, ...after].map((group) => group.padStart(4, '0'))
}

/** Two bytes of IPv4 as a group of IPv6. */
function pair(high: string, low: string): string {
  return (Number(high) * 256 + Number(low)).toString(16)
}
