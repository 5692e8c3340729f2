import type { CallName } from '@sabimark/contract/permission.ts'
import { mayCall } from '@sabimark/contract/permission.ts'
import { roles } from '@sabimark/domain/people/role.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyCall } from '../every-call.ts'
import { type TestServer, testServer } from '../server.ts'
import { type Ledger, openLedger } from './ledger.ts'
import { verdictFor } from './row.ts'
import { rows } from './rows.ts'
import { askCall, verdictOf } from './wire.ts'
import { buildWorld, rightful, type World } from './world.ts'

let server: TestServer
let world: World
let ledger: Ledger
beforeAll(async () => {
  server = await testServer()
  world = await buildWorld(server)
  ledger = await openLedger(server.database)
})
afterAll(async () => {
  await ledger.close()
  await server.stop()
})

/** What hashes, reaches beyond the transaction or tells a secret is not tried out. */
const notTried = [
  ...['people.changePassword', 'people.refreshSession', 'people.addTeacher', 'people.issueSlips'],
  ...['people.reissueTeacherPassword', 'people.sendInvitation', 'people.inviteAdmin', 'people.inviteUserAgain'],
  'people.addSchool',
  ...['attempt.start', 'exam.renewFeed', 'exam.showHallCode'],
  ...['people.changeEmail', 'people.cancelEmailChange'],
  ...['people.dropSecondFactor', 'people.newRecoveryCodes'],
  ...['report.share', 'report.email', 'people.endSession', 'people.endOtherSessions'],
]

/** Of the roles that may, the one who has most to change. */
const callerOf = (name: CallName) => (['school_admin', ...roles] as const).find((role) => mayCall(role, name))

test('every changing call, sent as a rehearsal, leaves all tables as they were', { timeout: 300_000 }, async () => {
  const changing = everyCall.flatMap((call) => {
    const name = call.name as CallName
    const role = callerOf(name)
    return call.method === 'GET' || !role || mayCall('anyone', name) ? [] : [{ call, name, role }]
  })
  const found: Record<string, { verdict: string; changed: string[] }> = {}
  for (const { call, name, role } of changing) {
    const caller = rightful(world, role)
    const input = await rows[name].input(world, caller)
    const before = await ledger.mark()
    const headers = { 'x-trial': '1', 'x-unattended': '1' }
    const reply = await askCall(server.port, call, { way: 'rpc', input, cookie: caller.cookie, headers })
    found[name] = { verdict: verdictOf(reply), changed: await ledger.changedSince(before) }
  }
  const expected = changing.map(({ name, role }) => {
    const told = verdictFor(rows[name].passing ?? 'allowed', role)
    return [name, { verdict: notTried.includes(name) ? 'BAD_REQUEST' : told, changed: [] }]
  })
  expect(found).toEqual(Object.fromEntries(expected))
  expect(changing.length).toBeGreaterThan(20)
})
