import { type NetworkInterfaceInfo, hostname as nameOfMachine, networkInterfaces } from 'node:os'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** The host a request asks as its own header says, lower case, without port; no proxy's word for it is believed. */
export function askedHost(request: Pick<FastifyRequest, 'headers'>): string {
  return (request.headers.host ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}

type OwnNames = Pick<Config, 'publicUrl' | 'host' | 'isHall'>
type AnsweredNames = OwnNames & Pick<Config, 'isPublicUrlSet'>
type Machine = { name: string; interfaces: NodeJS.Dict<NetworkInterfaceInfo[]> }

/**
 * Whether a host is one of this server's: that of PUBLIC_URL and what is below it, this computer by itself, and in a
 * hall what the other computers know it by.
 */
export function isOwnHost(
  host: string,
  { publicUrl, host: listensAt, isHall }: OwnNames,
  machine: () => Machine,
): boolean {
  if (!/^([\w-]+(\.[\w-]+)*|\[[\da-f:.]+\])$/.test(host)) return false
  const base = new URL(publicUrl).hostname
  if (host === base || host.endsWith(`.${base}`) || host === listensAt.toLowerCase()) return true
  if (/^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host)) return true
  if (!isHall) return false
  const { name, interfaces } = machine()
  const addresses = Object.values(interfaces).flatMap((found) => found ?? [])
  const ownName = name.toLowerCase()
  return (
    host === ownName ||
    host === `${ownName}.local` ||
    addresses.some(({ address, family }) => host === (family === 'IPv6' ? `[${address}]` : address))
  )
}

const thisMachine = (): Machine => ({ name: nameOfMachine(), interfaces: networkInterfaces() })

/** Whether who asks this host is answered: by any name, unless PUBLIC_URL is set. */
export function isAnsweredHost(request: Pick<FastifyRequest, 'headers'>, config: AnsweredNames): boolean {
  return !config.isPublicUrlSet || isOwnHost(askedHost(request), config, thisMachine)
}

/**
 * Where PUBLIC_URL is set, refuses whoever asks another host than ours: links in emails and cookies of schools go by it.
 * Where it is not, any name will do, as a hall needs. Whether the server is well is answered to anybody.
 */
export function guardHost(fastify: FastifyInstance, config: AnsweredNames): void {
  if (!config.isPublicUrlSet) return
  fastify.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/health/') || isAnsweredHost(request, config)) return
    reply.status(421).type('text/plain; charset=utf-8')
    return reply.send(`There is nothing at this host name. Please use ${config.publicUrl}.`)
  })
}
