import { buildPaper } from '@sabimark/domain/exam/paper.ts'
import { newestRulesVersion } from '@sabimark/domain/exam/rules-version.ts'
import { canonicalJson } from '@sabimark/domain/exam/version.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assembleContent } from '../../src/exam/version/assemble-content.ts'
import { hashOf } from '../../src/exam/version/content.ts'
import { everyCall } from '../every-call.ts'
import { type TestServer, testServer } from '../server.ts'
import { accountAskings, askings, callsOfCandidates, type Heard, hear, scoreless, timeless } from './candidate-asks.ts'
import { turnKey } from './other-key.ts'
import { aKeySchool, type Course, playOut, tracer } from './secret-exams.ts'
import { askCall, type Reply } from './wire.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

/** Each hears some hundred replies three times over. */
const timeout = 120_000

test('every call that a candidate, a ticket or a stranger may make is asked', () => {
  const asked = Object.keys({ ...askings, ...accountAskings })
  expect(asked.sort()).toEqual(callsOfCandidates.map(({ name }) => name).sort())
})

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const over = 61_000
const withinTheGrace = 1_000
const notYet: Record<string, Course> = {
  'not open yet': { rule: 'immediate', until: 'published', opensAt: hoursFromNow(2), closesAt: hoursFromNow(5) },
  'open, not begun': { rule: 'immediate', until: 'published' },
  'under way': { rule: 'immediate', until: 'begun' },
  'under way, in the order of the author': {
    ...{ rule: 'immediate', until: 'begun', draft: { shuffleQuestions: false, shuffleOptions: false } },
  },
  'handed in, scores after the exam': { rule: 'after_exam', until: 'handed in' },
  'handed in, scores by hand': { rule: 'manual', until: 'handed in' },
  'closed a moment ago': { rule: 'after_exam', until: 'handed in', closedAgoMs: withinTheGrace },
  'over, scores not released': { rule: 'manual', until: 'handed in', closedAgoMs: over },
  'handed in late, not decided': { rule: 'immediate', until: 'handed in late' },
  'over, handed in late, not decided': { rule: 'immediate', until: 'handed in late', closedAgoMs: over },
}
const scoreOnly: Record<string, Course> = {
  'handed in, scores at once': { rule: 'immediate', until: 'handed in' },
  'scores released, still open': { rule: 'manual', until: 'handed in', isReleased: true },
  'scores at once, closed a moment ago': { rule: 'immediate', until: 'handed in', closedAgoMs: withinTheGrace },
  'tried again after the score of the first': {
    ...{ rule: 'immediate', until: 'handed in', isTriedAgain: true, draft: { attemptsAllowed: 2 } },
  },
}

/** The replies in this state of an exam before and after every right answer has become another one. */
async function hearBoth(course: Course, asked = askings): Promise<{ before: Heard; after: Heard }> {
  const of = await aKeySchool(server)
  const scene = await playOut(of, course)
  const hearAnew = async () => {
    await server.pools.auth.query('DELETE FROM auth.guess_failures')
    return await hear(scene, asked)
  }
  // What asking itself leaves behind, such as an event sent twice, is there from now on.
  await hearAnew()
  const before = await hearAnew()
  await turnKey(server, { schoolId: of.school.schoolId, examId: scene.examId })
  return { before, after: await hearAnew() }
}
const plain = (heard: Heard, ...strip: ((reply: Reply) => Reply)[]) =>
  Object.fromEntries([...heard].map(([who, reply]) => [who, strip.reduce((left, one) => one(left), timeless(reply))]))
/** The replies that are not the same to the letter. */
function differing(before: Heard, after: Heard, ...strip: ((reply: Reply) => Reply)[]) {
  const [one, other] = [plain(before, ...strip), plain(after, ...strip)]
  expect(Object.keys(other)).toEqual(Object.keys(one))
  const isSame = (who: string) => JSON.stringify(one[who]) === JSON.stringify(other[who])
  return Object.keys(one).flatMap((who) => (isSame(who) ? [] : [{ who, before: one[who], after: other[who] }]))
}
const textOf = (heard: Heard) => JSON.stringify([...heard])

/** Four letters come by chance in a ticket: as a word of its own it is a header. */
const namesOfKeys = /correct(?!Count)|outcome|accepted"|solution|explanation|"right|"key(?:"|s"|Revision)|\betag\b/i

describe('no reply to anybody depends on which answers are right', () => {
  test.each(Object.entries(notYet))('%s', { timeout }, async (_state, course) => {
    const { before, after } = await hearBoth(course)
    expect(differing(before, after)).toEqual([])
    expect(textOf(before)).not.toContain(tracer)
    expect(callsOnly(before)).not.toMatch(namesOfKeys)
  })

  test('nor one about accounts', { timeout }, async () => {
    const { before, after } = await hearBoth({ rule: 'after_exam', until: 'handed in' }, accountAskings)
    expect(differing(before, after)).toEqual([])
  })
})

describe('where the score is shown it is all that depends on them', () => {
  test.each(Object.entries(scoreOnly))('%s', { timeout }, async (_state, course) => {
    const { before, after } = await hearBoth(course)
    expect(differing(before, after, scoreless)).toEqual([])
    expect(differing(before, after)).not.toEqual([])
    expect(textOf(before)).not.toContain(tracer)
    expect(callsOnly(before)).not.toMatch(namesOfKeys)
  })
})

