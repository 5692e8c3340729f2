import { aFilterOfTheirs, aListCursorOfTheirs, type Row } from './row.ts'

const ofTheirOwn = { 'the same role of another school': 'allowed' } as const
/** As it is, so that it serves all who may ask. */
const save = { input: () => ({ revision: 1 }), beyond: ofTheirOwn }

const email = 'office@both.test'

/** Everybody has their own school's. */
export const settingsRows = {
  'school.listAudit': {
    input: () => ({}),
    beyond: ofTheirOwn,
    ids: {
      cursor: aListCursorOfTheirs(({ school }) => school.listAudit({ size: 1 })),
      by: aFilterOfTheirs(({ theirs }) => [theirs.admin.userId]),
      about: aFilterOfTheirs(({ theirs }) => [theirs.student.userId, theirs.classId]),
    },
  },
  'school.getSettings': { input: () => undefined, beyond: ofTheirOwn },
  'school.examDefaults': {
    input: () => undefined,
    beyond: { ...ofTheirOwn, 'another teacher': 'allowed' },
  },
  'school.saveSchoolInfo': {
    // With this contact already, so that to send it changes nothing; the other school has saved nothing.
    input: async (_world, { client }) => {
      const { school } = await client.school.getSettings()
      if (school.email === email) return { revision: school.revision }
      const saved = await client.school.saveSchoolInfo({ revision: school.revision, email })
      return { revision: saved.school.revision }
    },
    beyond: { 'the same role of another school': 'CHANGED_MEANWHILE' },
    ids: {
      email: {
        foreign: () => [email],
        unknown: () => 'nobody@nowhere.test',
        verdict: 'allowed',
        why: 'how to reach a school: no account is found by it',
      },
    },
  },
  'school.saveExamSettings': save,
  'school.saveSecuritySettings': save,
  'school.saveNotificationSettings': save,
} as const satisfies Record<string, Row>
