import { randomBytes } from 'node:crypto'
import { platformSchoolId } from '../../src/school/school.db.ts'
import type { Person } from './people.ts'
import type { IdField, Row } from './row.ts'
import { aTeachersAddress } from './rows-users.ts'
import type { World } from './world.ts'

const unique = () => randomBytes(5).toString('hex')

/** All schools are the company's to see; its own stands among them in no call. */
const theCompanysOwn = {
  id: { foreign: () => [platformSchoolId], verdict: 'UNKNOWN_SCHOOL' },
} as const satisfies Record<string, IdField>

/** A school of nobody else's: what is done to it is done to no other row. */
async function anAddedSchool(_: World, { client }: Person) {
  const subdomain = `added${unique()}`
  const form = { name: 'Added Sample School', phone: '0800 000 0000', subscription: 'starter' as const }
  const { school } = await client.people.addSchool({ ...form, subdomain, email: `${subdomain}@people.test` })
  return { id: school.id }
}

const office = 'office@both.test'

/** With this contact already, so that to send it changes nothing. */
async function ourSchool({ ours }: World, { client }: Person) {
  const { id, email, revision } = (await client.school.getSchool({ id: ours.schoolId })).school
  if (email === office) return { id, revision }
  return { id, revision: (await client.school.updateSchool({ id, revision, email: office })).school.revision }
}

/** What the company does with schools. */
export const companyRows = {
  'school.list': {
    input: () => ({}),
    // One list for all who may ask: nobody's cursor is foreign to it.
    ids: { cursor: { foreign: () => ['nobody'], unknown: () => 'nothing', verdict: 'BAD_REQUEST' } },
  },
  'school.figures': { input: () => undefined },
  'school.plans': { input: () => undefined },
  'school.lastBackup': { input: () => undefined },
  'school.getSchool': { input: ({ ours }) => ({ id: ours.schoolId }), ids: theCompanysOwn },
  'school.updateSchool': {
    input: ourSchool,
    ids: {
      ...theCompanysOwn,
      email: {
        foreign: () => [office],
        unknown: () => 'nobody@nowhere.test',
        verdict: 'allowed',
        why: 'how to reach a school: no account is found by it',
      },
    },
  },
  'people.addSchool': {
    input: () => {
      const subdomain = `added${unique()}`
      const form = { name: 'Added Sample School', phone: '0800 000 0000', subscription: 'starter' }
      return { ...form, subdomain, email: `${subdomain}@people.test` }
    },
    ids: {
      email: {
        foreign: async ({ theirs }) => [await aTeachersAddress(theirs)],
        unknown: () => `${unique()}@people.test`,
        verdict: 'allowed',
        why: 'somebody may work at two schools: the account stays shut to this one until its owner follows the mail',
      },
      subdomain: {
        foreign: ({ theirs }) => [theirs.school.subdomain],
        verdict: 'DOMAIN_TAKEN',
        unknown: () => `added${unique()}`,
        unknownVerdict: 'allowed',
        why: 'that a school has it is in its public address',
      },
    },
  },
  'people.suspendSchool': {
    input: async (world, person) => ({ ...(await anAddedSchool(world, person)), reason: 'Nobody answers' }),
    ids: theCompanysOwn,
  },
  'people.reactivateSchool': { input: anAddedSchool, ids: theCompanysOwn },
  'people.deleteSchool': { input: anAddedSchool, ids: theCompanysOwn },
} as const satisfies Record<string, Row>
