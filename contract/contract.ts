import { arriveContract } from './attempt/arrive.contract.ts'
import { attemptContract } from './attempt/attempt.contract.ts'
import { bankContract } from './bank/bank.contract.ts'
import { examApprovalContract } from './exam/approval/approval.contract.ts'
import { examContract } from './exam/exam.contract.ts'
import { examFurtherContract } from './exam/further/further.contract.ts'
import { examHandOverContract } from './exam/hand-over.contract.ts'
import { examManageContract } from './exam/manage.contract.ts'
import { examSealContract } from './exam/seal/seal.contract.ts'
import { examTimeContract } from './exam/time/time.contract.ts'
import { hallContract } from './hall/hall.contract.ts'
import { markingContract } from './marking/marking.contract.ts'
import { noticeContract } from './notice/notice.contract.ts'
import { peopleContract } from './people/people.contract.ts'
import { filesContract } from './report/files/files.contract.ts'
import { reportContract } from './report/report.contract.ts'
import { previewContract, reportsContract } from './report/reports.contract.ts'
import { sharesContract } from './report/sharing/shares.contract.ts'
import { resultContract } from './result/result.contract.ts'
import { schoolContract } from './school/school.contract.ts'

/** Every call of the product: path, input, output and refusals. The server answers them, the browser makes them. */
export const contract = {
  school: schoolContract,
  people: peopleContract,
  bank: bankContract,
  exam: {
    ...examContract,
    ...examTimeContract,
    ...examManageContract,
    ...examHandOverContract,
    ...examFurtherContract,
    ...examSealContract,
    ...examApprovalContract,
  },
  attempt: { ...attemptContract, ...arriveContract },
  hall: hallContract,
  marking: markingContract,
  result: resultContract,
  report: { ...reportContract, ...previewContract, ...reportsContract, ...sharesContract, ...filesContract },
  notice: noticeContract,
}
