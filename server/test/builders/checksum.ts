import { inSchool } from '../../src/platform/database/tenant.ts'
import type { TestServer } from '../server.ts'

/** All that is kept of the people of a school, but what only programs count: the same before an act and after its undo. */
export const checksumOf = (server: TestServer, of: { schoolId: string }) =>
  inSchool(server.pools.app, { schoolId: of.schoolId }, (tx) =>
    tx.one(
      `SELECT (SELECT md5(string_agg((to_jsonb(u) - 'revision')::text, '' ORDER BY id)) FROM users u) AS users,
         (SELECT md5(string_agg(to_jsonb(s)::text, '' ORDER BY user_id)) FROM students s) AS students,
         (SELECT md5(string_agg(to_jsonb(o)::text, '' ORDER BY user_id, subject_id)) FROM student_subjects o) AS subjects,
         (SELECT md5(string_agg(to_jsonb(n)::text, '' ORDER BY student_id, year)) FROM enrolments n) AS enrolments`,
    ),
  )
