import { normaliseStudentNumber } from '@sabimark/domain/people/student-number.ts'
import { inSchool } from '../../platform/database/tenant.ts'
import { isRefused, refuse } from '../../platform/http/refused.ts'
import type { RequestFacts } from '../../platform/http/request.ts'
import { subdomainOfHost } from '../../school/host.ts'
import { selectOptionalSchoolBySubdomain } from '../../school/school.db.ts'
import { selectOptionalAccount } from '../account/account.db.ts'
import { enterSchool } from '../account/membership.db.ts'
import { isPasswordRight } from '../account/password-hash.ts'
import { passwordOf } from '../account/password-of.ts'
import type { PeopleServices } from '../account/services.ts'
import { selectOptionalAccountOfStudent } from '../students/student.db.ts'
import { guess } from './guess-limit.ts'
import { rememberSource } from './guess-source.ts'
import { typedStudentNumber } from './typed-name.ts'

type Typed = { school: string; studentNumber: string; password: string; isOwnDevice?: boolean | undefined }

/** Signs a student in by school and student number, both read kindly. On a school's own host every other school is unknown. */
export async function signInStudent(room: PeopleServices, typed: Typed, request: RequestFacts) {
  const { app, auth } = room.pools
  const subdomain = typed.school.toLowerCase()
  const numberKey = normaliseStudentNumber(typed.studentNumber)
  const school = await selectOptionalSchoolBySubdomain(auth, subdomain)
  const ofHost = subdomainOfHost(room.config, request)
  const schoolId = ofHost === null || ofHost === subdomain ? school?.id : undefined
  const accountId = schoolId
    ? await inSchool(app, { schoolId }, (tx) => selectOptionalAccountOfStudent(tx, numberKey))
    : undefined
  const account = accountId ? await selectOptionalAccount(auth, accountId) : undefined

  const isRight = () => isPasswordRight(account?.passwordHash ?? null, passwordOf(account?.email ?? '', typed.password))
  const typedName = typedStudentNumber(subdomain, typed.studentNumber)
  const passwordSetAt = account?.passwordSetAt ?? null
  const verdict = await guess(room, { typed: typedName, request, passwordSetAt, isRight })
  if (isRefused(verdict)) return verdict
  if (verdict === 'wrong' || !account || !schoolId) return refuse('INVALID_CREDENTIALS')

  const entered = await inSchool(app, { schoolId }, (tx) => enterSchool(tx, account.id))
  if (!entered) return refuse(school?.status === 'inactive' ? 'SCHOOL_SUSPENDED' : 'ACCOUNT_INACTIVE')
  const { me, rule } = entered
  const place = { schoolId, role: me.role, rule }
  const isOpen = await room.identity.openSession(request, {
    accountId: account.id,
    judged: { passwordHash: account.passwordHash, hasFactor: false },
    place,
    isOwnDevice: typed.isOwnDevice ?? false,
  })
  // A new slip was made at this moment.
  if (!isOpen) return refuse('INVALID_CREDENTIALS')
  await rememberSource(room, typedName, request)
  return me
}
