import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnswerValue } from '../../attempt/event.ts'
import type { AnswerRules } from '../../bank/answer-rules.ts'
import { usualCompare } from '../../bank/compare-text.ts'
import { entryTakenBack, isSame } from '../../exam/key-entry.ts'
import type { ContentQuestion, ExamContent, ExamKey } from '../../exam/version.ts'
import { type MarkedAnswer, type MarkTotals, markPaper } from '../mark-paper.ts'
import { rightAnswerOf } from '../right-answer.ts'
import { type Correction, correctedEntry, fitsQuestion } from './correction.ts'

const words: AnswerRules = {
  ...{ kind: 'text', before: '', after: '', compare: usualCompare, near: 'wrong' },
  accepted: [{ text: 'Lagos', percent: 100 }],
}
const number: AnswerRules = {
  ...{ kind: 'number', before: '', after: '', near: 'wrong', unit: null },
  accepted: [{ value: '9.8', tolerance: { kind: 'absolute', amount: '0.1' }, percent: 100 }],
}
const essay: AnswerRules = {
  ...{ kind: 'essay', minWords: null, maxWords: null, answerOn: 'screen', guide: '' },
  rubric: [],
}
const several: AnswerRules = { kind: 'several', partial: 'all' }
const rulesOf = { one: undefined, several, text: words, number, essay }
type Kind = keyof typeof rulesOf

function asked(id: string, kind: Kind, marksHundredths: number): ContentQuestion {
  const rules = rulesOf[kind]
  const isChoice = kind === 'one' || kind === 'several'
  return {
    ...{
      id,
      type: isChoice ? 'multiple_choice' : kind === 'essay' ? 'essay' : 'fill_blank',
      text: 'A question',
      marksHundredths,
    },
    options: isChoice ? ['a', 'b', 'c', 'd'].map((letter) => ({ id: `${id}${letter}`, text: letter })) : [],
    ...(rules && { rules: rules as never }),
  }
}

const entryOf = (id: string, kind: Kind): ExamKey[string] => ({
  correctOptionIds: kind === 'one' ? [`${id}a`] : kind === 'several' ? [`${id}a`, `${id}b`] : [],
  ...(rulesOf[kind] && { rules: rulesOf[kind] }),
})

const one = { content: { rulesVersion: 2, questions: [asked('q', 'one', 200)] }, key: { q: entryOf('q', 'one') } }
const markOf = (kind: Kind, correction: Correction | null, value: AnswerValue) => {
  const entry = entryOf('q', kind)
  const key = { q: correction ? correctedEntry(entry, correction) : entry }
  const content = { rulesVersion: 2, questions: [asked('q', kind, 200)] }
  const [mark] = markPaper({ content, key, answers: { q: value } }).marked
  return [mark?.outcome, mark?.earnedHundredths]
}
const right = (optionIds: string[], texts: string[] = []) => ({ optionIds, texts })

