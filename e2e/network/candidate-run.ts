// One candidate of the seeded runs: the real sync core, without a browser, through a bad network to a real server, with two
// reloads and a second window.
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { foldAttempt } from '@sabimark/domain/attempt/fold.ts'
import { type RandomSource, seededRandom } from '@sabimark/domain/exam/seeded-random.ts'
import { markPaper } from '@sabimark/domain/marking/mark-paper.ts'
import { sendLeftovers } from '@sabimark/web/src/attempt/sync/send-leftovers.ts'
import { isSafeHere } from '@sabimark/web/src/attempt/sync/sync-view.ts'
import type { Ground, Life } from './browser-life.ts'
import { type Disk, newDisk } from './disk.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import { foldOf, type Ledger } from './ledger.ts'
import { openRoomPage, type RoomPage, startUnheard, type Where } from './room-page.ts'
import { type Candidate, newVisitor, questionCount, type School } from './school.ts'
import { type Choice, chosenIn, moveOf, noChoice, note, writeScript } from './script.ts'
import { difference, type Summary, summary } from './summary.ts'
import { blow } from './weather.ts'
import { isStored, newWitness, type Witness } from './witness.ts'

/** So many milliseconds of the exam pass in one of ours: patience, retries and thinking; the server's own time does not. */
const speed = 20
/** After the network is back. A way out for a test that hangs, no measure of anything. */
const giveUpAfterMs = 90_000
const thinkMs = 3_000

export type RunSummary = {
  seed: string
  problems: string[]
  moves: number
  /** Pages that a start of an earlier load stopped, having hung in the network until then. */
  stopped: number
  counts: Witness['counts']
  sockets: Ground['sockets']
  struck: FaultProxy['struck']
}

type Hall = { serverPort: number; school: School; ledger: Ledger }
type Run = { where: Where; disk: Disk; witness: Witness; random: RandomSource; proxy: FaultProxy; ledger: Ledger }

/** Runs one seed from the door to the mark. Everything found wrong stands in `problems`. */
export async function runCandidate(hall: Hall, candidate: Candidate, seed: string): Promise<RunSummary> {
  const random = seededRandom(`${seed}:candidate`)
  const proxy = await startFaultProxy(hall.serverPort, seededRandom(`${seed}:network`))
  const witness = newWitness(hall.ledger)
  const disk = newDisk(seededRandom(`${seed}:disk`), witness)
  const weather = blow(proxy, seededRandom(`${seed}:weather`), speed)
  const lives = new Set<Life>()
  const sockets = { taken: 0, hinted: 0, broken: 0 }
  let moves = 0
  let stopped = 0
  try {
    const signedIn = await signIn(hall, candidate, { origin: proxy.url, disk, speed, random, lives, sockets })
    const where = { ...signedIn, examId: hall.school.examId }
    const run: Run = { where, disk, witness, random, proxy, ledger: hall.ledger }
    weather.begin()
    const seat = await sit(run, seed)
    moves = seat.moveCount
    await finish(run, seat, weather.end)
    stopped = seat.stoppedCount
  } catch (error) {
    witness.problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
  } finally {
    await weather.end()
    for (const life of lives) life.end('crashed')
    await witness.settled()
    await proxy.stop()
  }
  return { seed, problems: witness.problems, moves, stopped, counts: witness.counts, sockets, struck: proxy.struck }
}

async function signIn(
  { serverPort, school }: Hall,
  { studentNumber, password }: Candidate,
  ground: Omit<Ground, 'cookie'>,
): Promise<Pick<Where, 'ground' | 'studentId'>> {
  // Before the network goes bad, and at the address the pages will ask.
  const visitor = newVisitor(`http://127.0.0.1:${serverPort}`)
  const me = await visitor.client.people.signInStudent({ school: school.subdomain, studentNumber, password })
  return { ground: { ...ground, cookie: visitor.cookie() }, studentId: me.id }
}

