// An acknowledgement means: PostgreSQL has said that it committed, on a connection whose commits wait for the disk.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { openPools, type Pools } from '../src/platform/database/pools.ts'
import { inSchool } from '../src/platform/database/tenant.ts'
import { aStudent } from './builders/people.ts'
import { offered, packed, shown } from './builders/seal.ts'
import { act, aSitting, newPageId, openPage, type Page, type Sitting, send } from './builders/sitting.ts'
import { makeClient, refusalOf, type TestClient } from './client.ts'
import { asOne } from './cluster.ts'
import { type CommitProxy, startCommitProxy } from './commit-proxy.ts'
import { type TestServer, testServer } from './server.ts'

/** Long enough for an answer that does not wait for what is held back. */
const answerMs = 400

let server: TestServer
let sitting: Sitting
beforeAll(async () => {
  server = await testServer()
  sitting = await aSitting(server, { students: 12 })
})
afterAll(() => server.stop())

describe('with the way to PostgreSQL in our hands', () => {
  let proxy: CommitProxy
  let close: () => Promise<void>
  /** The same browser, asking the server that reaches the database by the proxy. */
  let there: (client: TestClient) => TestClient

  beforeEach(async () => {
    proxy = await startCommitProxy(server.database.ownerUrl)
    const pools = openPools(proxy.through(server.database.urls))
    const app = await buildApp({ config: server.config, pools, log: server.log })
    await app.fastify.listen({ port: 0, host: '127.0.0.1' })
    const address = app.fastify.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    there = (client) => {
      const other = makeClient(port)
      for (const [name, value] of client.cookies) other.cookies.set(name, value)
      return other
    }
    close = async () => {
      // First, so that nothing held back keeps the others waiting.
      await proxy.stop()
      await app.close()
      await pools.close()
    }
  })
  afterEach(() => close())

  let nextStudent = 0
  const someStudent = (): TestClient => {
    const student = sitting.students[nextStudent++]
    if (!student) throw new Error('There are not enough students.')
    return student
  }
  /** A page whose saves go by the proxy; the first one has warmed what a save needs. */
  async function aPage(): Promise<Page> {
    const page = await openPage(someStudent(), sitting.examId)
    const other = { ...page, client: there(page.client) }
    await send(other, [act(other, { kind: 'start' })])
    return other
  }
  const answer = (page: Page) => {
    const [question] = page.order
    return act(page, {
      kind: 'answer',
      question: question?.questionId ?? '',
      value: question?.optionIds.slice(0, 1) ?? [],
    })
  }
  const storedSeqs = (page: Page) =>
    inSchool(server.pools.app, sitting.school, async (tx) => {
      const rows = await tx.rows<{ seq: number }>(
        'SELECT seq FROM attempt_events WHERE school_id = $1 AND attempt_id = $2 ORDER BY seq',
        [tx.schoolId, page.attemptId],
      )
      return rows.map(({ seq }) => seq)
    })
  const attemptsOf = (pageId: string) =>
    inSchool(server.pools.app, sitting.school, (tx) =>
      tx.rows('SELECT epoch FROM attempt_epochs WHERE school_id = $1 AND page_id = $2', [tx.schoolId, pageId]),
    )

  test.each([
    ['that has said everything but is not committed', 'before it', [1]],
    ['whose commit has not been replied to', 'its reply', [1, 2]],
  ] as const)('a save %s is not acknowledged', async (_which, what, storedMeanwhile) => {
    const page = await aPage()
    const held = proxy.holdNext('of a save', what)
    const said: string[] = []
    const saved = send(page, [answer(page)]).then((reply) => {
      said.push('acknowledged')
      return reply
    })
    await held.reached
    await wait(answerMs)
    expect(said).toEqual([])
    expect(await storedSeqs(page)).toEqual(storedMeanwhile)
    said.push('released')
    held.release()
    expect(await saved).toMatchObject({ ackedSeq: 2 })
    expect(said).toEqual(['released', 'acknowledged'])
    expect(await storedSeqs(page)).toEqual([1, 2])
  })

  test.each([
    ['before its commit is answered with a try again, and then saved', 'before it', [1]],
    ['after its commit is answered with a try again, and counts once', 'its reply', [1, 2]],
  ] as const)('a save cut off %s', async (_which, what, storedMeanwhile) => {
    const page = await aPage()
    const held = proxy.holdNext('of a save', what)
    const event = answer(page)
    const refused = refusalOf(send(page, [event]))
    await held.reached
    held.cut()
    expect(await refused).toMatchObject({ code: 'UNAVAILABLE', status: 503 })
    expect(await storedSeqs(page)).toEqual(storedMeanwhile)
    expect(await send(page, [event])).toMatchObject({ ackedSeq: 2, refused: [] })
    expect(await storedSeqs(page)).toEqual([1, 2])
  })

  test('handing in that is not committed is not acknowledged, and is not marked', async () => {
    const page = await aPage()
    const held = proxy.holdNext('of a save', 'before it')
    const submit = act(page, { kind: 'submit' })
    const refused = refusalOf(send(page, [submit]))
    await held.reached
    await wait(answerMs)
    expect(await page.client.result.ofTicket({ ticket: page.ticket })).toEqual({ card: null })
    held.cut()
    expect(await refused).toMatchObject({ code: 'UNAVAILABLE' })
    expect(await send(page, [submit])).toMatchObject({ isSubmitted: true })
  })

  test('a start is not answered before its commit, and cut off it has not happened', async () => {
    const student = there(someStudent())
    const pageId = newPageId()
    const held = proxy.holdNext('of a transaction', 'before it')
    let isAnswered = false
    const refused = refusalOf(student.attempt.start({ examId: sitting.examId, pageId })).finally(() => {
      isAnswered = true
    })
    await held.reached
    await wait(answerMs)
    expect(isAnswered).toBe(false)
    expect(await attemptsOf(pageId)).toEqual([])
    held.cut()
    expect(await refused).toMatchObject({ code: 'UNAVAILABLE', status: 503 })
    expect(await attemptsOf(pageId)).toEqual([])
    expect(await student.attempt.start({ examId: sitting.examId, pageId })).toMatchObject({ epoch: 1 })
  })

  test('a start whose commit was not replied to is answered with a try again, and is the same start then', async () => {
    const student = there(someStudent())
    const pageId = newPageId()
    const held = proxy.holdNext('of a transaction', 'its reply')
    const refused = refusalOf(student.attempt.start({ examId: sitting.examId, pageId }))
    await held.reached
    expect(await attemptsOf(pageId)).toEqual([{ epoch: 1 }])
    held.cut()
    expect(await refused).toMatchObject({ code: 'UNAVAILABLE', status: 503 })
    expect(await student.attempt.start({ examId: sitting.examId, pageId })).toMatchObject({ epoch: 1 })
    expect(await attemptsOf(pageId)).toEqual([{ epoch: 1 }])
  })

  test.each([
    ['that is not committed is not answered, and has begun nothing', 'before it', []],
    ['whose commit was not replied to is answered with a try again, and is the same attempt then', 'its reply', [0]],
  ] as const)('a first word of a device %s', async (_which, what, epochsMeanwhile) => {
    const alone = await aSitting(server, { students: 0 })
    const sealed = await offered(server, alone)
    await shown(server, alone, sealed.sealId, 60_000)
    const candidate = await aStudent(server, alone.school, { classId: alone.classId })
    const { passTicket: ticket, attemptId } = await packed(candidate, sealed, alone.examId)
    const epochs = () =>
      inSchool(server.pools.app, alone.school, async (tx) => {
        const rows = await tx.rows<{ epoch: number }>(
          'SELECT epoch FROM attempt_epochs WHERE school_id = $1 AND attempt_id = $2',
          [tx.schoolId, attemptId],
        )
        return rows.map(({ epoch }) => epoch)
      })
    const device = there(candidate.client)
    const said = { ticket, pageId: newPageId(), epoch: 0, begunAgoMs: 1_000, breaks: 0 }
    const arrive = () => device.attempt.arrive({ ...said, walls: { begun: Date.now() - 1_000, now: Date.now() } })
    const held = proxy.holdNext('of a transaction', what)
    let isAnswered = false
    const refused = refusalOf(arrive()).finally(() => {
      isAnswered = true
    })
    await held.reached
    await wait(answerMs)
    expect(isAnswered).toBe(false)
    expect(await epochs()).toEqual(epochsMeanwhile)
    held.cut()
    expect(await refused).toMatchObject({ code: 'UNAVAILABLE', status: 503 })
    expect(await arrive()).toMatchObject({ epoch: 0 })
    expect(await epochs()).toEqual([0])
  })
})

