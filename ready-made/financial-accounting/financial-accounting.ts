import type { SubjectBank } from '../make/subject.ts'
import { financialAccountingTopics } from '../topics/financial-accounting.ts'
import { accountsSolvers } from './accounts.solve.ts'
import { accounts } from './accounts.templates.ts'
import { adjustmentsSolvers } from './adjustments.solve.ts'
import { adjustments } from './adjustments.templates.ts'
import { bankReconciliationSolvers } from './bank-reconciliation.solve.ts'
import { bankReconciliation } from './bank-reconciliation.templates.ts'
import { branchesSolvers } from './branches.solve.ts'
import { branches } from './branches.templates.ts'
import { businessPurchaseSolvers } from './business-purchase.solve.ts'
import { businessPurchase } from './business-purchase.templates.ts'
import { cashBookSolvers } from './cash-book.solve.ts'
import { cashBook } from './cash-book.templates.ts'
import { clubsSolvers } from './clubs.solve.ts'
import { clubs } from './clubs.templates.ts'
import { companiesSolvers } from './companies.solve.ts'
import { companies } from './companies.templates.ts'
import { conceptsSolvers } from './concepts.solve.ts'
import { concepts } from './concepts.templates.ts'
import { controlAccountsSolvers } from './control-accounts.solve.ts'
import { controlAccounts } from './control-accounts.templates.ts'
import { departmentsSolvers } from './departments.solve.ts'
import { departments } from './departments.templates.ts'
import { depreciationSolvers } from './depreciation.solve.ts'
import { depreciation } from './depreciation.templates.ts'
import { documentsSolvers } from './documents.solve.ts'
import { documents } from './documents.templates.ts'
import { errorsSolvers } from './errors.solve.ts'
import { errors } from './errors.templates.ts'
import { finalAccountsSolvers } from './final-accounts.solve.ts'
import { finalAccounts } from './final-accounts.templates.ts'
import { incompleteRecordsSolvers } from './incomplete-records.solve.ts'
import { incompleteRecords } from './incomplete-records.templates.ts'
import { introduction } from './introduction.facts.ts'
import { ledgerSolvers } from './ledger.solve.ts'
import { ledger } from './ledger.templates.ts'
import { manufacturingSolvers } from './manufacturing.solve.ts'
import { manufacturing } from './manufacturing.templates.ts'
import { missingFiguresSolvers } from './missing-figures.solve.ts'
import { missingFigures } from './missing-figures.templates.ts'
import { partnershipChangesSolvers } from './partnership-changes.solve.ts'
import { partnershipChanges } from './partnership-changes.templates.ts'
import { partnershipsSolvers } from './partnerships.solve.ts'
import { partnerships } from './partnerships.templates.ts'
import { provisionsSolvers } from './provisions.solve.ts'
import { provisions } from './provisions.templates.ts'
import { publicSectorSolvers } from './public-sector.solve.ts'
import { publicSector } from './public-sector.templates.ts'
import { ratiosSolvers } from './ratios.solve.ts'
import { ratios } from './ratios.templates.ts'
import { venturesSolvers } from './ventures.solve.ts'
import { ventures } from './ventures.templates.ts'

export const financialAccounting: SubjectBank = {
  subject: 'Financial Accounting',
  folder: 'financial-accounting',
  topics: financialAccountingTopics,
  files: [
    { name: 'ledger', items: ledger, solvers: ledgerSolvers },
    { name: 'accounts', items: accounts, solvers: accountsSolvers },
    { name: 'documents', items: documents, solvers: documentsSolvers },
    { name: 'cash-book', items: cashBook, solvers: cashBookSolvers },
    { name: 'bank-reconciliation', items: bankReconciliation, solvers: bankReconciliationSolvers },
    { name: 'errors', items: errors, solvers: errorsSolvers },
    { name: 'concepts', items: concepts, solvers: conceptsSolvers },
    { name: 'final-accounts', items: finalAccounts, solvers: finalAccountsSolvers },
    { name: 'adjustments', items: adjustments, solvers: adjustmentsSolvers },
    { name: 'provisions', items: provisions, solvers: provisionsSolvers },
    { name: 'depreciation', items: depreciation, solvers: depreciationSolvers },
    { name: 'manufacturing', items: manufacturing, solvers: manufacturingSolvers },
    { name: 'control-accounts', items: controlAccounts, solvers: controlAccountsSolvers },
    { name: 'incomplete-records', items: incompleteRecords, solvers: incompleteRecordsSolvers },
    { name: 'clubs', items: clubs, solvers: clubsSolvers },
    { name: 'partnerships', items: partnerships, solvers: partnershipsSolvers },
    { name: 'ratios', items: ratios, solvers: ratiosSolvers },
    { name: 'companies', items: companies, solvers: companiesSolvers },
    { name: 'partnership-changes', items: partnershipChanges, solvers: partnershipChangesSolvers },
    { name: 'branches', items: branches, solvers: branchesSolvers },
    { name: 'ventures', items: ventures, solvers: venturesSolvers },
    { name: 'public-sector', items: publicSector, solvers: publicSectorSolvers },
    { name: 'business-purchase', items: businessPurchase, solvers: businessPurchaseSolvers },
    { name: 'departments', items: departments, solvers: departmentsSolvers },
    { name: 'missing-figures', items: missingFigures, solvers: missingFiguresSolvers },
    { name: 'introduction', items: introduction, solvers: [] },
  ],
}
