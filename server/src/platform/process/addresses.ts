import { isIPv6 } from 'node:net'
import type { NetworkInterfaceInfo } from 'node:os'

type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>

const everywhere = ['0.0.0.0', '::']
const thisComputer = ['127.0.0.1', '::1', 'localhost']

/** Where the server can be opened on the computer it runs on. */
export function localAddress(host: string, port: number): string {
  if (everywhere.includes(host) || thisComputer.includes(host)) return `http://localhost:${port}`
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
}

/** What to type on the other computers of the hall; none when the server listens on this one only. */
export function hallAddresses(host: string, port: number, interfaces: Interfaces): string[] {
  if (!everywhere.includes(host)) return []
  const found = Object.values(interfaces).flatMap((addresses) => addresses ?? [])
  // 169.254.… is what a computer gives itself when no router answered: nobody else can reach it.
  const usable = found.filter(({ family, internal, address }) => {
    return family === 'IPv4' && !internal && !address.startsWith('169.254.')
  })
  return usable.map(({ address }) => `http://${address}:${port}`)
}
