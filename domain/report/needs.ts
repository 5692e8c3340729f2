import { lagosClock } from '../words/lagos-time.ts'
import { nearTime } from '../words/near-time.ts'
import { counted, countedAre } from '../words/plural.ts'

/** What can need somebody of staff, in the order in which it does: what others wait for first, what is merely due last. */
export const needKinds = ['late', 'mark', 'approve', 'slips', 'open', 'done', 'today', 'release', 'draft'] as const
export type NeedKind = (typeof needKinds)[number]

/** As many rows are seen before somebody asks for all. */
export const mostNeeds = 4

/** How long before an exam its missing slips and a draft that should be it are somebody's business, and a draft after its day. */
export const needsAheadMs = 7 * 24 * 60 * 60 * 1000

/** One exam that needs somebody. */
export type WaitingExam = {
  kind: NeedKind
  examId: string
  title: string
  /**
   * `late`: papers with late answers; `mark`: answers to mark; `approve`, `draft`: questions chosen; `slips`: candidates without a slip;
   * `open`: who is writing now; `done`: who have handed in, of an open exam all its candidates; `today`: 0; `release`: papers marked.
   */
  count: number
  /** When it closes (`open`, `done`), has closed (`release`), opens (`slips`, `today`) or is to open (`draft`); null for the others. */
  at: Date | null
  /** Who sent it for approval. */
  by: string | null
  /** How many exams need it in the same way, this one with them, and their counts in all; a candidate of two is counted once. */
  examsCount: number
  countInAll: number
}

/** A row of "Needs you today". */
export type Need = {
  kind: NeedKind
  /** What stands in its bubble. */
  count: number | '!'
  /** Amber waits for somebody, blue is in progress. */
  tone: 'amber' | 'blue'
  title: string
  line: string
  /** On its button. */
  verb: string
  /** The exam it leads to; null for several, which are in a list. */
  examId: string | null
}

/** Kinds whose exams stand in one list, so that several of them are one row. */
const gathered: readonly NeedKind[] = ['mark', 'approve', 'slips', 'open', 'today', 'draft']

const verbs: Record<NeedKind, string> = {
  late: 'Decide',
  mark: 'Mark',
  approve: 'Review',
  slips: 'Print',
  open: 'Watch',
  done: 'Results',
  today: 'Look',
  release: 'Review',
  draft: 'Continue',
}

/**
 * What needs somebody, the most urgent first: a row for each kind whose exams stand in one list, and for each exam of the others. `waiting`
 * has of a kind the exams that are looked at first, in their order.
 */
export function needsOf(waiting: readonly WaitingExam[], now: Date): Need[] {
  return needKinds.flatMap((kind) => {
    const ofKind = waiting.filter((one) => one.kind === kind)
    const [first] = ofKind
    if (!first) return []
    if (!gathered.includes(kind)) return ofKind.map((one) => needOf([one], { ...one, examsCount: 1 }, now))
    return [needOf(ofKind, first, now)]
  })
}

function needOf(exams: readonly WaitingExam[], first: WaitingExam, now: Date): Need {
  const { kind, examsCount } = first
  const { count, title } = headOf(first, now)
  return {
    ...{ kind, count, title, tone: kind === 'open' || kind === 'done' ? 'blue' : 'amber', verb: verbs[kind] },
    line: examsCount === 1 ? lineOfOne(first, now) : lineOfSeveral(exams, first, now),
    examId: examsCount === 1 ? first.examId : null,
  }
}

function headOf(first: WaitingExam, now: Date): Pick<Need, 'count' | 'title'> {
  const { kind, count, countInAll, examsCount, at } = first
  switch (kind) {
    case 'late':
      return { count, title: `${counted(count, 'paper')} ${count === 1 ? 'has' : 'have'} answers that came late` }
    case 'mark':
      return { count: countInAll, title: `${counted(countInAll, 'answer')} ${waits(countInAll)} for you` }
    case 'approve':
      return { count: examsCount, title: `${counted(examsCount, 'exam')} ${waits(examsCount)} for your approval` }
    case 'slips': {
      const have = countInAll === 1 ? 'has' : 'have'
      return { count: countInAll, title: `${counted(countInAll, 'student')} ${have} no sign-in slip` }
    }
    case 'open':
      return countInAll === 0
        ? { count: examsCount, title: `${countedAre(examsCount, 'exam')} open, and nobody is writing` }
        : { count: countInAll, title: `${countedAre(countInAll, 'student')} writing now` }
    case 'done':
      return {
        count,
        title: count === 1 ? 'The only candidate has handed in' : `All ${count.toLocaleString('en-NG')} have handed in`,
      }
    case 'today':
      return { count: examsCount, title: `${counted(examsCount, 'exam')} ${examsCount === 1 ? 'opens' : 'open'} today` }
    case 'release': {
      const days = at === null ? 0 : Math.floor((now.getTime() - at.getTime()) / dayMs)
      return {
        count: '!',
        title: days === 0 ? 'Scores wait to be released' : `Scores held back for ${counted(days, 'day')}`,
      }
    }
    case 'draft':
      return { count: examsCount, title: `${countedAre(examsCount, 'exam')} due soon, not published yet` }
  }
}

function lineOfOne({ kind, title, count, at, by }: WaitingExam, now: Date): string {
  const when = at === null ? null : nearTime(at, now)
  const questions = count === 0 ? 'no questions yet' : counted(count, 'question')
  const about: Record<NeedKind, (string | null)[]> = {
    late: ['accept or refuse them'],
    mark: [],
    approve: [by && `by ${by}`, questions],
    slips: [at && (at <= now ? 'open now' : `opens ${nearTime(at, now)}`)],
    open: [closesText(at, now)],
    done: [closesText(at, now)],
    today: [at && lagosClock(at)],
    release: [`${counted(count, 'student')} ${waits(count)}`],
    draft: [questions, when],
  }
  return [title, ...about[kind].filter(Boolean)].join(' · ')
}

function lineOfSeveral(exams: readonly WaitingExam[], { kind, examsCount, at }: WaitingExam, now: Date): string {
  if (kind === 'open') return `${counted(examsCount, 'exam')} · the first ${closesText(at, now) ?? 'is open'}`
  const named = exams.slice(0, 2).map(({ title, by }) => (kind === 'approve' && by ? `${title} by ${by}` : title))
  const more = examsCount - named.length
  return more > 0 ? `${named.join(', ')} and ${more.toLocaleString('en-NG')} more` : named.join(', ')
}

/** The hour alone on the day itself. */
function closesText(at: Date | null, now: Date): string | null {
  return at && `closes ${nearTime(at, now).replace(/^today, /, 'at ')}`
}

const waits = (count: number) => (count === 1 ? 'waits' : 'wait')
const dayMs = 24 * 60 * 60 * 1000
