import { oc } from '@orpc/contract'
import { profileFields } from '@sabimark/domain/people/profile/profile-fields.ts'
import { roles } from '@sabimark/domain/people/role.ts'
import { z } from 'zod'
import { keptPicture, sentPicture } from '../../picture.ts'
import { editedFields, revision } from '../../record.ts'
import { refuses, refusesOnly } from '../../refusal.ts'
import { id, instant, password, text, typedText } from '../../text.ts'

const tags = ['account']
const done = z.object({})
const nameOnly = z.object({ id, name: z.string() })

/**
 * All that somebody reads of themself beside `me`: the specification's `profile`, with whatever their metadata holds. `classes`
 * and `subjects` are those of a teacher, `className` and `studentNumber` a student's. `schoolsCount`: the schools their account
 * has. `pendingEmail`: the new address that waits for its link.
 */
const profile = z.looseObject({
  id,
  name: z.string(),
  email: z.string().nullable(),
  role: z.enum(roles),
  school: z.string(),
  phone: z.string(),
  address: z.string(),
  bio: z.string(),
  joinDate: instant,
  className: z.string().nullable(),
  studentNumber: z.string().nullable(),
  classes: z.array(nameOnly),
  subjects: z.array(nameOnly),
  revision,
  schoolsCount: z.int(),
  pendingEmail: z.object({ email: z.string(), until: instant }).nullable(),
})

/** What people see and change of themselves. */
export const profileContract = {
  profile: oc
    .route({ method: 'GET', path: '/profile', tags, summary: 'Read your profile' })
    .output(z.object({ profile }))
    .errors(refuses()),

  /**
   * Changes what is sent and nothing else, unless somebody changed it after `revision`: it is the row the school's own list
   * edits, too. A student's name is the school's: NOT_ALLOWED.
   */
  saveProfile: oc
    .route({ method: 'PATCH', path: '/profile', tags, summary: 'Change your profile' })
    .input(z.object({ revision, ...editedFields(profileFields) }))
    .output(z.object({ profile }))
    .errors(refuses('CHANGED_MEANWHILE')),

  /** The own picture, of staff; a student's is set by staff. */
  setMyPhoto: oc
    .route({ method: 'PUT', path: '/profile/photo', tags, summary: 'Set or remove your picture' })
    .input(z.object({ data: sentPicture }))
    .output(z.object({ photoId: keptPicture }))
    .errors(refuses('UNKNOWN_PERSON', 'NOT_AN_IMAGE', 'IMAGE_TOO_LARGE')),

  /**
   * Mails a link to the new address; until it is followed nothing changes. The answer is the same whether or not somebody has
   * the address: only who reads its mail is told. An earlier new address is given up. `proven`: the password is judged before the key is, and no
   * hash of it is kept with the key.
   */
  changeEmail: oc
    .route({ method: 'POST', path: '/profile/email', tags, summary: 'Change your email address' })
    .meta({ proven: 'password' })
    .input(z.object({ email: typedText(200).trim().toLowerCase().normalize('NFC'), password }))
    .output(done)
    .errors(refuses('INVALID_FORM', 'WRONG_PASSWORD', 'TOO_MANY_GUESSES', 'MAIL_SENT_LATELY', 'MAILS_USED_UP')),

  /** Mails the link to the address that waits once more. */
  sendEmailChange: oc
    .route({ method: 'POST', path: '/profile/email/again', tags, summary: 'Send the link to your new address again' })
    .output(done)
    .errors(refuses('LINK_USED_UP', 'MAIL_SENT_LATELY', 'MAILS_USED_UP')),

  /** No link to a new address works any more. */
  cancelEmailChange: oc
    .route({ method: 'POST', path: '/profile/email/cancel', tags, summary: 'Keep your email address' })
    .output(done)
    .errors(refuses()),

  /**
   * Uses up the link that was mailed to a new address: the account has it from now on, at all its schools. The old one is told,
   * what was mailed there opens nothing any more, and other sessions end. A second click is told that it worked.
   */
  confirmEmail: oc
    .route({ method: 'POST', path: '/email/confirm', tags, summary: 'Confirm a new email address' })
    .input(z.object({ token: text(200) }))
    .output(z.object({ email: z.string() }))
    .errors(refusesOnly('LINK_USED_UP', 'EMAIL_TAKEN')),
}
