import type { Role } from './role.ts'
import { roles } from './role.ts'

/** Who calls: a signed-in role, nobody in particular, or the holder of an attempt's ticket. */
export type Who = Role | 'anyone' | 'ticket'

const anyone = ['anyone'] as const
const everyRole = roles
const superAdmin = ['super_admin'] as const
const schoolAdmin = ['school_admin'] as const
const administrators = ['school_admin', 'super_admin'] as const
const staff = ['school_admin', 'teacher'] as const
const student = ['student'] as const
const staffAndStudent = ['student', 'school_admin', 'teacher'] as const
const ticket = ['ticket'] as const

const table = {
  'people.signUp': anyone,
  // The receipt of one sign-up shows how its mail fares.
  'people.signUpMail': anyone,
  'people.verifyEmail': anyone,
  'people.resendVerification': anyone,
  'people.signIn': anyone,
  'people.signInStudent': anyone,
  'people.requestPasswordReset': anyone,
  'people.resetPassword': anyone,
  'people.invitation': anyone,
  'people.acceptInvitation': anyone,
  'people.me': anyone,
  'people.signOut': anyone,
  // Signed in, but in no school yet: the call itself looks at the session.
  'people.chooseMembership': anyone,
  'people.refreshSession': everyRole,
  'people.changePassword': everyRole,
  'people.listTeachers': schoolAdmin,
  'people.teacherFigures': schoolAdmin,
  'people.getTeacher': schoolAdmin,
  'people.addTeacher': schoolAdmin,
  'people.updateTeacher': schoolAdmin,
  'people.setTeachersStatus': schoolAdmin,
  'people.deleteTeachers': schoolAdmin,
  'people.sendInvitation': schoolAdmin,
  'people.reissueTeacherPassword': schoolAdmin,
  'people.listStudents': staff,
  'people.studentFigures': staff,
  'people.getStudent': schoolAdmin,
  'people.getMyStudent': staff,
  'people.addStudent': schoolAdmin,
  'people.updateStudent': schoolAdmin,
  'people.setStudentsStatus': schoolAdmin,
  'people.setStudentsClass': schoolAdmin,
  'people.deleteStudents': schoolAdmin,
  // A teacher those of the own classes: they stand in the hall.
  'people.issueSlips': staff,
  'people.setPhoto': schoolAdmin,

  'school.signInPlace': anyone,
  'school.checkSubdomain': anyone,
  'school.subscription': schoolAdmin,
  'school.list': superAdmin,
  'school.figures': superAdmin,
  'report.overview': staff,
  'report.performance': staff,
  'report.recentActivity': staff,
  // A super_admin's are over schools.
  'report.preview': administrators,
  'report.make': administrators,
  'report.listMade': administrators,
  'report.getMade': administrators,
  'report.cancel': administrators,
  'report.share': administrators,
  'report.listShares': administrators,
  'report.revokeShare': administrators,
  'report.email': administrators,
  'school.listClasses': staff,
  'school.getClass': schoolAdmin,
  'school.addClass': schoolAdmin,
  'school.updateClass': schoolAdmin,
  'school.setClassesStatus': schoolAdmin,
  'school.deleteClasses': schoolAdmin,
  'school.listSubjects': staff,
  'school.subjectFigures': schoolAdmin,
  'school.getSubject': schoolAdmin,
  'school.addSubject': schoolAdmin,
  'school.updateSubject': schoolAdmin,
  'school.setSubjectsStatus': schoolAdmin,
  'school.deleteSubjects': schoolAdmin,
  'school.listTerms': schoolAdmin,
  'school.getTerm': schoolAdmin,
  'school.addTerm': schoolAdmin,
  'school.updateTerm': schoolAdmin,
  'school.deleteTerms': schoolAdmin,
  'school.setLogo': schoolAdmin,
  'school.listActs': staff,
  // Who is no administrator undoes what they did themselves.
  'school.undo': staff,

  'bank.listQuestions': staff,
  'bank.questionFigures': staff,
  'bank.listPassages': staff,
  'bank.getQuestion': staff,
  'bank.addQuestion': staff,
  'bank.addPicture': staff,
  'bank.updateQuestion': staff,
  'bank.setQuestionsStatus': staff,
  'bank.deleteQuestions': staff,
  'bank.startImport': staff,
  'bank.importQuestions': staff,
  'bank.checkDuplicates': staff,

  'exam.list': staff,
  'exam.figures': staff,
  'exam.get': staff,
  'exam.create': staff,
  'exam.update': staff,
  'exam.publish': staff,
  'exam.startNow': staff,
  'exam.timetable': staff,
  'exam.checkClashes': staff,
  'exam.listMine': student,
  'exam.schedule': student,
  'exam.renewFeed': student,
  'exam.dropFeed': student,

  'attempt.door': student,
  'attempt.start': student,
  'attempt.content': ticket,
  'attempt.save': ticket,
  'attempt.log': ticket,
  'attempt.preview': staff,

  'marking.markPreview': staff,
  'marking.decideLate': staff,
  'marking.listToMark': staff,
  'marking.nextScript': staff,
  'marking.getScript': staff,
  'marking.mark': staff,
  'marking.undoMark': staff,
  'marking.returnScript': staff,
  'marking.listAnswers': staff,
  'marking.ruleAnswers': staff,
  'marking.listPaperMarks': staff,
  'marking.enterPaperMarks': staff,

  'result.ofTicket': ticket,
  'result.listMine': student,
  'result.listOfStudent': staff,
  'result.list': staff,
  'result.summary': staff,
  'result.get': staffAndStudent,
  'result.listForExam': staff,
  'result.attendance': staff,
  'result.evidence': staff,
  'result.statistics': staff,
  'result.release': staff,
  'result.openAnswers': staff,

  'notice.list': everyRole,
  'notice.markRead': everyRole,
  'notice.reminders': student,
  'notice.setReminders': student,
  'notice.setReminder': student,
  'notice.listMails': schoolAdmin,
  'notice.sendMailAgain': schoolAdmin,
  'notice.countMails': superAdmin,
} as const satisfies Record<string, readonly Who[]>

/** The path of a call in the contract, e.g. `exam.publish`. */
export type CallName = keyof typeof table

/**
 * Who may make each call of the contract: the one table of permissions. The server asks it on every call; the browser
 * only hides what would be refused. It says which roles pass the first door; whether this very exam or result is theirs
 * is the room's own rule.
 */
export const callPermissions: Record<CallName, readonly Who[]> = table

/** Whether `who` passes the first door of `call`. A visitor without a session is `'anyone'`. */
export function mayCall(who: Who, call: CallName): boolean {
  const allowed = callPermissions[call]
  return allowed.includes('anyone') || allowed.includes(who)
}
