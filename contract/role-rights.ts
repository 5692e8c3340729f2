import { type Role, roles } from '@sabimark/domain/people/role.ts'
import { type CallName, callPermissions } from './permission.ts'

/** Something people do here, and the calls it takes: a role may do it where it may make them all. */
type Line = readonly [label: string, ...calls: CallName[]]

/** What the table of permissions means to who runs a school. */
export const rightGroups: readonly (readonly [title: string, ...lines: Line[]])[] = [
  [
    'School, classes, subjects and terms',
    [
      'Read and change the settings',
      ...(['school.getSettings', 'school.saveSchoolInfo', 'school.saveExamSettings'] as const),
      ...(['school.saveSecuritySettings', 'school.saveNotificationSettings'] as const),
    ],
    ['Set or remove the logo of the school', 'school.setLogo'],
    ['Change grades, rounding and levels', 'school.saveGrading'],
    ['See the plan of the school and what was paid', 'school.subscription', 'school.plan'],
    ['Ask for another plan', 'school.askPlan'],
    ['See the classes, subjects and terms', 'school.listClasses', 'school.listSubjects', 'school.listTerms'],
    [
      'Add, edit, close and delete classes',
      ...(['school.getClass', 'school.addClass', 'school.updateClass'] as const),
      ...(['school.addClasses', 'school.setClassesStatus', 'school.deleteClasses'] as const),
    ],
    [
      'Add, edit, deactivate and delete subjects',
      ...(['school.subjectFigures', 'school.getSubject', 'school.addSubject', 'school.updateSubject'] as const),
      ...(['school.setSubjectsStatus', 'school.deleteSubjects'] as const),
    ],
    [
      'Set the terms of the school year',
      ...(['school.getTerm', 'school.addTerm', 'school.updateTerm', 'school.deleteTerms'] as const),
    ],
    ['See recent changes', 'school.listActs'],
    ['See who did what, and from where', 'school.listAudit'],
    ['See what files the school keeps, and how much room is left', 'report.listFiles', 'report.fileFigures'],
    ['Undo what they have just done', 'school.undo'],
    ['See all schools', 'school.list', 'school.figures', 'school.getSchool'],
    ['See when the last backup was taken', 'school.lastBackup'],
    ['Add schools and edit them', 'people.addSchool', 'school.updateSchool'],
    [
      'Record what schools have paid for, change their plan and extend a trial',
      ...(['school.plans', 'school.billing', 'school.recordPeriod', 'school.voidPeriod'] as const),
      ...(['school.setNextPlan', 'school.extendTrial'] as const),
    ],
    [
      'Suspend, reactivate and delete schools',
      'people.suspendSchool',
      'people.reactivateSchool',
      'people.deleteSchool',
    ],
  ],
  [
    'People',
    ['See the students', 'people.listStudents', 'people.studentFigures', 'people.getMyStudent'],
    [
      'Add and edit students, and move them to another class',
      ...(['people.getStudent', 'people.addStudent', 'people.updateStudent', 'people.setStudentsClass'] as const),
    ],
    [
      'Activate, deactivate and delete students, and mark them as left',
      ...(['people.setStudentsStatus', 'people.leaveStudents', 'people.deleteStudents'] as const),
    ],
    [
      'Bring a list of students by file',
      ...(['people.matchStudents', 'people.startRegister', 'people.importStudents'] as const),
    ],
    ['Export the students with all that is kept of them', 'people.exportStudents'],
    ['Begin a school year: see where each class goes, and promote', 'people.planPromotion', 'people.promote'],
    ['Issue sign-in slips for students', 'people.issueSlips'],
    [
      'See, add and edit teachers',
      ...(['people.listTeachers', 'people.teacherFigures', 'people.getTeacher'] as const),
      ...(['people.addTeacher', 'people.updateTeacher'] as const),
    ],
    ['Activate, deactivate and delete teachers', 'people.setTeachersStatus', 'people.deleteTeachers'],
    [
      'Invite a teacher again, or give a new first password',
      ...(['people.sendInvitation', 'people.reissueTeacherPassword'] as const),
    ],
    ['Set or remove the picture of a student or teacher', 'people.setPhoto'],
    ['See the users and what each role may do', 'people.listUsers', 'people.listRights'],
    ['Invite administrators', 'people.inviteAdmin', 'people.inviteUserAgain'],
    ['Make a teacher an administrator, or an administrator a teacher', 'people.changeRole'],
    ['Activate and deactivate users', 'people.setUsersStatus'],
    [
      'Sign users out everywhere, or switch off their two-factor sign-in',
      ...(['people.endUserSessions', 'people.dropUserSecondFactor'] as const),
    ],
  ],
  [
    'Question Bank',
    [
      'See, add and edit questions',
      ...(['bank.listQuestions', 'bank.questionFigures', 'bank.listPassages', 'bank.getQuestion'] as const),
      ...(['bank.addQuestion', 'bank.addPicture', 'bank.updateQuestion'] as const),
    ],
    ['Import questions from a file', 'bank.startImport', 'bank.importQuestions', 'bank.checkDuplicates'],
    ['Take ready-made questions', 'bank.readyMadeTopics', 'bank.listReadyMade', 'bank.takeReadyMade'],
    [
      'Report ready-made questions, and replace those found wrong',
      ...(['bank.reportQuestion', 'bank.listWithdrawn', 'bank.replaceWithdrawn'] as const),
    ],
    ['Archive and delete questions', 'bank.setQuestionsStatus', 'bank.deleteQuestions'],
  ],
  [
    'Exams',
    ['See the exams and the timetable', 'exam.list', 'exam.figures', 'exam.get', 'exam.timetable'],
    ['Create and edit exams', 'exam.create', 'exam.update', 'exam.checkClashes', 'school.examDefaults'],
    ['Draw questions by a blueprint', 'exam.countDrawable', 'exam.drawQuestions'],
    ['Publish an exam, or open it now', 'exam.publish', 'exam.startNow', 'exam.askApproval'],
    ['Approve the exams of teachers, where the school wants it', 'exam.approve', 'exam.sendBack'],
    ['See who sits an exam and how far they are', 'exam.getSitting', 'exam.listCandidates'],
    [
      'Extend or close an exam, give extra time and excuse candidates',
      ...(['exam.extend', 'exam.closeNow', 'exam.giveTime', 'exam.takeTimeBack', 'exam.excuse'] as const),
    ],
    [
      'Watch a hall they invigilate: who is there, who is writing',
      ...(['hall.today', 'hall.board', 'hall.invigilators', 'hall.report'] as const),
    ],
    [
      'Give time in a hall they invigilate, end it for a candidate and write notes',
      ...(['hall.giveTime', 'hall.endFor', 'hall.credit', 'hall.note'] as const),
    ],
    ['Choose who invigilates their exams, and let candidates back in', 'hall.assign', 'hall.reopen'],
    ['Move or withdraw an exam nobody has begun', 'exam.reschedule', 'exam.withdraw'],
    ['Choose when candidates see their scores', 'exam.setRelease'],
    ['Change an exam nobody has begun', 'exam.keepChanges'],
    ['Publish changes of an exam for candidates who begin later', 'exam.readChanges', 'exam.publishChanges'],
    ['Hand an exam over to another teacher', 'exam.listTakers', 'exam.handOver'],
    ['Hand over all exams and questions of a teacher', 'exam.handOverWork'],
    ['Copy, archive and delete exams', 'exam.duplicate', 'exam.archive', 'exam.unarchive', 'exam.delete'],
    ['Add a further sitting, and students from outside the classes', 'exam.addSitting', 'exam.nameStudents'],
    ['Move a sitting nobody has begun, or take it away', 'exam.moveSitting', 'exam.removeSitting'],
    ['Set the access code of an exam', 'exam.setAccessCode'],
    ['Offer a sitting without a network, and see who is ready', 'exam.offerOffline', 'exam.readOffline'],
    [
      'See the hall code of a sitting they run or invigilate, and say when it began',
      ...(['exam.showHallCode', 'exam.hallBegan'] as const),
    ],
    ['Try an exam as a candidate would see it', 'attempt.preview', 'marking.markPreview'],
    [
      'Sit their own exams',
      ...(['exam.listMine', 'exam.schedule', 'attempt.door', 'attempt.package', 'attempt.start'] as const),
    ],
  ],
  [
    'Marking',
    [
      'Mark answers that need a person',
      ...(['marking.listToMark', 'marking.nextScript', 'marking.getScript'] as const),
      ...(['marking.mark', 'marking.undoMark', 'marking.returnScript'] as const),
    ],
    ['Accept or refuse spellings for everybody in their own exams', 'marking.listAnswers', 'marking.ruleAnswers'],
    [
      'Change the key of their own exams',
      ...(['marking.keyOfQuestion', 'marking.tryCorrection', 'marking.correctKey'] as const),
      ...(['marking.listCorrections', 'marking.markHistory'] as const),
    ],
    ['Type in marks of essays on paper', 'marking.listPaperMarks', 'marking.enterPaperMarks'],
    ['Accept or refuse late answers in their own exams', 'marking.decideLate', 'marking.acceptLate'],
  ],
  [
    'Results',
    [
      'See the results of students',
      ...(['result.list', 'result.summary', 'result.listOfStudent', 'result.listForExam', 'result.get'] as const),
    ],
    ['See who sat an exam, and how', 'result.attendance', 'result.evidence', 'result.unusual'],
    ['See what the marks of an exam say about its questions', 'result.statistics', 'result.toCheck'],
    [
      'Release results of their own exams, or show right answers without waiting',
      'result.release',
      'result.openAnswers',
    ],
    ['See their own results', 'result.listMine', 'result.get'],
  ],
  [
    'Dashboard, reports and emails',
    ['See the dashboard', 'report.overview', 'report.performance', 'report.recentActivity'],
    [
      'Make and delete reports',
      ...(['report.preview', 'report.make', 'report.listMade', 'report.getMade', 'report.cancel'] as const),
    ],
    [
      'Email reports, and share them by an address and a PIN',
      ...(['report.email', 'report.share', 'report.listShares', 'report.revokeShare'] as const),
    ],
    ['See the emails of the school, and send one again', 'notice.listMails', 'notice.sendMailAgain'],
    ['See how many emails are waiting or failed', 'notice.countMails'],
  ],
]