describe('a commit waits for the disk', () => {
  const shownBy = async (pools: Pools) => {
    const shown: Record<string, unknown> = {}
    for (const name of ['app', 'saves', 'auth', 'platform'] as const) {
      const { rows } = await pools[name].query("SELECT current_setting('synchronous_commit') AS set")
      shown[name] = rows[0]?.set
    }
    return shown
  }

  test('on every connection of ours, also where somebody has switched that off for database and roles', async () => {
    const { ownerUrl, urls } = server.database
    await asOne(ownerUrl, async (owner) => {
      const { rows } = await owner.query<{ name: string }>('SELECT quote_ident(current_database()) AS name')
      const database = rows[0]?.name
      await owner.query(`ALTER DATABASE ${database} SET synchronous_commit = off`)
      for (const url of Object.values(urls)) {
        await owner.query(`ALTER ROLE "${new URL(url).username}" IN DATABASE ${database} SET synchronous_commit = off`)
      }
    })
    // So it is for whoever does not say otherwise.
    const { rows } = await asOne(urls.app, (client) =>
      client.query("SELECT current_setting('synchronous_commit') AS set"),
    )
    expect(rows).toEqual([{ set: 'off' }])
    const pools = openPools(urls)
    try {
      expect(await shownBy(pools)).toEqual({ app: 'on', saves: 'on', auth: 'on', platform: 'on' })
    } finally {
      await pools.close()
    }
  })

  test('and no function of ours says otherwise for itself', async () => {
    const { rows } = await asOne(server.database.ownerUrl, (owner) =>
      owner.query(`SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace
        AND (proconfig::text ILIKE '%synchronous_commit%' OR prosrc ILIKE '%synchronous_commit%')`),
    )
    expect(rows).toEqual([])
  })
})
