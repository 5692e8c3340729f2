import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tidyMarkdown } from '../markdown/tidy.ts'
import type { Question } from '../neutral/question.ts'
import { printed } from '../printed.ts'
import { anyQuestion } from '../test/any-question.ts'
import { contentOf } from '../test/content-of.ts'
import { readGift } from './read-gift.ts'
import { writeGift } from './write-gift.ts'

const read = (text: string) => {
  const result = readGift(text)
  expect(result.chars).toEqual({ source: text.length, accounted: text.length })
  return result
}
const first = (text: string) => read(text).questions[0]
const texts = (question?: Question) => question?.options.map(({ text }) => text)

describe('the kinds of answers', () => {
  test.each<[string, object]>([
    [
      'Who? {=Ada ~Eze ~Uche}',
      {
        type: 'multiple_choice',
        right: [0],
        options: [{ text: 'Ada', percent: null }, { text: 'Eze' }, { text: 'Uche' }],
      },
    ],
    [
      'Who? {~Ada ~Eze}',
      { type: 'multiple_choice', right: null, problems: [{ field: 'right', message: 'The right answer is missing.' }] },
    ],
    [
      'Who?{~%50%Ada ~%50%Eze ~%-100%Uche}',
      { right: [0, 1], options: [{ percent: 50 }, { percent: 50 }, { percent: -100 }], problems: [] },
    ],
    [
      'Who?{~%33.333%a ~%33.333%b ~%33.333%c ~%-33.333%d}',
      { right: [0, 1, 2], options: [{ percent: 33.333 }, {}, {}, { percent: -33.333 }], problems: [] },
    ],
    ['Who?{=Ada ~%50%Eze ~Uche}', { right: [0], options: [{ percent: 100 }, { percent: 50 }, { percent: 0 }] }],
    [
      'Who?{~%50%Ada ~%25%Eze ~Uche}',
      { problems: [{ field: 'options', message: 'The shares of the right options add up to 75%, not to 100%.' }] },
    ],
    ['Who?{=Ada =Eze ~Uche}', { type: 'multiple_choice', right: [0, 1], problems: [{ field: 'right' }] }],
    ['The sun is a star.{T}', { type: 'true_false', right: [0] }],
    ['The sun is a star.{ FALSE }', { type: 'true_false', right: [1] }],
    ['The sun is a star.{true#No.#Yes.}', { right: [0], explanation: 'A wrong answer: No.\n\nThe right answer: Yes.' }],
    ['The sun is a star.{=True ~False}', { type: 'true_false', right: [0] }],
    [
      'Capital? {=Abuja =%50%Lagos =FCT\\, Abuja}',
      {
        type: 'fill_blank',
        accepted: [
          { text: 'Abuja', percent: 100 },
          { text: 'Lagos', percent: 50 },
          { text: 'FCT\\, Abuja', percent: 100 },
        ],
      },
    ],
    ['Capital? {Abuja}', { type: 'fill_blank', accepted: [{ text: 'Abuja', percent: 100 }] }],
    ['Capital? {=<strong>Abuja</strong>}', { accepted: [{ text: 'Abuja', percent: 100 }] }],
    ['How many? {#3}', { type: 'fill_blank', number: { value: '3', tolerance: null, unit: null } }],
    ['How many? {#3:0.1}', { number: { value: '3', tolerance: '0.1' } }],
    ['How many? {#3.2..3.4}', { number: { value: '3.3', tolerance: '0.1' } }],
    ['How many? {#-1..2}', { number: { value: '0.5', tolerance: '1.5' } }],
    [
      'How many? {#=3:0.1#Well done =%50%3.5:0.5 ~#No}',
      {
        number: { value: '3', tolerance: '0.1' },
        accepted: [{ text: '3.5 ± 0.5', percent: 50 }],
        explanation: '3:0.1: Well done\n\nAny other answer: No',
      },
    ],
    [
      'How many? {#three}',
      { number: { value: 'three' }, problems: [{ field: 'number', message: '“three” is not a number.' }] },
    ],
    ['Discuss. {}', { type: 'essay', right: null }],
    ['Discuss. {####Look at both sides.}', { type: 'essay', explanation: 'Look at both sides.' }],
    ['Abuja is in {=Nigeria ~Ghana}.', { text: 'Abuja is in _____.' }],
    ['{=Abuja ~Accra} is in Nigeria', { text: '_____ is in Nigeria' }],
  ])('%s', (text, expected) => {
    expect(first(text)).toMatchObject(expected)
  })

  test('what belongs together becomes a passage with a question for each', () => {
    const { questions } = read('Match them. {\n=Nigeria -> Abuja\n=Ghana -> Accra\n= -> Lomé\n####Capitals.}')
    expect(questions.map((one) => [one.passage, one.text, texts(one)?.join(), one.right, one.explanation])).toEqual([
      ['Match them.', 'Nigeria', 'Abuja,Accra,Lomé', [0], 'Capitals.'],
      ['Match them.', 'Ghana', 'Abuja,Accra,Lomé', [1], 'Capitals.'],
    ])
  })
})

