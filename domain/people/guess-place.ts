/** An address as guesses are counted at it. `isHouse`: of the hall's own network, which no stranger reaches. */
export type Place = { name: string; isHouse: boolean }

/** RFC 1918, loopback and link-local; the shared range of mobile networks (100.64/10) is strangers. */
const houseIPv4 = /^(10\.|127\.|169\.254\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/
const houseIPv6 = /^(0000:0000:0000:0000|f[cd]..:|fe[89ab].:)/

/** IPv6 counts by its /64, of which one computer may take any address; IPv4 written as IPv6 is IPv4. */
export function placeOf(address: string): Place {
  const plain = address.replace(/%.*$/, '').toLowerCase()
  const mapped = /^(?:0*:)*:?ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  const name = mapped ?? plain
  if (!name.includes(':')) return { name, isHouse: houseIPv4.test(name) }
  const network = networkOf(name)
  return { name: `${network}::/64`, isHouse: houseIPv6.test(network) }
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...gap, ...after]
    .slice(0, 4)
    .map((group) => group.padStart(4, '0'))
    .join(':')
}
