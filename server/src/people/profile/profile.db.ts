import type { Role } from '@sabimark/domain/people/role.ts'
import type { Tx } from '../../platform/database/tenant.ts'
import type { RecordKind } from '../../platform/record/acts.ts'
import { type Columns, cellsOf, updateRows } from '../../platform/record/write-rows.ts'

type Named = { id: string; name: string }

/** What is read of somebody for themself; whatever their metadata holds stands beside it. */
export type Profile = {
  id: string
  name: string
  email: string | null
  role: Role
  school: string
  phone: string
  address: string
  bio: string
  joinDate: string
  className: string | null
  studentNumber: string | null
  classes: Named[]
  subjects: Named[]
  revision: number
}

const named = (table: string, name: string, from: string) =>
  `coalesce((SELECT jsonb_agg(jsonb_build_object('id', n.id, 'name', n.name) ORDER BY n.${name}, n.id)
     FROM ${from} JOIN ${table} n ON n.school_id = a.school_id AND n.id = a.${table === 'classes' ? 'class_id' : 'subject_id'}
     WHERE a.school_id = u.school_id AND a.user_id = u.id), '[]')`

/** The person as they see themself. */
export async function selectProfile(tx: Tx, userId: string): Promise<Profile> {
  const { profile } = await tx.one<{ profile: Profile }>(
    `SELECT u.metadata || jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email, 'role', u.role, 'school', s.name,
       'phone', u.phone, 'address', u.address, 'bio', u.bio,
       'joinDate', to_char(u.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
       'className', c.name, 'studentNumber', p.student_id, 'revision', u.revision,
       'classes', ${named('classes', 'name', 'teacher_classes a')},
       'subjects', ${named('subjects', 'name_key', 'teacher_subjects a')}) AS profile
     FROM users u JOIN schools s ON s.id = u.school_id
     LEFT JOIN students p ON p.school_id = u.school_id AND p.user_id = u.id
     LEFT JOIN classes c ON c.school_id = p.school_id AND c.id = p.class_id
     WHERE u.school_id = $1 AND u.id = $2`,
    [tx.schoolId, userId],
  )
  return profile
}

type ProfileState = { id: string; name: string; phone: string; address: string; bio: string; revision: number }

const columns: Columns<ProfileState> = { name: ['name'], phone: ['phone'], address: ['address'], bio: ['bio'] }

/** What the log calls somebody: a teacher or student as in their list, anybody else a user. */
export const nounOf = (role: Role) => (role === 'teacher' || role === 'student' ? role : 'user')

/** The own row of somebody, which stands in the lists of teachers and students, too. */
export function profileKind(role: Role): RecordKind<ProfileState> {
  const never = () => Promise.reject(new Error('Nobody adds or deletes themself.'))
  return {
    noun: nounOf(role),
    lock: (tx, ids) =>
      tx.rows<ProfileState>(
        `SELECT id, name, phone, address, bio, revision FROM users WHERE school_id = $1 AND id = ANY($2::uuid[])
         ORDER BY id FOR NO KEY UPDATE`,
        [tx.schoolId, ids],
      ),
    imageOf: (person) => person,
    insert: never,
    remove: never,
    update: (tx, people, fields) =>
      updateRows(
        tx,
        'users',
        people.map((one) => ({ id: one.id, revision: one.revision, ...cellsOf(columns, one, fields) })),
      ),
  }
}
