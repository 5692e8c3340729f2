import type { Solver } from '../make/solver.ts'
import { runBasic } from './run-basic.ts'

/** By carrying out programs, and going through runs, paths and days one by one. */
export const programsSolvers: Solver[] = [
  {
    of: [
      'function-of-a-function',
      'data-until-an-end-mark',
      'odd-and-even-counted-apart',
      'elements-of-a-matrix',
      'subroutine-called-in-a-loop',
    ],
    solve: ({ text }) => {
      const [number, ...more] = runBasic(text).printed
      if (number === undefined || more.length > 0) throw new Error(`not one number is printed: ${text}`)
      return number
    },
  },
  {
    // Element by element, row by row.
    of: ['elements-reserved'],
    solve: ({ read }) => {
      const [list = 0, rows = 0, columns = 0] = read(
        /^How many elements are reserved by the statement `DIM A\((\d+)\), B\((\d+), (\d+)\)`, when the first subscript is 1\?$/,
      ).map(Number)
      let elements = list
      for (let row = 1; row <= rows; row += 1) elements += columns
      return elements
    },
  },
  {
    // Run by run, until the compiler is ahead.
    of: ['runs-until-a-compiler-pays'],
    solve: ({ read }) => {
      const [once = 0, fast = 0, slow = 0] = read(
        /A compiler takes (\d+) seconds once, and the translated program then runs in (\d+) seconds\. An interpreter needs (\d+) seconds for each run\. From which number of runs on is the compiler faster in all/,
      ).map(Number)
      let [runs, compiled, interpreted] = [0, once, 0]
      while (compiled >= interpreted) {
        runs += 1
        compiled += fast
        interpreted += slow
      }
      return runs
    },
  },
  {
    // Line by line.
    of: ['size-of-a-translated-program'],
    solve: ({ read }) => {
      const [lines = 0, comments = 0, instructions = 0, bytes = 0] = read(
        /A program has (\d+) lines, of which (\d+) are comments\. A compiler makes (\d+) machine instructions of (\d+) bytes each out of every other line, and nothing out of comments/,
      ).map(Number)
      let size = 0
      for (let line = comments; line < lines; line += 1) size += instructions * bytes
      return size
    },
  },
  {
    // Each question doubles the paths; each path ends in every item.
    of: ['paths-through-a-flowchart'],
    solve: ({ read }) => {
      const [questions = 0, items = 0, minutes = 0] = read(
        /asks (\d+) yes-or-no questions one after another, and then offers a menu of (\d+) items\. A test of one path takes (\d+) minutes/,
      ).map(Number)
      let paths = ['']
      for (let question = 0; question < questions; question += 1)
        paths = paths.flatMap((path) => [`${path}y`, `${path}n`])
      return paths.reduce((sum) => sum + items * minutes, 0)
    },
  },
  {
    // Day by day: testing waits for whoever is last.
    of: ['days-of-a-project'],
    solve: ({ read }) => {
      const [analysis = 0, design = 0, programmers = 0, coding = 0, manual = 0, testing = 0] = read(
        /takes (\d+) days and then design (\d+) days\. After that (\d+) programmers share (\d+) days of coding equally while a writer works on the manual for (\d+) days\. When both are ready, testing takes (\d+) days/,
      ).map(Number)
      let [days, code, pages] = [analysis + design, coding, manual]
      while (code > 0 || pages > 0) {
        days += 1
        code -= programmers
        pages -= 1
      }
      return days + testing
    },
  },
]
