import { accountContract } from './account.contract.ts'
import { newSchoolContract } from './new-school.contract.ts'
import { profileContract } from './profile/profile.contract.ts'
import { promotionContract } from './promotion/promotion.contract.ts'
import { secondFactorContract } from './second-factor/second-factor.contract.ts'
import { sessionContract } from './sessions/session.contract.ts'
import { registerContract } from './students/register.contract.ts'
import { studentContract } from './students/student.contract.ts'
import { suspensionContract } from './suspension.contract.ts'
import { teacherContract } from './teachers/teacher.contract.ts'
import { userContract } from './users/user.contract.ts'

/** Accounts (sign-up, sign-in, links, second factor, sessions), the own profile, teachers, students, and all staff as users. */
export const peopleContract = {
  ...accountContract,
  ...secondFactorContract,
  ...sessionContract,
  ...profileContract,
  ...teacherContract,
  ...studentContract,
  ...registerContract,
  ...promotionContract,
  ...userContract,
  ...newSchoolContract,
  ...suspensionContract,
}