test('once the exam is over the right answers are seen to change, so that this test can see', { timeout }, async () => {
  const { before, after } = await hearBoth({ rule: 'immediate', until: 'handed in', closedAgoMs: over })
  const changed = differing(before, after, scoreless)
  expect(changed.length).toBeGreaterThan(4)
  for (const { who } of changed) expect(who).toMatch(/: result\.(get|ofTicket) /)
  expect(textOf(before)).toContain('correctOptionIds')
  // And why they are right is read with them.
  expect(textOf(before)).toContain(`"explanation":"${tracer}"`)
})

/** Without pages and files: the description of all calls names every field there is. */
const callsOnly = (heard: Heard) => textOf(new Map([...heard].filter(([who]) => !/: GET \/(?!api\/content)/.test(who))))

describe('two exams that differ in nothing but what is right', () => {
  const opensAt = hoursFromNow(-1)
  const closesAt = hoursFromNow(3)
  /** In the order of the author: what chance decides would differ anyway. */
  const alike = { opensAt, closesAt, draft: { shuffleQuestions: false, shuffleOptions: false } }

  /** Everything that is heard from the doors to the result, at a school of its own. */
  async function hearWhole(right: number): Promise<string> {
    await server.pools.auth.query('DELETE FROM auth.guess_failures')
    const of = await aKeySchool(server)
    const doors = await playOut(of, { ...alike, right, rule: 'after_exam', until: 'published' })
    const atTheDoors = await hear(doors)
    for (const asker of ['candidate', 'classmate'] as const) {
      const start = everyCall.find(({ name }) => name === 'attempt.start')
      if (!start) throw new Error('There is no such call.')
      const way = asker === 'candidate' ? 'rpc' : 'rest'
      const input = { examId: doors.examId, pageId: 'f'.repeat(32), knows: newestRulesVersion }
      atTheDoors.set(`${asker} begins`, await askCall(server.port, start, { way, input, cookie: doors.cookies[asker] }))
    }
    const later: Heard[] = []
    for (const until of ['begun', 'handed in'] as const) {
      later.push(await hear(await playOut(of, { ...alike, right, rule: 'after_exam', until })))
    }
    return nameless(JSON.stringify([atTheDoors, ...later].map((heard) => plain(heard, inOrderOfText))))
  }

  /** A content stands in the order of its random ids: here in that of its words. */
  function inOrderOfText(reply: Reply): Reply {
    const isText = (one: unknown): one is { text: string } => typeof one === 'object' && one !== null && 'text' in one
    const body = JSON.parse(JSON.stringify(reply.body ?? null), (_key, value) =>
      Array.isArray(value) && value.every(isText)
        ? value.toSorted((one, other) => one.text.localeCompare(other.text))
        : value,
    )
    const { 'content-length': _length, ...headers } = reply.headers
    // Ids made by chance are squeezed to other bytes; what they come to is heard as it is, too.
    return 'content-encoding' in headers ? { ...reply, headers, body: null } : { ...reply, body }
  }

  test('are published, begun and sat in the same words', { timeout }, async () => {
    const first = await hearWhole(0)
    for (const right of [1, 2]) expect(JSON.parse(await hearWhole(right))).toEqual(JSON.parse(first))
    expect(first).toContain('Cedar')
  })

  /** Ids and other names made by chance, by when each was first heard; instants as such. */
  function nameless(text: string): string {
    const known = new Map<string, string>()
    const made =
      /[\w-]{112}|[0-9a-f]{64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b[2-9a-hjkmnp-z]{12}\b|school[0-9a-f]{8}|GF\/[0-9a-f]{8}/gi
    return text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'instant').replaceAll(made, (name) => {
      const called = known.get(name) ?? `name ${known.size}`
      known.set(name, called)
      return called
    })
  }
})

describe('publishing', () => {
  const chosen = (right: number) =>
    ['one', 'two', 'three'].map((name) => ({
      bankQuestionId: `bank ${name}`,
      type: 'multiple_choice' as const,
      text: `Question ${name}?`,
      options: ['a', 'b', 'c', 'd'].map((id) => ({ id: `${id}${name}`, text: `Option ${id}` })),
      correctOptionIds: [`${['a', 'b', 'c', 'd'][right]}${name}`],
      rules: { kind: 'one' as const },
      explanation: `Because it is ${['a', 'b', 'c', 'd'][right]}.`,
      passage: name === 'two' ? null : { id: 'bank passage', text: 'What they are about.' },
      marksHundredths: 100,
    }))
  const contentOf = (right: number) => assembleContent(chosen(right), (bankId) => bankId.replace('bank ', 'q')).content

  test('makes the same content, address and papers whatever is right', () => {
    const [first, ...others] = [0, 1, 2, 3].map(contentOf)
    if (!first) throw new Error('Four contents were made.')
    for (const other of others) {
      expect(canonicalJson(other)).toBe(canonicalJson(first))
      expect(hashOf(canonicalJson(other))).toBe(hashOf(canonicalJson(first)))
      for (const seed of ['1', '2', '3']) {
        const shuffling = { shuffleQuestions: true, shuffleOptions: true }
        expect(buildPaper(other, seed, shuffling)).toEqual(buildPaper(first, seed, shuffling))
      }
    }
  })
})