/** Where the candidate sits: the page in front, windows that were left open, and what was chosen in all of them. */
type Seat = { page: RoomPage; others: RoomPage[]; choice: Choice; moveCount: number; stoppedCount: number }

/** The whole script, on one page after the other. */
async function sit(run: Run, seed: string): Promise<Seat> {
  const { random } = run
  const choice = noChoice()
  const seat: Seat = { page: await open(run, choice), others: [], choice, moveCount: 0, stoppedCount: 0 }
  const options = Math.max(...seat.page.started.order.map(({ optionIds }) => optionIds.length))
  const essays = seat.page.content.questions.flatMap(({ id, type }) => (type === 'essay' ? [id] : []))
  for (const step of writeScript(seed, { questions: questionCount, options })) {
    await run.witness.settled()
    while (isStopped(seat.page)) await goOnHere(run, seat)
    const { page } = seat
    if (step.kind === 'reload') {
      await tear(page, random)
      seat.page = await open(run, choice)
    } else if (step.kind === 'second window') {
      // The browser tells the older window at once; where it cannot, the server does.
      const isToldByBrowser = random() < 0.5
      seat.others.push(page)
      seat.page = await open(run, choice, () => isToldByBrowser && page.sync.replace())
    } else if (step.kind === 'late start') {
      startUnheard(run.where, page)
    } else {
      const move = moveOf(step, page.started.order, (id) => essays.includes(id))
      page.moves.push(move)
      page.sync.move(move)
      note(choice, move)
      seat.moveCount += 1
    }
    await wait((random() * 2 * thinkMs) / speed)
  }
  return seat
}

async function open({ where, witness, disk }: Run, choice: Choice, onStarted?: () => void): Promise<RoomPage> {
  const opened = await openRoomPage(where, onStarted)
  const shown = summary(opened.sync.view().progress)
  if (!isDeepStrictEqual(shown, chosenIn(choice))) {
    witness.problems.push(`${opened.key} opened with something else: ${difference(shown, chosenIn(choice))}`)
  }
  witness.watch(opened, disk)
  return opened
}

/**
 * Whether the screen says that the exam is open in another window. A start that hung in the network, of a load given up
 * since, can arrive after the one that was asked instead: then it has the exam, and nobody is there.
 */
function isStopped({ sync }: RoomPage): boolean {
  const { isReplaced, isSubmitted } = sync.view()
  return isReplaced && !isSubmitted
}

/** Presses "Continue here instead", which can be pressed once everything is sent. */
async function goOnHere(run: Run, seat: Seat): Promise<void> {
  const { page } = seat
  const { attemptId, epoch } = page.started
  if ((await run.ledger.liveEpochOf(attemptId)) <= epoch) run.witness.problems.push(`stopped by nobody: ${page.key}`)
  await until('everything of the page that was stopped is sent', () => isSent(page))
  void page.sync.stop()
  page.life.end('left')
  seat.page = await open(run, seat.choice)
  seat.stoppedCount += 1
}

/** The page goes away: left as a reload leaves it, or torn away without a word. Its last move is kept by then. */
async function tear(page: RoomPage, random: RandomSource): Promise<void> {
  // Until then the screen says that it is not kept yet, or not to close the window.
  while (!isSent(page) && !isSafeHere(page.sync.view())) await wait(1)
  const isCrash = random() < 0.4
  if (!isCrash) void page.sync.stop()
  if (random() < 0.5) await wait(random() * 4)
  page.life.end(isCrash ? 'crashed' : 'left')
}

