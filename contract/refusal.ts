import { plans } from '@sabimark/domain/school/plan.ts'
import { planFeatureNames } from '@sabimark/domain/school/plan-features.ts'
import { z } from 'zod'

export { type EventRefusal, eventRefusals } from './event-refusal.ts'

/** Every refusal of the product: its HTTP status and the one sentence a person reads. Calls name the ones they may answer. */
export const refusals = {
  // Who are you
  NOT_SIGNED_IN: { status: 401, message: 'You are signed out. Please sign in again.' },
  ANOTHER_IS_HERE: {
    status: 409,
    message:
      'Another tab of this browser has changed the school or the person. Nothing was saved; change back there and try again.',
  },
  NOT_ALLOWED: { status: 403, message: 'You do not have permission to do this.' },
  INVALID_CREDENTIALS: {
    status: 401,
    message: 'Invalid credentials. Please check your email and password.',
  },
  NOT_VERIFIED: {
    status: 403,
    message: 'Your email is not verified yet. Follow the link in the email we sent, or have it sent again.',
  },
  ACCOUNT_INACTIVE: { status: 403, message: 'This account is not active. Please ask your school.' },
  TOO_MANY_GUESSES: {
    status: 429,
    message: 'Too many wrong passwords. Please wait a little and try again.',
    // Staff can let a candidate in at once, with a new slip or by signing in on that computer.
    data: z.object({ waitSeconds: z.int(), isCandidate: z.boolean() }),
  },
  WRONG_PASSWORD: { status: 403, message: 'Your current password is incorrect.' },
  GUESSABLE_PASSWORD: {
    status: 422,
    message: 'This password is too easy to guess. Choose one without common words, your name or your school’s name.',
  },
  WEAK_PASSWORD: { status: 422, message: 'Password must be at least 8 characters' },
  SAME_PASSWORD: { status: 422, message: 'This is already your current password.' },
  SIGN_IN_AGAIN: {
    status: 401,
    message: 'That took too long, or how you sign in has been changed since then. Please sign in again.',
  },
  // Second factor
  WRONG_CODE: {
    status: 403,
    message: 'This code is incorrect. Type the newest one your app shows, or a recovery code you have not used.',
    data: z.object({ serverTime: z.iso.datetime() }),
  },
  /** Of the app alone: nobody who sets it up has a recovery code yet. */
  WRONG_APP_CODE: {
    status: 403,
    message: 'This code is incorrect. Type the newest one your app shows.',
    data: z.object({ serverTime: z.iso.datetime() }),
  },
  CODE_USED: { status: 409, message: 'This code was already used. Wait for the next one in your app.' },
  TOO_MANY_CODES: {
    status: 429,
    message: 'Too many wrong codes. Please wait a little and try again.',
    data: z.object({ waitSeconds: z.int(), serverTime: z.iso.datetime() }),
  },
  SECOND_FACTOR_ON: { status: 409, message: 'Two-factor sign-in is already on for this account.' },
  SECOND_FACTOR_OFF: { status: 409, message: 'Two-factor sign-in is not on for this account.' },
  SECOND_FACTOR_DUE: {
    status: 403,
    message:
      'This school asks its staff for two-factor sign-in. Set it up in your profile, under Security, then choose the school again.',
  },
  NOTHING_TO_CONFIRM: { status: 409, message: 'Show the QR code again, then type the code your app shows for it.' },
  // Sign-up and links
  INVALID_FORM: {
    status: 422,
    message: 'Please correct the marked fields.',
    data: z.object({ fields: z.record(z.string(), z.string()) }),
  },
  DOMAIN_TAKEN: { status: 409, message: 'This domain is already taken. Please choose another.' },
  TOO_MANY_SIGN_UPS: {
    status: 429,
    message: 'Too many schools have signed up from your network recently. Please try again in an hour, or tomorrow.',
  },
  EMAIL_TAKEN: { status: 409, message: 'User already exists. Use another email.' },
  SCHOOL_NOT_CREATED: { status: 500, message: 'Failed to create school. Please try again.' },
  PROFILE_NOT_CREATED: { status: 500, message: 'Failed to create user profile. Please contact support.' },
  ACCOUNT_NOT_CREATED: { status: 500, message: 'Failed to create account. Please try again.' },
  INVALID_LINK: { status: 400, message: 'Invalid verification link.' },
  LINK_USED_UP: { status: 410, message: 'This link has already been used or has expired. Please ask for a new one.' },
  // School and people
  SCHOOL_SUSPENDED: {
    status: 403,
    message:
      'Your school is suspended: nobody can sign in, begin an exam or change anything there now. Nothing is lost. Please ask your school: its administrators have an email that says why.',
  },
  UNKNOWN_SCHOOL: { status: 404, message: 'There is no such school.' },
  UNKNOWN_SUBJECT: { status: 404, message: 'There is no such subject in your school, or it is no longer in use.' },
  UNKNOWN_CLASS: { status: 404, message: 'There is no such class in your school, or it is closed.' },
  UNKNOWN_PERSON: { status: 404, message: 'This person is not at your school.' },
  CLASS_NAME_TAKEN: { status: 409, message: 'Another open class already has this name.' },
  UNKNOWN_LEVEL: { status: 422, message: 'Your school has no such level. Add it in Settings first.' },
  LEVEL_IN_USE: {
    status: 409,
    message: 'A level that classes have stays in the list.',
    data: z.object({ fields: z.record(z.string(), z.string()) }),
  },
  UNKNOWN_TERM: { status: 404, message: 'There is no such term in your school.' },
  DAYS_INVALID: { status: 422, message: 'Choose days there are, and a last day that is not before the first.' },
  TERM_DAYS_INVALID: { status: 422, message: 'The last day comes after the first, and a term has at most 200 days.' },
  TERMS_OVERLAP: {
    status: 409,
    message: 'Another term has some of these days.',
    data: z.object({ fields: z.record(z.string(), z.string()) }),
  },
  SUBJECT_CODE_TAKEN: { status: 409, message: 'Another subject already has this code.' },
  STUDENT_ID_TAKEN: { status: 409, message: 'Another student already has this student ID.' },
  EMPLOYEE_ID_TAKEN: { status: 409, message: 'Another teacher already has this employee ID.' },
  CHANGED_MEANWHILE: {
    status: 409,
    message:
      'Somebody else has changed this since you opened it. Nothing of yours was saved yet; compare both and save again.',
    /** `byId` is the own one for who saved it in another window. */
    data: z.object({
      by: z.string().nullable(),
      byId: z.uuid().nullable(),
      at: z.iso.datetime().nullable(),
      revision: z.int(),
    }),
  },
  OWN_ADDRESS_LEFT_OUT: {
    status: 409,
    message: 'The allowed addresses leave out the one you are at. Nothing was saved yet.',
    /** `isCallerHidden`: a proxy stands before the server and does not say who asks, so everybody seems to be there. */
    data: z.object({ address: z.string(), isCallerHidden: z.boolean() }),
  },
  SESSION_GONE: { status: 404, message: 'You are no longer signed in there.' },
  UNKNOWN_ACT: { status: 404, message: 'There is nothing to undo.' },
  GIVER_GONE: {
    status: 409,
    message: 'Who it was handed over from is deleted. Nothing was changed. Hand it over to somebody else.',
  },
  UNDO_TOO_LATE: { status: 409, message: 'This was done more than 30 days ago and can no longer be undone.' },
  NOT_AN_IMAGE: { status: 422, message: 'Only JPEG, PNG or WebP pictures.' },
  IMAGE_TOO_LARGE: { status: 422, message: 'At most 300 kB and 512 × 512 pixels.' },
  PICTURE_TOO_LARGE: { status: 422, message: 'At most 300 kB and 1,600 × 1,600 pixels.' },
  PICTURES_FILL_UP: {
    status: 409,
    message:
      'The pictures of your school’s questions take up all the room there is for them. Nothing was added; write to us if you need more.',
  },
  TOO_MANY_PICTURES: {
    status: 429,
    message: 'You have added very many pictures within an hour. Nothing was added; continue in an hour.',
  },
  PERSON_INACTIVE: { status: 409, message: 'This person is inactive. Activate them first.' },
  PERSON_ALREADY_HERE: { status: 409, message: 'A person with this email is already at your school.' },
  LAST_ADMIN: {
    status: 409,
    message: 'This would leave nobody to administer. Nothing was changed; make somebody else an administrator first.',
  },
  NOT_YOURSELF: {
    status: 409,
    message: 'You cannot do this to yourself. Nothing was changed; another administrator can do it.',
  },
  PERIOD_OVERLAPS: {
    status: 409,
    message: 'Some of these days are paid for already.',
    data: z.object({ fields: z.record(z.string(), z.string()) }),
  },
  UNKNOWN_PERIOD: { status: 404, message: 'There is no such period, or it is void already.' },
  NO_TRIAL: { status: 409, message: 'This school was given no trial, so none can be extended. Nothing was changed.' },
  PLAN_ENDED: {
    status: 409,
    message:
      'Your school’s plan has ended, so nothing new can be added. Exams, results and sign-in continue. An administrator reads under “Your plan” how to renew it.',
  },
  PLAN_LACKS: {
    status: 403,
    message: 'Your school’s plan does not have this.',
    data: z.object({ feature: z.enum(planFeatureNames), plan: z.enum(plans) }),
  },
  PLAN_LIMIT: {
    status: 409,
    message: 'Your plan is full. Move to a larger plan to add more.',
    data: z.object({ limit: z.int() }),
  },
  TRIAL_LIMIT: {
    status: 409,
    message: 'Your school has reached the limit of its free trial. Nothing was added; write to us if you need more.',
    data: z.object({ limit: z.int() }),
  },
  // Bank and exam
  INVALID_QUESTION: {
    status: 422,
    message: 'Please correct the marked fields of the question.',
    data: z.object({ fields: z.array(z.object({ field: z.string(), message: z.string() })) }),
  },
  UNKNOWN_PASSAGE: {
    status: 404,
    message: 'There is no such passage in this subject any more. Choose another one, or write it anew.',
  },
  UNKNOWN_IMPORT: {
    status: 404,
    message: 'This import was undone, or it is not yours. Nothing was added; begin it again.',
  },
  UNKNOWN_QUESTION: { status: 404, message: 'A chosen question is not in your question bank.' },
  QUESTION_ARCHIVED: {
    status: 409,
    message:
      'A chosen question is archived by now. Leave it out, or take it back from the archive of the question bank.',
  },
  UNKNOWN_EXAM: { status: 404, message: 'There is no such exam in your school.' },
  NO_QUESTIONS: { status: 422, message: 'This exam has no questions yet. Choose at least one before publishing.' },
  NO_CLASSES: { status: 422, message: 'This exam has no class yet. Choose who sits it before publishing.' },
  STUDENTS_CANNOT_SIT: {
    status: 422,
    message: 'A student this exam names cannot sit it: they are not active, or in no class.',
    data: z.object({ students: z.array(z.object({ name: z.string(), why: z.string() })), count: z.int() }),
  },
  PAPER_TOO_LARGE: {
    status: 422,
    message:
      'The questions of this exam are more than a computer can load: over 3 MB of text, pictures not counted. Take out or shorten the longest.',
  },
  NO_MARKS: { status: 422, message: 'This exam earns no marks yet. Give its questions marks before publishing.' },
  MARKS_DO_NOT_ADD_UP: {
    status: 422,
    message: 'The marks of the questions do not add up to the total of the exam.',
    data: z.object({ sumHundredths: z.int(), totalHundredths: z.int() }),
  },
  QUESTIONS_STILL_ASKED: {
    status: 409,
    message:
      'Other exams that are not over ask some of these questions, and practice would tell their answers. Take those questions out, or publish it later.',
    /** Of the first of them: its number here, and the exam that asks it, too. */
    data: z.object({ questions: z.array(z.object({ number: z.int(), examTitle: z.string() })) }),
  },
  QUESTIONS_DO_NOT_ADD_UP: {
    status: 422,
    message: 'This exam does not have as many questions as it is meant to have.',
    data: z.object({ chosen: z.int(), wanted: z.int() }),
  },
  NOT_ENOUGH_QUESTIONS: {
    status: 409,
    message: 'The question bank does not have as many questions as are asked for. Nothing was drawn.',
    data: z.object({ rows: z.array(z.object({ row: z.int(), missing: z.int() })) }),
  },
  UNKNOWN_SECTION: {
    status: 422,
    message: 'Where an exam has sections, each question is in one of them. Nothing was saved.',
  },
  SECTION_IS_EMPTY: {
    status: 422,
    message: 'A section has no questions yet. Put some into it, or take the section away.',
    data: z.object({ place: z.int() }),
  },
  SECTION_HAS_TOO_FEW: {
    status: 422,
    message: 'A section has fewer questions than are to be answered.',
    data: z.object({ place: z.int(), count: z.int(), has: z.int() }),
  },
  SECTION_MARKS_DIFFER: {
    status: 422,
    message: 'Where candidates choose which questions of a section they answer, all of its questions have equal marks.',
    data: z.object({ place: z.int() }),
  },
  SECTION_FIRST_ON_PAPER: {
    status: 422,
    message:
      'Nobody can tell which questions on paper were answered first. Let the best answers of that section count.',
    data: z.object({ place: z.int() }),
  },
  CLOSING_TIME_PAST: { status: 422, message: 'The closing time has already passed. Choose a later one.' },
  CLOSES_BEFORE_IT_OPENS: {
    status: 422,
    message: 'The exam would close before it opens. Choose a later closing time.',
  },
  OPENING_TIME_PAST: {
    status: 422,
    message: 'The opening time has already passed. Choose a later one; Start now opens an exam at once.',
  },
  INVALID_TIME: { status: 422, message: 'This date or time does not exist.' },
  WRONG_STATUS: { status: 409, message: 'The exam has changed and no longer allows this. Reload the page to see it.' },
  APPROVAL_NEEDED: {
    status: 409,
    message:
      'At your school an administrator approves each exam before it is published. Send it for approval; your draft is saved.',
  },
  CHANGES_NEED_APPROVAL: {
    status: 409,
    message: 'At your school an administrator approves what is published. Ask one of them to publish these changes.',
  },
  APPROVAL_NOT_NEEDED: {
    status: 409,
    message: 'This exam needs no approval. Publish it yourself; your draft is saved.',
  },
  NOT_WAITING: {
    status: 409,
    message:
      'This exam is not waiting for approval any more: it was changed, sent back or published. Reload the page to see it.',
  },
  ATTEMPTS_EXIST: {
    status: 409,
    message: 'Candidates have begun this exam, so it is no longer possible. Nothing was changed.',
  },
  TIMES_CHANGED: {
    status: 409,
    message: 'Somebody else has changed the times of this exam since you opened it. Close this and look at them first.',
    data: z.object({ by: z.string().nullable(), at: z.iso.datetime().nullable() }),
  },
  HAS_FURTHER_SITTING: {
    status: 409,
    message: 'This exam has more than one sitting. Open it and move each in the list of its sittings.',
  },
  ANSWERS_SHOWN: {
    status: 409,
    message:
      'Candidates may have read the right answers by now, so nobody can begin any more. Nothing was changed. For those who were absent, copy this exam and change its questions.',
  },
  NOBODY_CAN_SIT_IT: {
    status: 422,
    message:
      'Nobody could sit it: a sitting for those who were absent begins for them when the doors before it have closed. Choose times that are later.',
  },
  TOO_MANY_SITTINGS: {
    status: 422,
    message: 'This exam has 20 sittings already. Copy it to set it again.',
  },
  RESULTS_SHOWN: {
    status: 409,
    message: 'Candidates see their scores already, so this can no longer be changed.',
  },
  HANDED_IN: {
    status: 409,
    message:
      'Candidates have handed in already. Let them see their scores when the exam has closed, or from a date on.',
  },
  RELEASE_TIME_PAST: { status: 422, message: 'This time has already passed. Choose a later one.' },
  CLOSES_NO_LATER: {
    status: 422,
    message: 'The exam does not close before that. Choose a later time.',
  },
  NOT_A_TAKER: {
    status: 422,
    message:
      'This person cannot take it over. Choose somebody else who is active, and a teacher of the subject or an administrator.',
  },
  UNKNOWN_SITTING: { status: 404, message: 'This exam is not in your schedule. Reload the page to see it.' },
  REMINDER_PAST: {
    status: 422,
    message: 'This reminder would come too late. Nothing was saved; choose a shorter time before the exam.',
  },
  // Attempt
  NOT_YOUR_EXAM: { status: 403, message: 'This exam is not for your class. Please ask your teacher.' },
  NOT_OPEN: {
    status: 409,
    message: 'This exam has not opened yet.',
    data: z.object({ opensInMs: z.int() }),
  },
  NOT_AT_SCHOOL: {
    status: 403,
    message: 'Your school allows exams to be started only on its own network. Call your invigilator.',
  },
  WRONG_ACCESS_CODE: {
    status: 403,
    message:
      'This access code is wrong. Type it as your invigilator says it; capital letters and spaces do not matter.',
  },
  TOO_MANY_ACCESS_CODES: {
    status: 429,
    message: 'Too many wrong access codes. Please wait a few minutes and try again.',
    data: z.object({ waitSeconds: z.int() }),
  },
  SITTING_CLOSED: { status: 409, message: 'This exam is closed.' },
  NO_ATTEMPTS_LEFT: { status: 409, message: 'You have already taken this exam.' },
  OTHER_RULES_VERSION: {
    status: 409,
    message:
      'This paper was made by another version of the program. Please call your teacher; your time has not started.',
  },
  PAGE_TOO_OLD: {
    status: 409,
    message: 'This page is older than the exam. Reload it; your time has not started.',
  },
  UNKNOWN_CONTENT: { status: 404, message: 'This paper was not found.' },
  FORGED_TICKET: {
    status: 403,
    message: 'This exam ticket is not valid. Your answers stay on this device; call your teacher.',
  },
  UNKNOWN_ATTEMPT: { status: 404, message: 'This attempt was not found.' },
  WINDOW_CLOSED: {
    status: 410,
    message: 'The time for sending answers to this exam is over. Your answers stay on this device; call your teacher.',
  },
  LOG_FULL: {
    status: 409,
    message:
      'Far more was recorded than an exam can hold, so nothing more is saved from here. What was saved counts; call your teacher.',
  },
  TOO_MANY_WINDOWS: {
    status: 409,
    message:
      'This exam was opened in too many windows. Continue in the one that is open, or call your teacher; what was saved counts.',
  },
  MORE_LATE_ANSWERS: {
    status: 409,
    message: 'More answers have arrived since then. Look at them, then decide again.',
  },
  NOT_PRACTICE: { status: 409, message: 'Answers are checked in practice alone.' },
  NOTHING_TO_CHECK: { status: 409, message: 'Answer this question first, then check it.' },
  MARKED_BY_TEACHER: { status: 409, message: 'A teacher marks this answer.' },
  ANSWER_KEPT_BACK: {
    status: 409,
    message:
      'Another exam that is not over asks some of these questions, too. Until it is over, answers are not checked; what you hand in is marked all the same.',
  },
  UNKNOWN_SCRIPT: { status: 404, message: 'This script was not found, or nobody need mark it any more.' },
  SCRIPT_TAKEN: {
    status: 409,
    message: 'Somebody else is marking this script. Nothing of yours was saved; continue with the next one.',
  },
  MARKED_MEANWHILE: {
    status: 409,
    message: 'This script was marked, or its answer has changed, since you opened it. Look at it again.',
  },
  MARK_OUT_OF_RANGE: {
    status: 422,
    message: 'This mark cannot be given. Marks go by quarters, from 0 to the marks of the question.',
    data: z.object({ maxHundredths: z.int() }),
  },
  KEY_CHANGED_MEANWHILE: {
    status: 409,
    message: 'Somebody else has changed the key since you opened it. Nothing of yours was saved; check again.',
  },
  NOT_FOR_THIS_QUESTION: {
    status: 422,
    message: 'This cannot be an answer to the question as it was asked. Nothing was changed; choose another answer.',
  },
  ASKED_OTHERWISE: {
    status: 409,
    message: 'Since it was published, this exam asks the question in other words. Choose which papers you mean.',
  },
  NO_CHANGES: {
    status: 409,
    message: 'Nothing of this exam was changed, here or in the bank. Nothing was published.',
  },
  CHANGES_MOVED_ON: {
    status: 409,
    message: 'The exam, a question or its key was changed since you opened this. Nothing was published; check again.',
  },
  NOTHING_WOULD_CHANGE: { status: 409, message: 'It is so already. Nothing was changed.' },
  NO_MARKS_LEFT: {
    status: 409,
    message: 'No other question of this exam counts, so this one cannot be annulled. Nothing was changed.',
  },
  CORRECTED_SINCE: {
    status: 409,
    message: 'It was corrected again after that. Undo the newest correction first.',
  },
  INVALID_MARKS: {
    status: 422,
    message: 'Nothing was saved: please correct the marks that are named.',
    /** `place` among the marks that were sent, from 0. */
    data: z.object({ problems: z.array(z.object({ place: z.int(), message: z.string() })) }),
  },
  TIME_CHANGED_MEANWHILE: {
    status: 409,
    message: 'The time was changed after you looked. Nothing was given; look at it as it is now, then decide again.',
    /** Who changed it last, and when. `byId` is the own one for who did so in another window, or whose answer was lost. */
    data: z.object({ by: z.string().nullable(), byId: z.uuid().nullable(), at: z.iso.datetime().nullable() }),
  },
  STILL_TO_MARK: {
    status: 409,
    message: 'Some papers still have answers to be marked. Mark them first, or release those that are finished.',
    data: z.object({ count: z.int() }),
  },
  STILL_SAT: {
    status: 409,
    message:
      'Candidates still sit this exam, or can still begin it. Say that scores are to be shown all the same, or wait for the end.',
    /** How many sit it at this moment. */
    data: z.object({ count: z.int() }),
  },
  NOTHING_LATE: { status: 409, message: 'No late answers are waiting for a decision here.' },
  // Notices and emails
  UNKNOWN_NOTICE: {
    status: 404,
    message: 'This notification is not yours or no longer exists. Nothing was changed; open the list again.',
  },
  UNKNOWN_MAIL: { status: 404, message: 'There is no such email in your school.' },
  MAIL_NOT_AWAITED: {
    status: 409,
    message: 'This email cannot be sent again: it has been sent already, or its recipient must ask for a new link.',
  },
  MAIL_SENT_LATELY: {
    status: 409,
    message: 'We emailed this address a short while ago. Nothing was sent or added; please try again in an hour.',
  },
  MAILS_USED_UP: {
    status: 409,
    message: 'Your school has reached its limit of emails for 24 hours. Nothing was sent or added; try again tomorrow.',
  },
  // Demo mode only: no server answers this. A call that would create something says so in the specification's words.
  DEMO: { status: 409, message: 'Demo: nothing is saved. Sign in to your own school to do this.' },
  // Any call
  KEY_REUSED: {
    status: 409,
    message: 'This form was already sent with other values. Nothing was changed; open it again.',
  },
  /** The call was done at its first sending; what it was answered with then is no longer kept. */
  DONE_BEFORE: { status: 409, message: 'This was done when it was sent first. Reload the page to see it.' },
  TOO_MANY_CHANGES: {
    status: 429,
    message:
      'This account has changed more within a day than one person can. Nothing was changed; please continue tomorrow.',
  },
  // Reports
  NO_TERM: {
    status: 409,
    message: 'No term is running today. Choose other days, or see the dates of your terms.',
  },
  RANGE_INVALID: {
    status: 422,
    message: 'Choose a first and a last day in this order, not after tomorrow and at most 400 days apart.',
  },
  FORMAT_INVALID: { status: 422, message: 'Report cards are made as PDF only.' },
  UNKNOWN_REPORT: { status: 404, message: 'There is no such report. It may have been deleted.' },
  REPORT_BUSY: { status: 429, message: 'Several reports are being made already. Wait for one of them, or cancel it.' },
  REPORT_TOO_LARGE: {
    status: 409,
    message: 'This is too much for one file. Choose fewer days or one class; rows beyond 50,000 fit into CSV only.',
  },
  REPORTS_FILL_UP: {
    status: 409,
    message:
      'The files of your school’s reports take up 500 MB. Delete some that nobody needs any more, then make this one.',
  },
  REPORT_NOT_READY: { status: 409, message: 'This report has no file: it is not ready, or its file has expired.' },
  UNKNOWN_SHARE: { status: 404, message: 'There is no such shared link.' },
  NO_RECIPIENT: { status: 422, message: 'Choose or type at least one address.' },
  TOO_MANY_RECIPIENTS: { status: 422, message: 'A report is sent to 20 addresses at most at a time.' },
  ATTACHMENT_TOO_LARGE: { status: 409, message: 'This file is larger than 5 MB. Send it as a link.' },
  TOO_MANY_FOUND: { status: 409, message: 'More than 200 students, exams and subjects match. Type more to narrow it.' },
  BAD_REQUEST: { status: 400, message: 'The request was not understood. Nothing was changed.' },
  WRONG_ORIGIN: { status: 403, message: 'The request came from another site. Nothing was changed.' },
  TOO_LARGE: { status: 413, message: 'The request is too large. Nothing was changed.' },
  UNAVAILABLE: {
    status: 503,
    message: 'The server is busy or restarting. Nothing is lost; please try again in a moment.',
  },
} as const

/** A code of the refusal list. */
export type RefusalCode = keyof typeof refusals

/** Refusals any signed-in call may answer, in addition to its own. */
const always = [
  'NOT_SIGNED_IN',
  'ANOTHER_IS_HERE',
  'NOT_ALLOWED',
  'KEY_REUSED',
  'DONE_BEFORE',
  'TOO_MANY_CHANGES',
  'SCHOOL_SUSPENDED',
] as const

/** The oRPC error map of a public call or a call by ticket: exactly these refusals. */
export const refusesOnly = <const Codes extends readonly RefusalCode[]>(
  ...codes: Codes
): Pick<typeof refusals, Codes[number]> =>
  Object.fromEntries(codes.map((code) => [code, refusals[code]])) as Pick<typeof refusals, Codes[number]>

/** The oRPC error map of a call for signed-in people: its own refusals and those every locked door has. */
export const refuses = <const Codes extends readonly RefusalCode[]>(...codes: Codes) => refusesOnly(...always, ...codes)
