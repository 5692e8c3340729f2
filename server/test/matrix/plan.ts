import { type CallName, callPermissions, mayCall, type Who } from '@sabimark/contract/permission.ts'
import { type Role, roles } from '@sabimark/domain/people/role.ts'
import type { Call } from '../every-call.ts'
import { withId } from './id-fields.ts'
import { homelessSessions, type Person, type Spoiled, spoiledSessions } from './people.ts'
import {
  type Beyond,
  beyondSchool,
  beyondStudent,
  beyondTeacher,
  type IdField,
  type Row,
  type Verdict,
  verdictFor,
} from './row.ts'
import { rows } from './rows.ts'
import { counterpart, rightful, type World, whileInactive } from './world.ts'

export type Spoilt = Record<Role, Record<Spoiled, string>>

/** One ask: who, with what, and what must come of it. */
export type Planned = {
  who: string
  /** Whose school the session is of; nobody's for a stranger. */
  of: 'ours' | 'theirs' | 'platform' | 'nobody'
  cookie: string
  headers?: Record<string, string>
  input(): unknown
  verdict: Verdict
  /** Refusals under one name must be the same to the letter. */
  twin?: string
  finds?: RegExp | undefined
  leadsThere?: boolean
  around?<T>(work: () => Promise<T>): Promise<T>
}

/** The call's name in the table of permissions; a call without a row there is none. */
export function nameOf({ name }: Call): CallName {
  const found = isCallName(name) ? name : undefined
  if (!found) throw new Error(`The call ${name} has no row in the table of permissions.`)
  return found
}
const isCallName = (name: string): name is CallName => Object.hasOwn(callPermissions, name)

const permitted = (call: Call): readonly Who[] => callPermissions[nameOf(call)]
const isOpen = (call: Call) => permitted(call).includes('anyone')
const isByTicket = (call: Call) => permitted(call).includes('ticket')
const passing = (call: Call) => roles.filter((role) => isByTicket(call) || mayCall(role, nameOf(call)))

/** Who must be named behind the first door of a call, by the roles that pass it. */
export function beyondOf(call: Call): Beyond[] {
  const own = permitted(call)
  if (isOpen(call)) return []
  return [
    ...(own.includes('teacher') ? beyondTeacher : []),
    ...(own.includes('student') ? beyondStudent : []),
    ...(own.some((who) => who !== 'super_admin') ? beyondSchool : []),
  ]
}

/** Everything that is asked of one call, in one way. */
export async function planAsks(world: World, spoilt: Spoilt, call: Call): Promise<Planned[]> {
  const plan = await planOf(world, call, passing(call))
  return withTicket(plan, [
    ...firstDoor(plan),
    ...withoutSession(plan, spoilt),
    ...withoutMembership(plan),
    ...otherSites(plan),
    ...secondDoor(plan),
    ...(await foreignIds(plan)),
    ...otherIds(plan),
  ])
}

/**
 * The short form: somebody who may, by preference of a school, as another school has the like of them; one role that may
 * not; and one of another school, who is refused where anybody there is.
 */
export async function planShortly(world: World, call: Call): Promise<Planned[]> {
  const may = passing(call)
  const role = may.find((one) => one !== 'super_admin') ?? may[0]
  const byRole = rows[nameOf(call)].beyond?.['the same role of another school']
  // Where roles of another school are told different things, each asks with the input of its role.
  const ready = typeof byRole === 'object' ? may : role ? [role] : []
  const plan = await planOf(world, call, ready)
  const atFirst = firstDoor(plan)
  const fromThere = secondDoor(plan).filter(({ of }) => of === 'theirs')
  const isRefused = ({ verdict }: Planned) => verdict !== 'allowed'
  const asked = [
    atFirst.find(({ who }) => who === role),
    atFirst.find(({ verdict }) => verdict === 'NOT_ALLOWED') ?? atFirst.find(isRefused),
    fromThere.find(isRefused) ?? (await foreignIds(plan)).find(isRefused) ?? fromThere[0],
  ]
  return withTicket(
    plan,
    asked.filter((one) => one !== undefined),
  )
}

