import { oc } from '@orpc/contract'
import { composedAnswer, storableAnswer } from '@sabimark/domain/attempt/answer-text.ts'
import { eventKinds, isEventKind } from '@sabimark/domain/attempt/event.ts'
import { maxOptions, questionTypes } from '@sabimark/domain/bank/question.ts'
import { deviceReasons } from '@sabimark/domain/exam/seal/unready.ts'
import { z } from 'zod'
import { shownRules } from '../bank/answer-rules.ts'
import { questionOption } from '../bank/bank.contract.ts'
import { contentSection, negativeRule } from '../exam/section.ts'
import { type EventRefusal, eventRefusals, refuses, refusesOnly } from '../refusal.ts'
import { id, instant, marksHundredths, shortId } from '../text.ts'

const tags = ['attempt']
const elapsedMs = z
  .int()
  .min(0)
  .max(30 * 24 * 3_600_000)

/**
 * Proof of school, attempt, candidate and epoch; made by the server, opaque to the browser. It lets a page read, save and
 * hand in, and is kept only in the page's memory. A device may store only a ticket that delivers.
 */
export const ticket = z.string().min(20).max(400)

/** As many characters as the largest body of a save has bytes: no text that arrives is longer. */
const mostSent = 128 * 1024

/**
 * Option ids, or text of at most 20,000 characters. Text is cleaned and cut, not refused: a character that cannot be stored (NUL,
 * half a character, too many combining marks), or one too many, must never keep later answers from being saved.
 */
export const answerValue = z.union([
  z.array(shortId).max(maxOptions),
  z.string().max(mostSent).overwrite(storableAnswer).overwrite(composedAnswer),
])

/** One action of the candidate. `seq` counts from 1 within an epoch; `atMs` is monotonic since the start of the attempt. */
export const attemptEvent = z.object({
  seq: z.int().min(1).max(100_000),
  atMs: elapsedMs,
  kind: z.enum(eventKinds),
  question: shortId.optional(),
  value: answerValue.optional(),
})

/**
 * An action of a kind this version does not know, as a newer page may send: stored as refused, so that later events are
 * still saved. Its other fields are ignored.
 */
const unknownEvent = attemptEvent.pick({ seq: true, atMs: true }).extend({
  kind: z
    .string()
    .regex(/^[\w.:-]{1,40}$/)
    .refine((kind) => !isEventKind(kind)),
})

/** A question as a candidate gets it: no key under any name. `rules` say how it is answered where that is not by one option. */
export const contentQuestion = z.object({
  id: shortId,
  type: z.enum(questionTypes),
  text: z.string(),
  options: z.array(questionOption),
  marksHundredths,
  rules: shownRules.optional(),
  passageId: shortId.optional(),
  /** The place of its section, from 0. */
  section: z.int().optional(),
})

/** A text that several questions are about, once for all of them. */
export const contentPassage = z.object({ id: shortId, text: z.string() })

/** The immutable content of one version, addressed by its hash. */
export const examContent = z.object({
  rulesVersion: z.int(),
  questions: z.array(contentQuestion),
  passages: z.array(contentPassage).optional(),
  sections: z.array(contentSection).optional(),
  /** What wrong answers cost. Absent: nothing. */
  negative: negativeRule.optional(),
})

/** The order of questions and options for one candidate. */
export const paperOrder = z.array(z.object({ questionId: shortId, optionIds: z.array(shortId) }))

/** One action the server has, in its place: `epoch` is the page load, `seq` the number within it. */
export const logEntry = attemptEvent.omit({ atMs: true }).extend({ epoch: z.int() })

/** The events the server has that later actions can still depend on; in order. Empty at the first start. */
const log = z.array(logEntry)

/**
 * How many events the server has of other pages of the attempt. When it grows, something of an older one has come that
 * the newest does not show.
 */
const elsewhere = z.int()

/** Whom a candidate confirms to be. */
const candidate = z.object({
  name: z.string(),
  studentNumber: z.string(),
  className: z.string().nullable(),
  school: z.string(),
})

