import { num } from '../make/number.ts'
import { template } from '../make/template.ts'
import { posed, program } from './posed.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const odd = (value: number) => value % 2 === 1

export const programs = [
  template({
    id: 'function-of-a-function',
    topic: '8.c',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [factor, add, start] = [draw.int(2, 5), draw.int(1, 9), draw.int(2, 9)]
      const apply = (value: number) => factor * value + add
      return posed(draw, {
        ask: `What does this BASIC program print?${program(
          `DEF FNA(X) = ${factor} * X + ${add}`,
          `PRINT FNA(FNA(${start}))`,
        )}`.trim(),
        answer: num(apply(apply(start))),
        slips: {
          'used the function once': num(apply(start)),
          'doubled the value of the function': num(2 * apply(start)),
          'multiplied twice and added once': num(factor * factor * start + add),
          'squared the value of the function': num(apply(start) ** 2),
        },
        work: `FNA(${start}) is ${apply(start)}, and FNA(${apply(start)}) is ${num(apply(apply(start)))}.`,
      })
    },
  }),
  template({
    id: 'data-until-an-end-mark',
    topic: '8.c',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [kept, after] = [draw.ints(4, 11, 60), draw.ints(2, 11, 60)]
      return posed(draw, {
        ask: `Which number does the program print?${program(
          'LET S = 0',
          'READ X',
          'IF X = 0 THEN 60',
          'LET S = S + X',
          'GOTO 20',
          'PRINT S',
          `DATA ${[...kept, 0, ...after].join(', ')}`,
        )}`.trim(),
        answer: num(sum(kept)),
        slips: {
          'added all the data': num(sum(kept) + sum(after)),
          'stopped one number too early': num(sum(kept) - (kept.at(-1) ?? 0)),
          'left out the first number': num(sum(kept) - (kept[0] ?? 0)),
          'added one number after the end': num(sum(kept) + (after[0] ?? 0)),
        },
        work: `It stops at 0: $${kept.join(' + ')}$ is ${num(sum(kept))}.`,
      })
    },
  }),
  template({
    id: 'odd-and-even-counted-apart',
    topic: '8.c',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const values = draw.ints(7, 12, 80)
      const [odds, evens] = [values.filter(odd), values.filter((value) => !odd(value))]
      draw.need(odds.length > 1 && evens.length > 1)
      const value = sum(evens) - odds.length
      draw.need(value > 10)
      return posed(draw, {
        ask: `Find the output of the program. [X MOD 2 is the remainder of X divided by 2.]${program(
          'LET T = 0',
          'FOR I = 1 TO 7',
          'READ X',
          'IF X MOD 2 = 0 THEN T = T + X ELSE T = T - 1',
          'NEXT I',
          'PRINT T',
          `DATA ${values.join(', ')}`,
        )}`.trim(),
        answer: num(value),
        slips: {
          'left out the odd numbers': num(sum(evens)),
          'took the odd numbers off': num(Math.abs(sum(evens) - sum(odds))),
          'counted one odd number only': num(sum(evens) - 1),
          'added 1 for each odd number': num(sum(evens) + odds.length),
        },
        work: `The even numbers add up to ${sum(evens)}, and 1 is taken off ${odds.length} times: ${num(value)}.`,
      })
    },
  }),
  template({
    id: 'elements-of-a-matrix',
    topic: '8.c',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [factor, add] = [draw.int(2, 9), draw.int(1, 7)]
      const size = draw.int(3, 4)
      const indexes = Array.from({ length: size }, (_, at) => at + 1)
      const cell = (row: number, column: number) => factor * row + add * column
      const diagonal = sum(indexes.map((at) => cell(at, at)))
      const others = sum(indexes.map((at) => cell(at, size + 1 - at)))
      const whole = sum(indexes.flatMap((row) => indexes.map((column) => cell(row, column))))
      draw.need(factor !== add)
      return posed(draw, {
        ask: `What is printed?${program(
          `DIM M(${size}, ${size})`,
          `FOR R = 1 TO ${size}`,
          `FOR C = 1 TO ${size}`,
          `LET M(R, C) = ${factor} * R + ${add} * C`,
          'NEXT C',
          'NEXT R',
          'LET S = 0',
          `FOR R = 1 TO ${size}`,
          'LET S = S + M(R, R)',
          'NEXT R',
          'PRINT S',
        )}`.trim(),
        answer: num(diagonal),
        slips: {
          'added all the elements': num(whole),
          'added the first row': num(sum(indexes.map((at) => cell(1, at)))),
          'added the first column': num(sum(indexes.map((at) => cell(at, 1)))),
          'gave the last element': num(cell(size, size)),
          'added the other diagonal': num(others),
        },
        work: `The elements M(R, R) are ${indexes.map((at) => cell(at, at)).join(', ')}, together ${num(diagonal)}.`,
      })
    },
  }),
  template({
    id: 'elements-reserved',
    topic: '8.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [length, rows, columns] = [draw.int(12, 40), draw.int(3, 9), draw.int(4, 12)]
      draw.need(rows !== columns)
      return posed(draw, {
        ask: `How many elements are reserved by the statement \`DIM A(${length}), B(${rows}, ${columns})\`, when the first subscript is 1?`,
        answer: num(length + rows * columns),
        slips: {
          'added the two subscripts of B': num(length + rows + columns),
          'left out A': num(rows * columns),
          'began at 0': num(length + 1 + (rows + 1) * (columns + 1)),
          'multiplied all of them': num(length * rows * columns),
        },
        work: `A has ${length} elements and B $${rows} \\times ${columns} = ${rows * columns}$, together ${num(length + rows * columns)}.`,
      })
    },
  }),
  template({
    id: 'subroutine-called-in-a-loop',
    topic: '8.c',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [times, add, start] = [draw.int(3, 5), draw.int(2, 6), draw.int(2, 9)]
      const run = (turns: number) => {
        let value = start
        for (let at = 1; at <= turns; at += 1) value += add * at
        return value
      }
      return posed(draw, {
        ask: `What value of P does this program print?${program(
          `LET P = ${start}`,
          `FOR I = 1 TO ${times}`,
          'GOSUB 70',
          'NEXT I',
          'PRINT P',
          'END',
          `LET P = P + ${add} * I`,
          'RETURN',
        )}`.trim(),
        answer: num(run(times)),
        slips: {
          'called the subroutine once too few': num(run(times - 1)),
          'called the subroutine once too often': num(run(times + 1)),
          'left out I': num(start + add * times),
          'left out the first value of P': num(run(times) - start),
        },
        work: `P becomes ${Array.from({ length: times - 1 }, (_, at) => run(at + 1)).join(', ')} and then ${num(run(times))}.`,
      })
    },
  }),
  template({
    id: 'runs-until-a-compiler-pays',
    topic: '4.c',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [compile, run, each] = [draw.int(24, 120), draw.int(2, 6), draw.int(8, 15)]
      const count = Math.floor(compile / (each - run)) + 1
      draw.need(compile % (each - run) !== 0 && count > 3)
      return posed(draw, {
        ask: `A compiler takes ${compile} seconds once, and the translated program then runs in ${run} seconds. An interpreter needs ${each} seconds for each run. From which number of runs on is the compiler faster in all?`,
        answer: num(count),
        slips: {
          'rounded down': num(count - 1),
          'left out the runs of the translated program': num(Math.floor(compile / each) + 1),
          'added the times of a run': num(Math.floor(compile / (each + run)) + 1),
          'took one run too many': num(count + 1),
        },
        work: `Each run saves ${each - run} seconds, and ${compile} seconds must be saved: from the run with the number ${num(count)}.`,
      })
    },
  }),
  template({
    id: 'size-of-a-translated-program',
    topic: '4.c',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [lines, each, bytes] = [draw.int(40, 200, 10), draw.int(3, 8), draw.pick([2, 4])]
      const comments = draw.int(5, 30)
      return posed(draw, {
        ask: `A program has ${lines} lines, of which ${comments} are comments. A compiler makes ${each} machine instructions of ${bytes} bytes each out of every other line, and nothing out of comments. How many bytes does the machine code have?`,
        answer: num((lines - comments) * each * bytes),
        slips: {
          'translated the comments as well': num(lines * each * bytes),
          'left out the bytes of an instruction': num((lines - comments) * each),
          'took one instruction for each line': num((lines - comments) * bytes),
          'translated the comments only': num(comments * each * bytes),
        },
        work: `${lines - comments} lines give ${num((lines - comments) * each)} instructions, which have, in bytes, ${num((lines - comments) * each * bytes)}.`,
      })
    },
  }),
  template({
    id: 'paths-through-a-flowchart',
    topic: '8.b',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [pairs, choices] = [draw.int(2, 4), draw.int(3, 5)]
      const minutes = draw.int(2, 6)
      const paths = 2 ** pairs * choices
      return posed(draw, {
        ask: `A program asks ${pairs} yes-or-no questions one after another, and then offers a menu of ${choices} items. A test of one path takes ${minutes} minutes. How many minutes does it take to test each possible path once?`,
        answer: num(paths * minutes),
        slips: {
          'added the answers': num((2 * pairs + choices) * minutes),
          'left out the menu': num(2 ** pairs * minutes),
          'doubled the number of questions': num(2 * pairs * choices * minutes),
          'counted the paths': num(paths),
        },
        work: `There are $2^{${pairs}} \\times ${choices} = ${paths}$ paths, and at ${minutes} minutes each they take ${num(paths * minutes)}.`,
      })
    },
  }),
  template({
    id: 'days-of-a-project',
    topic: '8.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [analysis, design, coding] = [draw.int(3, 9), draw.int(4, 12), draw.int(10, 24, 2)]
      const [manual, testing, people] = [draw.int(3, 20), draw.int(3, 9), draw.int(2, 3)]
      draw.need(coding % people === 0 && manual !== coding / people)
      const middle = Math.max(coding / people, manual)
      return posed(draw, {
        ask: `Analysis of a program takes ${analysis} days and then design ${design} days. After that ${people} programmers share ${coding} days of coding equally while a writer works on the manual for ${manual} days. When both are ready, testing takes ${testing} days. How many days does the project take?`,
        answer: num(analysis + design + middle + testing),
        slips: {
          'wrote the manual after the coding': num(analysis + design + coding / people + manual + testing),
          'took one programmer': num(analysis + design + Math.max(coding, manual) + testing),
          'waited for the shorter of the two': num(analysis + design + Math.min(coding / people, manual) + testing),
          'left out the testing': num(analysis + design + middle),
        },
        work: `Coding takes ${coding / people} days beside the manual's ${manual}, so it is $${analysis} + ${design} + ${middle} + ${testing}$, which is ${num(analysis + design + middle + testing)}.`,
      })
    },
  }),
]
