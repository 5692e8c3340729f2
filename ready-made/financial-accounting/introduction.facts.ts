import { wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const branches = 'IndiaFreeNotes, Branches of accounting https://indiafreenotes.com/branches-of-accounting/'
const kinds = 'Scribd, Branches of Accounting https://www.scribd.com/document/425246384/Branches-of-Accounting'
const sevenKinds = 'EdduSaver, Seven types of accounting https://eddusaver.com/the-7-types-of-accounting'
const users =
  'Gradestack, Users of accounting https://gradestack.com/CA-CPT/Meaning-and-Scope-of/Users-of-Accounting/22433-4547-54196-study-wtw'
const moreUsers =
  'Notelooms, Users of accounting information https://notelooms.com/2024/10/users-of-accounting-information-bcom.html'
const phases = 'eHow, Basic phases of accounting http://www.ehow.com/info_8160831_basic-phases-accounting.html'
const meaning = 'UrbanPro, Meaning of accounting https://c.urbanpro.com/bba-tuition/meaning-of-accounting'
const qualities =
  'Western Kentucky University, Qualitative characteristics https://people.wku.edu/jack.hall/qualitative%20characteristics.html'
const library =
  'Your Article Library, Qualitative characteristics http://www.yourarticlelibrary.com/accounting/financial-reporting/qualitative-characteristics-of-accounting-information/57363/'

export const introduction = [
  terms({
    id: 'branch-of-accounting',
    topic: '1.a',
    difficulty: 'Easy',
    ask: (says) => `What name is given to the work that ${says}?`,
    rows: [
      {
        says: 'finds out what it costs a factory to make one unit of its product',
        is: 'Cost accounting',
        why: 'It gathers materials, labour and overheads for each product or process',
        also: ['Management accounting'],
        sources: [sevenKinds, branches],
      },
      {
        says: 'prepares the profit and loss account and the balance sheet of a business for people outside it',
        is: 'Financial accounting',
        why: 'It reports to owners, lenders and the state on a past period by rules that all firms share',
        sources: [sevenKinds, branches],
      },
      {
        says: 'supplies the managers of a firm with budgets and forecasts for their decisions',
        is: 'Management accounting',
        why: 'Its reports look ahead and are for use inside the firm',
        also: ['Cost accounting'],
        sources: [sevenKinds, branches],
      },
      {
        says: 'examines the books of a company independently and says whether its accounts are true and fair',
        is: 'Auditing',
        why: 'Somebody who did not keep the books tests them and gives an opinion',
        also: ['Forensic accounting'],
        sources: [kinds, sevenKinds],
      },
      {
        says: 'works out what a firm owes to the revenue service and files its returns',
        is: 'Tax accounting',
        why: 'Profit is worked out anew by the rules of tax law',
        sources: [
          kinds,
          'The Assignment Helper, Tax accounting https://theassignmenthelper.com/accounting-assignment-help',
        ],
      },
      {
        says: 'keeps account of the budgeted money of ministries and other public bodies',
        is: 'Government accounting',
        why: 'Public money may be spent only as it was voted, and this work shows that it was',
        sources: [kinds, sevenKinds],
      },
      {
        says: 'investigates suspected fraud so that its findings can be used in court',
        is: 'Forensic accounting',
        why: 'The word forensic means of the courts of law',
        also: ['Auditing'],
        sources: [kinds, wikipedia('Forensic_accounting')],
      },
      {
        says: 'only records transactions in the books from day to day',
        is: 'Bookkeeping',
        why: 'It is the first part of accounting, which goes on to classify, report and explain',
        sources: [phases, wikipedia('Bookkeeping')],
      },
    ],
  }),
  terms({
    id: 'user-of-accounts',
    topic: '1.b',
    difficulty: 'Medium',
    ask: (says) => `Which users study the accounts of a business chiefly to see ${says}?`,
    rows: [
      {
        says: 'whether goods that they have delivered on credit will be paid for in time',
        is: 'Suppliers',
        why: 'They are short-term creditors, and look at what the business can pay within weeks',
        also: ['Lenders'],
        sources: [users, moreUsers],
      },
      {
        says: 'whether loans and their interest will be repaid when they fall due',
        is: 'Lenders',
        why: 'A bank looks at security and at earnings over the years of the loan',
        also: ['Suppliers'],
        sources: [users, moreUsers],
      },
      {
        says: 'how much company tax is due',
        is: 'Government',
        why: 'Its revenue service assesses tax on the profit that accounts show',
        sources: [users, moreUsers],
      },
      {
        says: 'whether their jobs are safe and higher wages can be afforded',
        is: 'Employees',
        why: 'They and their unions look at how stable and profitable the business is',
        sources: [users, moreUsers],
      },
      {
        says: 'how to plan and control its work from day to day',
        is: 'Managers',
        why: 'They run the business, and need figures often and in detail',
        also: ['Owners'],
        sources: [users, moreUsers],
      },
      {
        says: 'how well the capital that they have put into it is doing',
        is: 'Owners',
        why: 'They bear the risk, and decide whether to add to their capital or to take it out',
        also: ['Managers', 'Investors', 'Lenders'],
        sources: [
          moreUsers,
          'Play Accounting, Users https://www.playaccounting.com/explanation/ita-exp/users-of-accounting-information/',
        ],
      },
      {
        says: 'whether its shares are worth buying',
        is: 'Investors',
        why: 'They compare the return that they may expect with the risk that they would take',
        also: ['Owners'],
        sources: [users, moreUsers],
      },
      {
        says: 'whether it will be able to go on supplying the goods that they depend on',
        is: 'Customers',
        why: 'Who relies on one firm for parts or service wants it to stay in business',
        sources: [
          users,
          'Play Accounting, Users https://www.playaccounting.com/explanation/ita-exp/users-of-accounting-information/',
        ],
      },
    ],
  }),
  terms({
    id: 'stage-of-accounting',
    topic: '1.c',
    difficulty: 'Medium',
    ask: (says) => `Which stage of the accounting process is it when ${says}?`,
    rows: [
      {
        says: 'a credit sale is entered in the sales day book',
        is: 'Recording',
        why: 'Transactions are first written into books of original entry, in the order of their dates',
        sources: [phases, meaning],
      },
      {
        says: 'payments of the day are written into the cash book from their vouchers',
        is: 'Recording',
        why: 'What a document shows is put into the books for the first time',
        sources: [phases, meaning],
      },
      {
        says: 'entries of the day books are posted to the accounts of the ledger',
        is: 'Classifying',
        why: 'Items of one kind, or of one person, are brought together in one account',
        also: ['Recording'],
        sources: [phases, meaning],
      },
      {
        says: 'all rent paid in the year is brought together in one account',
        is: 'Classifying',
        why: 'Like items are sorted and grouped under one heading',
        also: ['Summarising'],
        sources: [phases, meaning],
      },
      {
        says: 'the profit and loss account and the balance sheet are drawn up',
        is: 'Summarising',
        why: 'A year of entries is brought down to a page that shows profit and position',
        sources: [phases, meaning],
      },
      {
        says: 'the gross profit ratio is compared with that of last year and the fall is explained',
        is: 'Interpreting',
        why: 'Figures are related to one another, and their meaning is told',
        sources: [phases, meaning],
      },
      {
        says: 'the finished annual report is sent to the shareholders and to the bank',
        is: 'Communicating',
        why: 'Information is of use only when it reaches those who decide by it',
        sources: [phases, meaning],
      },
      {
        says: 'it is decided that the illness of a manager is no matter for the books, but the repair of a van is',
        is: 'Identifying',
        why: 'Only events that can be measured in money are picked out for the books',
        sources: [
          meaning,
          'OpenStax, Financial Accounting, 1.3 https://openstax.org/books/principles-financial-accounting/pages/1-3-describe-typical-accounting-activities-and-the-role-accountants-play-in-identifying-recording-and-reporting-financial-activities',
        ],
      },
    ],
  }),
  terms({
    id: 'quality-of-information',
    topic: '1.d',
    difficulty: 'Medium',
    ask: (says) => `Which quality does accounting information have when it ${says}?`,
    rows: [
      {
        says: 'can make a difference to what its user decides',
        is: 'Relevance',
        why: 'It helps to foretell what will happen, or to confirm what was expected',
        also: ['Materiality', 'Timeliness', 'Reliability'],
        sources: [qualities, library],
      },
      {
        says: 'can be depended upon because it shows faithfully what has happened',
        is: 'Reliability',
        why: 'It is free from serious error and from bias',
        also: ['Neutrality', 'Verifiability', 'Completeness'],
        sources: [qualities, library],
      },
      {
        says: 'can be set beside that of other firms to see where they differ',
        is: 'Comparability',
        why: 'Like things are measured and shown in like manner by different firms',
        also: ['Consistency'],
        sources: [qualities, library],
      },
      {
        says: 'is set out so clearly that a reader with some knowledge of business can follow it',
        is: 'Understandability',
        why: 'Figures that nobody can follow help nobody to decide',
        sources: [qualities, library],
      },
      {
        says: 'reaches its users early enough to influence what they decide',
        is: 'Timeliness',
        why: 'A report that comes after the decision has been made is of no use to it',
        also: ['Relevance'],
        sources: [qualities, library],
      },
      {
        says: 'favours no group of users over another',
        is: 'Neutrality',
        why: 'It is free from bias, and figures are not chosen to bring about a wished result',
        also: ['Reliability'],
        sources: [qualities, library],
      },
      {
        says: 'leaves out nothing that a user needs in order to see the truth',
        is: 'Completeness',
        why: 'An omission can mislead as much as a false figure',
        also: ['Reliability', 'Materiality', 'Relevance'],
        sources: [qualities, library],
      },
      {
        says: 'would be arrived at by independent people too if they used the same methods',
        is: 'Verifiability',
        why: 'Invoices and other documents let somebody else check the figures',
        also: ['Reliability', 'Consistency', 'Comparability'],
        sources: [
          qualities,
          'StudyMode, Financial accounting principles https://studymode.com/essays/Financial-Accounting-Principles-1557494.html',
        ],
      },
    ],
  }),
]
