import type { Role } from '@sabimark/domain/people/role.ts'
import { roles } from '@sabimark/domain/people/role.ts'

export type { Role }

/** Who calls: a signed-in role, nobody in particular, or the holder of an attempt's ticket. */
export type Who = Role | 'anyone' | 'ticket'

const anyone = ['anyone'] as const
const everyRole = roles
const superAdmin = ['super_admin'] as const
const schoolAdmin = ['school_admin'] as const
const administrators = ['school_admin', 'super_admin'] as const
const staff = ['school_admin', 'teacher'] as const
const everyStaff = ['school_admin', 'teacher', 'super_admin'] as const
const student = ['student'] as const
const staffAndStudent = ['student', 'school_admin', 'teacher'] as const
const ticket = ['ticket'] as const

const table = {
  'people.signUp': anyone,
  // The receipt of one sign-up shows how its mail fares.
  'people.signUpMail': anyone,
  // The same receipt takes the sign-up back, as long as nobody has proven the address.
  'people.withdrawSignUp': anyone,
  'people.verifyEmail': anyone,
  'people.resendVerification': anyone,
  'people.signIn': anyone,
  'people.signInStudent': anyone,
  'people.requestPasswordReset': anyone,
  'people.resetPassword': anyone,
  'people.invitation': anyone,
  'people.acceptInvitation': anyone,
  'people.confirmEmail': anyone,
  'people.me': anyone,
  'people.signOut': anyone,
  // Signed in, but in no school yet: the call itself looks at the session.
  'people.chooseMembership': anyone,
  // These, too: somebody who is signing in, and the first two anybody of staff who is signed in.
  'people.beginSecondFactor': anyone,
  'people.confirmSecondFactor': anyone,
  'people.proveSecondFactor': anyone,
  'people.replaceExpiredPassword': anyone,
  'people.secondFactor': everyStaff,
  'people.dropSecondFactor': everyStaff,
  'people.newRecoveryCodes': everyStaff,
  'people.refreshSession': everyRole,
  'people.changePassword': everyRole,
  'people.profile': everyRole,
  'people.saveProfile': everyRole,
  // A student's picture and address are the school's.
  'people.setMyPhoto': everyStaff,
  'people.changeEmail': everyStaff,
  'people.sendEmailChange': everyStaff,
  'people.cancelEmailChange': everyStaff,
  // The own: a session is the account's.
  'people.listSessions': everyRole,
  'people.endSession': everyRole,
  'people.endOtherSessions': everyRole,
  'people.listMemberships': everyRole,
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
  'people.leaveStudents': schoolAdmin,
  'people.setStudentsClass': schoolAdmin,
  'people.deleteStudents': schoolAdmin,
  'people.matchStudents': schoolAdmin,
  'people.startRegister': schoolAdmin,
  'people.importStudents': schoolAdmin,
  'people.exportStudents': schoolAdmin,
  'people.planPromotion': schoolAdmin,
  'people.promote': schoolAdmin,
  // A teacher those of the own classes: they stand in the hall.
  'people.issueSlips': staff,
  'people.setPhoto': schoolAdmin,
  // A super_admin's are the company's own staff.
  'people.listUsers': administrators,
  'people.listRights': administrators,
  'people.inviteAdmin': administrators,
  'people.inviteUserAgain': administrators,
  'people.changeRole': schoolAdmin,
  'people.addSchool': superAdmin,
  'people.suspendSchool': superAdmin,
  'people.reactivateSchool': superAdmin,
  'people.deleteSchool': superAdmin,
  'people.setUsersStatus': administrators,
  'people.endUserSessions': administrators,
  'people.dropUserSecondFactor': administrators,

  'school.signInPlace': anyone,
  'school.checkSubdomain': anyone,
  'school.subscription': schoolAdmin,
  'school.list': superAdmin,
  'school.figures': superAdmin,
  'school.plans': superAdmin,
  'school.lastBackup': superAdmin,
  'school.getSchool': superAdmin,
  'school.updateSchool': superAdmin,
  'school.billing': superAdmin,
  'school.recordPeriod': superAdmin,
  'school.voidPeriod': superAdmin,
  'school.setNextPlan': superAdmin,
  'school.extendTrial': superAdmin,
  'school.plan': schoolAdmin,
  'school.askPlan': schoolAdmin,
  'report.overview': staff,
  'report.performance': staff,
  'report.recentActivity': staff,
  // A super_admin's are over schools, a teacher's of the own classes and exams.
  'report.preview': everyStaff,
  'report.make': everyStaff,
  'report.listMade': everyStaff,
  'report.getMade': everyStaff,
  'report.cancel': everyStaff,
  'report.listFiles': schoolAdmin,
  'report.fileFigures': schoolAdmin,
  // What leaves the school is its administrators' to send.
  'report.share': administrators,
  'report.listShares': administrators,
  'report.revokeShare': administrators,
  'report.email': administrators,
  'school.listClasses': staff,
  'school.getClass': schoolAdmin,
  'school.addClass': schoolAdmin,
  'school.addClasses': schoolAdmin,
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
  // Results are narrowed by them.
  'school.listTerms': staff,
  'school.getTerm': schoolAdmin,
  'school.addTerm': schoolAdmin,
  'school.updateTerm': schoolAdmin,
  'school.deleteTerms': schoolAdmin,
  // Lists narrow by its grades.
  'school.grading': staff,
  'school.saveGrading': schoolAdmin,
  'school.setLogo': schoolAdmin,
  // A super_admin's are the platform's own.
  'school.getSettings': administrators,
  'school.saveSchoolInfo': administrators,
  'school.saveExamSettings': administrators,
  'school.saveSecuritySettings': administrators,
  'school.saveNotificationSettings': administrators,
  'school.examDefaults': staff,
  'school.listActs': staff,
  // A super_admin's are the company's own.
  'school.listAudit': administrators,
  // Who is no administrator undoes what they did themselves.
  'school.undo': everyStaff,

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
  'bank.readyMadeTopics': staff,
  'bank.listReadyMade': staff,
  'bank.takeReadyMade': staff,
  'bank.reportQuestion': staff,
  'bank.listWithdrawn': staff,
  'bank.replaceWithdrawn': staff,

  'exam.list': staff,
  'exam.figures': staff,
  'exam.get': staff,
  'exam.create': staff,
  'exam.update': staff,
  'exam.publish': staff,
  'exam.startNow': staff,
  'exam.askApproval': staff,
  'exam.approve': schoolAdmin,
  'exam.sendBack': schoolAdmin,
  'exam.getSitting': staff,
  'exam.listCandidates': staff,
  'exam.addSitting': staff,
  'exam.moveSitting': staff,
  'exam.removeSitting': staff,
  'exam.nameStudents': staff,
  'exam.setAccessCode': staff,
  'exam.extend': staff,
  'exam.closeNow': staff,
  'exam.giveTime': staff,
  'exam.takeTimeBack': staff,
  'exam.excuse': staff,
  'exam.duplicate': staff,
  'exam.reschedule': staff,
  'exam.setRelease': staff,
  'exam.withdraw': staff,
  'exam.keepChanges': staff,
  'exam.readChanges': staff,
  'exam.publishChanges': staff,
  'exam.archive': staff,
  'exam.unarchive': staff,
  'exam.delete': staff,
  'exam.listTakers': staff,
  'exam.handOver': staff,
  'exam.handOverWork': schoolAdmin,
  'exam.timetable': staff,
  'exam.checkClashes': staff,
  'exam.countDrawable': staff,
  'exam.drawQuestions': staff,
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

  // Who of them is in this hall stands in rows: an invigilator is assigned.
  'hall.today': staff,
  'hall.invigilators': staff,
  'hall.assign': staff,
  'hall.board': staff,

  'marking.keyOfQuestion': staff,
  'marking.tryCorrection': staff,
  'marking.correctKey': staff,
  'marking.listCorrections': staff,
  'marking.markHistory': staff,
  'marking.markPreview': staff,
  'marking.checkAnswer': ticket,
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
  'result.unusual': staff,
  'result.statistics': staff,
  'result.release': staff,
  'result.openAnswers': staff,

  'notice.list': everyRole,
  'notice.markRead': everyRole,
  'notice.preferences': everyRole,
  'notice.savePreferences': everyRole,
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