describe('signs', () => {
  test.each<[string, string, string[]]>([
    ['What is 2 \\= 2 \\{x\\} \\~ \\# \\: \\\\ ?{=a\\=b ~c}', 'What is 2 = 2 {x} ~ # : \\ ?', ['a=b', 'c']],
    ['Two\\nlines{=a ~b}', 'Two\nlines', ['a', 'b']],
    ['Is \\(a \\neq b\\)?{=\\(\\nu\\) ~\\(\\nabla f\\)}', 'Is $a \\neq b$?', ['$\\nu$', '$\\nabla f$']],
    ['Is \\\\(a \\\\neq b\\\\)?{=$$\\not= 2$$ ~b}', 'Is $a \\neq b$?', ['$$\\not= 2$$', 'b']],
    ['a \\neq b{=x ~y}', 'a \\neq b', ['x', 'y']],
    [
      '\\(\\\\frac\\{1\\}\\{2\\}\\){=\\(\\{x\\}\\) ~\\(\\\\\\{1, 2\\\\\\}\\)}',
      '$\\frac{1}{2}$',
      ['\u0024{x}$', '$\\{1, 2\\}$'],
    ],
    ['\\[x\\]{=a ~b}', '$$x$$', ['a', 'b']],
    ['[markdown]**Two** *words* \\(x\\){=a ~b}', '**Two** *words* $x$', ['a', 'b']],
    [
      '[html]<p>Two <b>words</b>&nbsp;&amp; H<sub>2</sub>O</p><p>x<sup>2</sup>{=<i>a</i> ~b<br>c}',
      'Two **words** & H₂O\n\nx²',
      ['*a*', 'b\nc'],
    ],
    [
      '[plain]<b>2*3*4</b> costs $5 or $6 `a` `b`{=a ~[html]<u>b</u>}',
      '<b>2\\*3*4</b> costs $5 or $6 \\`a\\` \\`b`',
      ['a', '__b__'],
    ],
    [
      'Fill the ____ and a_b_c _x_{=x <y and z> 3 ~2*3*4}',
      'Fill the ____ and a_b_c \\_x_',
      ['x <y and z> 3', '2\\*3*4'],
    ],
    [
      '[html]<ol><li>one<li>two</ol><table><tr><th>a|b<th>c<tr><td>1<td>2</table>{=a ~b}',
      '1. one\n1. two\n\n| a\\|b | c |\n| --- | --- |\n| 1 | 2 |',
      ['a', 'b'],
    ],
  ])('%s', (source, text, options) => {
    const question = first(source)
    expect([question?.text, texts(question)]).toEqual([text, options])
  })

  test('in a formula without escapes they are letters of it, and the line is said', () => {
    const question = first('\n\nWhat is $x^{2}=4$? {=$\\frac{1}{2}$ ~\\(y=\\{1\\}\\) ~c}')
    expect(question).toMatchObject({ text: 'What is $x^{2}=4$?', right: [0] })
    expect(texts(question)).toEqual(['$\\frac{1}{2}$', '$y={1}$', 'c'])
    expect(question?.guessed[0]?.message).toMatch(/^Line 3: The signs \{ \} = ~ in a formula/)
  })

  test('braces that hold no answers are text, a brace without end is a problem', () => {
    expect(first('The set {1, 2} has? {#2}')).toMatchObject({
      text: 'The set {1, 2} has?',
      guessed: [{ field: 'text' }],
    })
    expect(first('Which? {=a ~b')).toMatchObject({
      right: [0],
      problems: [{ message: 'Line 1: The brace { is never closed.' }],
    })
  })

  test('scripts and addresses are left out with their words, pictures are asked for', () => {
    const { questions, leftOut } = read(
      '[html]See <a href\\="javascript\\:x()">it</a><script>alert(1)</script><img alt\\="Map" src\\="@@PLUGINFILE@@/my map.png">{=a ~b}',
    )
    expect(questions[0]).toMatchObject({
      text: 'See it![Map](file:my-map-png)',
      problems: [{ message: 'The picture “my-map-png” is not in this file.' }],
    })
    expect(leftOut.map(({ what }) => what)).toEqual(['javascript:x()', 'alert(1)'])
  })
})