/** What people do for their own account, and what a page asks for by itself: no line says these. */
export const unsaidCalls: readonly CallName[] = [
  ...(['people.refreshSession', 'people.changePassword', 'people.profile', 'people.saveProfile'] as const),
  ...(['people.setMyPhoto', 'people.changeEmail', 'people.sendEmailChange', 'people.cancelEmailChange'] as const),
  ...(['people.secondFactor', 'people.dropSecondFactor', 'people.newRecoveryCodes'] as const),
  ...(['people.listSessions', 'people.endSession', 'people.endOtherSessions', 'people.listMemberships'] as const),
  ...(['notice.list', 'notice.markRead', 'notice.preferences', 'notice.savePreferences'] as const),
  ...(['notice.reminders', 'notice.setReminders', 'notice.setReminder'] as const),
  ...(['exam.renewFeed', 'exam.dropFeed', 'school.grading'] as const),
]

/** What people do here, and the roles that may. */
type Right = { label: string; roles: Role[] }

/** What each role may do, as the table of permissions has it. */
export function rightsOfRoles(): { title: string; rights: Right[] }[] {
  return rightGroups.map(([title, ...lines]) => ({
    title,
    rights: lines.map(([label, ...calls]) => ({
      label,
      roles: roles.filter((role) => calls.every((call) => callPermissions[call].includes(role))),
    })),
  }))
}
