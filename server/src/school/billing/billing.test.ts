import { endOfPlan } from '@sabimark/domain/school/billing/cycle.ts'
import { dayAfter } from '@sabimark/domain/school/billing/period.ts'
import { lagosDate } from '@sabimark/domain/words/lagos-time.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { later } from '../../../test/builders/later.ts'
import { aSchool, type TestSchool } from '../../../test/builders/people.ts'
import { refusalOf, type TestClient } from '../../../test/client.ts'
import { type TestServer, testServer } from '../../../test/server.ts'
import { mailText } from '../../notice/mail/mail-text.ts'
import { followBilling } from '../../notice/telling/follow-billing.ts'
import { ensureFirstAdmin } from '../../people/first-admin/first-admin.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { newId } from '../../platform/ids.ts'
import { platformSchoolId } from '../school.db.ts'

let server: TestServer
let company: TestClient
beforeAll(async () => {
  server = await testServer()
  const { email, password } = await ensureFirstAdmin(server.pools, server.config)
  company = server.client()
  await company.people.signIn({ email, password: password ?? '' })
})
afterAll(() => server.stop())

const day = (days: number) => dayAfter(lagosDate(new Date()), days)
const period = ({ schoolId: id }: TestSchool, from: number, to: number, plan: Plan = 'professional') => ({
  ...{ id, plan, startsOn: day(from), endsOn: day(to), paidNaira: 120_000, paidOn: day(0), note: '' },
})
type Plan = 'starter' | 'professional' | 'enterprise'
const billingOf = ({ schoolId: id }: TestSchool) => company.school.billing({ id })
/** What the queue does when its moment has come. */
const follow = ({ schoolId }: TestSchool) => followBilling(server)({ schoolId, reference: 'cycle' })
const linesAt = (schoolId: string, subject: string) =>
  inSchool(server.pools.app, { schoolId }, (tx) =>
    tx.rows<{ action: string; actor: string | null; detail: Record<string, unknown> }>(
      `SELECT action, actor_user_id AS actor, detail FROM audit_log WHERE school_id = $1 AND subject = $2 ORDER BY id`,
      [schoolId, subject],
    ),
  )
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  )

