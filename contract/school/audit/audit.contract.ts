import { oc } from '@orpc/contract'
import { type AuditKind, auditKinds } from '@sabimark/domain/school/audit/audit-kind.ts'
import { z } from 'zod'
import { listInput, listOutput } from '../../list.ts'
import { refuses } from '../../refusal.ts'
import { id, instant } from '../../text.ts'

const day = z.iso.date()

/** What a line can be about. */
const aboutNoun = z.enum([
  ...([
    'student',
    'teacher',
    'user',
    'class',
    'subject',
    'term',
    'question',
    'exam',
    'result',
    'report',
    'school',
  ] as const),
])

const auditItem = z.object({
  id,
  at: instant,
  by: z.object({
    /** `gone`: somebody who was deleted since; `company`: Sabimark, of which a school reads no names. */
    who: z.enum(['person', 'gone', 'company', 'system']),
    id: id.nullable(),
    name: z.string(),
  }),
  /** Its name in the log, such as student.deactivated. */
  action: z.string(),
  /** What was done, as it reads behind the name: 'closed this class'. */
  deed: z.string(),
  /** What it was done to; null where the deed says all. `isThere`: it still is. */
  about: z.object({ noun: aboutNoun.nullable(), id: z.string(), label: z.string(), isThere: z.boolean() }).nullable(),
  /**
   * The fields it changed, as people read them. Both values are null where they are not shown here: the words of a question,
   * what is right of it, and whatever has no label.
   */
  changes: z.array(z.object({ label: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  /** From where; null where the school does not track devices, and where no request did it. */
  address: z.string().nullable(),
  device: z.string().nullable(),
})

export const auditContract = {
  /**
   * What was done at the school, newest first: for its administrators; a super administrator reads what the company did.
   * `by`: a person's id, the company, or the program by itself. `from` and `until`: whole days in Lagos. `about`: one record.
   * The search looks through the names of people, classes, subjects, terms and exams, also of those that were deleted.
   * `total` is null beyond 2,000 lines, which nobody counts.
   */
  listAudit: oc
    .route({ method: 'GET', path: '/audit', tags: ['school'], summary: 'List what was done' })
    .input(
      listInput(['newest'], {
        by: z.union([id, z.enum(['company', 'system'])]).optional(),
        kind: z.enum(Object.keys(auditKinds) as [AuditKind, ...AuditKind[]]).optional(),
        from: day.optional(),
        until: day.optional(),
        about: id.optional(),
      }),
    )
    .output(listOutput(auditItem))
    .errors(refuses('BAD_REQUEST')),
}
