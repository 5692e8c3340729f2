import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnswerRules } from '../../bank/answer-rules.ts'
import { usualCompare } from '../../bank/compare-text.ts'
import { carriedKey, type KeyStep, type NextAsked } from '../../exam/carried-key.ts'
import { entryTakenBack, isSame, isSameAnswer } from '../../exam/key-entry.ts'
import type { ExamKey } from '../../exam/version.ts'
import { type Correction, correctedEntry } from './correction.ts'

type Entry = ExamKey[string]

const texts = ['Lagos', 'Abuja', 'Kano', 'Ibadan']
const numbers = ['12', '21', '1/2', '9.8']
const letters = ['a', 'b', 'c', 'd']

/** The right answer, where this one of four is right. */
const rightOf = {
  one: (place: number): Entry => ({ correctOptionIds: [letters[place] ?? ''] }),
  several: (place: number): Entry => ({
    correctOptionIds: [letters[place] ?? '', letters[(place + 1) % 4] ?? ''],
    rules: { kind: 'several', partial: 'all' },
  }),
  text: (place: number): Entry => ({
    correctOptionIds: [],
    rules: {
      ...{ kind: 'text', before: '', after: '', compare: usualCompare, near: 'wait' },
      accepted: [{ text: texts[place] ?? '', percent: 100 }],
    } satisfies AnswerRules,
  }),
  number: (place: number): Entry => ({
    correctOptionIds: [],
    rules: {
      ...{ kind: 'number', before: '', after: '', near: 'wait', unit: null },
      accepted: [{ value: numbers[place] ?? '', tolerance: { kind: 'absolute', amount: '0' }, percent: 100 }],
    } satisfies AnswerRules,
  }),
}
type Kind = keyof typeof rightOf

const acts = ['correct', 'also', 'annulled', 'full', 'ruling', 'bonus', 'taken_back'] as const
type Act = { kind: (typeof acts)[number]; place: number }
const act: fc.Arbitrary<Act> = fc.record({ kind: fc.constantFrom(...acts), place: fc.nat(3) })
const story = fc.record({
  kind: fc.constantFrom<Kind>('one', 'several', 'text', 'number'),
  from: fc.nat(3),
  acts: fc.array(act, { maxLength: 8 }),
})

/** The revisions of a key of one question, as people make them: whoever takes something back takes back the last that stands. */
function made({ kind, from, acts }: { kind: Kind; from: number; acts: readonly Act[] }): KeyStep<ExamKey>[] {
  const steps: KeyStep<ExamKey>[] = [{ key: { q: rightOf[kind](from) }, bonusHundredths: 0, at: 0, takesBack: null }]
  const standing: number[] = []
  for (const one of acts) {
    const last = steps.at(-1)
    const now = last?.key.q
    if (!last || !now) throw new Error('a step')
    const next = { ...last, at: last.at + 1, takesBack: null as number | null }
    if (one.kind === 'taken_back') {
      const step = standing.pop()
      const [before, after] = [steps[(step ?? 0) - 1]?.key.q, steps[step ?? 0]?.key.q]
      if (step === undefined || !before || !after) continue
      steps.push({ ...next, takesBack: step, key: { q: entryTakenBack({ before, after, now }) ?? now } })
    } else if (one.kind === 'bonus') steps.push({ ...next, bonusHundredths: last.bonusHundredths + 50 })
    else if (one.kind === 'ruling') {
      const rulings = [...(now.rulings ?? []), { answerKey: `near ${one.place}`, percent: 50 }]
      if (kind === 'text') steps.push({ ...next, key: { q: { ...now, rulings } } })
    } else {
      const entry = correctedEntry(now, correctionOf(kind, one))
      if (isSame(entry, now)) continue
      standing.push(steps.length)
      steps.push({ ...next, key: { q: entry } })
    }
  }
  return steps
}

function correctionOf(kind: Kind, { kind: how, place }: Act): Correction {
  if (how === 'annulled' || how === 'full') return { kind: how }
  const typed = kind === 'text' ? texts : kind === 'number' ? numbers : []
  const right = { optionIds: rightOf[kind](place).correctOptionIds, texts: typed.slice(place, place + 1) }
  return { kind: how === 'also' ? how : 'correct', right }
}