describe('another right answer', () => {
  test.each<[Kind, Correction, AnswerValue, AnswerValue]>([
    ['one', { kind: 'correct', right: right(['qb']) }, ['qa'], ['qb']],
    ['several', { kind: 'correct', right: right(['qb', 'qc']) }, ['qa', 'qb'], ['qc', 'qb']],
    ['text', { kind: 'correct', right: right([], ['Abuja', 'F.C.T.']) }, 'Lagos', 'abuja'],
    ['number', { kind: 'correct', right: right([], ['1/2']) }, '9.8', '0.55'],
  ])('of %s takes the place of the old one', (kind, correction, old, fresh) => {
    expect([markOf(kind, null, old), markOf(kind, null, fresh)]).toEqual([
      ['right', 200],
      ['wrong', 0],
    ])
    expect([markOf(kind, correction, old), markOf(kind, correction, fresh)]).toEqual([
      ['wrong', 0],
      ['right', 200],
    ])
    const both = { ...correction, kind: 'also' } as Correction
    expect([markOf(kind, both, old), markOf(kind, both, fresh)]).toEqual([
      ['right', 200],
      ['right', 200],
    ])
  })

  test('of one option may be any of two, and both are shown as right', () => {
    const correction: Correction = { kind: 'correct', right: right(['qc', 'qd']) }
    for (const id of ['qc', 'qd']) expect(markOf('one', correction, [id])).toEqual(['right', 200])
    for (const value of [['qa'], ['qc', 'qd']]) expect(markOf('one', correction, value)).toEqual(['wrong', 0])
    expect(rightAnswerOf(correctedEntry(entryOf('q', 'one'), correction)).correctOptionIds).toEqual(['qc', 'qd'])
  })

  test('of a blank forgets what was ruled about spellings of the old one, and one beside it only what it accepts', () => {
    const kept = { answerKey: 'lagoos', percent: 50 }
    const ruled = { ...entryOf('q', 'text'), rulings: [{ answerKey: 'abuja', percent: 0 }, kept] }
    const said = right([], ['Abuja'])
    expect(correctedEntry(ruled, { kind: 'correct', right: said }).rulings).toBeUndefined()
    const also = correctedEntry(ruled, { kind: 'also', right: said })
    expect(also.rulings).toEqual([kept])
    expect(entryTakenBack({ before: ruled, after: also, now: also })).toEqual(ruled)
    const paper = { content: { rulesVersion: 2, questions: [asked('q', 'text', 200)] }, answers: { q: 'Abuja' } }
    expect(markPaper({ ...paper, key: { q: ruled } }).totals.earnedHundredths).toBe(0)
    expect(markPaper({ ...paper, key: { q: also } }).totals.earnedHundredths).toBe(200)
  })

  test('beside one for which a person has to look waits, unless it gives full marks by itself', () => {
    const near = { ...words, near: 'wait' } as AnswerRules
    const key = {
      q: correctedEntry({ correctOptionIds: [], rules: near }, { kind: 'also', right: right([], ['Logos']) }),
    }
    const content: ExamContent = { rulesVersion: 2, questions: [asked('q', 'text', 200)] }
    const outcome = (q: string) => markPaper({ content, key, answers: { q } }).marked[0]?.outcome
    expect([outcome('Lagoss'), outcome('Logos'), outcome('Lagos'), outcome('Kano')]).toEqual([
      ...['waiting', 'right', 'right', 'wrong'],
    ])
  })

  test('beside one leaves what a teacher ruled about a spelling decided', () => {
    const near = { ...words, near: 'wait' } as AnswerRules
    const also = correctedEntry({ correctOptionIds: [], rules: near }, { kind: 'also', right: right([], ['Logos']) })
    const content: ExamContent = { rulesVersion: 2, questions: [asked('q', 'text', 200)] }
    const ruled = (answerKey: string, percent: number) => {
      const key = { q: { ...also, rulings: [{ answerKey, percent }] } }
      const [mark] = markPaper({ content, key, answers: { q: answerKey } }).marked
      return [mark?.outcome, mark?.earnedHundredths]
    }
    expect([ruled('logoss', 0), ruled('logoss', 50), ruled('logos', 0)]).toEqual([
      ['wrong', 0],
      ['partly', 100],
      ['wrong', 0],
    ])
  })

  test('of a blank keeps what is accepted still as it was, also what earns a part and how far it may be off', () => {
    const half = {
      ...words,
      accepted: [...(words.kind === 'text' ? words.accepted : []), { text: 'Lagoss', percent: 50 }],
    }
    const ofWords = { correctOptionIds: [], rules: half as AnswerRules }
    const said = (texts: string[]) => ({ kind: 'correct' as const, right: right([], texts) })
    expect(correctedEntry(ofWords, said(['Eko', 'Lagoss'])).rules).toMatchObject({
      accepted: [
        { text: 'Eko', percent: 100 },
        { text: 'Lagoss', percent: 50 },
      ],
    })
    // Something has to earn full marks.
    expect(correctedEntry(ofWords, said(['Lagoss'])).rules).toMatchObject({ accepted: [{ percent: 100 }] })
    const figures = { value: '9.81', tolerance: { kind: 'figures', amount: '3' }, percent: 100 } as const
    const ofNumber = {
      ...{ correctOptionIds: [] },
      rules: { ...number, accepted: [...(number.kind === 'number' ? number.accepted : []), figures] } as AnswerRules,
    }
    expect(correctedEntry(ofNumber, said(['9.81', '10'])).rules).toMatchObject({
      accepted: [figures, { value: '10', tolerance: { kind: 'absolute', amount: '0.1' } }],
    })
  })

  test('takes the explanation of the old one with it, and brings it back when it is taken back', () => {
    const before = { ...entryOf('q', 'one'), explanation: 'Because it is A.' }
    const after = correctedEntry(before, { kind: 'correct', right: right(['qb']) })
    expect(rightAnswerOf(after)).toEqual({ correctOptionIds: ['qb'], accepted: [] })
    expect(entryTakenBack({ before, after, now: after })).toEqual(before)
    for (const correction of [{ kind: 'also', right: right(['qb']) }, { kind: 'full' }] as Correction[])
      expect(correctedEntry(before, correction).explanation).toBe(before.explanation)
  })

  test('said twice is said once', () => {
    const entry = entryOf('q', 'one')
    expect(isSame(correctedEntry(entry, { kind: 'correct', right: right(['qa', 'qa']) }), entry)).toBe(true)
  })

  test('has to be one of the question, and an essay has none', () => {
    const fits = (kind: Kind, correction: Correction) =>
      fitsQuestion(correction, { question: asked('q', kind, 200), entry: entryOf('q', kind) })
    expect(fits('one', { kind: 'correct', right: right(['qb']) })).toBe(true)
    expect(fits('one', { kind: 'correct', right: right(['elsewhere']) })).toBe(false)
    expect(fits('one', { kind: 'correct', right: right([], ['b']) })).toBe(false)
    expect(fits('number', { kind: 'also', right: right([], ['twelve']) })).toBe(false)
    expect(fits('text', { kind: 'also', right: right(['qb']) })).toBe(false)
    expect(fits('essay', { kind: 'also', right: right([], ['x']) })).toBe(false)
    expect(fits('essay', { kind: 'annulled' })).toBe(true)
  })
})

