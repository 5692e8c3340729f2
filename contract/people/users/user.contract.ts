import { oc } from '@orpc/contract'
import { roles } from '@sabimark/domain/people/role.ts'
import { inviteFields } from '@sabimark/domain/people/users/invite-fields.ts'
import { staffRoles } from '@sabimark/domain/people/users/staff-role.ts'
import { z } from 'zod'
import { actOutcome, addedFields, ids, revision } from '../../record.ts'
import { recordCalls } from '../../record-calls.ts'
import { refuses } from '../../refusal.ts'
import { id, instant } from '../../text.ts'
import { personStatus } from '../person.ts'

const tags = ['people']
const calls = recordCalls({ tags, path: '/users', demoNoun: 'users' })
/** The orders of the list of users; by name unless said. */
export const userSorts = ['name', 'newest', 'lastSignIn'] as const

/** Somebody of staff, as User Management lists them. `lastSignInAt` is kept to the day. */
export const userItem = z.object({
  id,
  name: z.string(),
  email: z.string().nullable(),
  role: z.enum(staffRoles),
  status: personStatus,
  lastSignInAt: instant.nullable(),
  hasSecondFactor: z.boolean(),
  revision,
})

/** What an act that cannot be undone answers: as any act, without a batch. */
const lastingOutcome = actOutcome.extend({ batch: z.null() })

/** The staff of a school, or of the company for its super administrators: who they are, what they may, who comes in. */
export const userContract = {
  listUsers: calls
    .list('List the staff and what they may', userItem, userSorts, {
      role: z.enum(staffRoles).optional(),
      status: personStatus.optional(),
    })
    .errors(refuses('BAD_REQUEST')),

  /** What each role may do: a line for each thing people do here; what everybody does for their own account is left out. */
  listRights: oc
    .route({ method: 'GET', path: '/users/rights', tags, summary: 'Read what each role may do' })
    .output(
      z.object({
        groups: z.array(
          z.object({
            title: z.string(),
            rights: z.array(z.object({ label: z.string(), roles: z.array(z.enum(roles)) })),
          }),
        ),
      }),
    )
    .errors(refuses()),

  /**
   * Invites an administrator: of the school, or of the company where a super administrator does it. They choose a password
   * by the mailed link, also who has an account already. Who was invited as one and is not in yet is invited again.
   */
  inviteAdmin: calls
    .add(
      'Invite an administrator',
      { ...addedFields(inviteFields), email: z.string().trim().toLowerCase().pipe(z.email().max(200)) },
      { user: userItem },
    )
    .errors(refuses('INVALID_FORM', 'PERSON_ALREADY_HERE', 'MAIL_SENT_LATELY', 'MAILS_USED_UP')),

  /** Emails somebody of staff who has not come in yet a fresh link; at most once a minute and five times a day. */
  inviteUserAgain: oc
    .route({ method: 'POST', path: '/users/{id}/invitation', tags, summary: 'Invite somebody of staff again' })
    .meta({ demoNoun: 'users' })
    .input(z.object({ id }))
    .output(z.object({ sentTo: z.string() }))
    .errors(refuses('UNKNOWN_PERSON', 'PERSON_INACTIVE', 'PERSON_ALREADY_HERE', 'MAIL_SENT_LATELY', 'MAILS_USED_UP')),

  /**
   * Makes a teacher an administrator of the school, or the other way round. It holds at once, in sessions that run, too. One
   * active administrator is always left.
   */
  changeRole: oc
    .route({ method: 'POST', path: '/users/{id}/role', tags, summary: 'Change the role of somebody of staff' })
    .meta({ demoNoun: 'users' })
    .input(z.object({ id, revision, role: z.enum(['school_admin', 'teacher']) }))
    .output(actOutcome)
    .errors(refuses('UNKNOWN_PERSON', 'CHANGED_MEANWHILE', 'NOT_YOURSELF', 'LAST_ADMIN', 'TRIAL_LIMIT', 'PLAN_ENDED')),

  /** Deactivating ends sessions and withdraws an open invitation; activating opens it again. What they made stays. */
  setUsersStatus: calls
    .act('status', 'Activate or deactivate staff', { status: z.enum(['active', 'inactive']) })
    .errors(refuses('NOT_YOURSELF', 'LAST_ADMIN')),

  /** Signs staff out of this school, wherever they are signed in. */
  endUserSessions: oc
    .route({ method: 'POST', path: '/users/sessions/end', tags, summary: 'Sign staff out everywhere' })
    .meta({ demoNoun: 'users' })
    .input(z.object({ ids }))
    .output(lastingOutcome)
    .errors(refuses('NOT_YOURSELF')),

  /** For who lost phone and recovery codes. Skipped for who has none, and for an account that is at another school, too. */
  dropUserSecondFactor: oc
    .route({
      method: 'POST',
      path: '/users/{id}/second-factor/drop',
      tags,
      summary: 'Switch off the two-factor sign-in of somebody of staff',
    })
    .meta({ demoNoun: 'users' })
    .input(z.object({ id }))
    .output(lastingOutcome)
    .errors(refuses('UNKNOWN_PERSON', 'NOT_YOURSELF')),
}