/** What a candidate confirms and reads before the start. */
export const door = z.object({
  exam: z.object({
    id,
    title: z.string(),
    subject: z.string(),
    durationMinutes: z.int(),
    /** Whole minutes this candidate has beyond that. Absent: none. */
    extraMinutes: z.int().optional(),
    questionCount: z.int(),
    totalMarksHundredths: marksHundredths,
    passingScore: z.int(),
    instructions: z.string(),
    /** Where it is sat; '' where nobody said so. */
    location: z.string(),
    opensAt: instant,
    closesAt: instant,
    attemptsAllowed: z.int(),
    /** The paper has formulas: the room fetches what draws them before the clock starts. */
    hasMaths: z.boolean(),
    /** The start asks for full screen. Absent: it does not. */
    asksFullScreen: z.boolean().optional(),
    /** The start asks for an access code. Absent: it does not. */
    asksCode: z.boolean().optional(),
    /** At the end the candidate hands in. Absent: the clock does. */
    submitsByItself: z.boolean().optional(),
    /** Candidates see their score alone. Absent: their answers, too. */
    allowsReview: z.boolean().optional(),
    /** As in start. */
    isPractice: z.boolean().optional(),
    /** What wrong answers cost. Absent: nothing. */
    negative: negativeRule.optional(),
    /** Its parts, where it has any, and how many of their questions are to be answered. */
    sections: z.array(contentSection.omit({ instructions: true }).extend({ questionCount: z.int() })).optional(),
  }),
  candidate,
  /** `sample`: nothing of it is saved, so it is taken like a preview; only the demo returns this. */
  state: z.enum(['not_open', 'ready', 'in_progress', 'submitted', 'closed', 'sample']),
  opensInMs: z.int().nullable(),
  /** Until the exam closes, while an attempt can still be started: it would end then at the latest. */
  closesInMs: z.int().nullable(),
  /** The address of this device, where the school allows no start from it. Absent: a start is allowed. */
  outsideAddress: z.string().optional(),
  /** A device can get the paper, sealed, before the exam (attempt.package). Absent: not, or not now. */
  isOffered: z.boolean().optional(),
  /** Of the running attempt; null when there is none. */
  remainingMs: z.int().nullable(),
  attemptsUsed: z.int(),
  /** The last attempt handed in, to open its result. */
  lastAttemptId: id.nullable(),
  /** All attempts of theirs the server knows of: a device may have begun one it has not heard of. `isOver`: nobody goes on with it. Absent: none. */
  attempts: z.array(z.object({ id, isOver: z.boolean() })).optional(),
})