test('a question is annulled for everybody, or everybody has its marks, whatever they answered', () => {
  for (const kind of Object.keys(rulesOf) as Kind[]) {
    for (const value of [[], ['qa'], 'Lagos', '']) {
      expect(markOf(kind, { kind: 'annulled' }, value)).toEqual(['annulled', 0])
      expect(markOf(kind, { kind: 'full' }, value)).toEqual(['bonus', 200])
    }
  }
  const { totals } = markPaper({ ...one, key: { q: { ...one.key.q, adjust: 'annulled' as const } }, answers: {} })
  expect(totals).toMatchObject({ questionCount: 0, unansweredCount: 0, availableHundredths: 0, percentage: 0 })
})

test('a bonus is added up to what is available, and changes no answer', () => {
  const bonus = (bonusHundredths: number, value: AnswerValue) =>
    markPaper({ ...one, bonusHundredths, answers: { q: value } }).totals
  expect(bonus(50, [])).toMatchObject({ earnedHundredths: 50, percentage: 25, unansweredCount: 1 })
  expect(bonus(50, ['qa'])).toMatchObject({ earnedHundredths: 200, percentage: 100, correctCount: 1 })
})

test('an annulled question takes nobody’s place in a section, nor marks off for a wrong answer', () => {
  const ids = ['q1', 'q2', 'q3']
  const questions = ids.map((id) => ({ ...asked(id, 'one', 100), section: 0 }))
  const sections = [{ title: '', instructions: '', answer: { count: 2, which: 'best' as const } }]
  const content: ExamContent = { rulesVersion: 4, questions, sections, negative: { kind: 'share', part: 1, whole: 2 } }
  const key: ExamKey = Object.fromEntries(ids.map((id) => [id, entryOf(id, 'one')]))
  const mark = (adjust: 'annulled' | 'full', bonusHundredths = 0) => {
    const adjusted = { ...key, q1: { ...entryOf('q1', 'one'), adjust } }
    const answers = { q1: ['q1b'], q2: ['q2a'], q3: ['q3a'] }
    const { totals } = markPaper({ content, key: adjusted, answers, order: ids, bonusHundredths })
    return [totals.earnedHundredths, totals.availableHundredths, totals.questionCount]
  }
  expect(mark('annulled')).toEqual([200, 200, 2])
  expect(mark('full')).toEqual([200, 200, 2])
  expect(mark('annulled', 150)).toEqual([200, 200, 2])
})

