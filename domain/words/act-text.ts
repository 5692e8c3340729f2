import { counted, countedAre } from './plural.ts'

/** What an act did, by the second part of its name; 'student.class_set' is 'moved to another class'. */
const deeds: Readonly<Record<string, string>> = {
  class_set: 'moved to another class',
  left: 'marked as left',
  promoted: 'taken into a new school year',
  unarchived: 'put back into use',
  role_changed: 'given another role',
}

/** What was done to one record where that is more than the deed and the noun. */
const deedsToOne: Readonly<Record<string, string>> = {
  'student.class_set': 'moved this student',
  'student.left': 'marked this student as left',
  'student.promoted': 'took this student into the next school year',
  'student.repeated': 'kept this student for the year again',
  'student.released': 'ended this student’s time at the school',
  'school.year_begun': 'began a school year',
  'school.year_undone': 'went back to the school year before',
  'student.slip_issued': 'issued a sign-in slip',
  'school.period_recorded': 'recorded a paid period',
  'school.period_voided': 'voided a paid period',
  'school.next_plan_set': 'changed the plan of the next period',
  'school.plan_asked': 'asked for another plan',
  'school.plan_changed': 'changed the plan as a period began or ended',
  'school.trial_extended': 'extended the free trial',
  'school.logo_set': 'changed the logo',
  'school.logo_removed': 'removed the logo',
  'school.suspended': 'suspended this school',
  'school.reactivated': 'reactivated this school',
  'question.reported': 'reported this question as wrong',
  'teacher.invited_again': 'invited this teacher again',
  'teacher.password_reissued': 'made a new first password',
  'exam.started_now': 'opened this exam before its time',
  'exam.duplicated': 'made this exam as a copy',
  'exam.approval_asked': 'sent this exam for approval',
  'exam.sent_back': 'sent this exam back',
  'exam.unarchived': 'took this exam out of the archive',
  'exam.changes_dropped': 'discarded changes that were not published',
  'exam.changes_published': 'published changes for candidates who begin later',
  'work.exam_handed_over': 'handed this exam over with all work of its owner',
  'work.question_handed_over': 'handed this question over with all work of its owner',
  'work.question_given_back': 'took the handing over back',
  'exam.restored': 'took the handing over back',
  'exam.release_results': 'released the results',
  'exam.release_set': 'chose when scores are shown',
  'exam.open_answers': 'opened the right answers',
  'exam.excused': 'excused candidates',
  'exam.expected': 'expected candidates again',
  'exam.key_printed': 'printed the key',
  'exam.time_given': 'gave candidates more time in this exam',
  'exam.time_taken_back': 'took time back from candidates of this exam',
  'exam.closed_now': 'closed this exam before its time',
  'exam.sitting_added': 'added a further sitting',
  'exam.sitting_moved': 'moved a sitting',
  'exam.sitting_removed': 'took a sitting away',
  'exam.access_code_set': 'set the access code',
  'exam.access_code_removed': 'removed the access code',
  'exam.offered_offline': 'offered a sitting without a network',
  'exam.offline_taken_back': 'no longer offered a sitting without a network',
  'exam.hall_code_shown': 'looked at the hall code',
  'exam.hall_began': 'said when a hall began',
  'exam.ended_for': 'ended this exam for candidates',
  'exam.hall_noted': 'wrote a note about the hall of this exam',
  'exam.time_credited': 'gave candidates time back for an outage in this exam',
  'exam.reopened': 'let candidates back into this exam',
  'exam.invigilators_added': 'added invigilators to this exam',
  'exam.invigilators_removed': 'removed invigilators from this exam',
  'exam.students_named': 'added students from outside the classes',
  'exam.students_taken_out': 'took students out again',
  'marking.key_correct': 'corrected the key of a question',
  'marking.key_also': 'also counted another answer as right',
  'marking.key_annulled': 'took a question out of the marks',
  'marking.key_full': 'gave everybody the marks of a question',
  'marking.key_bonus': 'changed the bonus for everybody',
  'marking.key_taken_back': 'took a correction of the key back',
  'marking.rulings': 'decided which answers are right',
  'user.role_changed': 'changed the role',
  'user.signed_out': 'signed them out everywhere',
  'user.second_factor_dropped': 'switched off their two-factor sign-in',
}
/** Of every kind of record. */
const deedsToAny: Readonly<Record<string, string>> = {
  updated: 'edited',
  photo_set: 'changed the picture',
  photo_removed: 'removed the picture',
}

/** Deeds that read well before any noun: 'closed this class'. */
const plainDeeds: ReadonlySet<string> = new Set([
  'added',
  'deleted',
  'restored',
  'activated',
  'deactivated',
  'opened',
  'closed',
  'archived',
  'unarchived',
  'imported',
  'published',
  'withdrawn',
  'rescheduled',
  'extended',
  'handed_over',
  'approved',
  'made',
  'cancelled',
  'shared',
])

/** What a history may call this and that by its noun alone. */
const plainNouns: ReadonlySet<string> = new Set([
  'student',
  'teacher',
  'user',
  'class',
  'subject',
  'term',
  'question',
  'exam',
  'report',
  'school',
])

/** Whether `deedText` reads as a sentence: the action has words of its own, or a deed and a noun that make one. */
export function isWordedDeed(action: string): boolean {
  const [noun = '', deed = ''] = action.split('.')
  if (Object.hasOwn(deedsToOne, action)) return true
  return plainNouns.has(noun) && (Object.hasOwn(deedsToAny, deed) || plainDeeds.has(deed))
}

/** A line of a record's history, behind who did it: 'edited', 'closed this class'. */
export function deedText(action: string): string {
  const [noun = '', deed = ''] = action.split('.')
  return deedsToOne[action] ?? deedsToAny[deed] ?? `${deed.replaceAll('_', ' ')} this ${noun}`
}

/**
 * What an act on several records came to: '3 students deactivated'. `action` is its name in the log, noun and deed with a dot
 * between them.
 */
export function actText(action: string, count: number): string {
  const [noun = '', deed = ''] = action.split('.')
  if (noun === 'work') return `${counted(count, 'exam or question', 'exams and questions')} handed over`
  return `${counted(count, noun)} ${deeds[deed] ?? deed.replaceAll('_', ' ')}`
}

/** What taking an act back comes to, for so many of its records: '3 students are put back as before.' */
export function undoText(action: string, count: number): string {
  const [noun = '', deed = ''] = action.split('.')
  if (noun === 'work') return `${counted(count, 'exam or question', 'exams and questions')} given back.`
  if (deed === 'added' || deed === 'imported') return `${countedAre(count, noun)} deleted.`
  if (deed === 'deleted') return `${countedAre(count, noun)} there again.`
  return `${countedAre(count, noun)} put back as before.`
}
