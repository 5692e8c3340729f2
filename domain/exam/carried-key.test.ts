import { describe, expect, it } from 'vitest'
import type { AnswerRules } from '../bank/answer-rules.ts'
import { carriedKey, type KeyStep, type NextAsked } from './carried-key.ts'
import type { ExamKey } from './version.ts'

const options = ['a', 'b', 'c'].map((id) => ({ id, text: id }))
const questions = [
  { id: 'q1', options },
  { id: 'q2', options: [] },
]
const typed = (...texts: string[]): AnswerRules => ({
  ...{ kind: 'text', before: '', after: '', near: 'wait' },
  accepted: texts.map((text) => ({ text, percent: 100 })),
  compare: { caseMatters: false, accentsMatter: false } as unknown as Extract<AnswerRules, { kind: 'text' }>['compare'],
})
const key = (said: ExamKey = {}): ExamKey => ({
  q1: { correctOptionIds: ['a'] },
  q2: { correctOptionIds: [], rules: typed('Lagos') },
  ...said,
})
let clock = 0
const step = (said: ExamKey, bonusHundredths = 0): KeyStep<ExamKey> => ({
  ...{ key: key(said), bonusHundredths },
  ...{ at: ++clock, takesBack: null },
})
const published = step({})
const ids = new Set(['q1', 'q2'])
/** Asked as in the last version; the bank's answer was last written before that. */
const asBefore: NextAsked = { questions, alikeIds: ids, answeredAt: new Map() }
/** The bank's answers were written now, that is after all that was decided; in other words, where said. */
const writtenSince = (alikeIds = ids): NextAsked => ({
  ...{ questions, alikeIds },
  answeredAt: new Map([...ids].map((id) => [id, ++clock])),
})
/** What the next version is marked by, revision by revision, of one question. */
const carried = (steps: KeyStep<ExamKey>[], fresh: ExamKey = key(), { id = 'q1', next = asBefore } = {}) =>
  carriedKey(steps, fresh, next).map((one) => one.key[id])

