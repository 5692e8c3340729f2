// A change of an address ends between the commits at a school's home and at the coordinator, as when the server dies there: the next try ends
// it, by the same link or by a later one. And somebody who comes to one more school while the link is followed is not missed there.
import { contract } from '@sabimark/contract/contract.ts'
import { CallFailedError, call, newBrowser } from '../../kill/call.ts'
import { untilTrue } from '../../kill/patience.ts'
import { atHome } from './at-home.ts'
import { connect } from './connect.ts'
import {
  askForLink,
  comeIn,
  type Followed,
  follow,
  invite,
  password,
  type Run,
  signInCode,
  stateOf,
  tokenIn,
} from './email-followed.ts'
import { superuserUrl } from './nodes.ts'
import { coordinator } from './places.ts'
import type { Seated } from './seat-two.ts'

type Expect = (what: string, got: unknown, wanted: unknown) => void

export async function proveEmailBrokenOff(run: Run): Promise<Followed> {
  const found: Followed = { asked: 0, problems: [] }
  const expect: Expect = (what, got, wanted) => {
    found.asked += 1
    if (JSON.stringify(got) !== JSON.stringify(wanted))
      found.problems.push(`${what}: ${JSON.stringify(got)} in place of ${JSON.stringify(wanted)}.`)
  }
  await whoWaitsIsNotStranded(run, expect, 'same')
  await whoWaitsIsNotStranded(run, expect, 'later')
  await whoIsAtBoth(run, expect)
  await whoComesMeanwhile(run, expect)
  return found
}

const addressesOf = ({ schools: [{ subdomain }] }: Run, name: string) => ({
  from: `${name}@${subdomain}.test`,
  to: `${name}.new@${subdomain}.test`,
})

/** In at one school, invited to another: there nobody is stranded. */
async function whoWaitsIsNotStranded(run: Run, expect: Expect, by: 'same' | 'later'): Promise<void> {
  const [one, other] = run.schools
  const { from, to } = addressesOf(run, by)
  await comeIn(run, one, from)
  await invite(other, from)
  const token = await tokenIn(run, from, '/accept-invitation?', 2)
  const link = await askForLink(run, { from, to })
  await brokenOff(to, async () => expect('A link whose server ended', await codeOf(() => follow(run, link)), 'refused'))
  expect('Who is at one school then', await stateOf(one, by), [from, 'active'])
  expect('The account they wait by, before it is there', await addressOfAccount(other, from), null)
  const next = by === 'same' ? { to, link } : { to: `again.${to}`, link: '' }
  await follow(run, next.link || (await askForLink(run, { from, to: next.to })))
  expect('Who is at one school in the end', await stateOf(one, by), [next.to, 'active'])
  expect('The account they wait by', await addressOfAccount(other, from), from)
  const accepted = await call(newBrowser(run.url), contract.people.acceptInvitation, { token, password })
  expect('The invitation to the old address', accepted, { isSignedIn: true })
  expect('Who has come in by it', await stateOf(other, by), [from, 'active'])
}

/** What one school has written already is not written again. */
async function whoIsAtBoth(run: Run, expect: Expect): Promise<void> {
  const name = 'twice'
  const { from, to } = addressesOf(run, name)
  for (const seated of run.schools) await comeIn(run, seated, from)
  const link = await askForLink(run, { from, to })
  await brokenOff(to, async () => expect('A link whose server ended', await codeOf(() => follow(run, link)), 'refused'))
  const between = await Promise.all(run.schools.map((seated) => stateOf(seated, name)))
  expect('Who is at both, when one has committed', between.flat().sort(), ['active', 'active', from, to].sort())
  await follow(run, link)
  for (const seated of run.schools) {
    expect(`Who is at both, at ${seated.subdomain}`, await stateOf(seated, name), [to, 'active'])
    expect(`Lines of it in the log of ${seated.subdomain}`, await countLines(seated, to), 1)
  }
  expect('Signing in by the new address', await signInCode(run, to), 'in')
}