/** With an input of each of these roles; any other asks with the first one's. */
async function planOf(world: World, call: Call, ready: readonly Role[]): Promise<Plan> {
  const row = rows[nameOf(call)]
  const inputs = new Map<Role, unknown>()
  for (const role of ready) inputs.set(role, await row.input(world, rightful(world, role)))
  return { world, call, row, inputs, fresh: async (role) => row.input(world, rightful(world, role)) }
}

function withTicket({ world, row }: Plan, planned: Planned[]): Planned[] {
  return row.bearer
    ? planned.map((one) => ({ ...one, headers: { ...bearing(row.bearer?.(world)), ...one.headers } }))
    : planned
}

const bearing = (ticket = '') => ({ authorization: `Bearer ${ticket}` })

type Plan = {
  world: World
  call: Call
  row: Row
  /** A valid input of each role that passes. */
  inputs: ReadonlyMap<Role, unknown>
  fresh(role: Role): Promise<unknown>
}

const oneWhoPasses = ({ call, inputs }: Plan): Role => {
  const [role] = inputs.keys()
  if (!role) throw new Error(`Nobody may make the call ${call.name}.`)
  return role
}
const validFor = (plan: Plan, role: Role) => () => plan.inputs.get(role) ?? plan.inputs.get(oneWhoPasses(plan))
const ofRole = (role: Role) => (role === 'super_admin' ? ('platform' as const) : ('ours' as const))

/** Each role, and a stranger, with an input that is right. */
function firstDoor(plan: Plan): Planned[] {
  const { world, call, row } = plan
  const isForAll = isOpen(call) || isByTicket(call)
  const may = passing(call)
  const signedIn = roles.map((role): Planned => {
    const { cookie } = rightful(world, role)
    const verdict = may.includes(role) ? verdictFor(row.passing ?? 'allowed', role) : 'NOT_ALLOWED'
    // What a call open to all uses up, such as a link, would be used up for the next who tries it.
    const input = isForAll ? () => plan.fresh(role) : validFor(plan, role)
    return { who: role, of: ofRole(role), cookie, input, verdict }
  })
  const stranger = isForAll ? (row.withoutSession ?? 'allowed') : 'NOT_SIGNED_IN'
  return [
    ...signedIn,
    {
      ...{ who: 'a stranger', of: 'nobody', cookie: '', verdict: stranger },
      input: stranger === 'allowed' ? () => plan.fresh('student') : validFor(plan, oneWhoPasses(plan)),
    },
  ]
}

/** Whoever passes, by a session that is none; and a ticket where a session should be. */
function withoutSession(plan: Plan, spoilt: Spoilt): Planned[] {
  const { world, call, row, inputs } = plan
  const isForAll = isOpen(call) || isByTicket(call)
  const asked = isForAll ? (['student'] as const) : [...inputs.keys()]
  const verdictOf = (session: Spoiled): Verdict => {
    if (!isForAll) return 'NOT_SIGNED_IN'
    if (homelessSessions.some((one) => one === session)) return verdictFor(row.passing ?? 'allowed', 'student')
    const isHalf = session === 'that waits for a code'
    return (isHalf ? row.halfSession : undefined) ?? row.withoutSession ?? 'allowed'
  }
  const spoiled = asked.flatMap((role) =>
    spoiledSessions.map((session): Planned => {
      const verdict = verdictOf(session)
      return {
        ...{ who: `${role}, session ${session}`, of: 'nobody', cookie: spoilt[role][session], verdict },
        input: verdict === 'allowed' ? () => plan.fresh(role) : validFor(plan, role),
      }
    }),
  )
  if (isForAll) return spoiled
  const { running } = world.ours.tickets
  const role = oneWhoPasses(plan)
  const common = { of: 'nobody', input: validFor(plan, role), verdict: 'NOT_SIGNED_IN' } as const
  return [
    ...spoiled,
    { who: 'a ticket as the session', cookie: `sabimark_session=${running}`, ...common },
    { who: 'a ticket as a bearer', cookie: '', headers: { authorization: `Bearer ${running}` }, ...common },
  ]
}