test('whoever answered as many as a section asks for loses nothing when one of them is annulled', () => {
  const ids = ['q1', 'q2', 'q3', 'q4', 'q5']
  const questions = ids.map((id) => ({ ...asked(id, 'one', 100), section: 0 }))
  for (const which of ['best', 'first'] as const) {
    const sections = [{ title: '', instructions: '', answer: { count: 3, which } }]
    const content: ExamContent = { rulesVersion: 4, questions, sections }
    const key: ExamKey = Object.fromEntries(ids.map((id) => [id, entryOf(id, 'one')]))
    key.q3 = { ...entryOf('q3', 'one'), adjust: 'annulled' }
    const mark = (given: Record<string, string>) => {
      const answers = Object.fromEntries(Object.entries(given).map(([id, option]) => [id, [`${id}${option}`]]))
      const { totals } = markPaper({ content, key, answers, order: ids })
      return [totals.earnedHundredths, totals.availableHundredths, totals.questionCount]
    }
    expect(mark({ q1: 'a', q2: 'a', q3: 'a' })).toEqual([200, 200, 2])
    expect(mark({ q1: 'a', q2: 'b', q3: 'a' })).toEqual([100, 200, 2])
    expect(mark({ q1: 'a', q2: 'a', q4: 'a' })).toEqual([300, 300, 3])
    expect(mark({ q1: 'a', q2: 'a', q3: 'a', q4: 'a' })).toEqual([300, 300, 3])
    // What was left blank anyway stays missing, and something is always left to earn.
    expect(mark({ q1: 'a', q3: 'a' })).toEqual([100, 200, 2])
    expect(mark({ q1: 'a', q2: 'a' })).toEqual([200, 300, 3])
    const single = {
      ...content,
      sections: [{ ...sections[0], title: '', instructions: '', answer: { count: 1, which } }],
    }
    const { totals } = markPaper({ content: single, key, answers: { q3: ['q3a'] }, order: ids })
    expect([totals.earnedHundredths, totals.availableHundredths]).toEqual([0, 100])
  }
})

test('a correction that is there already changes nothing', () => {
  const entry = entryOf('q', 'several')
  const same: Correction[] = [
    { kind: 'correct', right: right(['qa', 'qb']) },
    { kind: 'also', right: right(['qb', 'qa']) },
  ]
  for (const correction of same) expect(isSame(correctedEntry(entry, correction), entry)).toBe(true)
  const annulled = correctedEntry(entry, { kind: 'annulled' })
  expect(isSame(correctedEntry(annulled, { kind: 'annulled' }), annulled)).toBe(true)
  // What was annulled counts again where its right answer is said once more.
  expect(isSame(correctedEntry(annulled, { kind: 'correct', right: right(['qa', 'qb']) }), entry)).toBe(true)
})