export const attemptContract = {
  /** The page before the start: confirm name, class and exam, read the instructions. */
  door: oc
    .route({ method: 'GET', path: '/exams/{examId}/door', tags, summary: 'What a candidate sees before starting' })
    .input(z.object({ examId: id }))
    .output(door)
    .errors(refuses('UNKNOWN_EXAM', 'NOT_YOUR_EXAM')),

  /**
   * Starts the candidate's attempt, or continues the running one. Every load of the exam room has its own `pageId`
   * and takes a new epoch; the same `pageId` again gets the same epoch. An attempt has 500 epochs at most. UNAVAILABLE
   * while the server's clock is not to be trusted, as for saves: time would be judged wrongly.
   */
  start: oc
    .route({ method: 'POST', path: '/exams/{examId}/start', tags, summary: 'Start or continue an attempt' })
    .meta({ demoNoun: 'exam attempts', secret: 'answer' })
    .input(
      z.object({
        examId: id,
        pageId: z.string().regex(/^[0-9a-f]{32}$/),
        /** The newest rules version the page can show; pages that do not say know the first. */
        knows: z.int().min(1).max(1_000).default(1),
        /** What the candidate typed, where the door says `asksCode`; who goes on is not asked. */
        code: z.string().max(40).optional(),
        /** The seal of the paper on the device (attempt.package): its key is wanted. */
        sealId: id.optional(),
      }),
    )
    .output(
      z.object({
        attemptId: id,
        ticket,
        /** Only delivers events of this page, which then count as late: it may be stored on a shared computer. */
        deliveryTicket: ticket,
        epoch: z.int(),
        contentHash: z.string(),
        /**
         * The key of the seal that was asked for, 32 bytes in base64url, where that is the live one of this sitting and holds this version.
         * Absent: the content is fetched.
         */
        contentKey: z.string().optional(),
        order: paperOrder,
        /** Whole time of this attempt; elapsed and remaining time by the server's clock when it answered. */
        allowedMs: z.int(),
        elapsedMs: z.int(),
        remainingMs: z.int(),
        log,
        elsewhere,
        title: z.string(),
        subject: z.string(),
        /** How the sitting runs, each only where it is not as usual (domain/exam/conduct.ts). */
        warningMinutes: z.int().optional(),
        submitsByItself: z.boolean().optional(),
        asksFullScreen: z.boolean().optional(),
        /** Answers can be checked (marking.checkAnswer). Absent: they cannot. */
        isPractice: z.boolean().optional(),
      }),
    )
    .errors(
      refuses(
        'UNKNOWN_EXAM',
        'NOT_YOUR_EXAM',
        'NOT_OPEN',
        'NOT_AT_SCHOOL',
        'WRONG_ACCESS_CODE',
        'TOO_MANY_ACCESS_CODES',
        'SITTING_CLOSED',
        'NO_ATTEMPTS_LEFT',
        'OTHER_RULES_VERSION',
        'PAGE_TOO_OLD',
        'TOO_MANY_WINDOWS',
        'UNAVAILABLE',
      ),
    ),

  /**
   * The sealed paper of a sitting that is offered without a network, for the candidate's device, from a week before the doors open until they
   * close. Its parts are fetched from /sealed/{sealId}/{part}; nothing of it can be read without the key (domain/exam/seal/sealed-form.ts).
   * Asked again it makes nothing twice. NOT_OFFERED also before that week, and of an attempt that runs with another version.
   */
  package: oc
    .route({ method: 'POST', path: '/exams/{examId}/package', tags, summary: 'The sealed paper for a device' })
    .meta({ demoNoun: 'exam attempts' })
    .input(
      z.object({
        examId: id,
        /** As in start. */
        knows: z.int().min(1).max(1_000).default(1),
        /** The seal of which every part lies on the device, verified: noted where it is still the one of the sitting. */
        has: id.optional(),
        /** Why the device is not ready, for staff to see: kept where it has asked before for the seal of the sitting. The reply then has no parts and nothing of its own: a device is counted before it is given a paper. */
        lacks: z.enum(deviceReasons).optional(),
        /** Drawn by the device, and kept there with its packages: it says who got ready on the same one. Not kept where the school keeps no devices. */
        deviceId: z
          .string()
          .regex(/^[0-9a-f]{32}$/)
          .optional(),
      }),
    )
    .output(
      z.object({
        sealId: id,
        /** By which people tell sealed papers apart, such as K7. */
        sign: z.string(),
        examId: id,
        title: z.string(),
        subject: z.string(),
        opensAt: instant,
        closesAt: instant,
        durationMinutes: z.int(),
        /** As the door says these. */
        extraMinutes: z.int().optional(),
        asksCode: z.boolean().optional(),
        asksFullScreen: z.boolean().optional(),
        location: z.string(),
        /** What else the door says before the start. Absent: of a device that got ready before this was sent. */
        asks: door.shape.exam
          .pick({ questionCount: true, totalMarksHundredths: true, passingScore: true, instructions: true })
          .extend({ attemptsAllowed: z.int(), attemptsUsed: z.int() })
          .optional(),
        candidate,
        /**
         * What the program needs beside what every exam does: what draws formulas, its seldom letters (absent, as of a device that got ready before
         * this was sent: where it has formulas), and letters beyond the usual.
         */
        needs: z.object({ maths: z.boolean(), rareMaths: z.boolean().optional(), latinExt: z.boolean() }),
        /** How long each part is and its SHA-256, in hex. The first is the content, the others are pictures. */
        parts: z.array(z.object({ bytes: z.int(), sha256: z.string() })),
        /** Sealed for this candidate alone, in base64: order, time, and pass and delivery ticket of page 0. */
        own: z.string(),
        now: instant,
      }),
    )
    .errors(
      refuses(
        ...([
          'UNKNOWN_EXAM',
          'NOT_YOUR_EXAM',
          'NOT_OFFERED',
          'PLAN_LACKS',
          'SITTING_CLOSED',
          'NO_ATTEMPTS_LEFT',
        ] as const),
        ...(['OTHER_RULES_VERSION', 'PAGE_TOO_OLD'] as const),
      ),
    ),

  /**
   * Never changes, and no cache keeps it: the next person at the computer may sit the exam tomorrow. The ticket of an attempt on it goes as bearer in the header
   * `authorization`, so that the address is the same for every candidate: the clock is running, and a lost session must not
   * withhold the questions.
   */
  content: oc
    .route({
      method: 'GET',
      path: '/content/{contentHash}',
      tags,
      summary: "The content of a paper, without its key; send the ticket as 'authorization: Bearer'",
    })
    .input(z.object({ contentHash: z.string().regex(/^[0-9a-f]{64}$/) }))
    .output(examContent)
    .errors(refuses('FORGED_TICKET', 'UNKNOWN_CONTENT')),

  /**
   * Appends events. Repeats, reordering and lost answers change nothing. `ackedSeq` is the highest without a gap and is
   * answered only after the commit. An attempt stores 20,000 events at most (LOG_FULL). `isLive` false: a newer page is open, this one must stop.
   * `ticket` may be one that only delivers: then every event is late, a `submit` hands nothing in, and the reply says
   * only what became of the delivery, unless `vouchedBy`, the ticket of a page of the same attempt of the same candidate,
   * vouches for it.
   */
  save: oc
    .route({ method: 'POST', path: '/attempts/save', tags, summary: 'Save events of an attempt' })
    .meta({ demoNoun: 'exam attempts' })
    .input(
      z.object({
        ticket,
        vouchedBy: ticket.optional(),
        /** More was waiting when this was sent than fitted into it. Absent: this is all the page had. */
        isPart: z.boolean().optional(),
        /** Of a part: the highest number that was waiting or being typed. Absent: whoever sends does not know it. */
        waitsTo: z.int().min(0).max(100_001).optional(),
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
        elsewhere: elsewhere.optional(),
        /** The whole time, where it is another than when the attempt began. Absent: as the start said. */
        allowedMs: z.int().optional(),
      }),
    )
    .errors(refusesOnly('FORGED_TICKET', 'UNKNOWN_ATTEMPT', 'WINDOW_CLOSED', 'NOT_OVER', 'LOG_FULL', 'UNAVAILABLE')),

  /**
   * What the server has of the attempt while it runs, for the page whose ticket it is: asked when `elsewhere` has grown.
   * Unlike a start, it starts nothing and takes no epoch, whoever is signed in.
   */
  log: oc
    .route({ method: 'POST', path: '/attempts/log', tags, summary: 'What the server has saved of a running attempt' })
    .input(z.object({ ticket }))
    .output(z.object({ log, elsewhere }))
    .errors(refusesOnly('FORGED_TICKET', 'UNKNOWN_ATTEMPT')),

  /** For staff: the exam as a candidate would see it, even a draft. Saves nothing. */
  preview: oc
    .route({ method: 'GET', path: '/exams/{examId}/preview', tags, summary: 'Preview an exam' })
    .input(z.object({ examId: id }))
    .output(
      z.object({
        title: z.string(),
        subject: z.string(),
        instructions: z.string(),
        durationMinutes: z.int(),
        /** As a start says them. */
        warningMinutes: z.int().optional(),
        submitsByItself: z.boolean().optional(),
        content: examContent,
        order: paperOrder,
        /** In the author's order, for staff only; the content itself is in no candidate's order. `keptIds`: options that stay. */
        authorOrder: z.array(paperOrder.element.extend({ keptIds: z.array(shortId).optional() })),
        /** The demo's paper, which everybody takes as an exam. Absent: a preview for staff. */
        isSample: z.boolean().optional(),
      }),
    )
    .errors(refuses('UNKNOWN_EXAM', 'NO_QUESTIONS', 'PAPER_TOO_LARGE')),
}
