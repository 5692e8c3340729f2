import { setTimeout as wait } from 'node:timers/promises'
import { mostSlips } from '@sabimark/contract/people/students/student.contract.ts'
import { type Asker, openAsker } from '../growth/ask.ts'
import { quantile } from '../load/figures.ts'
import type { Product } from '../product/start-product.ts'

/** Slips for everybody, and how long a student who signed in meanwhile waited. */
export type SlipFigures = { allMs: number; signIns: number; signInP95Ms: number }

type Slip = { subdomain: string; signInName: string; firstPassword: string }
type Order = { cookie: string; ids: readonly string[]; signInsPerSecond: number }

/** Issues slips as the page does, one call after the other, while students sign in with those that are out by then. */
export async function measureSlips(
  product: Product,
  asker: Asker,
  { cookie, ids, signInsPerSecond }: Order,
): Promise<SlipFigures> {
  const unused: Slip[] = []
  const tookMs: number[] = []
  let isOver = false
  const signInAsDue = async () => {
    const began = performance.now()
    const all: Promise<void>[] = []
    for (let turn = 0; !isOver; turn++) {
      const dueAt = began + (turn * 1000) / signInsPerSecond
      await wait(Math.max(0, dueAt - performance.now()))
      const slip = unused.shift()
      if (slip) all.push(signIn(product.port, slip).then(() => void tookMs.push(performance.now() - dueAt)))
    }
    await Promise.all(all)
  }
  const began = performance.now()
  let signingIn: Promise<void> | undefined
  for (let at = 0; at < ids.length; at += mostSlips) {
    const some = ids.slice(at, at + mostSlips)
    const issued = await asker.post('/students/slips', { ids: some }, cookie)
    const { slips } = issued as { slips: Slip[] }
    if (slips.length !== some.length) throw new Error(`${slips.length} of ${some.length} students were given a slip.`)
    unused.push(...slips)
    signingIn ??= signInAsDue()
  }
  const allMs = performance.now() - began
  isOver = true
  await signingIn
  const sorted = tookMs.toSorted((a, b) => a - b)
  return { allMs, signIns: sorted.length, signInP95Ms: quantile(sorted, 0.95) }
}

/** On a connection of its own, as each student has. */
async function signIn(port: number, { subdomain, signInName, firstPassword }: Slip): Promise<void> {
  const asker = openAsker(port)
  try {
    await asker.post('/sign-in/student', { school: subdomain, studentNumber: signInName, password: firstPassword })
  } finally {
    asker.close()
  }
}