const kinds = Object.keys(rulesOf).filter((kind): kind is Kind => kind !== 'essay')
const exam = fc
  .array(fc.record({ kind: fc.constantFrom(...kinds), marks: fc.integer({ min: 1, max: 1000 }), answer: fc.nat(4) }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((drawn) => ({
    content: { rulesVersion: 2, questions: drawn.map(({ kind, marks }, at) => asked(`q${at}`, kind, marks)) },
    key: Object.fromEntries(drawn.map(({ kind }, at) => [`q${at}`, entryOf(`q${at}`, kind)])) as ExamKey,
    answers: Object.fromEntries(
      drawn.flatMap(({ kind, answer }, at) => (answer === 4 ? [] : [[`q${at}`, answered(`q${at}`, kind, answer)]])),
    ) as Record<string, AnswerValue>,
  }))

function answered(id: string, kind: Kind, answer: number): AnswerValue {
  if (kind === 'text') return ['Lagos', 'Abuja', 'Kano', ''][answer] ?? ''
  if (kind === 'number') return ['9.8', '1/2', '7', 'x'][answer] ?? ''
  return [`${id}${'abcd'[answer]}`, ...(kind === 'several' ? [`${id}b`] : [])]
}

const said = fc.record({ at: fc.nat(11), kind: fc.constantFrom('correct', 'also', 'annulled', 'full'), to: fc.nat(3) })
type Said = { at: number; kind: string; to: number }

function correctionOf({ kind, to }: Said, id: string, of: Kind): Correction {
  if (kind === 'annulled' || kind === 'full') return { kind }
  const texts = of === 'text' ? ['Abuja'] : of === 'number' ? ['1/2'] : []
  return { kind: kind as 'correct' | 'also', right: right([`${id}${'abcd'[to]}`], texts) }
}

function sums(marked: readonly MarkedAnswer[], { earnedHundredths, availableHundredths, ...counts }: MarkTotals) {
  const counted = marked.filter(({ outcome }) => outcome !== 'annulled')
  expect(earnedHundredths).toBe(marked.reduce((sum, one) => sum + one.earnedHundredths, 0))
  expect(availableHundredths).toBe(counted.reduce((sum, one) => sum + one.ofHundredths, 0))
  expect(counts.questionCount).toBe(counted.length)
  const { correctCount, partlyCount, wrongCount, unansweredCount, waitingCount } = counts
  expect(correctCount + partlyCount + wrongCount + unansweredCount + waitingCount).toBe(counts.questionCount)
}

test('whatever is put right, totals are the sums of the questions, and taken back in turn all of it is as it was', () => {
  fc.assert(
    fc.property(exam, fc.array(said, { minLength: 1, maxLength: 6 }), (of, all) => {
      const before = markPaper(of)
      const done: { id: string; was: ExamKey[string]; made: ExamKey[string] }[] = []
      let key = of.key
      for (const one of all) {
        const place = one.at % of.content.questions.length
        const { id, rules } = of.content.questions[place] ?? { id: '', rules: undefined }
        const entry = key[id]
        if (!entry) throw new Error('an entry')
        const made = correctedEntry(entry, correctionOf(one, id, rules?.kind ?? 'one'))
        done.push({ id, was: entry, made })
        key = { ...key, [id]: made }
        const { marked, totals } = markPaper({ ...of, key })
        sums(marked, totals)
        // Everything else stays as it was.
        const touched = new Set(done.map((step) => step.id))
        expect(marked.filter(({ questionId }) => !touched.has(questionId))).toEqual(
          before.marked.filter(({ questionId }) => !touched.has(questionId)),
        )
      }
      for (const { id, was, made } of done.toReversed()) {
        const now = key[id]
        if (!now) throw new Error('an entry')
        key = { ...key, [id]: entryTakenBack({ before: was, after: made, now }) ?? made }
      }
      expect(JSON.stringify(markPaper({ ...of, key }))).toBe(JSON.stringify(before))
    }),
  )
})

test('an older correction is taken back after those that came since, and rulings made since stay', () => {
  const was = entryOf('q', 'text')
  const made = correctedEntry(was, { kind: 'also', right: right([], ['Abuja']) })
  const later = correctedEntry(made, { kind: 'annulled' })
  expect(entryTakenBack({ before: was, after: made, now: later })).toBeNull()
  const rulings = [{ answerKey: 'lagoos', percent: 50 }]
  expect(entryTakenBack({ before: was, after: made, now: { ...made, rulings } })).toEqual({ ...was, rulings })
  // Rulings about spellings of an answer that is taken back go with it.
  const other = correctedEntry(was, { kind: 'correct', right: right([], ['Abuja']) })
  const ofOther = [{ answerKey: 'abuga', percent: 100 }]
  expect(entryTakenBack({ before: was, after: other, now: { ...other, rulings: ofOther } })).toEqual(was)
})
