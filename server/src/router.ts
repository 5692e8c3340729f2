import { attemptRoutes } from './attempt/attempt.routes.ts'
import { auditFields } from './audit-fields.ts'
import { bankRoutes } from './bank/bank.routes.ts'
import { restoreQuestions } from './bank/restore-questions.ts'
import { examApprovalRoutes } from './exam/approval/approval.routes.ts'
import { examRoutes } from './exam/exam.routes.ts'
import { examFurtherRoutes } from './exam/further/further.routes.ts'
import { examManageRoutes } from './exam/manage/manage.routes.ts'
import { restoreHandedOver } from './exam/manage/restore-handed-over.ts'
import { examSealRoutes } from './exam/seal/seal.routes.ts'
import { examTimeRoutes } from './exam/time/time.routes.ts'
import { hallRoutes } from './hall/hall.routes.ts'

import { selectWatchedStudents } from './hall/invigilators/watched-students.db.ts'
import { createPresence } from './hall/presence/presence.ts'
import { markingRoutes } from './marking/marking.routes.ts'
import { createMarkingQueue } from './marking/marking-queue.ts'
import { uncountResults } from './marking/uncount-results.ts'
import { noticeRoutes } from './notice/notice.routes.ts'
import { createIdentity } from './people/account/identity.ts'
import { peopleRoutes } from './people/people.routes.ts'
import { restoreStudents } from './people/students/restore-students.ts'
import { restoreTeachers } from './people/teachers/restore-teachers.ts'
import { restoreUsers } from './people/users/restore-users.ts'
import type { Services } from './platform/process/services.ts'
import { reportRoutes } from './report/report.routes.ts'
import { resultRoutes } from './result/result.routes.ts'
import { readShownScores } from './result/shown-scores.ts'
import { restoreClasses } from './school/classes/class-acts.ts'
import { schoolRoutes } from './school/school.routes.ts'
import { restoreSubjects } from './school/subjects/restore-subjects.ts'
import { restoreTerms } from './school/terms/term-acts.ts'
import type { Restorers } from './school/undo-act.ts'

/** Every call of the contract and the room that answers it; who a request comes from; and who was heard in the hall. */
export function buildRouter(services: Services) {
  const identity = createIdentity(services)
  const markingQueue = createMarkingQueue(services)
  const restorers: Restorers = {
    student: restoreStudents,
    teacher: restoreTeachers,
    user: restoreUsers(services),
    class: restoreClasses,
    subject: restoreSubjects,
    term: restoreTerms,
    question: restoreQuestions,
    exam: restoreHandedOver,
    work: restoreHandedOver,
  }
  const presence = createPresence(services)
  const router = {
    school: schoolRoutes(services, restorers, auditFields),
    people: peopleRoutes({ ...services, identity, watchedStudents: selectWatchedStudents }),
    bank: bankRoutes(services),
    exam: {
      ...examRoutes(services),
      ...examTimeRoutes(services),
      ...examManageRoutes(services),
      ...examFurtherRoutes(services),
      ...examSealRoutes(services),
      ...examApprovalRoutes(services),
    },
    // Rooms do not call forward: what was handed in, who was heard, whose score was shown and whose result counts no longer is passed on here, as is above who is watched.
    attempt: attemptRoutes({ ...services, onHandedIn: markingQueue.soon, notePresence: presence.notePresence }),
    hall: hallRoutes({ ...services, uncountResults, readShownScores }),
    marking: markingRoutes(services),
    result: resultRoutes(services),
    report: reportRoutes(services),
    notice: noticeRoutes(services),
  }
  return { router, whoIs: identity.whoIs, presence }
}
