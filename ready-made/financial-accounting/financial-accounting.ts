import type { SubjectBank } from '../make/subject.ts'
import { financialAccountingTopics } from '../topics/financial-accounting.ts'
import { controlAccountsSolvers } from './control-accounts.solve.ts'
import { controlAccounts } from './control-accounts.templates.ts'
import { incompleteRecordsSolvers } from './incomplete-records.solve.ts'
import { incompleteRecords } from './incomplete-records.templates.ts'

export const financialAccounting: SubjectBank = {
  subject: 'Financial Accounting',
  folder: 'financial-accounting',
  topics: financialAccountingTopics,
  files: [
    { name: 'control-accounts', items: controlAccounts, solvers: controlAccountsSolvers },
    { name: 'incomplete-records', items: incompleteRecords, solvers: incompleteRecordsSolvers },
  ],
}
