import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aMadeReport, loseFile } from '../../../test/builders/made-report.ts'
import { aSchool, type TestSchool } from '../../../test/builders/people.ts'
import { aPicture } from '../../../test/builders/picture.ts'
import { refusalOf } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { ensureFirstAdmin } from '../../people/first-admin/first-admin.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { sharePages } from './share-page.ts'
import { writeSharePass } from './share-pass.ts'

let server: TestServer
let school: TestSchool
beforeAll(async () => {
  server = await testServer({ trustsProxy: true })
  school = await aSchool(server)
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.isTrusted = true
  await server.pools.app.query('DELETE FROM allowance_uses')
})

/** As a phone asks: no session, no script. `from`: the address it comes from. */
async function open(url: string, pin: string | null, from = '41.58.0.1', headers: Record<string, string> = {}) {
  const { pathname } = new URL(url)
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: server.url }
  const response = await fetch(`${server.url}${pathname}`, {
    headers: { 'x-forwarded-for': from, ...(pin === null ? {} : form), ...headers },
    ...(pin === null ? {} : { method: 'POST', body: new URLSearchParams({ pin }) }),
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes, text: bytes.toString() }
}

/** The address of the file, on the page that a right PIN is answered with. */
const fileOn = (page: string) => /http-equiv="refresh" content="0;url=([^"]+)"/.exec(page)?.[1] ?? ''

async function aShare(days = 7) {
  const report = await aMadeReport(server, school.schoolId, { title: 'Ìṣirò 2026', fileName: 'Ìṣirò "2026".csv' })
  return { report, ...(await school.admin.report.share({ id: report.id, days })) }
}
const wrongOf = (pin: string) => (pin === '000000' ? '000001' : '000000')
const listed = async (reportId: string) => (await school.admin.report.listShares({ reportId })).items[0]
const sql = (text: string, values: unknown[]) => inSchool(server.pools.app, school, (tx) => tx.run(text, values))
const notValid = 'This link is no longer valid.'