const questions = [{ id: 'q', options: letters.map((id) => ({ id, text: id })) }]
/** Asked alike or not, and when the bank's right answer was written. */
const next = (isAlike: boolean, answeredAt = -1): NextAsked => ({
  ...{ questions, alikeIds: new Set(isAlike ? ['q'] : []) },
  answeredAt: new Map([['q', answeredAt]]),
})
const lastOf = (steps: KeyStep<ExamKey>[], fresh: ExamKey, asked: NextAsked) => {
  const last = carriedKey(steps, fresh, asked).at(-1)
  if (!last?.key.q) throw new Error('an entry')
  return { ...last, entry: last.key.q }
}

test('where the bank says what was published, whoever begins now is marked as whoever began before, at every revision', () => {
  fc.assert(
    fc.property(story, fc.boolean(), (of, isAlike) => {
      const steps = made(of)
      const carried = carriedKey(steps, { q: rightOf[of.kind](of.from) }, next(isAlike))
      for (const [place, { key, bonusHundredths }] of steps.entries()) {
        const there = carried.findLast(({ step }) => step <= place)
        expect(isSame([there?.key, there?.bonusHundredths], [key, bonusHundredths])).toBe(true)
      }
    }),
  )
})

test('where the author wrote the right answer last, that is right, and nothing that was decided before about other words', () => {
  fc.assert(
    fc.property(story, fc.nat(3), fc.boolean(), (of, to, isAlike) => {
      const steps = made(of)
      const fresh = { q: rightOf[of.kind](to) }
      const { entry, bonusHundredths } = lastOf(steps, fresh, next(isAlike, steps.length + 1))
      const newest = steps.at(-1)
      expect(isSameAnswer(entry, fresh.q)).toBe(true)
      for (const right of entry.alsoRight ?? []) {
        expect(isAlike && (newest?.key.q?.alsoRight ?? []).some((one) => isSameAnswer(one, right))).toBe(true)
      }
      // What counts for everybody has nothing to do with the answer.
      expect([entry.adjust, bonusHundredths]).toEqual([newest?.key.q?.adjust, newest?.bonusHundredths])
    }),
  )
})

test('where a correction was made in the bank as well, both versions say the same, also once it is taken back', () => {
  fc.assert(
    fc.property(story, (of) => {
      const steps = made(of)
      const inBank = steps.findLast(
        ({ key, takesBack }, place) =>
          takesBack === null && place > 0 && key.q && !isSameAnswer(key.q, steps[place - 1]?.key.q ?? key.q),
      )
      if (!inBank?.key.q) return
      const { correctOptionIds, rules } = inBank.key.q
      const fresh = { q: { correctOptionIds, ...(rules && { rules }) } }
      const { entry } = lastOf(steps, fresh, next(true, inBank.at))
      expect(isSameAnswer(entry, steps.at(-1)?.key.q ?? entry)).toBe(true)
    }),
  )
})

test('of two corrections that lead back to what was published, the second in the bank as well, both can be taken back', () => {
  const [there, back] = [
    { kind: 'correct', place: 1 },
    { kind: 'correct', place: 0 },
  ] as const
  const undo = { kind: 'taken_back', place: 0 } as const
  const steps = made({ kind: 'one', from: 0, acts: [there, back, undo, undo] })
  const said = carriedKey(steps, { q: rightOf.one(0) }, next(true, 2)).map(({ key }) => key.q?.correctOptionIds)
  expect(said).toEqual([['a'], ['b'], ['a'], ['b'], ['a']])
})

test('nothing is right that the question does not offer, whatever was decided and whoever wrote last', () => {
  fc.assert(
    fc.property(story, fc.nat(3), fc.nat(9), fc.boolean(), (of, to, answeredAt, isAlike) => {
      const offered = new Set(rightOf[of.kind](to).correctOptionIds)
      const asked = { ...next(isAlike, answeredAt), questions: [{ id: 'q', options: [...offered].map(asOption) }] }
      for (const { key } of carriedKey(made(of), { q: rightOf[of.kind](to) }, asked)) {
        const rights = key.q ? [key.q, ...(key.q.alsoRight ?? [])] : []
        for (const { correctOptionIds } of rights) expect(correctOptionIds.every((id) => offered.has(id))).toBe(true)
      }
    }),
  )
})

const asOption = (id: string) => ({ id, text: id })