describe('the file', () => {
  test('categories are topics, tags and names are taken, comments are left out', () => {
    const { questions, leftOut } = read(
      '// question: 7  name: Q1\n// [tag:WAEC] [tag:algebra]\n::Q1::One{T}\n\n// by the maths department\n$CATEGORY: $course$/top/Default for SS2/Speed//velocity/Roots\n::A name::Two{F}\r\n'.replaceAll(
        '\r',
        '',
      ),
    )
    expect(questions.map(({ topic, tags, text }) => [topic, tags, text])).toEqual([
      [null, ['WAEC', 'algebra'], 'One'],
      ['Speed/velocity/Roots', [], 'Two'],
    ])
    expect(leftOut.map(({ place, what }) => [place, what])).toEqual([
      ['line 5', 'by the maths department'],
      ['line 7', 'A name'],
    ])
  })

  test('a comment names the subject of its question, and of no other', () => {
    const { questions, leftOut } = read(
      '// [subject:Art \\] Design]\n// [subject:Music]\nOne{T}\n\nTwo{F}\n\n// [subject:Latin]\nA text between.\n\nThree{T}',
    )
    expect(questions.map(({ subject }) => subject)).toEqual(['Art ] Design', null, null])
    expect(leftOut.map(({ what }) => what)).toEqual(['[subject:Music]', '[subject:Latin]'])
  })

  test('a text between questions is the passage of those that follow, as far as it says', () => {
    const { questions, leftOut } = read(
      'Instructions: answer all.\n\nOjo ran home.\n\nWho ran?{=Ojo}\n\nWhere?{=home}\n\n::Passage for the next 1 question::Ada sat.\n\nWho sat?{=Ada}\n\nWho stood?{=Uche}\n\nThe end.',
    )
    expect(questions.map(({ passage, guessed }) => [passage, guessed.length])).toEqual([
      ['Ojo ran home.', 1],
      ['Ojo ran home.', 1],
      ['Ada sat.', 0],
      [null, 0],
    ])
    expect(leftOut.map(({ what }) => what)).toEqual(['Instructions: answer all.', 'The end.'])
  })

  test('empty lines in braces are passed over, forgotten ones between questions are seen', () => {
    expect(read('Which?{\n=a\n\n~b\n}\n').questions).toMatchObject([
      { options: [{ text: 'a' }, { text: 'b' }], guessed: [{ field: 'text' }] },
    ])
    expect(read('One {T}\nTwo {F}\n').questions.map(({ text, place }) => [text, place])).toEqual([
      ['One', 'line 1'],
      ['Two', 'line 2'],
    ])
  })
})

test('every word of a file is in a question or left out', () => {
  const word = fc.stringMatching(/^[b-z]{5,8}q$/)
  const piece = fc.oneof(
    word,
    fc.constantFrom(
      '{',
      '}',
      '=',
      '~',
      '#',
      '####',
      '->',
      '\n',
      '\n\n',
      '::',
      '//',
      '\n//',
      ' ',
      '%50%',
      '\\',
      '$',
      '[html]',
      '<b>',
      '<p>',
      '\\(',
      '\\)',
      '$CATEGORY:',
      '<table>',
      '<td>',
    ),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join(' ')
      const result = readGift(text)
      expect(result.chars).toEqual({ source: text.length, accounted: text.length })
      const said = JSON.stringify(printed(result))
      for (const one of text.match(/[b-z]{5,8}q/g) ?? []) expect(said).toContain(one)
    }),
    { numRuns: 2_000 },
  )
})

/** What GIFT holds of a question, in the form it gives back. */
function held(question: Question): Question {
  const tidy = (text: string | null) => (text === null ? null : tidyMarkdown(text))
  return {
    ...contentOf(question),
    ...{ marks: null, minutes: null, difficulty: null },
    text: tidyMarkdown(question.text),
    explanation: tidy(question.explanation),
    passage: tidy(question.passage),
    options: question.options.map(({ text, percent }) => ({ text: tidyMarkdown(text), percent })),
    number: question.number && { ...question.number, unit: null },
    tags: question.tags.filter((tag) => !tag.includes(']')),
  }
}

test('what is written is read back, whatever is in it', () => {
  fc.assert(
    fc.property(fc.array(anyQuestion, { minLength: 1, maxLength: 4 }), (questions) => {
      const gift = writeGift(questions)
      const back = read(gift)
      expect(back.questions.map(held), gift).toEqual(questions.map(held))
      expect(back.leftOut).toEqual([])
    }),
    { numRuns: 400 },
  )
})
