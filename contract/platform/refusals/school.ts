import { planFeatureNames } from '@sabimark/domain/words/plan/plan-features.ts'
import { plans } from '@sabimark/domain/words/plan/plan-name.ts'
import { z } from 'zod'

/** A school, what it has, and its people. */
export const schoolRefusals = {
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
  PROMOTION_INCOMPLETE: {
    status: 409,
    message: 'Say where every class with students goes; a school without students has nothing to begin.',
    data: z.object({ classIds: z.array(z.string()) }),
  },
  COUNT_CHANGED: {
    status: 409,
    message: 'Classes have gained or lost students since you looked. Nothing was changed; look at the numbers again.',
    /** `now`: active students; null for those in no class. */
    data: z.object({ classes: z.array(z.object({ classId: z.string().nullable(), now: z.int() })) }),
  },
  CLASS_CLOSED: {
    status: 409,
    message: 'A class that students would go to is closed or no longer there. Open it, or choose another one.',
  },
  YEAR_EXISTS: {
    status: 409,
    message: 'Your school has begun another year since you looked, or was in this one before.',
  },
  YEAR_MOVED_ON: { status: 409, message: 'Another school year has begun since. Undo that one first.' },
  STUDENTS_CHANGED_SINCE: {
    status: 409,
    message: 'Students were moved or marked otherwise since the year began. Nothing was undone; undo that first.',
    /** The first of them, and how many in all. */
    data: z.object({ students: z.array(z.object({ id: z.uuid(), name: z.string() })), count: z.int() }),
  },
  LEAVERS_SITTING: {
    status: 409,
    message: 'Students who would leave are sitting an exam now. Begin the year when they have handed in.',
    data: z.object({ names: z.array(z.string()) }),
  },
  UNKNOWN_LEVEL: { status: 422, message: 'Your school has no such level. Choose Another level and type it.' },
  LEVEL_IN_USE: {
    status: 409,
    message: 'A level that classes have stays in the list.',
    data: z.object({ fields: z.record(z.string(), z.string()) }),
  },
  UNKNOWN_TERM: { status: 404, message: 'There is no such term in your school.' },
  DAYS_INVALID: { status: 422, message: 'Choose real dates, with the last day not before the first.' },
  TERM_DAYS_INVALID: { status: 422, message: 'The last day comes after the first, and a term has at most 200 days.' },
  TERMS_OVERLAP: {
    status: 409,
    message: 'Another term has some of these days.',
    data: z.object({ fields: z.record(z.string(), z.string()) }),
  },
  TERM_YEAR_IN_USE: {
    status: 409,
    message: 'Students are enrolled in this school year, so its terms keep the name of the year.',
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
  NOT_READY_MADE: { status: 409, message: 'This question is your school’s own: edit it in the Question Bank.' },
  TOO_MANY_REPORTS: {
    status: 429,
    message: 'You have reported 20 questions within 24 hours. Nothing was sent; continue tomorrow.',
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
} as const
