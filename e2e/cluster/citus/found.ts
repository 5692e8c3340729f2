// Addresses that name no school are found whichever node holds it, and those of others also while a node is dead.
import { type Address, askFor, layAddresses, unavailable } from './addresses.ts'
import { killNode, startNode } from './nodes.ts'
import type { Seated } from './seat-two.ts'

export type Found = { asked: number; problems: string[] }
type Laid = { seated: Seated; addresses: Address[] }

export async function proveFound(bin: string, url: string, [one, other]: [Seated, Seated]): Promise<Found> {
  const found: Found = { asked: 0, problems: [] }
  const first = { seated: one, addresses: await layAddresses(one, 'png') }
  const second = { seated: other, addresses: await layAddresses(other, 'jpeg') }
  const expect = async ({ seated: { subdomain }, addresses }: Laid, wanted: readonly unknown[], when: string) => {
    for (const address of addresses) {
      found.asked += 1
      const got = await askFor(url, address)
      if (!wanted.includes(got)) found.problems.push(`${address.what} of ${subdomain} was answered ${got} ${when}.`)
    }
  }
  await expect(first, ['right'], 'with both nodes there')
  await expect(second, ['right'], 'with both nodes there')
  killNode(bin, one.node)
  try {
    await expect(second, ['right'], 'with the other node dead')
    // A picture that was shown is kept by the server, so it may be there all the same.
    await expect(first, [unavailable, 'right'], 'with its node dead')
  } finally {
    startNode(bin, one.node)
  }
  await expect(first, ['right'], 'with its node back')
  return found
}
