import { oc } from '@orpc/contract'
import { eventKinds, isEventKind } from '@sabimark/domain/attempt/event.ts'
import { questionTypes } from '@sabimark/domain/bank/question.ts'
import { z } from 'zod'
import { questionOption } from '../bank/bank.contract.ts'
import { type EventRefusal, eventRefusals, refuses, refusesOnly } from '../refusal.ts'
import { id, instant, marksHundredths, shortId, storableText } from '../text.ts'

const tags = ['attempt']
const elapsedMs = z
  .int()
  .min(0)
  .max(30 * 24 * 3_600_000)

/**
 * Proof of school, attempt, candidate and epoch; made by the server, opaque to the browser. It reads, saves and hands in,
 * and is for a page's memory. What may lie on a device is a ticket that only delivers.
 */
export const ticket = z.string().min(20).max(400)

/**
 * Option ids, or text of at most 20,000 characters. Text is cleaned, not refused: a sign that cannot be stored (NUL, half
 * a character, a pile of marks) must never keep the answers behind it from being saved.
 */
export const answerValue = z.union([
  z.array(shortId).max(6),
  z
    .string()
    .overwrite((text) => storableText(text).normalize('NFC'))
    .max(20_000),
])

/** One act of the candidate. `seq` counts from 1 within an epoch; `atMs` is monotonic since the start of the attempt. */
export const attemptEvent = z.object({
  seq: z.int().min(1).max(100_000),
  atMs: elapsedMs,
  kind: z.enum(eventKinds),
  question: shortId.optional(),
  value: answerValue.optional(),
})

/**
 * An act of a kind this version does not know, as a newer page may report: stored refused, so that it keeps nothing behind
 * it from being saved. Whatever else it says is not read.
 */
const unknownEvent = attemptEvent.pick({ seq: true, atMs: true }).extend({
  kind: z
    .string()
    .regex(/^[\w.:-]{1,40}$/)
    .refine((kind) => !isEventKind(kind)),
})

/** A question as a candidate gets it: no key under any name. */
export const contentQuestion = z.object({
  id: shortId,
  type: z.enum(questionTypes),
  text: z.string(),
  options: z.array(questionOption),
  marksHundredths,
})

/** The immutable content of one version, addressed by its hash. */
export const examContent = z.object({ rulesVersion: z.int(), questions: z.array(contentQuestion) })

/** The order of questions and options for one candidate. */
export const paperOrder = z.array(z.object({ questionId: shortId, optionIds: z.array(shortId) }))

/** One act the server has, in its place: `epoch` is the page load, `seq` the number within it. */
export const logEntry = attemptEvent.omit({ atMs: true }).extend({ epoch: z.int() })

/** What the server has, as far as later acts can still hang on it; in order. Empty at the first start. */
const log = z.array(logEntry)

/**
 * How many events the server has of other pages of the attempt. When it grows, something of an older one has come that
 * the newest does not show.
 */
const elsewhere = z.int()

/** What a candidate confirms and reads before the start. */
export const door = z.object({
  exam: z.object({
    id,
    title: z.string(),
    subject: z.string(),
    durationMinutes: z.int(),
    questionCount: z.int(),
    totalMarksHundredths: marksHundredths,
    passingScore: z.int(),
    instructions: z.string(),
    opensAt: instant,
    closesAt: instant,
    attemptsAllowed: z.int(),
    /** The drawing of formulas is needed: the room fetches it before the clock starts. */
    hasMaths: z.boolean(),
  }),
  candidate: z.object({
    name: z.string(),
    studentNumber: z.string(),
    className: z.string().nullable(),
    school: z.string(),
  }),
  /** `sample`: nothing is kept of it, so it is taken like a preview; only the demo answers so. */
  state: z.enum(['not_open', 'ready', 'in_progress', 'submitted', 'closed', 'sample']),
  opensInMs: z.int().nullable(),
  /** Until the doors close, while an attempt can still begin: it would end then at the latest. */
  closesInMs: z.int().nullable(),
  /** Of the attempt that runs; null when none does. */
  remainingMs: z.int().nullable(),
  attemptsUsed: z.int(),
  /** The last attempt handed in, to look at its result. */
  lastAttemptId: id.nullable(),
})

