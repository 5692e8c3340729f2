import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'

const numbersOf = (list = '') => (list.match(/\d+/g) ?? []).map(Number)
/** The numbers of an expression in which `@` is one. */
const numbers = (read: (expression: RegExp) => string[], expression: string) =>
  read(new RegExp(expression.replaceAll('@', '([\\d,.]*\\d)'))).map((one) => Number(one.replaceAll(',', '')))

/** Entry by entry, block by block and minute by minute. */
export const processingSolvers: Solver[] = [
  {
    of: ['entries-that-fail-a-range-check'],
    solve: ({ read }) => {
      const [least, most, list] = read(
        /an age is from (\d+) to (\d+), both included\. The ages ([\d, and]+) are keyed in\. How many of them are refused/,
      )
      return numbersOf(list).filter((age) => age < Number(least) || age > Number(most)).length
    },
  },
  {
    // The sheet that was keyed correctly adds nothing to the difference.
    of: ['digits-exchanged-in-keying'],
    solve: ({ read }) => {
      const [total = 0, keyed = 0, right = 0] = numbers(
        read,
        'batch total of two marks sheets is @\\. A clerk keyed in @ instead of @, having exchanged two digits, and the other sheet correctly\\. By how much is the total of the computer below',
      )
      const shown = keyed + (total - right)
      return ({ value }) => near(shown + value, total)
    },
  },
  {
    // A hundred accesses one after another.
    of: ['mean-access-with-a-cache'],
    solve: ({ read }) => {
      const [percent = 0, fast = 0, slow = 0] = numbers(
        read,
        '@% are found in the cache in @ ns\\. The others are read from the main memory in @ ns\\. What is the mean time',
      )
      let time = 0
      for (let access = 0; access < 100; access += 1) time += access < percent ? fast : slow
      return time / 100
    },
  },
  {
    // Surface by surface, track by track.
    of: ['capacity-of-a-disk-pack'],
    solve: ({ read }) => {
      const [surfaces = 0, tracks = 0, sectors = 0, bytes = 0, each = 0] = numbers(
        read,
        'has @ recording surfaces with @ tracks each\\. A track has @ sectors of @ bytes\\. What is the capacity of the disk in kilobytes\\? \\[Take 1 KB as @ bytes',
      )
      let capacity = 0
      for (let track = 0; track < surfaces * tracks; track += 1) capacity += sectors * bytes
      return ({ value }) => near(value * each, capacity)
    },
  },
  {
    // The turns that the disk makes in what the option leaves for waiting.
    of: ['turn-of-a-disk'],
    solve: ({ read }) => {
      const [turns = 0, seek = 0, transfer = 0] = numbers(
        read,
        'turns @ times a minute\\. On average its head needs @ ms to reach a track, then half a turn passes, and the transfer takes @ ms',
      )
      return ({ value }) => near(((value - seek - transfer) * turns) / 60_000, 0.5)
    },
  },
  {
    of: ['minutes-on-a-battery'],
    solve: ({ read }) => {
      const [energy = 0, computers = 0, power = 0] = numbers(
        read,
        'stores @ Wh of energy\\. When the mains fail, it supplies @ computers of @ W each',
      )
      return ({ value }) => near((value / 60) * computers * power, energy)
    },
  },
  {
    // Folder by folder.
    of: ['files-in-a-tree-of-folders'],
    solve: ({ read }) => {
      const [folders = 0, inside = 0, files = 0, beside = 0] = numbers(
        read,
        'has @ folders\\. In each there are @ folders with @ files each, and @ files beside them',
      )
      let all = 0
      for (let folder = 0; folder < folders; folder += 1) {
        all += beside
        for (let one = 0; one < inside; one += 1) all += files
      }
      return all
    },
  },
  {
    // Day by day.
    of: ['backups-of-a-week'],
    solve: ({ read }) => {
      const [full = 0, part = 0, weeks = 0] = numbers(
        read,
        'full backup of @ GB each Sunday, and on each of the other six days a backup of the @ GB that have changed on that day\\. All backups are kept\\. How many gigabytes do the backups of @ weeks take',
      )
      let all = 0
      for (let day = 0; day < weeks * 7; day += 1) all += day % 7 === 0 ? full : part
      return all
    },
  },
  {
    // Record by record; a gap behind each block.
    of: ['blocks-of-a-tape'],
    solve: ({ read }) => {
      const [records = 0, each = 0, block = 0, gap = 0] = numbers(
        read,
        'A file of @ records is kept on tape\\. A record takes @ mm, @ records make a block, and a gap of @ mm follows each block',
      )
      let tape = 0
      for (let record = 1; record <= records; record += 1) {
        tape += each
        if (record % block === 0 || record === records) tape += gap
      }
      return tape
    },
  },
  {
    // What is above the option makes up for what is below it.
    of: ['report-from-marks'],
    solve: ({ read }) => {
      const [list, least] = read(
        /^From the marks ([\d, and]+) a program prints the mean of all that are (\d+) or more\./,
      )
      const marks = numbersOf(list).filter((mark) => mark >= Number(least))
      return ({ value }) => Math.abs(marks.reduce((sum, mark) => sum + mark - value, 0)) < 1e-6
    },
  },
]
