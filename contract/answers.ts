import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from './contract.ts'

// What calls answer, by name: the screens and their tests read these and derive none of their own.

type Answers = InferContractRouterOutputs<typeof contract>

/** What the company keeps of a school's plan: its periods, receipts and what it may do. */
export type BillingFacts = Answers['school']['billing']

/** Whether a domain is free for a new school. */
export type SubdomainAnswer = Answers['school']['checkSubdomain']

/** What a new exam of the school begins with. */
export type ExamDefaults = Answers['school']['examDefaults']

/** The settings of the school, as school.getSettings answers them. */
export type SchoolSettings = Answers['school']['getSettings']

/** How the school grades: its scale, rounding, the window for late answers and its levels. */
export type SchoolGrading = Answers['school']['grading']['grading']

/** When a backup was last made, as the company's office says it. */
export type KnownBackup = Answers['school']['lastBackup']

/** An act of the school's staff, as the list of acts shows it. */
export type ActLine = Answers['school']['listActs']['items'][number]

/** A line of the audit log. */
export type AuditLine = Answers['school']['listAudit']['items'][number]

/** A ready-made question, as the school would have it. */
export type WithdrawnQuestion = Answers['bank']['listWithdrawn']['items'][number]
export type ReadyMade = Answers['bank']['listReadyMade']['items'][number]

/** A class, as lists show it. */
export type SchoolClass = Answers['school']['listClasses']['items'][number]

/** A subject, as lists show it. */
export type Subject = Answers['school']['listSubjects']['items'][number]

/** A term, as lists show it. */
export type TermRecord = Answers['school']['listTerms']['items'][number]

/** A school, as the company's list shows it. */
export type School = Answers['school']['list']['items'][number]

/** What the company's page of plans shows: who asks for one, and whose trial or period ends. */
export type PlanLists = Answers['school']['plans']

/** Whose sign-in page this is, as the server says. */
export type SignInPlace = Answers['school']['signInPlace']

/** The school's own plan, as its staff see it. */
export type SchoolSubscription = Answers['school']['subscription']

/** What is answered once a teacher is added. */
export type AddedTeacher = Answers['people']['addTeacher']

/** A student, as a teacher of theirs may see them. */
export type TaughtStudent = Answers['people']['getMyStudent']['student']

/** A student's record, as its page and its form show it. */
export type StudentRecord = Answers['people']['getStudent']['student']

/** A teacher's record, as its page and its form show it. */
export type TeacherRecord = Answers['people']['getTeacher']['teacher']

/** Whose invitation a link is, and what has to be chosen. */
export type Invitation = Answers['people']['invitation']

/** Some rights that belong together, with who has which. */
export type RightsGroup = Answers['people']['listRights']['groups'][number]

/** A browser in which somebody is signed in. */
export type OpenSession = Answers['people']['listSessions']['items'][number]

/** A student, as lists show them. */
export type Student = Answers['people']['listStudents']['items'][number]

/** Where each class would go when a school year begins. */
export type PromotionPlan = Answers['people']['planPromotion']

/** A teacher, as lists show them. */
export type Teacher = Answers['people']['listTeachers']['items'][number]

/** A user of the school's staff, as lists show them. */
export type User = Answers['people']['listUsers']['items'][number]

/** The signed-in person, as people.me says. */
export type Me = NonNullable<Answers['people']['me']['me']>

/** What a person sees and may change of themselves. */
export type ProfileRecord = Answers['people']['profile']['profile']

/** A new first password on its slip, told once. */
export type IssuedSlip = Answers['people']['reissueTeacherPassword']

/** Whether a person has a second factor, and how many recovery codes are left. */
export type SecondFactorFacts = Answers['people']['secondFactor']

/** What the server says to a right password; each further step has its own screen. */
export type SignInOutcome = Answers['people']['signIn']

/** What became of the email that confirms a sign-up. */
export type SignUpMailState = Answers['people']['signUpMail']['state']

/** What became of one question of an import. */
export type ImportAnswer = Answers['bank']['importQuestions']['answers'][number]

/** A question of the bank, as lists show it. */
export type BankQuestion = Answers['bank']['listQuestions']['items'][number]

/** How many questions of one kind a blueprint can draw. */
export type DrawableKind = Answers['exam']['countDrawable']['kinds'][number]

/** An exam, as its page shows it to staff. */
export type ExamDetail = Answers['exam']['get']

/** A change of a sitting's times. */
export type SittingChange = Answers['exam']['getSitting']['changes'][number]

/** A candidate of a sitting, as staff see them. */
export type ExamCandidate = Answers['exam']['listCandidates']['items'][number]

/** How a sitting is offered without a network. */
export type OfflineOffer = Answers['exam']['readOffline']

/** An exam, as the student's own list shows it. */
export type MyExam = Answers['exam']['listMine']['items'][number]

/** An exam, as the lists of staff show it. */
export type Exam = Answers['exam']['list']['items'][number]

/** What is written of a published exam and waits to be published. */
export type WrittenChanges = Answers['exam']['readChanges']

/** A student's exams by day. */
export type Schedule = Answers['exam']['schedule']

/** The school's exams by day, with their clashes. */
export type Timetable = Answers['exam']['timetable']

/** Two exams that somebody cannot sit both, or another clash. */
export type TimetableClash = Answers['exam']['timetable']['clashes'][number]

