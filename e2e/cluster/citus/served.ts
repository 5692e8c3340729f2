// What a server on the cluster is asked for over HTTP.
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { installProduct } from '../../kill/product.ts'
import { readOutbox } from '../../mail.ts'
import { proveEmailBrokenOff } from './email-broken-off.ts'
import { proveEmailFollowed } from './email-followed.ts'
import { proveFound } from './found.ts'
import { ownerUrl } from './nodes.ts'
import { seatTwo } from './seat-two.ts'
import { proveServedMove } from './served-move.ts'

/** Prints what was found and answers what was wrong. */
export async function proveServed(bin: string, say: (line: string) => void): Promise<string[]> {
  const product = await installProduct(undefined, { DATABASE_URL: ownerUrl(), SECRET: randomBytes(32).toString('hex') })
  try {
    product.start(1)
    await product.ready()
    const schools = await seatTwo(product, 1)
    const found = await proveFound(bin, product.url, schools)
    say(
      `Logos, pictures, calendars and shared reports of schools on two nodes were asked for ${found.asked} times by addresses that name no school, also while a node was dead: ${found.problems.length === 0 ? 'each was found or said to be there later' : `${found.problems.length} were not`}.`,
    )
    const mails = () => readOutbox(join(product.dataDir, 'outbox'))
    const followed = await proveEmailFollowed({ url: product.url, mails, schools })
    say(
      `People at schools of two nodes took another address, and one was only invited to the second: asked ${followed.asked} times, ${followed.problems.length === 0 ? 'each school said what is so' : `${followed.problems.length} times it was not so`}.`,
    )
    const brokenOff = await proveEmailBrokenOff({ url: product.url, mails, schools })
    say(
      `Addresses whose change ended between two commits were followed again, and one while its account came to a further school: asked ${brokenOff.asked} times, ${brokenOff.problems.length === 0 ? 'nobody was left behind' : `${brokenOff.problems.length} times it was not so`}.`,
    )
    const moved = await proveServedMove(bin, schools)
    say(
      `A group was moved from ${moved.from.name} to ${moved.to.name} in ${moved.seconds.toFixed(1)} s under a server with schools of two groups: ${moved.answered} answers, ${moved.written} of them written rows; ${moved.putOff} times somebody was told to try again, and waited ${(moved.longestMs / 1_000).toFixed(1)} s at most.`,
    )
    return [...found.problems, ...followed.problems, ...brokenOff.problems, ...moved.problems]
  } catch (error) {
    say(product.lastWords())
    return [error instanceof Error ? error.message : String(error)]
  } finally {
    await product.stop()
    await product.remove()
  }
}