describe('a period', () => {
  it('that runs begins at once, with its plan, and stands in both audits; its end is the end of the plan', async () => {
    const school = await aSchool(server, { plan: 'starter' })
    const before = await billingOf(school)
    expect(before).toMatchObject({ plan: 'starter', periods: [], hasEnded: false, endsOn: day(14) })
    const { effects } = await company.school.recordPeriod(period(school, -3, 100))
    expect(effects.join(' ')).toContain('Professional begins at once, instead of Starter.')
    const after = await billingOf(school)
    expect(after).toMatchObject({ plan: 'professional', endsOn: day(100), revision: before.revision + 1 })
    expect(after.periods).toMatchObject([{ startsOn: day(-3), paidNaira: 120_000, receiptNumber: 'SM-000001' }])
    const { school: row } = await company.school.getSchool({ id: school.schoolId })
    expect(row).toMatchObject({ subscription: 'professional', expiryDate: day(100) })
    const there = (await linesAt(school.schoolId, school.schoolId)).slice(-2)
    expect(there.map(({ action, actor }) => [action, actor])).toEqual([
      ['school.period_recorded', null],
      ['school.plan_changed', null],
    ])
    const here = (await linesAt(platformSchoolId, school.schoolId)).at(-1)
    expect(here).toMatchObject({ action: 'school.period_recorded', actor: expect.any(String) })
  })

  it('has no day in common with another, which is named; a void one is in nobody’s way', async () => {
    const school = await aSchool(server)
    await company.school.recordPeriod(period(school, 10, 20))
    const { periods } = await billingOf(school)
    const [first] = periods
    for (const [from, to] of [
      [20, 30],
      [0, 10],
      [12, 15],
      [0, 40],
    ] as const) {
      const refused = await refusalOf(company.school.recordPeriod(period(school, from, to)))
      expect(refused).toMatchObject({ code: 'PERIOD_OVERLAPS' })
      expect(refused.data).toMatchObject({ fields: { startsOn: expect.stringContaining(first?.receiptNumber ?? '?') } })
    }
    await company.school.recordPeriod(period(school, 21, 30))
    await company.school.voidPeriod({ id: school.schoolId, periodId: first?.id ?? '', reason: 'Another school’s' })
    await company.school.recordPeriod(period(school, 9, 20))
    expect((await billingOf(school)).periods.map(({ startsOn, voidReason }) => [startsOn, voidReason])).toEqual([
      [day(21), null],
      [day(10), 'Another school’s'],
      [day(9), null],
    ])
  })

  it('of two recorded at once, one is there, and receipts run on without a gap', async () => {
    const school = await aSchool(server)
    const asked = Array.from({ length: 6 }, () => codeOf(company.school.recordPeriod(period(school, 0, 30))))
    expect((await Promise.all(asked)).toSorted()).toEqual([...Array(5).fill('PERIOD_OVERLAPS'), 'done'])
    const others = await Promise.all([1, 2, 3, 4].map(() => aSchool(server)))
    await Promise.all(others.map((one) => company.school.recordPeriod(period(one, 0, 30))))
    const numbers = (await Promise.all([school, ...others].map(billingOf)))
      .map(({ periods }) => Number(periods[0]?.receiptNumber.slice(3)))
      .toSorted((one, other) => one - other)
    expect(numbers).toEqual([0, 1, 2, 3, 4].map((n) => (numbers[0] ?? 0) + n))
  })

  it('tried out leaves nothing behind, and says what it would mean', async () => {
    const school = await aSchool(server)
    const before = await billingOf(school)
    const { effects } = await company.with({ 'x-trial': '1' }).school.recordPeriod(period(school, 0, 30))
    expect(effects[0]).toMatch(/^Receipt SM-\d+: Professional, /)
    expect(await billingOf(school)).toEqual(before)
  })

  it.each([
    ['whose last day comes first', { startsOn: day(5), endsOn: day(4) }, 'INVALID_FORM'],
    ['of more than 400 days', { startsOn: day(0), endsOn: day(400) }, 'INVALID_FORM'],
    ['that begins in two years', { startsOn: day(700), endsOn: day(710) }, 'INVALID_FORM'],
    ['paid tomorrow', { paidOn: day(2) }, 'INVALID_FORM'],
    ['of a day there is not', { startsOn: '2026-02-30' }, 'BAD_REQUEST'],
    ['for less than nothing', { paidNaira: -1 }, 'BAD_REQUEST'],
    ['for half a naira', { paidNaira: 0.5 }, 'BAD_REQUEST'],
    ['of no plan', { plan: 'free' as never }, 'BAD_REQUEST'],
    ['with a note that goes on', { note: 'x'.repeat(301) }, 'BAD_REQUEST'],
  ])('%s is refused', async (_what, change, code) => {
    const school = await aSchool(server)
    expect(await refusalOf(company.school.recordPeriod({ ...period(school, 0, 30), ...change }))).toMatchObject({
      code,
    })
    expect((await billingOf(school)).periods).toEqual([])
  })

  it('is voided once, with a reason; the plan stays until another begins', async () => {
    const school = await aSchool(server, { plan: 'starter' })
    await company.school.recordPeriod(period(school, 0, 30, 'enterprise'))
    const { periods } = await billingOf(school)
    const gone = { id: school.schoolId, periodId: periods[0]?.id ?? '', reason: 'Cheque refused' }
    const { effects } = await company.school.voidPeriod(gone)
    expect(effects.join(' ')).toContain('The plan stays Enterprise until another period begins.')
    expect(await billingOf(school)).toMatchObject({ plan: 'enterprise', endsOn: day(14) })
    expect(await refusalOf(company.school.voidPeriod(gone))).toMatchObject({ code: 'UNKNOWN_PERIOD' })
    expect(await refusalOf(company.school.voidPeriod({ ...gone, reason: ' ' }))).toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('a change of plan', () => {
  it('that the school asks for waits for the end of the trial', async () => {
    const school = await aSchool(server, { plan: 'starter' })
    const { revision } = await school.admin.school.plan()
    const { effects } = await school.admin.school.askPlan({ revision, plan: 'professional' })
    expect(effects[0]).toMatch(/^Professional begins on .*\. Until then it stays Starter\.$/)
    expect(await school.admin.school.plan()).toMatchObject({
      ...{ plan: 'starter', next: { plan: 'professional', startsOn: day(14) } },
    })
    await later(server, school.schoolId, 13)
    await follow(school)
    expect(await billingOf(school)).toMatchObject({ plan: 'starter', next: { plan: 'professional' } })
    await later(server, school.schoolId, 2)
    await follow(school)
    await follow(school)
    expect(await billingOf(school)).toMatchObject({ plan: 'professional', next: null, hasEnded: true })
    const changed = (await linesAt(school.schoolId, school.schoolId)).filter(
      ({ action }) => action === 'school.plan_changed',
    )
    expect(changed).toHaveLength(1)
  })

  it('that is asked for stands in the company’s list, and is mailed to the company where it can be reached', async () => {
    const school = await aSchool(server, { plan: 'starter', schoolName: 'Palm Sample College' })
    const { school: own } = await company.school.getSettings()
    await company.school.saveSchoolInfo({
      revision: own.revision,
      email: 'office@company.test',
      phone: '0800 000 0000',
    })
    const { revision } = await school.admin.school.plan()
    await school.admin.school.askPlan({ revision, plan: 'professional' })
    await school.admin.school.askPlan({ revision: revision + 1, plan: 'starter' })
    const mails = await inSchool(server.pools.app, school, (tx) =>
      tx.rows<{ to: string; kind: string; data: Record<string, string> }>(
        `SELECT to_address AS "to", kind, data FROM mails WHERE school_id = $1 AND kind = 'plan_asked'`,
        [tx.schoolId],
      ),
    )
    expect(mails.map(({ to }) => to)).toEqual(['office@company.test'])
    const written = mailText('plan_asked', mails[0]?.data ?? {})
    expect(written?.subject).toBe('Palm Sample College asks for Professional')
    expect(written?.link).toMatch(new RegExp(`/dashboard/schools/${school.schoolId}$`))
    const ask = { revision: revision + 2, plan: 'enterprise' as const }
    await school.admin.school.askPlan(ask)
    expect((await company.school.list({ search: school.subdomain })).items).toMatchObject([
      { nextSubscription: 'enterprise', paidUntil: null, expiryDate: day(14) },
    ])
  })

  it('that the company sets waits for the end of the period, and is taken back by the present plan', async () => {
    const school = await aSchool(server, { plan: 'starter' })
    await company.school.recordPeriod(period(school, 0, 30, 'enterprise'))
    const id = school.schoolId
    const set = async (plan: Plan) =>
      await company.school.setNextPlan({ id, plan, revision: (await billingOf(school)).revision })
    await set('professional')
    expect((await set('enterprise')).effects).toEqual(['It stays Enterprise.'])
    expect(await refusalOf(set('enterprise'))).toMatchObject({ code: 'NOTHING_WOULD_CHANGE' })
    await set('starter')
    await later(server, id, 30)
    await follow(school)
    expect(await billingOf(school)).toMatchObject({ plan: 'enterprise', next: { plan: 'starter' }, hasEnded: false })
    await later(server, id, 1)
    await follow(school)
    expect(await billingOf(school)).toMatchObject({ plan: 'starter', next: null, hasEnded: true })
  })

  it('takes effect as the next period begins, with what was recorded for it', async () => {
    const school = await aSchool(server, { plan: 'starter' })
    const { revision } = await school.admin.school.plan()
    await school.admin.school.askPlan({ revision, plan: 'enterprise' })
    const { effects } = await company.school.recordPeriod(period(school, 5, 60, 'professional'))
    expect(effects.join(' ')).toContain('Enterprise was asked for: that ends as this period begins with Professional.')
    await later(server, school.schoolId, 5)
    await follow(school)
    expect(await billingOf(school)).toMatchObject({ plan: 'professional', next: null })
  })

  it('of two who ask at once, the second is told', async () => {
    const school = await aSchool(server, { plan: 'starter' })
    const { revision } = await school.admin.school.plan()
    const codes = await Promise.all([
      codeOf(school.admin.school.askPlan({ revision, plan: 'professional' })),
      codeOf(company.school.setNextPlan({ id: school.schoolId, revision, plan: 'enterprise' })),
    ])
    expect(codes.toSorted()).toEqual(['CHANGED_MEANWHILE', 'done'])
  })

  it('to one with less room than is taken is allowed, and said first', async () => {
    const school = await aSchool(server, { plan: 'enterprise' })
    await inSchool(server.pools.app, school, (tx) =>
      tx.run(
        `INSERT INTO users (school_id, id, name, role, status)
         SELECT $1, gen_random_uuid(), 'Bisi', 'student', 'active' FROM generate_series(1, 214)`,
        [tx.schoolId],
      ),
    )
    const { revision } = await school.admin.school.plan()
    const { effects } = await school.admin.school.askPlan({ revision, plan: 'starter' })
    expect(effects[1]).toBe(
      '214 students are active; Starter has room for 200. Nobody is locked out; nothing can be added until there is room.',
    )
  })
})

describe('a trial', () => {
  it('is extended to a day after today, within a year', async () => {
    const school = await aSchool(server)
    const until = (days: number) =>
      company.school.extendTrial({ id: school.schoolId, until: day(days), reason: 'Holidays' })
    for (const days of [-1, 0, 368]) expect(await refusalOf(until(days))).toMatchObject({ code: 'INVALID_FORM' })
    await until(40)
    expect(await billingOf(school)).toMatchObject({ endsOn: day(40) })
    expect((await company.school.getSchool({ id: school.schoolId })).school.expiryDate).toBe(day(40))
  })

  it('that was never given is not extended', async () => {
    const school = await aSchool(server)
    await inSchool(server.pools.app, school, (tx) =>
      tx.run('UPDATE schools SET trial_ends_at = NULL WHERE id = $1', [tx.schoolId]),
    )
    expect(await billingOf(school)).toMatchObject({ endsOn: null, hasEnded: false })
    const asked = company.school.extendTrial({ id: school.schoolId, until: day(4), reason: 'Holidays' })
    expect(await refusalOf(asked)).toMatchObject({ code: 'NO_TRIAL' })
  })
})

it('the row of a school ends where the rules say its plan does', async () => {
  const school = await aSchool(server)
  for (const trial of [null, -400, -1, 0, 30]) {
    for (const isBinding of [true, false]) {
      for (const paid of [null, -2, 0, 29, 30, 31]) {
        const trialEndsAt = trial === null ? null : new Date(Date.now() + trial * 86_400_000)
        const { ends } = await inSchool(server.pools.app, school, (tx) =>
          tx.one<{ ends: Date | null }>(
            `UPDATE schools SET trial_ends_at = $2, trial_ends_plan = $3, paid_until = $4::date WHERE id = $1
             RETURNING plan_ends_at AS ends`,
            [tx.schoolId, trialEndsAt, isBinding, paid === null ? null : day(paid)],
          ),
        )
        const periods =
          paid === null ? [] : [{ startsOn: day(-5), endsOn: day(paid), plan: 'starter' as const, madeAt: new Date() }]
        expect(ends, `${trial} ${isBinding} ${paid}`).toEqual(
          endOfPlan({ trialEndsAt: isBinding ? trialEndsAt : null, periods }),
        )
      }
    }
  }
})

it('knows neither the company’s own school nor one that is not there, and is no door for anybody else', async () => {
  const school = await aSchool(server)
  const calls = (by: TestClient, id: string) => [
    by.school.billing({ id }),
    by.school.recordPeriod({ ...period(school, 0, 9), id }),
    by.school.voidPeriod({ id, periodId: newId(), reason: 'x' }),
    by.school.setNextPlan({ id, revision: 1, plan: 'starter' }),
    by.school.extendTrial({ id, until: day(9), reason: 'x' }),
  ]
  for (const id of [platformSchoolId, newId()]) {
    expect(await Promise.all(calls(company, id).map(codeOf))).toEqual(Array(5).fill('UNKNOWN_SCHOOL'))
  }
  expect(await Promise.all(calls(school.admin, school.schoolId).map(codeOf))).toEqual(Array(5).fill('NOT_ALLOWED'))
  expect(await codeOf(company.school.plan())).toBe('NOT_ALLOWED')
})

describe('the plans of all schools', () => {
  it('stand on one page for the company: what was paid, asked for, and ends soon; for nobody else', async () => {
    const [paying, asking] = [await aSchool(server, { plan: 'starter' }), await aSchool(server, { plan: 'starter' })]
    await company.school.recordPeriod(period(paying, -3, 100))
    // Typed last, and paid long before: the list is by the day on which it was paid.
    const earlier = await aSchool(server, { plan: 'starter' })
    await company.school.recordPeriod({ ...period(earlier, -30, 60), paidOn: day(-30) })
    const { revision } = await asking.admin.school.plan()
    await asking.admin.school.askPlan({ plan: 'enterprise', revision })
    const { payments, requests, ends } = await company.school.plans()
    expect(payments.items[0]).toMatchObject({ schoolId: paying.schoolId, owner: 'Ada Obi', paidNaira: 120_000 })
    expect(payments.items[0]).toMatchObject({ isVoid: false, endsOn: day(100) })
    const of = <Line extends { schoolId: string }>(lines: readonly Line[], school: TestSchool) =>
      lines.filter(({ schoolId }) => schoolId === school.schoolId)
    const paidOn = payments.items.map((one) => one.paidOn)
    expect(paidOn).toEqual([...paidOn].sort().reverse())
    expect(of(payments.items, earlier)).toMatchObject([{ paidOn: day(-30) }])
    expect(of(requests.items, asking)).toMatchObject([{ plan: 'starter', asked: 'enterprise' }])
    expect(of(ends.items, asking)).toMatchObject([{ isTrial: true, hasEnded: false, endsOn: day(14) }])
    // What is paid for until later ends later.
    expect([...of(ends.items, paying), ...of(requests.items, paying)]).toEqual([])
    expect(payments.total).toBeGreaterThanOrEqual(1)
    expect(await codeOf(asking.admin.school.plans())).toBe('NOT_ALLOWED')
  })
})
