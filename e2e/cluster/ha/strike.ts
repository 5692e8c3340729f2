// Strikes the primary while candidates save, waits until everybody saves again, and gives the machine back.
import { contract } from '@sabimark/contract/contract.ts'
import { call, mayPass } from '../../kill/call.ts'
import type { Candidate, Tally } from '../../kill/candidate.ts'
import { checkLog } from '../../kill/check-log.ts'
import type { Ask } from '../../kill/database.ts'
import { untilTrue } from '../../kill/patience.ts'
import type { School } from '../../kill/school.ts'
import { setCable } from './network.ts'
import { type Blow, findUntrue, longestSilence, type Outage, type Said, type Seen } from './outage.ts'
import type { Machine } from './places.ts'
import { killOn, switchOn } from './processes.ts'
import { untilWhole } from './start-all.ts'

/** Far beyond what is asked for: a run that waits longer comes to nothing any more. */
const patienceMs = 300_000
/** What was on its way when the blow fell has arrived by then. */
const arrivedMs = 1_000

export type Field = {
  school: School
  tally: Tally
  ackMs: number[]
  said: Said[]
  look: <T>(work: (ask: Ask) => Promise<T>) => Promise<T>
}

const strikeBy: Record<Blow, (machine: Machine) => Promise<void>> = {
  'PostgreSQL killed': (machine) => killOn(machine, 'PostgreSQL'),
  'machine killed': (machine) => killOn(machine, 'everything'),
  'network cut': (machine) => setCable(machine, 'down'),
}
const giveBackAfter: Record<Blow, (machine: Machine) => Promise<void>> = {
  'PostgreSQL killed': async () => undefined,
  'machine killed': async (machine) => switchOn(machine),
  'network cut': (machine) => setCable(machine, 'up'),
}

export async function strike(field: Field, number: number, blow: Blow, candidates: Candidate[]): Promise<Outage> {
  const { tally, ackMs, said, look } = field
  const primary = await untilWhole()
  await acknowledgedMore(tally, candidates.length)
  await strikeBy[blow](primary)
  const struckMs = performance.now()
  const before = new Map(candidates.map((one) => [one, acknowledgedOf(one)]))
  const told = askMeanwhile(field.school)
  await untilTrue(
    'everybody saves again',
    patienceMs,
    async () =>
      ackMs.some((at) => at > struckMs + arrivedMs) &&
      candidates.every((one) => acknowledgedOf(one) > (before.get(one) ?? 0) || !hasUnsaved(one)),
  )
  const everybodyMs = performance.now() - struckMs
  const seen: Seen = { struckMs, ackMs, said }
  const untrue = [...findUntrue(seen), ...(await told), ...refusalsOf(tally)]

  await giveBackAfter[blow](primary)
  const givenMs = performance.now()
  const next = await untilWhole()
  const backMs = performance.now() - givenMs
  const { acknowledged, problems } = await look((ask) => checkLog(ask, candidates))
  tally.problems.push(...problems, ...untrue.map((one) => `outage ${number}: ${one}`))
  if (blow !== 'PostgreSQL killed' && next === primary)
    tally.problems.push(`outage ${number}: ${primary.name} stayed the primary, so this was none`)
  return {
    ...{ number, blow, primary: primary.name, next: next.name, everybodyMs, backMs, acknowledged },
    savingAgainMs: longestSilence(seen).endMs - struckMs,
    lost: problems.filter((one) => one.includes('is gone')).length,
    doubled: problems.filter((one) => one.includes('twice')).length,
    isTrue: untrue.length === 0,
  }
}

async function acknowledgedMore(tally: Tally, count: number): Promise<void> {
  const wanted = tally.acknowledgements + count
  await untilTrue('candidates save', patienceMs, async () => tally.acknowledgements >= wanted)
}

const acknowledgedOf = ({ pages }: Candidate) => pages.reduce((sum, { outbox }) => sum + outbox.ackedSeq, 0)
const hasUnsaved = ({ pages }: Candidate) => pages.some(({ outbox }) => outbox.events.length > 0)

/** Whoever is signed in is told so, or that it may be asked again; never that they are not. */
async function askMeanwhile({ admin }: School): Promise<string[]> {
  const wrong: string[] = []
  for (let asked = 0; asked < 5; asked += 1) {
    try {
      const { me } = await call(admin, contract.people.me, {})
      if (me === null) wrong.push('somebody who is signed in was told that they are not')
    } catch (error) {
      if (!mayPass(error)) wrong.push(String(error))
    }
  }
  return wrong
}

/** Candidates may get no answer, or the one that says that it may be sent again; anything else is said of something that is not so. */
function refusalsOf({ failures }: Tally): string[] {
  const names = [...failures.keys()].filter((name) => !name.startsWith('0 ') && name !== '503 UNAVAILABLE')
  return names.map((name) => `candidates were answered ${name}`)
}
