import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { printed } from '../printed.ts'
import { readPasted } from '../read.ts'
import { anyQuestion } from '../test/any-question.ts'
import { contentOf } from '../test/content-of.ts'
import { readCsv, writeCells, writeCsv } from './csv.ts'

const first = (text: string) => readCsv(text).questions[0]
const heads = 'Question,A,B,C,D,Answer'

test('a sheet of multiple choice questions', () => {
  const read = readCsv(`${heads},Marks,Topic\nWhat is 2 + 2?,3,4,5,6,B,2,Addition\n`)
  expect(printed(read)).toEqual({
    format: 'csv',
    questions: [
      {
        type: 'multiple_choice',
        text: 'What is 2 + 2?',
        options: ['3', '4', '5', '6'].map((text) => ({ text, percent: null })),
        right: [1],
        accepted: [],
        number: null,
        marks: 2,
        minutes: null,
        difficulty: null,
        subject: null,
        topic: 'Addition',
        tags: [],
        explanation: null,
        passage: null,
        place: 'row 2',
        problems: [],
        guessed: [],
      },
    ],
    leftOut: [],
    chars: { source: 56, accounted: 56 },
    refused: null,
  })
})

describe('the answer', () => {
  test.each<[string, number[] | null]>([
    ['B', [1]],
    [' b) ', [1]],
    ['(C)', [2]],
    ['Option D', [3]],
    ['"B, D"', [1, 3]],
    ['D and B', [1, 3]],
    ['B;D', [1, 3]],
    ['Jos', [1]],
    ['jos ', [1]],
    ['Kano; Jos', [1, 2]],
    ['C. Kano', [2]],
    ['ABD', [0, 1, 3]],
    ['3', [2]],
  ])('%j', (answer, right) => {
    expect(first(`${heads}\nWhich?,Aba,Jos,Kano,Lagos,${answer}`)).toMatchObject({ right, problems: [] })
  })

  test.each([
    ['', 'The right answer is missing.'],
    ['G', 'The answer is “G”, but the options end at D.'],
    ['Enugu', 'The answer “Enugu” is none of the options.'],
    ['B. Kano', 'The answer says “B. Kano”, but option B reads “Jos”.'],
    ['7', 'The answer “7” is none of the options.'],
  ])('%j stays missing', (answer, message) => {
    const question = first(`${heads}\nWhich?,Aba,Jos,Kano,Lagos,${answer}`)
    expect(question).toMatchObject({ right: null, problems: [{ field: 'right', message }] })
  })

  test('a letter that is also the text of another option is taken as the letter, and said', () => {
    const question = first(`${heads}\nWhich vitamin?,C,A,K,B,A`)
    expect(question).toMatchObject({ right: [0], guessed: [{ field: 'right' }] })
  })

  test('a letter beyond the options that is the text of one is that one', () => {
    expect(first(`${heads}\nPotassium?,Na,K,Ca,P,K`)).toMatchObject({ right: [1], problems: [] })
  })

  test.each([
    ['a figure alone', '4', { right: [1], guessed: [{ field: 'right' }], problems: [] }],
    ['beside answers that can only be texts', '4\nWho?,7,8,9,10,9', { right: [1], guessed: [], problems: [] }],
    ['beside one that can only be a number', '4\nWho?,7,8,9,10,2', { right: null, problems: [{ field: 'right' }] }],
    [
      'the first by its number, the second by its words',
      '1\nWho?,7,8,9,10,2',
      { right: null, problems: [{ field: 'right' }] },
    ],
  ])('a figure that is the words of one option and the number of another: %s', (_, answers, expected) => {
    const options = answers.startsWith('1') ? '5,1,6,7' : '3,4,5,6'
    expect(first(`${heads}\nWhich?,${options},${answers}`)).toMatchObject(expected)
  })

  test('text that two options share names neither', () => {
    expect(first(`${heads}\nWhich?,Aba,Aba,Kano,Lagos,Aba`)).toMatchObject({ right: null })
  })
})

describe('the type', () => {
  const heads = 'Type,Question,A,B,Answer,Tolerance,Unit'
  test.each([
    ['MCQ,Which?,x,y,A,,', { type: 'multiple_choice', right: [0] }],
    ['Objective,Which?,x,y,B,,', { type: 'multiple_choice', right: [1] }],
    ['T/F,Is it?,,,TRUE,,', { type: 'true_false', right: [0] }],
    ['True or False,Is it?,,,f,,', { type: 'true_false', right: [1] }],
    ['true_false,Is it?,False,True,A,,', { type: 'true_false', right: [1] }],
    ['Fill in the blank,The ____,,,Eko; Lagos,,', { accepted: [{ text: 'Eko' }, { text: 'Lagos' }], number: null }],
    ['short answer,When?,,,1960,,', { accepted: [{ text: '1960', percent: 100 }], number: null }],
    ['Numerical,g?,,,9.8,0.1,m/s²', { number: { value: '9.8', tolerance: '0.1', unit: 'm/s²' }, accepted: [] }],
    ['fill_blank,g?,,,"9,8",,m/s²', { number: { value: '9.8', tolerance: null, unit: 'm/s²' } }],
    ['number,How much?,,,"₦2,500",,', { number: { value: '2500', tolerance: null, unit: null } }],
    ['number,How much?,,,9.8 ± 0.1,,', { number: { value: '9.8', tolerance: '0.1', unit: null } }],
    ['number,How much?,,,3.2..3.4,,', { number: { value: '3.3', tolerance: '0.1', unit: null } }],
    ['number,How much?,,,1 1/2,,', { number: { value: '1 1/2', tolerance: null, unit: null } }],
    ['Theory,Discuss.,,,,,', { type: 'essay', right: null }],
    [',Discuss.,,,,,', { type: 'essay', guessed: [{ field: 'type' }] }],
    [',Is it?,True,False,B,,', { type: 'true_false', right: [1] }],
    [',Is it?,,,FALSE,,', { type: 'true_false', right: [1], guessed: [{ field: 'type' }] }],
    [',How many?,,,42,,', { number: { value: '42' }, guessed: [{ field: 'type' }] }],
    ['puzzle,Which?,x,y,A,,', { type: 'multiple_choice', problems: [{ field: 'type' }] }],
  ])('%s', (row, expected) => {
    expect(first(`${heads}\n${row}`)).toMatchObject(expected)
  })
})