export const attemptContract = {
  /** The page before the start: confirm name, class and exam, read the instructions. */
  door: oc
    .route({ method: 'GET', path: '/exams/{examId}/door', tags, summary: 'What a candidate sees before starting' })
    .input(z.object({ examId: id }))
    .output(door)
    .errors(refuses('UNKNOWN_EXAM', 'NOT_YOUR_EXAM')),

  /**
   * Starts the candidate's attempt, or goes on with the one that runs. Every load of the exam room has its own `pageId`
   * and takes a new epoch; the same `pageId` again gets the same epoch. An attempt has 500 epochs at most. UNAVAILABLE
   * while the server's clock is not to be trusted, as for saves: time would be judged wrongly.
   */
  start: oc
    .route({ method: 'POST', path: '/exams/{examId}/start', tags, summary: 'Start or go on with an attempt' })
    .meta({ demoNoun: 'exam attempts' })
    .input(z.object({ examId: id, pageId: z.string().regex(/^[0-9a-f]{32}$/) }))
    .output(
      z.object({
        attemptId: id,
        ticket,
        /** Only delivers events of this page, which are late then: it may lie on a shared computer. */
        deliveryTicket: ticket,
        epoch: z.int(),
        contentHash: z.string(),
        order: paperOrder,
        /** Whole time of this attempt, elapsed and remaining by the server's clock at this answer. */
        allowedMs: z.int(),
        elapsedMs: z.int(),
        remainingMs: z.int(),
        log,
        elsewhere,
        title: z.string(),
        subject: z.string(),
      }),
    )
    .errors(
      refuses(
        'UNKNOWN_EXAM',
        'NOT_YOUR_EXAM',
        'NOT_OPEN',
        'SITTING_CLOSED',
        'NO_ATTEMPTS_LEFT',
        'OTHER_RULES_VERSION',
        'TOO_MANY_WINDOWS',
        'UNAVAILABLE',
      ),
    ),

  /**
   * Never changes, and is kept by no cache: the next person at the computer may sit the exam tomorrow. The ticket of an attempt on it is the bearer in the header
   * `authorization`, so that the address is the same for every candidate: the time runs, and a lost session must not
   * keep the questions back.
   */
  content: oc
    .route({
      method: 'GET',
      path: '/content/{contentHash}',
      tags,
      summary: "The content of a paper, without its key; 'authorization: Bearer' and the ticket open it",
    })
    .input(z.object({ contentHash: z.string().regex(/^[0-9a-f]{64}$/) }))
    .output(examContent)
    .errors(refuses('FORGED_TICKET', 'UNKNOWN_CONTENT')),

  /**
   * Appends events. Repeats, reordering and lost answers change nothing. `ackedSeq` is the highest without a gap and is
   * answered only after the commit. An attempt stores 20,000 events at most (LOG_FULL). `isLive` false: a newer page is open, this one must stop.
   * `ticket` may be one that only delivers: then every event is late, a `submit` hands nothing in, and the reply says no
   * more than what has become of the delivery; unless `vouchedBy`, the ticket of a page of the same candidate's same attempt,
   * stands for it.
   */
  save: oc
    .route({ method: 'POST', path: '/attempts/save', tags, summary: 'Save events of an attempt' })
    .meta({ demoNoun: 'exam attempts' })
    .input(
      z.object({
        ticket,
        vouchedBy: ticket.optional(),
        sentAtMs: elapsedMs,
        events: z.array(z.union([attemptEvent, unknownEvent])).max(100),
      }),
    )
    .output(
      z.object({
        ackedSeq: z.int(),
        remainingMs: z.int(),
        isLive: z.boolean(),
        isSubmitted: z.boolean(),
        refused: z.array(
          z.object({ seq: z.int(), code: z.enum(Object.keys(eventRefusals) as [EventRefusal, ...EventRefusal[]]) }),
        ),
        /** Absent: none. */
        notices: z.array(z.object({ kind: z.enum(['extra_time', 'message']), text: z.string() })).optional(),
        /** Absent: none. */
        elsewhere: elsewhere.optional(),
      }),
    )
    .errors(refusesOnly('FORGED_TICKET', 'UNKNOWN_ATTEMPT', 'WINDOW_CLOSED', 'LOG_FULL', 'UNAVAILABLE')),

  /**
   * What the server has of the attempt while it runs, for the page whose ticket it is: asked when `elsewhere` has grown.
   * Unlike a start it begins nothing and takes no epoch, whoever is signed in.
   */
  log: oc
    .route({ method: 'POST', path: '/attempts/log', tags, summary: 'What the server has of an attempt that runs' })
    .input(z.object({ ticket }))
    .output(z.object({ log, elsewhere }))
    .errors(refusesOnly('FORGED_TICKET', 'UNKNOWN_ATTEMPT')),

  /** For staff: the exam as a candidate would see it, also as a draft. Stores nothing. */
  preview: oc
    .route({ method: 'GET', path: '/exams/{examId}/preview', tags, summary: 'Preview an exam' })
    .input(z.object({ examId: id }))
    .output(
      z.object({
        title: z.string(),
        subject: z.string(),
        instructions: z.string(),
        durationMinutes: z.int(),
        content: examContent,
        order: paperOrder,
        /** As the author wrote it, for staff alone; the content itself stands in nobody's order. */
        authorOrder: paperOrder,
        /** The demo's paper, taken as an exam by everybody. Absent: a preview for staff. */
        isSample: z.boolean().optional(),
      }),
    )
    .errors(refuses('UNKNOWN_EXAM', 'NO_QUESTIONS')),
}
