import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Product } from '../../kill/product.ts'
import { openSchool, type School } from '../../kill/school.ts'
import { readOutbox } from '../../mail.ts'
import { connect } from './connect.ts'
import { superuserUrl } from './nodes.ts'
import { coordinator, type Node, nodes } from './places.ts'
import { readShards } from './read-shards.ts'

/** A school that has signed up at a server, and where it is. */
export type Seated = { school: School; subdomain: string; schoolId: string; group: string; node: Node }

/** Two new schools on two nodes; a new one is put where the fewest are. */
export async function seatTwo(product: Product, candidates: number): Promise<[Seated, Seated]> {
  const found: Seated[] = []
  // Of one machine five an hour may sign up, and whoever proves one thing after another is more.
  await connect(superuserUrl(coordinator), (client) =>
    client.query(`DELETE FROM public.allowance_uses WHERE what = 'sign_up'`),
  )
  for (let tries = 0; tries < 4; tries += 1) {
    const subdomain = `cluster${randomBytes(4).toString('hex')}`
    const mails = () => readOutbox(join(product.dataDir, 'outbox'))
    const school = await openSchool(product.url, mails, { candidates, leavers: 0, subdomain })
    const seated = { school, subdomain, ...(await placeOf(subdomain)) }
    const other = found.find(({ node }) => node.port !== seated.node.port)
    if (other) return [other, seated]
    found.push(seated)
  }
  throw new Error('Every new school came to the same node.')
}

async function placeOf(subdomain: string): Promise<Pick<Seated, 'schoolId' | 'group' | 'node'>> {
  return await connect(superuserUrl(coordinator), async (client) => {
    const { rows } = await client.query<{ schoolId: string; group: string }>(
      'SELECT id AS "schoolId", home AS "group" FROM directory.schools WHERE subdomain = $1',
      [subdomain],
    )
    const [row] = rows
    if (!row) throw new Error(`The directory does not know ${subdomain}.`)
    const { port } = await readShards(client, row.group)
    const node = nodes.find((one) => one.port === port)
    if (!node) throw new Error(`${row.group} is on no node of ours.`)
    return { ...row, node }
  })
}