describe('the columns', () => {
  test.each([
    'S/N;Question;Option A;Option B;Correct Answer\n1;Which?;x;y;B',
    'correct option,Choice 2,Choice 1,QUESTION TEXT\nB,y,x,Which?',
    'Answer Key\tb)\ta)\tQuestion Stem\nB\ty\tx\tWhich?',
    'sep=;\nQuestion;A;B;Answer\nWhich?;x;y;B',
    '\uFEFFQuestion,Option1,Option2,Ans\r\nWhich?,x,y,B\r\n',
    'Bright Star College\nSS2 Mathematics\n\nQuestion,A,B,Answer\nWhich?,x,y,B',
    'Which?,x,y,B\nWhich else?,v,w,A',
  ])('%j', (text) => {
    const { questions, refused } = readCsv(text.replace('\uFEFF', '').replaceAll('\r', ''))
    expect(refused).toBeNull()
    expect(questions[0]).toMatchObject({ text: 'Which?', options: [{ text: 'x' }, { text: 'y' }], right: [1] })
  })

  test('what no column name is known for is left out with its words', () => {
    const { leftOut } = readCsv('Question,A,B,Answer,Source\nWhich?,x,y,B,WAEC 1999\nWhat?,v,w,A,own')
    const why = 'Questions have no field with that name.'
    expect(leftOut).toEqual([{ place: 'column E “Source”', what: 'WAEC 1999\nown', why }])
  })

  test('what stands above the names, heads of parts and rows without a question are left out with their words', () => {
    const { leftOut, questions } = readCsv(
      'Bright Star\nQuestion,A,B,Answer,Marks\nSECTION A,,,,\nWhich?,x,y,B,1\n,,,,5\n',
    )
    expect(questions).toHaveLength(1)
    expect(leftOut.map(({ place, what }) => [place, what])).toEqual([
      ['row 1', 'Bright Star'],
      ['row 3', 'SECTION A'],
      ['row 5', '5'],
    ])
  })

  test('no names and no letters of answers: refused, with what to do', () => {
    expect(readCsv('a,b,c\nd,e,f').refused).toMatch(/^No question was recognised\. Name the columns/)
  })
})

test('figures and lists in the forms people write them', () => {
  const question = first(
    'Question,Answer,Marks,Time (minutes),Level,Tags\nWhich?,x,2 marks,"1,5",Moderate,"WAEC 2024; algebra, WAEC 2024"',
  )
  expect(question).toMatchObject({ marks: 2, minutes: 1.5, difficulty: 'Medium', tags: ['WAEC 2024', 'algebra'] })
  expect(first('Question,Answer,Seconds\nWhich?,x,90')).toMatchObject({ minutes: 1.5 })
})

test('figures that are none are asked for, with the words', () => {
  const { problems } = first('Question,Answer,Marks,Minutes,Level\nWhich?,x,five,soon,odd') ?? {}
  expect(problems?.map(({ message }) => message)).toEqual([
    '“five” is not a number of marks.',
    '“soon” is not a number of minutes.',
    '“odd” is not a difficulty: use Easy, Medium or Hard.',
  ])
})

test('a quotation mark that never closes swallows no rows', () => {
  const { questions } = readCsv(`${heads}\n"Which is "right?,a,b,c,d,A\nNext?,a,b,c,d,B\n"Odd,a,b,c,d,C\n`)
  expect(questions.map(({ right }) => right)).toEqual([[0], [1], [2]])
  expect(questions.flatMap(({ problems }) => problems).length).toBeGreaterThan(0)
})

test('a cell that a spreadsheet would run gets an apostrophe, and loses it again', () => {
  const texts = ['=1+1', '+234', '-x', '@import', "'=x", '-3', '-3.50']
  const questions = texts.map((text) => ({ ...contentOf(first('Question,Type\nx,Essay') ?? never()), text }))
  const csv = writeCsv(questions)
  const cells = csv
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[1])
  expect(cells).toEqual(["'=1+1", "'+234", "'-x", "'@import", "''=x", '-3', "'-3.50"])
  expect(readCsv(csv.slice(1).replaceAll('\r', '')).questions.map(({ text }) => text)).toEqual(texts)
})

test('what is written is read back, whatever is in it', () => {
  fc.assert(
    fc.property(fc.array(anyQuestion, { minLength: 1, maxLength: 4 }), (questions) => {
      const read = readCsv(writeCsv(questions).slice(1).replaceAll('\r\n', '\n'))
      expect(read.questions.map(contentOf)).toEqual(questions)
      expect(read.leftOut).toEqual([])
      const pasted = readPasted(writeCells(questions))
      expect(pasted.format).toBe('cells')
      expect(pasted.questions.map(contentOf)).toEqual(questions)
    }),
    { numRuns: 150 },
  )
})

test('several right options are held, shares of the marks are not', () => {
  const several = { ...contentOf(first(`${heads}\nWhich?,a,b,c,d,"A, C"`) ?? never()) }
  expect(readCsv(writeCsv([several]).slice(1)).questions.map(contentOf)).toEqual([several])
})

function never(): never {
  throw new Error('not read')
}
