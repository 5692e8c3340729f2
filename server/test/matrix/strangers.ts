import type { Call } from '../every-call.ts'
import type { Ledger } from './ledger.ts'
import type { Planned } from './plan.ts'
import { addressAt } from './rows-students.ts'
import type { Reply } from './wire.ts'
import type { LivingSchool, World } from './world.ts'

/** Ids and names that a reply to somebody must not hold, by who that is. */
export type Strangers = {
  ours: Ids
  theirs: Ids
  within: ReadonlyArray<[RegExp, Ids]>
  /** Addresses of the other school that the rows have a school write down: who typed them finds them among its mails and students. */
  typed: readonly string[]
}
type Ids = ReadonlySet<string>

/** What each school holds is strange to the other, and some of it to people of the same one. */
export async function strangersTo({ ours, theirs }: World, ledger: Ledger): Promise<Strangers> {
  const attempts = Object.values(ours.attempts)
  return {
    ours: new Set([...(await ledger.idsOf(theirs.schoolId)), theirs.marker]),
    theirs: new Set([...(await ledger.idsOf(ours.schoolId)), ours.marker]),
    typed: [ours, theirs].flatMap((school) => [school.spareTeacher.email, addressAt(school)]),
    within: [
      [/^another teacher/, new Set([...workOfTheTeacher(ours), ...attempts])],
      [/^teacher/, new Set([ours.otherSubjectId, ours.otherQuestion.id, ours.colleaguesExamId, ours.elsewhere.userId])],
      [/^another student/, new Set([...workOfTheTeacher(ours), ...attempts])],
      [/^a classmate/, new Set([...attempts, ours.student.userId])],
      [/^student/, new Set([ours.classmate.userId, ours.elsewhere.userId, ours.colleaguesExamId])],
    ],
  }
}

function workOfTheTeacher({ subjectId, bank, examIds, student, classmate }: LivingSchool): string[] {
  return [subjectId, ...bank.map(({ id }) => id), ...examIds, student.userId, classmate.userId]
}

/** What the company sees schools by. */
const companysCalls: readonly string[] = [
  'school.list',
  'school.plans',
  'school.getSchool',
  'school.updateSchool',
  'people.addSchool',
  'school.billing',
  'school.plans',
  'school.listAudit',
  'people.suspendSchool',
  'people.reactivateSchool',
  'people.deleteSchool',
]

type Answered = { call: Call; one: Planned; input: unknown; reply: Reply }

/** What the reply says of strangers beyond what was asked with. The company may see every school. */
export function findStrangers(strangers: Strangers, { call, one, input, reply }: Answered): string[] {
  if (one.of === 'platform' && companysCalls.includes(call.name)) return []
  const own = one.of === 'theirs' ? strangers.theirs : strangers.ours
  const within = one.of === 'ours' ? strangers.within.filter(([who]) => who.test(one.who)).map(([, ids]) => ids) : []
  const whole = `${JSON.stringify(reply.body)} ${JSON.stringify(reply.headers)}`
  const said = strangers.typed.reduce((left, address) => left.replaceAll(address, ''), whole)
  const asked = JSON.stringify(input) ?? ''
  const words = said.match(/[0-9a-z]+(?:-[0-9a-z]+)*/g) ?? []
  return [...new Set(words)].filter((word) => [own, ...within].some((ids) => ids.has(word)) && !asked.includes(word))
}