/** A good session of somebody who has been made inactive since, or whose school has. */
function withoutMembership(plan: Plan): Planned[] {
  const { world, call, row, inputs } = plan
  const isForAll = isOpen(call) || isByTicket(call)
  if (isForAll && !row.withoutMembership) return []
  return [...inputs.keys()].flatMap((role) =>
    (['person', 'school'] as const).map((what): Planned => {
      const person = rightful(world, role)
      return {
        ...{ who: `${role}, ${what} inactive`, of: 'nobody', cookie: person.cookie },
        input: validFor(plan, role),
        verdict: row.withoutMembership ?? 'NOT_SIGNED_IN',
        around: (work) => whileInactive(world, person, what, work),
      }
    }),
  )
}

/** The right person's browser, on a page of somebody else. */
function otherSites(plan: Plan): Planned[] {
  const role = oneWhoPasses(plan)
  const common = { of: ofRole(role), cookie: rightful(plan.world, role).cookie, verdict: 'WRONG_ORIGIN' } as const
  return ['http://elsewhere.test', 'null'].map((origin) => ({
    ...{ who: `${role}, from a page of ${origin}`, headers: { origin }, ...common },
    input: validFor(plan, role),
  }))
}

/** Those who pass the first door, and ask about what is not theirs. */
function secondDoor(plan: Plan): Planned[] {
  const { world, call, row } = plan
  const { colleague, elsewhere, classmate } = world.ours
  const ask = (who: Beyond, role: Role, person: Person | null): Planned[] => {
    const byRole = row.beyond?.[who]
    if (!person || !byRole) return []
    const verdict = verdictFor(byRole, role)
    const of = who === 'the same role of another school' ? 'theirs' : 'ours'
    const input = verdict === 'allowed' ? () => plan.fresh(role) : validFor(plan, role)
    return [{ who: `${who} (${role})`, of, cookie: person.cookie, input, verdict }]
  }
  return beyondOf(call).flatMap((who) => {
    if (who === 'another teacher') return ask(who, 'teacher', colleague)
    if (who === 'another student') return ask(who, 'student', elsewhere)
    if (who === 'a classmate') return ask(who, 'student', classmate)
    return passing(call).flatMap((role) => ask(who, role, counterpart(world, role)))
  })
}

/** The rightful caller, with one id of the other school in an input that is right; and with one nobody has. */
async function foreignIds(plan: Plan): Promise<Planned[]> {
  const { world, call, row, inputs } = plan
  const asked: Role[] = isOpen(call) || isByTicket(call) ? ['student'] : [...inputs.keys()]
  const planned: Planned[] = []
  for (const [path, field] of Object.entries(row.ids ?? {})) {
    const theirs = await field.foreign(world)
    if (theirs.length === 0) throw new Error(`${call.name} has no foreign id for ${path}.`)
    for (const role of asked) {
      const cookie = rightful(world, role).cookie
      const entries: Array<[string, string, Verdict]> = [
        ...theirs.map((id, place): [string, string, Verdict] => [
          `theirs ${place}`,
          id,
          verdictFor(field.verdict, role),
        ]),
        ["nobody's", unknownOf(field), field.unknownVerdict ?? verdictFor(field.verdict, role)],
      ]
      for (const [whose, id, verdict] of entries) {
        const valid = verdict === 'allowed' ? () => plan.fresh(role) : validFor(plan, role)
        planned.push({
          ...{ who: `${role}, ${path} ${whose}`, of: ofRole(role), cookie, verdict },
          input: async () => withId((await valid()) ?? {}, path, id),
          finds: field.finds,
          leadsThere: field.leadsThere ?? false,
          ...(verdict === 'allowed' || field.unknownVerdict ? {} : { twin: `${role}, ${path}` }),
        })
      }
    }
  }
  return planned
}

const unknownOf = ({ unknown }: IdField) => unknown?.() ?? '0199ffff-ffff-7fff-8fff-ffffffffffff'

/** The rightful caller, with other ids of the own school. */
function otherIds(plan: Plan): Planned[] {
  const { world, row } = plan
  return (row.also ?? []).map(({ what, role, input, bearer, verdict }) => ({
    ...(bearer ? { headers: bearing(bearer(world)) } : {}),
    ...{ who: `${role}, ${what}`, of: ofRole(role), cookie: rightful(world, role).cookie, verdict },
    input: async () => input(world, verdict === 'allowed' ? await plan.fresh(role) : validFor(plan, role)()),
  }))
}
