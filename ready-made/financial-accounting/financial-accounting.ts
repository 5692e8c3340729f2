import type { SubjectBank } from '../make/subject.ts'
import { financialAccountingTopics } from '../topics/financial-accounting.ts'

export const financialAccounting: SubjectBank = {
  subject: 'Financial Accounting',
  folder: 'financial-accounting',
  topics: financialAccountingTopics,
  files: [],
}