/** The network comes back, before the handing in or after it; then everything must be there, and the mark must be right. */
async function finish(run: Run, seat: Seat, endWeather: () => Promise<void>): Promise<void> {
  const { witness, random, ledger } = run
  const { choice, others } = seat
  const handIn = async () => {
    while (isStopped(seat.page)) await goOnHere(run, seat)
    seat.page.sync.submit()
  }
  const submitsFirst = random() < 0.5
  if (submitsFirst) {
    await handIn()
    await wait((random() * 30_000) / speed)
  }
  await endWeather()
  if (!submitsFirst) {
    await until('everything is on the server', () => [seat.page, ...others].every(isSent))
    await witness.settled()
    const known = summary(foldOf(await ledger.eventsOf(seat.page.started.attemptId)))
    if (!isDeepStrictEqual(known, chosenIn(choice))) {
      witness.problems.push(`healed, and the database has something else: ${difference(known, chosenIn(choice))}`)
    }
    await handIn()
  }
  await until('it is handed in', async () => {
    // Stopped before its end was taken: that was an older window's.
    if (isStopped(seat.page)) await handIn()
    return seat.page.sync.view().isSubmitted && [seat.page, ...others].every(isSent)
  })
  const { page } = seat
  for (const other of others) {
    // Somebody looks at it again: a window that has nothing to send asks seldom by itself.
    other.sync.tryNow()
    await until('the older window knows', () => other.sync.view().isReplaced)
    await other.sync.stop()
    other.life.end('left')
  }
  await until('the device is empty', async () => {
    await sendLeftovers(page.life.tools, ({ key }) => key !== page.key)
    return run.disk.kept().every(({ events }) => events.length === 0)
  })
  await witness.settled()
  await checkEnd(run, page, choice)
  page.life.end('left')
}

const isSent = ({ sync }: RoomPage) => sync.view().status.status === 'saved_on_server'

async function checkEnd({ witness, ledger }: Run, page: RoomPage, choice: Choice): Promise<void> {
  const { problems, recorded } = witness
  const stored = await ledger.eventsOf(page.started.attemptId)
  const chosen = chosenIn(choice)
  const outcomes: [string, Summary][] = [
    ['the database', summary(foldOf(stored))],
    ['the device', summary(foldAttempt(recorded.values(), { countLate: true }))],
    ['the screen', summary(page.sync.view().progress)],
  ]
  for (const [what, outcome] of outcomes) {
    if (!isDeepStrictEqual(outcome, chosen))
      problems.push(`at the end ${what} has something else: ${difference(outcome, chosen)}`)
  }
  const lost = [...recorded.values()].filter(
    (event) => !isStored(stored, event) && !witness.dropped.has(`${event.epoch}:${event.seq}`),
  )
  if (lost.length > 0) problems.push(`recorded on the device, never in the database: ${JSON.stringify(lost)}`)

  const { started, life } = page
  const paper = await ledger.paperOf(started.attemptId)
  const order = paper.order.map(({ questionId }) => questionId)
  const { totals } = markPaper({ ...paper, order, answers: choice.answers })
  const { card } = await until('it is marked', async () => {
    const reply = await life.client.result.ofTicket({ ticket: started.ticket })
    return reply.card === null ? null : { card: reply.card }
  })
  if (totals.waitingCount > 0) {
    if (card.score !== null) problems.push('a score is shown before the essay is marked')
    return
  }
  if (card.score === null) {
    const late = stored.filter(({ isLate, refusal }) => isLate && refusal === null)
    problems.push(`no score is shown: ${JSON.stringify({ late, release: card.scoreRelease })}`)
    return
  }
  const { grade: _, isPass: __, ...given } = card.score
  if (!isDeepStrictEqual(given, totals))
    problems.push(`marked ${JSON.stringify(given)}, by the rules ${JSON.stringify(totals)}`)
}

async function until<Outcome>(what: string, ask: () => Outcome | Promise<Outcome>): Promise<NonNullable<Outcome>> {
  const giveUpAt = performance.now() + giveUpAfterMs
  for (;;) {
    const outcome = await ask()
    if (outcome) return outcome
    if (performance.now() > giveUpAt) throw new Error(`Waited in vain until ${what}.`)
    await wait(10)
  }
}