/** A draft as it was kept: which writing it is, and what it comes to on a candidate’s device. */
export type KeptExam = Answers['exam']['update']

/** What the door call says. */
export type ExamDoor = Answers['attempt']['door']

/** The sealed paper of a sitting, as a device is told of it. */
export type ExamPackage = Answers['attempt']['package']

/** What a page hears that began without the server, once it arrives. */
export type ArriveReply = Answers['attempt']['arrive']

/** What the server has of the attempt, and how many events of other pages. */
export type ServerLog = Answers['attempt']['log']

/** What an exam asks, as staff read it: without its right answers. */
export type ExamPreview = Answers['attempt']['preview']

/** What is answered to a save. */
export type SaveReply = Answers['attempt']['save']

/** What a start hands to the exam room. */
export type StartedAttempt = Answers['attempt']['start']

/** What is said of a checked answer. */
export type CheckedAnswer = Answers['marking']['checkAnswer']['items'][number]

/** What is answered once a key was put right. */
export type MadeCorrection = Answers['marking']['correctKey']

/** The key of one question, in every version that asks it. */
export type KeyOfQuestion = Answers['marking']['keyOfQuestion']

/** Answers that are alike, for staff to decide on. */
export type AlikeAnswers = GroupedAnswers['items'][number]

/** The answers typed to one question, alike ones together, for staff to decide on. */
export type GroupedAnswers = Answers['marking']['listAnswers']

/** One correction of an exam. */
export type CorrectionItem = Corrections['items'][number]

/** The corrections of an exam, and what of them can still be made. */
export type Corrections = Answers['marking']['listCorrections']

/** The marks of an exam sat on paper, by candidate and question. */
export type PaperMarks = Answers['marking']['listPaperMarks']

/** An exam with scripts that wait for a marker. */
export type ExamToMark = Answers['marking']['listToMark']['items'][number]

/** The marks of a preview or a try-out, which are kept nowhere. */
export type PreviewMarking = Answers['marking']['markPreview']

/** The key of a published exam, as the server hands it out to print. */
export type PrintedKey = NonNullable<Answers['marking']['markPreview']['key']>

/** The next script for a marker, or that none is left. */
export type HandedScript = Answers['marking']['nextScript']

/** Whose score a correction would move, and how. */
export type CorrectionMoves = Answers['marking']['tryCorrection']

/** Who was expected at an exam, who sat it and who was absent. */
export type ExamAttendance = Answers['result']['attendance']

/** How one attempt was sat, as its log says. */
export type AttemptEvidence = Answers['result']['evidence']

/** A result as the person who looks may see it. */
export type ResultCard = NonNullable<Answers['result']['get']['card']>

/** A candidate's result, as the results of the exam show it. */
export type ExamResult = ResultsOfExam['items'][number]

/** The results of an exam, with what holds for all of them. */
export type ResultsOfExam = Answers['result']['listForExam']

/** A candidate whose device may still deliver after an exam. */
export type SilentDevice = NonNullable<Answers['exam']['get']['silent']>['devices'][number]

/** A result, as the student's own list shows it. */
export type MyResult = Answers['result']['listMine']['items'][number]

/** A result of one student, as staff see it. */
export type StudentResult = Answers['result']['listOfStudent']['items'][number]

/** A result of any exam, as the list of all shows it. */
export type AnyResult = Answers['result']['list']['items'][number]

/** A result, as the page that handed it in may see it without a session. */
export type TicketResultCard = NonNullable<Answers['result']['ofTicket']['card']>

/** The statistics of an exam's questions. */
export type QuestionToCheck = Answers['result']['toCheck']['items'][number]
export type ExamStatistics = Answers['result']['statistics']

/** The figures of all results of some weeks. */
export type ResultSummary = Answers['result']['summary']

/** The papers of an exam that were sat unusually. */
export type UnusualPapers = Answers['result']['unusual']

/** What is answered once a report goes out by email. */
export type EmailedReport = Answers['report']['email']

/** How much room the school's files take. */
export type FileFigures = Answers['report']['fileFigures']

/** A report that was made into a file, or is being made. */
export type MadeReport = Answers['report']['getMade']

/** A file that the school keeps. */
export type StoredFile = Answers['report']['listFiles']['items'][number]

/** An address at which a report is shared. */
export type ReportShare = Answers['report']['listShares']['items'][number]

/** The figures of the dashboard. */
export type SchoolOverview = Answers['report']['overview']

/** How subjects and students perform, for the dashboard. */
export type PerformanceFigures = Answers['report']['performance']

/** Something that happened at school recently. */
export type ActivityLine = Answers['report']['recentActivity']['items'][number]

/** A report, as its preview shows it. */
export type ReportPreview = Answers['report']['preview']

/** The address and the PIN of a new share, told once. */
export type MadeShare = Answers['report']['share']

/** An outgoing email, as its list shows it. */
export type ListedMail = Answers['notice']['listMails']['items'][number]

/** A notice of the bell. */
export type Notice = Answers['notice']['list']['items'][number]

/** A sitting as whoever invigilates it sees it. */
export type HallBoard = Answers['hall']['board']

/** Who invigilates a sitting, and whom one can choose from. */
export type HallInvigilators = Answers['hall']['invigilators']

/** The sittings of today that somebody of staff may watch. */
export type HallToday = Answers['hall']['today']

/** What happened in a hall. */
export type HallReport = Answers['hall']['report']