describe('a shared report', () => {
  it('is opened with its PIN, as a file of its own name, and each opening is counted', async () => {
    const { report, url, pin, share } = await aShare()
    expect(url).toMatch(/^http:\/\/[^/]+\/s\/[\w-]{22}$/)
    expect(share).toMatchObject({ state: 'open', title: 'Ìṣirò 2026', range: 'November 2026', openedCount: 0 })
    const opened = await open(url, `${pin.slice(0, 3)} ${pin.slice(3)}`)
    expect([opened.status, opened.text]).toEqual([200, expect.stringContaining('The file is being downloaded.')])
    expect(opened.text).toContain(`<a href="${fileOn(opened.text)}">`)
    expect(opened.text).not.toMatch(/<script|Ìṣirò|PIN is incorrect/)
    const file = await open(`${server.url}${fileOn(opened.text)}`, null)
    expect([file.status, file.bytes.equals(report.bytes)]).toEqual([200, true])
    expect(file.headers.get('content-type')).toContain('text/csv')
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="Isiro _2026_.csv"; filename*=UTF-8''${encodeURIComponent('Ìṣirò "2026".csv')}`,
    )
    expect(file.headers.get('cache-control')).toBe('no-store')
    await open(url, pin)
    expect(await listed(report.id)).toMatchObject({ openedCount: 2, lastOpenedAt: expect.any(String) })
  })

  it('is fetched again for five minutes without its PIN, as the downloads of phones do, and counted once', async () => {
    const { report, url, pin, share } = await aShare()
    const { pathname } = new URL(url)
    const sent = await fetch(`${server.url}${pathname}`, {
      ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams({ pin }) },
    })
    const shown = sent.headers.get('location') ?? ''
    const place = shown.replace(/\/opened$/, '')
    expect([sent.status, place.startsWith(`${pathname}/`)]).toEqual([303, true])
    const get = async (path: string) => (await fetch(`${server.url}${path}`)).status
    expect([await get(shown), await get(place), await get(place)]).toEqual([200, 200, 200])
    expect(await listed(report.id)).toMatchObject({ openedCount: 1 })
    const other = new URL((await aShare()).url).pathname
    const pass = place.slice(pathname.length + 1)
    const [end = '', signature = ''] = [pass.slice(0, pass.indexOf('-')), pass.slice(pass.indexOf('-'))]
    const forged = [`${other}/${pass}`, `${place}x`, `${pathname}/${end}a${signature}`, `${pathname}/x`]
    const secrets = server.config.secrets
    const token = pathname.slice(3)
    const [tooOld, ofTomorrow] = [Date.now() - 301_000, Date.now() + 86_400_000]
    for (const at of [tooOld, ofTomorrow]) forged.push(`${pathname}/${writeSharePass(token, secrets, at)}`)
    for (const path of forged) {
      expect([path, await get(path), await get(`${path}/opened`)]).toEqual([path, 410, 410])
    }
    await school.admin.report.revokeShare({ id: share.id })
    expect(await get(place)).toBe(410)
  })

  it('says whose it is above the PIN, and is not opened, counted or told by looking at the link', async () => {
    const { report, url } = await aShare()
    await school.admin.school.saveSchoolInfo({
      revision: (await school.admin.school.getSettings()).school.revision,
      name: 'Ìbàdàn <b>Unity</b> & "Sample"',
      color: '#6d1f3f',
      address: '14 Sample Road',
    })
    const page = await open(url, null)
    expect(page.status).toBe(200)
    expect(page.text).toContain(
      '<b>Ìbàdàn &lt;b&gt;Unity&lt;/b&gt; &amp; &quot;Sample&quot;</b><span>14 Sample Road</span>',
    )
    expect(page.text).toContain('<div class="edge" style="background:#6d1f3f"></div>')
    expect(page.text).toMatch(/<b>[^<]+<\/b> shared a report with you<span>School admin · today, /)
    expect(page.text).toContain('<i aria-hidden="true">CSV</i>')
    expect(page.text).toMatch(/<h1>Performance Report<\/h1>\n<p class="soft facts">November 2026<br>Open until \w{3}\s/)
    expect(page.bytes.length).toBeLessThanOrEqual(15_000)
    // The title of the file may name somebody.
    expect(page.text).not.toMatch(/<script|Ìṣirò|src=/)
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'content-security-policy':
        "default-src 'none';img-src 'self';font-src 'self';style-src 'unsafe-inline';form-action 'self';base-uri 'none';frame-ancestors 'none'",
    })
    expect(await listed(report.id)).toMatchObject({ openedCount: 0, state: 'open' })
  })

  it('that ended looks like one that never was, and so does any while nobody knows the time', async () => {
    const { url, share } = await aShare()
    const nowhere = await open(`${server.url}/s/${'x'.repeat(22)}`, null)
    expect(nowhere.text).toContain('<h1>A report was shared with you</h1>')
    server.clock.isTrusted = false
    expect((await open(url, null)).text).toBe(nowhere.text)
    server.clock.isTrusted = true
    expect((await open(url, null)).text).not.toBe(nowhere.text)
    await school.admin.report.revokeShare({ id: share.id })
    expect((await open(url, null)).text).toBe(nowhere.text)
  })

  it.each([
    [aPicture, '/small'],
    // A light one stands in for the small one it lacks.
    [null, ''],
  ])('shows the school’s logo as its students have it, small one or not', async (small, ending) => {
    const { url } = await aShare()
    const { logoId } = await school.admin.school.setLogo({ data: aPicture, small })
    const [, logo = ''] = /<img src="([^"]+)" alt=""/.exec((await open(url, null)).text) ?? []
    expect(logo).toBe(`/files/${logoId}${ending}`)
    expect((await fetch(`${server.url}${logo}`)).status).toBe(200)
  })

  it('breaks no date of its range, and comes in our own letters where the web app was built', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sabimark-letters-'))
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'assets', 'noto-sans-nigeria-wght-normal-AbC.woff2'), '')
    const html = sharePages(folder).pin({
      ...{ sender: null, senderRole: null, type: 'performance', format: 'pdf', lightLogo: null },
      ...{ range: '1 Nov 2026 to 30 Nov 2026', now: new Date('2026-11-30T09:00:00Z') },
      ...{ madeAt: new Date('2026-11-30T08:00:00Z'), expiresAt: new Date('2026-12-07T22:59:00Z') },
      school: {
        ...{ name: 'Sample', subdomain: 'sample', logo: null, color: '', motto: '', established: null },
        ...{ address: '', phone: '', email: '', website: '' },
      },
    })
    rmSync(folder, { recursive: true })
    expect(html).toContain(
      '1\u00a0Nov\u00a02026 to 30\u00a0Nov\u00a02026<br>Open until Mon\u00a07\u00a0Dec, 11:59\u00a0pm',
    )
    expect(html).toMatch(
      /url\("\/assets\/noto-sans-nigeria-wght-normal-AbC\.woff2"\) format\("woff2"\);unicode-range:U\+0100/,
    )
    expect(sharePages('/nowhere').notValid()).not.toContain('@font-face')
  })

  it('of a suspended school is shut at once, though candidates still sit there', async () => {
    const own = await aSchool(server)
    const report = await aMadeReport(server, own.schoolId)
    const { url, pin } = await own.admin.report.share({ id: report.id, days: 7 })
    const opened = await open(url, pin)
    const company = server.client()
    const { email, password } = await ensureFirstAdmin(server.pools, server.config)
    await company.people.signIn({ email, password: password ?? '' })
    await company.people.suspendSchool({ id: own.schoolId, reason: 'Not paid' })
    const [again, file] = [await open(url, pin), await open(`${server.url}${fileOn(opened.text)}`, null)]
    expect([opened.status, again.status, file.status]).toEqual([200, 410, 410])
    expect(again.text).toContain(notValid)
  })

  it('keeps of address and PIN hashes alone, and neither is in the list, the history or the log', async () => {
    const { url, pin } = await aShare()
    await open(url, pin)
    const token = url.slice(-22)
    const kept = await inSchool(server.pools.app, school, async (tx) => [
      await tx.rows('SELECT * FROM shared_links WHERE school_id = $1', [tx.schoolId]),
      await tx.rows('SELECT * FROM audit_log WHERE school_id = $1', [tx.schoolId]),
      await school.admin.report.listShares({}),
    ])
    for (const secret of [token, `"${pin}"`]) expect(JSON.stringify(kept)).not.toContain(secret)
    expect(server.logged.join('')).not.toContain(token)
  })

  it('is refused while it has no file, for no report, and for one of another school', async () => {
    const waiting = await aMadeReport(server, school.schoolId, { isReady: false })
    const theirs = await aMadeReport(server, (await aSchool(server)).schoolId)
    const codes = [waiting.id, theirs.id, crypto.randomUUID()].map(async (id) => {
      return (await refusalOf(school.admin.report.share({ id }))).code
    })
    expect(await Promise.all(codes)).toEqual(['REPORT_NOT_READY', 'UNKNOWN_REPORT', 'UNKNOWN_REPORT'])
  })

  it('can be opened no longer than its file is kept', async () => {
    const { share } = await aShare(90)
    const days = (Date.parse(share.expiresAt) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(30)
  })

  it('is forgotten a month after it ended', async () => {
    const { report, share } = await aShare()
    await sql(`UPDATE shared_links SET expires_at = now() - interval '29 days' WHERE id = $1`, [share.id])
    await aShare()
    expect(await listed(report.id)).toMatchObject({ state: 'expired' })
    await sql(`UPDATE shared_links SET expires_at = now() - interval '31 days' WHERE id = $1`, [share.id])
    await aShare()
    expect(await listed(report.id)).toBeUndefined()
  })
})

describe('a large report', () => {
  const large = Buffer.alloc(16 * 1024 * 1024, 'a report ')
  /** The address of its file, for a link that was opened. */
  async function anOpenedShare() {
    const report = await aMadeReport(server, school.schoolId, { bytes: large })
    const { url, pin, share } = await school.admin.report.share({ id: report.id })
    const { pathname } = new URL(url)
    const body = new URLSearchParams({ pin })
    const opened = await fetch(`${server.url}${pathname}`, { method: 'POST', body })
    return { report, share, place: `${server.url}${fileOn(await opened.text())}` }
  }

  it('is on its way to three phones of one link at a time; the next is told to try again', async () => {
    const { place, share } = await anOpenedShare()
    const slow = await Promise.all([fetch(place), fetch(place), fetch(place)])
    expect(slow.map(({ status }) => status)).toEqual([200, 200, 200])
    const turnedAway = await fetch(place)
    expect([turnedAway.status, turnedAway.headers.get('retry-after')]).toEqual([503, '60'])
    expect(await turnedAway.text()).toContain('Please load this page again in a moment.')
    expect((await fetch((await anOpenedShare()).place)).status).toBe(200)
    // Whoever has it, or went away, makes room for the next; nobody holds the link meanwhile.
    await sql('SELECT FROM shared_links WHERE id = $1 FOR UPDATE NOWAIT', [share.id])
    await slow[0]?.body?.cancel()
    expect(Buffer.from((await slow[1]?.arrayBuffer()) ?? []).equals(large)).toBe(true)
    await expect.poll(async () => (await fetch(place, { method: 'HEAD' })).status).toBe(200)
    const next = await fetch(place)
    expect(Buffer.from(await next.arrayBuffer()).equals(large)).toBe(true)
    await slow[2]?.body?.cancel()
  })

  it('is read while it leaves, and stands nowhere whole: one that is deleted meanwhile ends there', async () => {
    const { place, report } = await anOpenedShare()
    const sending = await fetch(place)
    await loseFile(server, school.schoolId, report.id)
    await expect(sending.arrayBuffer()).rejects.toThrow()
  })
})

describe('a link that is no longer valid', () => {
  it('looks the same with the right PIN and a wrong one, whether expired, revoked, locked, without its file or guessed', async () => {
    const [expired, revoked, locked, lost] = [await aShare(), await aShare(), await aShare(), await aShare()]
    await sql('UPDATE shared_links SET expires_at = now() WHERE id = $1', [expired.share.id])
    await school.admin.report.revokeShare({ id: revoked.share.id })
    await sql('UPDATE shared_links SET failures = 10 WHERE id = $1', [locked.share.id])
    await loseFile(server, school.schoolId, lost.report.id)
    const said = await open(`${server.url}/s/${'x'.repeat(22)}`, '123456')
    expect(said.status).toBe(410)
    expect(said.text).toContain(notValid)
    expect(said.text).toContain('Check that the whole link was copied.')
    const headersOf = ({ headers }: typeof said) =>
      [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
    for (const { url, pin } of [expired, revoked, locked, lost]) {
      for (const typed of [pin, wrongOf(pin)]) {
        const answer = await open(url, typed)
        expect([answer.status, answer.text, headersOf(answer)]).toEqual([410, said.text, headersOf(said)])
      }
    }
    const states = [expired, revoked, locked, lost].map(async ({ report }) => (await listed(report.id))?.state)
    expect(await Promise.all(states)).toEqual(['expired', 'revoked', 'locked', 'expired'])
  })

  it.each([
    ['cut off', 'x'.repeat(21)],
    ['with a full stop behind it', `${'x'.repeat(22)}.`],
  ])('asks for the whole link where it is %s', async (_how, token) => {
    for (const pin of [null, '123456']) {
      const said = await open(`${server.url}/s/${token}`, pin)
      expect([said.status, said.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
      expect(said.text).toContain('Check that the whole link was copied.')
    }
  })

  it('ends with its school', async () => {
    const other = await aSchool(server)
    const { id } = await aMadeReport(server, other.schoolId)
    const { url, pin } = await other.admin.report.share({ id })
    await inSchool(server.pools.app, other, (tx) =>
      tx.run(`UPDATE schools SET status = 'inactive' WHERE id = $1`, [tx.schoolId]),
    )
    expect((await open(url, pin)).text).toContain(notValid)
  })

  it('stays revoked when it is revoked once more', async () => {
    const { share } = await aShare()
    const first = await school.admin.report.revokeShare({ id: share.id })
    expect(await school.admin.report.revokeShare({ id: share.id })).toEqual(first)
    expect(first.state).toBe('revoked')
  })

  it.each(['x', 'x'.repeat(21), 'x'.repeat(23), '%00', '..%2f', 'x'.repeat(21).concat('!'), 'ẹ'.repeat(22)])(
    'is no link at all where it does not look like one: %s',
    async (token) => {
      for (const pin of [null, '123456']) {
        expect((await open(`${server.url}/s/${token}`, pin)).status, pin ?? 'asked').toBeGreaterThanOrEqual(400)
      }
    },
  )
})

describe('wrong PINs', () => {
  it('wait after five, lock after ten, and who shared it is told', async () => {
    const { report, url, pin, share } = await aShare()
    const statuses = async (count: number, typed: string) => {
      const all = []
      for (let tried = 0; tried < count; tried += 1) all.push((await open(url, typed)).status)
      return all
    }
    const rule = 'After 5 wrong PINs you have to wait.'
    expect((await open(url, null)).text).toContain(rule)
    const { text } = await open(url, wrongOf(pin))
    expect(text).toContain('You have 4 tries left.')
    expect(text).not.toContain(rule)
    expect(await statuses(2, wrongOf(pin))).toEqual([403, 403])
    expect((await open(url, wrongOf(pin))).text).toContain('You have 1 try left.')
    expect(await statuses(2, wrongOf(pin))).toEqual([429, 429])
    const waiting = await open(url, pin)
    expect([waiting.status, waiting.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^(900|89\d)$/)])
    expect(waiting.text).toContain('Too many wrong PINs. Please wait 15 minutes and try again.')
    await sql(`UPDATE shared_links SET failed_at = failed_at - interval '15 minutes' WHERE id = $1`, [share.id])
    // A right one between them does not begin the count anew.
    expect((await open(url, pin)).status).toBe(200)
    expect((await open(url, wrongOf(pin))).text).toContain('You have 4 tries left before this link is locked.')
    expect(await statuses(4, wrongOf(pin))).toEqual([403, 403, 403, 410])
    expect((await open(url, pin)).status).toBe(410)
    expect(await listed(report.id)).toMatchObject({ state: 'locked', openedCount: 1 })
    const [notice] = (await school.admin.notice.list({})).items
    expect(notice).toMatchObject({ title: 'Shared link locked: Ìṣirò 2026', isRead: false })
    expect(server.logged.join('')).toContain('SHARE_LOCKED')
  })

  it('are no more than ten however many are sent at the same moment', async () => {
    const { url, pin, share } = await aShare()
    const burst = async (from: number) => {
      const sent = Array.from({ length: 12 }, (_, place) => open(url, wrongOf(pin), `41.58.${from}.${place}`))
      return (await Promise.all(sent)).map(({ status }) => status)
    }
    expect((await burst(1)).filter((status) => status === 403)).toHaveLength(4)
    await sql(`UPDATE shared_links SET failed_at = failed_at - interval '15 minutes' WHERE id = $1`, [share.id])
    await burst(2)
    const kept = await inSchool(server.pools.app, school, (tx) =>
      tx.one('SELECT failures, opened_count AS opened FROM shared_links WHERE id = $1', [share.id]),
    )
    expect(kept).toEqual({ failures: 10, opened: 0 })
    const told = (await school.admin.notice.list({})).items.filter(({ kind }) => kind === 'share_locked')
    expect(new Set(told.map(({ id }) => id)).size).toBe(told.length)
  })

  it('count for the network they come from, over all links; right ones do not', async () => {
    const nowhere = () => `${server.url}/s/${crypto.randomUUID().replaceAll('-', '').slice(0, 22)}`
    const { url, pin } = await aShare()
    for (let tried = 0; tried < 49; tried += 1) await open(nowhere(), '123456', '41.59.0.1')
    expect((await open(url, pin, '41.59.0.1')).status).toBe(200)
    expect((await open(nowhere(), '123456', '41.59.0.1')).status).toBe(410)
    expect((await open(nowhere(), '123456', '41.59.0.1')).status).toBe(429)
    expect((await open(url, pin, '41.59.0.1')).status).toBe(429)
    expect((await open(url, pin, '41.59.0.2')).status).toBe(200)
  })

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '12345\u0000', `${'1'.repeat(300)}`])(
    'are none where it is no PIN, and nothing is counted: %j',
    async (typed) => {
      const { report, url } = await aShare()
      const answer = await open(url, typed)
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
      expect(answer.status).not.toBe(410)
      expect(await listed(report.id)).toMatchObject({ state: 'open' })
      expect((await server.pools.app.query('SELECT FROM allowance_uses')).rowCount).toBe(0)
    },
  )

  it('are not looked at while nobody knows the time', async () => {
    const { url, pin } = await aShare()
    server.clock.isTrusted = false
    expect((await open(url, pin)).status).toBe(503)
    expect((await open(`${server.url}/s/${'x'.repeat(22)}`, pin)).status).toBe(503)
  })

  it('come from the page itself, or from a phone that does not say where from', async () => {
    const { url, pin } = await aShare()
    expect((await open(url, pin, '41.58.0.1', { origin: 'http://elsewhere.test' })).status).toBe(403)
    expect((await open(url, pin, '41.58.0.1', { origin: 'null' })).status).toBe(403)
    const { pathname } = new URL(url)
    const quiet = await fetch(`${server.url}${pathname}`, { method: 'POST', body: new URLSearchParams({ pin }) })
    expect(quiet.status).toBe(200)
    const json = await fetch(`${server.url}${pathname}`, {
      ...{ method: 'POST', body: JSON.stringify({ pin }), headers: { 'content-type': 'application/json' } },
    })
    expect(json.status).toBe(400)
  })
})
