import { contract } from '@sabimark/contract/contract.ts'
import { isDeliveredEarly } from '@sabimark/domain/attempt/first-contact.ts'
import { selectPapersOf } from '../exam/paper/paper.db.ts'
import { tokenOfCookies } from '../people/account/session-cookie.ts'
import { inSchool } from '../platform/database/tenant.ts'
import { isRefused, refuse } from '../platform/http/refused.ts'
import { openRoute, route } from '../platform/http/route.ts'
import type { Services } from '../platform/process/services.ts'
import { selectOptionalKnown } from './arrive.db.ts'
import { arrive } from './arrive.ts'
import { isCandidateOf, isExamTheyRead, mayStart } from './attempt.access.ts'
import { createContentOfAttempt } from './content-of-attempt.ts'
import { fetchPackage } from './fetch-package.ts'
import { createMayReadContent } from './may-read-content.ts'
import { openDoor } from './open-door.ts'
import { previewExam } from './preview-exam.ts'
import { readContent } from './read-content.ts'
import { readLog } from './read-log.ts'
import { type SaveRoom, saveAnswers } from './save-answers.ts'
import { createSaves } from './save-at-homes.ts'
import { createSessionsAfterExam, isCut } from './sessions-after-exam.ts'
import { startAttempt } from './start-attempt.ts'
import { createTicketReader, readTicket, type TicketClaims } from './ticket.ts'
import { createWrongCodes } from './wrong-codes.ts'

export type AttemptServices = Pick<Services, 'config' | 'pools' | 'log' | 'isClockTrusted'> &
  Pick<SaveRoom, 'onHandedIn'> & { notePresence: NotePresence }

/** Told that a candidate was heard, as server/src/hall/presence has it: rooms do not call forward. */
type NotePresence = (heard: {
  schoolId: string
  sittingId: string
  studentId: string
  lane: 'door' | 'http'
  waiting?: number
}) => void

/** The calls of a sitting: the door, the start, the paper, the saves; and the preview for staff. */
export function attemptRoutes({ config, pools, log, isClockTrusted, onHandedIn, notePresence }: AttemptServices) {
  const { secrets } = config
  const contentOf = createContentOfAttempt(pools.app)
  const mayRead = createMayReadContent(pools.app)
  const wrongCodes = createWrongCodes({ pools, log })
  const sessionsAfterExam = createSessionsAfterExam({ pools, log })
  // Mostly it is at hand; who was forgotten is looked up beside the save, which does not wait for it.
  const heardAt = (claims: TicketClaims, waiting?: number) => {
    const { schoolId, studentId } = claims
    void contentOf.placeOf(claims).then(
      (place) =>
        place &&
        notePresence({
          schoolId,
          studentId,
          sittingId: place.sittingId,
          lane: 'http',
          ...(waiting !== undefined && { waiting }),
        }),
      (error: unknown) => log.warn({ err: error }, 'where a candidate sits was not found'),
    )
  }
  const room: SaveRoom = {
    readTicket: createTicketReader(secrets),
    readDeliveryTicket: (ticket) => readTicket(ticket, secrets, 'delivery'),
    contentOf,
    isEarly: (claims) =>
      inSchool(pools.app, claims, async (tx) => {
        const known = await selectOptionalKnown(tx, claims)
        return known !== undefined && isDeliveredEarly(known, tx.now)
      }),
    queue: createSaves(pools),
    isClockTrusted,
    onHeard: heardAt,
    onHandedIn: (attempt) => {
      onHandedIn(attempt)
      mayRead.end(attempt)
      sessionsAfterExam.shortenSoon(attempt)
    },
  }
  return {
    door: route(contract.attempt.door, isCandidateOf, async ({ tx, actor, at, request }) => {
      if (actor.isSuspended && !at.running) return refuse('SCHOOL_SUSPENDED')
      const { sittingId } = at.running ?? at.sitting
      notePresence({ schoolId: tx.schoolId, sittingId, studentId: actor.userId, lane: 'door' })
      return await openDoor(tx, at, { studentId: actor.userId, address: request.address })
    }),
    start: route(contract.attempt.start, 'roles', async (args) => {
      // A deadline set by a wrong clock would be wrong for ever.
      if (!isClockTrusted()) return refuse('UNAVAILABLE')
      const { tx, input, actor, request, session } = args
      const studentId = actor.userId
      const [candidacy, papers] = await Promise.all([
        mayStart(args),
        selectPapersOf(tx, { examId: input.examId, studentId }),
      ])
      if (isRefused(candidacy)) return candidacy
      if (actor.isSuspended && !candidacy.running) return refuse('SCHOOL_SUSPENDED')
      const token = isCut(session) ? tokenOfCookies(request.headers.get('cookie'), secrets) : null
      if (token) sessionsAfterExam.giveBackSoon({ schoolId: tx.schoolId, studentId, accountId: actor.accountId, token })
      const page = { pageId: input.pageId, device: request.device, address: request.address }
      const remember: typeof contentOf.remember = (attempt, place) => {
        contentOf.remember(attempt, place)
        mayRead.begin(attempt)
        notePresence({ schoolId: tx.schoolId, sittingId: place.sittingId, studentId, lane: 'http' })
      }
      return await startAttempt(tx, candidacy, {
        studentId,
        page,
        knows: input.knows,
        code: input.code,
        sealId: input.sealId,
        wrongCodes,
        papers,
        secrets,
        remember,
      })
    }),
    package: route(contract.attempt.package, isCandidateOf, async ({ tx, input, actor, at, request }) => {
      const { knows, has, lacks, deviceId = null } = input
      const { device, address } = request
      return await fetchPackage(tx, at, {
        studentId: actor.userId,
        knows,
        has,
        lacks,
        deviceId,
        device,
        address,
        secrets,
      })
    }),
    content: openRoute(contract.attempt.content, {
      may: 'ticket',
      run: ({ input, request }) => readContent({ ...room, mayRead }, input, request),
    }),
    save: openRoute(contract.attempt.save, {
      may: 'ticket',
      run: ({ input, request }) => saveAnswers(room, input, request.address),
    }),
    log: openRoute(contract.attempt.log, {
      may: 'ticket',
      run: ({ input }) => readLog({ ...room, onHeard: heardAt, app: pools.app }, input.ticket),
    }),
    arrive: openRoute(contract.attempt.arrive, {
      may: 'ticket',
      run: ({ input, request }) => arrive({ ...room, onHeard: heardAt, app: pools.app, secrets }, input, request),
    }),
    preview: route(contract.attempt.preview, isExamTheyRead, ({ tx, input }) => previewExam(tx, input)),
  }
}