describe('the key of the next version', () => {
  it('is what the bank says where nothing was decided since', () => {
    expect(carried([published], key({ q1: { correctOptionIds: ['b'] } }))).toEqual([{ correctOptionIds: ['b'] }])
  })

  it('keeps each correction, with the steps it is taken back by', () => {
    const steps = [
      ...[published, step({ q1: { correctOptionIds: ['b'] } })],
      ...[step({ q1: { correctOptionIds: ['b'], adjust: 'annulled' } }), step({ q1: { correctOptionIds: ['b'] } })],
    ]
    expect(carried(steps)).toEqual(steps.map((one) => one.key.q1))
  })

  it('begins with what was right before where the bank was put right in the same words', () => {
    const steps = [published, step({ q1: { correctOptionIds: ['b'] } })]
    expect(carried(steps, key({ q1: { correctOptionIds: ['b'] } }))).toEqual(steps.map((one) => one.key.q1))
  })

  it('keeps what was decided beside what the author changed in the bank', () => {
    const full = step({ q1: { correctOptionIds: ['a'], adjust: 'full', alsoRight: [{ correctOptionIds: ['c'] }] } })
    const fresh = key({ q1: { correctOptionIds: ['b'], explanation: 'Because.' } })
    expect(carried([published, full], fresh).at(-1)).toEqual({
      ...{ correctOptionIds: ['b'], explanation: 'Because.' },
      ...{ adjust: 'full', alsoRight: [{ correctOptionIds: ['c'] }] },
    })
  })

  it('drops an option that is no longer there, and keeps the bank’s', () => {
    const gone = step({ q1: { correctOptionIds: ['z'], alsoRight: [{ correctOptionIds: ['y'] }] } })
    expect(carried([published, gone])).toEqual([{ correctOptionIds: ['a'] }])
  })

  it('carries the bonus over, and leaves out what was about a question that is gone', () => {
    const full = { q9: { correctOptionIds: ['a'], adjust: 'full' as const } }
    const steps = [step({ q9: { correctOptionIds: ['a'] } }), step(full), step(full, 50)]
    expect(carriedKey(steps, key(), asBefore)).toEqual([
      { step: 0, key: key(), bonusHundredths: 0 },
      { step: 2, key: key(), bonusHundredths: 50 },
    ])
  })

  it('keeps rulings while all they are near is accepted', () => {
    const rulings = [{ answer: 'lagoss', percent: 100 }] as unknown as NonNullable<ExamKey[string]['rulings']>
    const ruled = step({ q2: { correctOptionIds: [], rules: typed('Lagos'), rulings } })
    const last = (rules: AnswerRules) =>
      carried([published, ruled], key({ q2: { correctOptionIds: [], rules } }), { id: 'q2' }).at(-1)
    expect(last(typed('Lagos', 'Lagos State'))).toMatchObject({ rulings })
    expect(last(typed('Abuja'))).toEqual({ correctOptionIds: [], rules: typed('Abuja') })
  })

  it('leaves what it is given as it was', () => {
    const steps = [published, step({ q1: { correctOptionIds: ['b'] } })]
    const before = structuredClone(steps)
    carriedKey(steps, key(), asBefore)
    expect(steps).toEqual(before)
  })

  const corrected = step({ q1: { correctOptionIds: ['b'] } })

  it('is what the author wrote after a correction, in whatever words, and the correction ends', () => {
    const toThird = key({ q1: { correctOptionIds: ['c'] } })
    for (const alikeIds of [ids, new Set<string>()]) {
      expect(carried([published, corrected], toThird, { next: writtenSince(alikeIds) })).toEqual([toThird.q1])
      // As it was published: the words may be the opposite by now.
      expect(carried([published, corrected], key(), { next: writtenSince(alikeIds) })).toEqual([key().q1])
    }
  })

  it('is the correction where that came after what the author wrote', () => {
    const toThird = key({ q1: { correctOptionIds: ['c'] } })
    expect(carried([published, corrected], toThird)).toEqual([toThird.q1, { correctOptionIds: ['b'] }])
  })

  it('keeps what was decided to be right beside the old answer only where the same is asked', () => {
    const also = step({ q1: { correctOptionIds: ['a'], alsoRight: [{ correctOptionIds: ['c'] }] } })
    const fresh = key({ q1: { correctOptionIds: ['b'] } })
    expect(carried([published, also], fresh, { next: writtenSince() }).at(-1)).toMatchObject({
      alsoRight: [{ correctOptionIds: ['c'] }],
    })
    expect(carried([published, also], fresh, { next: writtenSince(new Set()) })).toEqual([fresh.q1])
    // The bank says that very answer now.
    const there = key({ q1: { correctOptionIds: ['c'] } })
    expect(carried([published, also], there, { next: writtenSince() })).toEqual([there.q1])
  })

  it('knows a correction that was taken back, also where the bank was put right with it', () => {
    const back: KeyStep<ExamKey> = { ...step({}), takesBack: 1 }
    const inBank = key({ q1: { correctOptionIds: ['b'] } })
    expect(carried([published, corrected, back], inBank).at(-1)).toEqual({ correctOptionIds: ['a'] })
    // It never was in this version: there is nothing to take back.
    const toThird = key({ q1: { correctOptionIds: ['c'] } })
    const since = { ...writtenSince(), answeredAt: new Map([['q1', corrected.at + 0.5]]) }
    expect(carried([published, corrected, back], toThird, { next: since })).toEqual([toThird.q1])
  })

  it('compares as the bank says now what a correction accepted', () => {
    const strict = (...texts: string[]) => ({ ...typed(...texts), near: 'wrong' }) as AnswerRules
    const put = step({ q2: { correctOptionIds: [], rules: typed('Abuja') } })
    const fresh = key({ q2: { correctOptionIds: [], rules: strict('Lagos') } })
    expect(carried([published, put], fresh, { id: 'q2' }).at(-1)).toEqual({
      ...{ correctOptionIds: [], rules: strict('Abuja') },
    })
  })

  it('drops a ruling about what the bank accepts since, and keeps one that came after', () => {
    const lower = (rulings: { answerKey: string; percent: number }[]) =>
      step({ q2: { correctOptionIds: [], rules: typed('Lagos'), rulings } })
    const fresh = key({ q2: { correctOptionIds: [], rules: typed('Lagos', 'Eko') } })
    const no = { answerKey: 'eko', percent: 0 }
    expect(carried([published, lower([no])], fresh, { id: 'q2', next: writtenSince() }).at(-1)).toEqual(fresh.q2)
    expect(carried([published, lower([no])], fresh, { id: 'q2' }).at(-1)).toMatchObject({ rulings: [no] })
    // The last word about one spelling counts, as often as it was said.
    const yes = { ...no, percent: 100 }
    const thrice = [published, lower([no]), lower([no, yes]), lower([no, yes, no])]
    expect(carried(thrice, key(), { id: 'q2' }).at(-1)).toMatchObject({ rulings: [no, yes, no] })
  })
})