/** They have asked for the address of the account before it changed, and are written only behind that. */
async function whoComesMeanwhile(run: Run, expect: Expect): Promise<void> {
  const [one, other] = run.schools
  const name = 'joined'
  const { from, to } = addressesOf(run, name)
  await comeIn(run, one, from)
  const link = await askForLink(run, { from, to })
  const followed = await atHome(other.group, other.schoolId, async (client) => {
    await client.query(`SELECT lock_over_schools(hashtextextended('account of ' || $1, 0))`, [from])
    const waited = follow(run, link)
    waited.catch(() => undefined)
    await untilTrue('the link waits for the address', 60_000, isAddressWaitedFor)
    await client.query(
      `INSERT INTO users (school_id, id, account_id, name, email, role, status)
       VALUES ($1, gen_random_uuid(), $2, $3, $4, 'school_admin', 'pending_verification')`,
      [other.schoolId, await accountOf(from), name, from],
    )
    return { waited }
  })
  await followed.waited
  expect('Who is at one school', await stateOf(one, name), [to, 'active'])
  expect('Where they were invited meanwhile', await stateOf(other, name), [from, 'pending_verification'])
  expect('The account they wait by there', await addressOfAccount(other, from), from)
}

/** Whatever gives an account this address at the coordinator is refused at the very end, when the schools' homes have committed. */
async function brokenOff(to: string, work: () => Promise<void>): Promise<void> {
  const ask = (text: string) => connect(superuserUrl(coordinator), (client) => client.query(text))
  await ask(`SET citus.enable_ddl_propagation = off;
    CREATE FUNCTION locks.end_here() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'The server ended here.'; END $$;
    CREATE CONSTRAINT TRIGGER end_here AFTER UPDATE ON auth."user" DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW WHEN (NEW.email = '${to}') EXECUTE FUNCTION locks.end_here();`)
  try {
    await work()
  } finally {
    await ask(
      'SET citus.enable_ddl_propagation = off; DROP TRIGGER end_here ON auth."user"; DROP FUNCTION locks.end_here();',
    )
  }
}

async function codeOf(work: () => Promise<void>): Promise<string> {
  try {
    await work()
    return 'done'
  } catch (error) {
    if (error instanceof CallFailedError) return 'refused'
    throw error
  }
}

/** The address of the account of whoever has this one at the school; null where there is no such account. */
async function addressOfAccount({ group, schoolId }: Seated, email: string): Promise<string | null | undefined> {
  return await connect(superuserUrl(coordinator), async (client) => {
    const { rows } = await client.query<{ accountId: string }>(
      `SELECT account_id AS "accountId" FROM ${group}.users WHERE school_id = $1 AND email = $2`,
      [schoolId, email],
    )
    const [person] = rows
    if (!person) return undefined
    const accounts = await client.query<{ email: string }>('SELECT email FROM auth."user" WHERE id = $1', [
      person.accountId,
    ])
    return accounts.rows[0]?.email ?? null
  })
}

async function accountOf(email: string): Promise<string | undefined> {
  return await connect(superuserUrl(coordinator), async (client) => {
    const { rows } = await client.query<{ id: string }>('SELECT id FROM auth."user" WHERE email = $1', [email])
    return rows[0]?.id
  })
}

/** Lines that say that somebody has this address from now on. */
async function countLines({ group, schoolId }: Seated, email: string): Promise<number | undefined> {
  return await connect(superuserUrl(coordinator), async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${group}.audit_log WHERE school_id = $1 AND changes->'email'->>1 = $2`,
      [schoolId, email],
    )
    return rows[0]?.count
  })
}

async function isAddressWaitedFor(): Promise<boolean> {
  return await connect(superuserUrl(coordinator), async (client) => {
    const { rows } = await client.query(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`)
    return rows.length > 0
  })
}
