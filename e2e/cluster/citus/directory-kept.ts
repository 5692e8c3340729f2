// Over all schools: what a group's transaction writes is known at the coordinator with its commit, and only then; names are given once
// over all groups; and with a node dead whoever is at another is still known by their address.
import type { Client } from 'pg'
import { atHome, type Expect } from './at-home.ts'
import { proveCompanyTold } from './company-told.ts'
import { connect } from './connect.ts'
import { type Dealt, readDealt } from './fill-groups.ts'
import { appUrl, killNode, roleUrl, startNode, superuserUrl } from './nodes.ts'
import { coordinator, groups, workers } from './places.ts'
import { readShards } from './read-shards.ts'

export type Kept = { asked: number; problems: string[] }

const schoolId = '01900000-0000-7000-8000-0000000000aa'
const anotherId = '01900000-0000-7000-8000-0000000000bb'
const account = 'account of the proof'
/** How often two claim one address at once. */
const rounds = 50

/** Everything it writes is gone again at its end. */
export async function proveDirectory(bin: string): Promise<Kept> {
  const found: Kept = { asked: 0, problems: [] }
  const expect = (what: string, got: unknown, wanted: unknown) => {
    found.asked += 1
    if (JSON.stringify(got) !== JSON.stringify(wanted))
      found.problems.push(`${what}: ${JSON.stringify(got)} in place of ${JSON.stringify(wanted)}.`)
  }
  const dealt = await readDealt()
  await namesOnce(expect)
  await accountsFollow(expect)
  await namesRaced(expect)
  await proveCompanyTold(dealt, expect)
  await withOneDead(bin, dealt, expect)
  return found
}

/** A school of g1 and one of g2 want the same subdomain. */
async function namesOnce(expect: Expect): Promise<void> {
  await atHome('g1', schoolId, (client) => insertSchool(client, schoolId))
  expect('A subdomain of g1', await isTaken(), true)
  const refused = await atHome('g2', anotherId, (client) => insertSchool(client, anotherId)).catch(
    (error: unknown) => error,
  )
  expect('The same in g2', refused instanceof Error && Reflect.get(refused, 'constraint'), 'schools_subdomain_key')
}

/** Two want one address at the same moment, each at another node: one has it, and the other is refused as on one node. */
async function namesRaced(expect: Expect): Promise<void> {
  const [one, other] = await groupsOfTwoNodes()
  for (let round = 1; round <= rounds; round += 1) {
    const claims = await Promise.allSettled([
      atHome(one, schoolId, (client) => insertSchool(client, schoolId)),
      atHome(other, anotherId, (client) => insertSchool(client, anotherId)),
    ])
    const refusals = claims.flatMap((claim) => (claim.status === 'rejected' ? [String(claim.reason?.constraint)] : []))
    const isOne = refusals.length === 1 && /^schools_(subdomain|look)_key$/.test(refusals[0] ?? '')
    expect(`Claims of one address in round ${round}`, isOne ? 'one' : refusals, 'one')
    for (const [group, id] of [
      [one, schoolId],
      [other, anotherId],
    ] as const)
      await atHome(group, id, (client) => client.query('DELETE FROM schools WHERE id = $1', [id]))
    expect(`The address after round ${round}`, await isTaken(), false)
  }
}

/** Of each worker one. */
async function groupsOfTwoNodes(): Promise<[string, string]> {
  const byPort = new Map<number, string>()
  for (const group of groups) {
    const { port } = await connect(superuserUrl(coordinator), (client) => readShards(client, group))
    byPort.set(port, group)
  }
  const [one, other] = byPort.values()
  if (one === undefined || other === undefined) throw new Error('All groups are on one node.')
  return [one, other]
}

/** One account is somebody at two schools of different groups. */
async function accountsFollow(expect: Expect): Promise<void> {
  await atHome('g1', schoolId, async (client) => {
    await client.query(
      `INSERT INTO users (school_id, id, account_id, name, email, role, status)
       VALUES ($1, gen_random_uuid(), $2, 'Proof', 'proof@example.com', 'school_admin', 'pending_verification')`,
      [schoolId, account],
    )
    expect('Who is not committed', await statusesOf(account), [])
  })
  expect('Who is added', await statusesOf(account), ['pending_verification'])
  await atHome('g1', schoolId, (client) =>
    client.query("UPDATE users SET status = 'active' WHERE school_id = $1 AND account_id = $2", [schoolId, account]),
  )
  expect('Who has come in', await statusesOf(account), ['active'])
  await atHome('g1', schoolId, async (client) => {
    await client.query('DELETE FROM users WHERE school_id = $1', [schoolId])
    await client.query('DELETE FROM schools WHERE id = $1', [schoolId])
  })
  expect('Who is deleted', await statusesOf(account), [])
  expect('A subdomain given back', await isTaken(), false)
}

/** The node of g2 is killed: the coordinator still says who everybody is. */
async function withOneDead(bin: string, dealt: readonly Dealt[], expect: Expect): Promise<void> {
  const { port } = await connect(superuserUrl(coordinator), (client) => readShards(client, 'g2'))
  const dead = workers.find((node) => node.port === port)
  const at = dealt.find(({ group }) => group === 'g1')
  if (!dead || !at) throw new Error('There is no school to ask about.')
  killNode(bin, dead)
  try {
    const known = await connect(await roleUrl('auth', coordinator), async (client) => {
      const { rows } = await client.query<{ known: number }>(
        `SELECT (SELECT count(*)::int FROM auth."user" u WHERE EXISTS (SELECT FROM memberships_of_account(u.id))) AS known`,
      )
      return rows[0]?.known ?? 0
    })
    const all = await connect(superuserUrl(coordinator), async (client) => {
      const { rows } = await client.query<{ count: number }>(
        'SELECT count(DISTINCT account_id)::int AS count FROM directory.users',
      )
      return rows[0]?.count ?? 0
    })
    expect('Accounts known while a node is dead', known, all)
  } finally {
    startNode(bin, dead)
  }
}

async function insertSchool(client: Client, id: string): Promise<void> {
  await client.query(
    `INSERT INTO schools (id, name, subdomain, email, phone, website, subscription, status, owner_id, trial_ends_at, look, address)
     VALUES ($1, 'Proof', 'proof-school', 'proof@example.com', '1', '', 'starter', 'active', $2, now(), 'proof-school', '')`,
    [id, account],
  )
}

async function isTaken(): Promise<boolean | undefined> {
  return await connect(await appUrl(coordinator), async (client) => {
    const { rows } = await client.query<{ isTaken: boolean }>(
      `SELECT is_subdomain_taken('proof-school', 'proof-school') AS "isTaken"`,
    )
    return rows[0]?.isTaken
  })
}

async function statusesOf(accountId: string): Promise<string[]> {
  return await connect(await roleUrl('auth', coordinator), async (client) => {
    const { rows } = await client.query<{ status: string }>('SELECT status FROM memberships_of_account($1)', [
      accountId,
    ])
    return rows.map(({ status }) => status)
  })
}
