import { listed, num, quantity } from '../make/number.ts'
import { notGiven } from '../make/slips.ts'
import { template } from '../make/template.ts'
import { posed } from './posed.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

export const processing = [
  template({
    id: 'entries-that-fail-a-range-check',
    topic: '2.b',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [low, span] = [draw.int(10, 14), draw.int(5, 8)]
      const high = low + span
      const inside = draw.ints(3, low + 1, high - 1)
      const [below, above] = [draw.ints(draw.int(1, 3), 2, low - 1), draw.ints(draw.int(1, 3), high + 1, high + 30)]
      const all = draw.several([...inside, ...below, ...above, low, high], 5 + below.length + above.length)
      const failed = below.length + above.length
      draw.need(below.length !== above.length)
      return {
        ask: `A form checks that an age is from ${low} to ${high}, both included. The ages ${listed(all)} are keyed in. How many of them are refused?`,
        answer: num(failed),
        slips: notGiven(all, {
          'refused the two limits as well': num(failed + 2),
          'refused one limit as well': num(failed + 1),
          'looked at the upper limit only': num(above.length),
          'looked at the lower limit only': num(below.length),
          'counted those accepted': num(all.length - failed),
        }),
        work: `Outside the range are ${listed([...below, ...above])}; their number is ${num(failed)}.`,
      }
    },
  }),
  template({
    id: 'digits-exchanged-in-keying',
    topic: '2.b',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [a, b, c] = [draw.int(1, 9), draw.int(1, 9), draw.int(1, 9)]
      const rest = draw.int(120, 900)
      const [right, wrong] = [a * 100 + b * 10 + c, b * 100 + a * 10 + c]
      draw.need(a > b && a !== c && b !== c)
      return posed(draw, {
        ask: `The batch total of two marks sheets is ${right + rest}. A clerk keyed in ${wrong} instead of ${right}, having exchanged two digits, and the other sheet correctly. By how much is the total of the computer below the batch total?`,
        answer: num(right - wrong),
        slips: {
          'gave the sheet that was right': num(rest),
          'took the digits as units': num(a - b),
          'took the digits as tens': num((a - b) * 10),
          'took the digits as hundreds': num((a - b) * 100),
        },
        work: `$${right} - ${wrong}$ is ${num(right - wrong)}.`,
      })
    },
  }),
  template({
    id: 'mean-access-with-a-cache',
    topic: '3.c',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [hits, fast, slow] = [draw.pick([60, 70, 75, 80, 90, 95]), draw.int(2, 9), draw.int(40, 120, 10)]
      const mean = (hits * fast + (100 - hits) * slow) / 100
      draw.need(Number.isInteger(mean * 10))
      return posed(draw, {
        ask: `Of all the data that a processor asks for, ${hits}% are found in the cache in ${fast} ns. The others are read from the main memory in ${slow} ns. What is the mean time of an access?`,
        answer: `${num(mean)} ns`,
        slips: {
          'exchanged the shares': `${num(((100 - hits) * fast + hits * slow) / 100)} ns`,
          'took the mean of the two times': `${num((fast + slow) / 2)} ns`,
          'left out the main memory': `${num((hits * fast) / 100)} ns`,
          'left out the cache': `${num(((100 - hits) * slow) / 100)} ns`,
        },
        work: `$${num(hits / 100)} \\times ${fast} + ${num((100 - hits) / 100)} \\times ${slow}$, so it is ${num(mean)} ns.`,
      })
    },
  }),
  template({
    id: 'capacity-of-a-disk-pack',
    topic: '3.d',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [surfaces, tracks, sectors] = [draw.int(2, 8), draw.pick([40, 80, 100, 200, 400]), draw.int(8, 36, 2)]
      const size = (surfaces * tracks * sectors) / 2
      return posed(draw, {
        ask: `A disk has ${surfaces} recording surfaces with ${tracks} tracks each. A track has ${sectors} sectors of 512 bytes. What is the capacity of the disk in kilobytes? [Take 1 KB as 1024 bytes.]`,
        answer: quantity(size, 'KB'),
        slips: {
          'took a sector as 1 KB': quantity(size * 2, 'KB'),
          'took one surface': quantity(size / surfaces, 'KB'),
          'counted two surfaces twice': quantity(size * 4, 'KB'),
          'took one sector of a track': quantity((surfaces * tracks) / 2, 'KB'),
        },
        work: `There are ${num(surfaces * tracks * sectors)} sectors of half a kilobyte, together ${quantity(size, 'KB')}.`,
      })
    },
  }),
  template({
    id: 'turn-of-a-disk',
    topic: '3.d',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [speed, seek, move] = [draw.pick([3000, 5000, 6000, 7500, 12_000]), draw.int(4, 12), draw.int(1, 5)]
      const turn = 60_000 / speed
      const time = seek + turn / 2 + move
      return posed(draw, {
        ask: `A hard disk turns ${num(speed)} times a minute. On average its head needs ${seek} ms to reach a track, then half a turn passes, and the transfer takes ${move} ms. What is the mean time to read a block?`,
        answer: quantity(time, 'ms'),
        slips: {
          'took a whole turn': quantity(seek + turn + move, 'ms'),
          'left out the turn': quantity(seek + move, 'ms'),
          'left out the transfer': quantity(seek + turn / 2, 'ms'),
          'left out the way to the track': quantity(turn / 2 + move, 'ms'),
        },
        work: `A turn takes ${num(turn)} ms, so it is $${seek} + ${num(turn / 2)} + ${move}$, together ${quantity(time, 'ms')}.`,
      })
    },
  }),
  template({
    id: 'minutes-on-a-battery',
    topic: '5',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [computers, each, minutes] = [draw.int(3, 12), draw.pick([50, 60, 80, 100, 120]), draw.int(10, 45, 5)]
      const energy = (computers * each * minutes) / 60
      draw.need(Number.isInteger(energy))
      return posed(draw, {
        ask: `A UPS stores ${num(energy)} Wh of energy. When the mains fail, it supplies ${computers} computers of ${each} W each. For how many minutes can they be used?`,
        answer: quantity(minutes, 'minutes'),
        slips: {
          'supplied one computer': quantity(minutes * computers, 'minutes'),
          'took 100 minutes for an hour': quantity(Math.round((minutes * 100) / 60), 'minutes'),
          'took half of the energy': quantity(minutes / 2, 'minutes'),
          'took half of the power': quantity(minutes * 2, 'minutes'),
        },
        work: `They use ${num(computers * each)} W, and ${num(energy)} Wh last, at 60 minutes an hour, ${quantity(minutes, 'minutes')}.`,
      })
    },
  }),
  template({
    id: 'files-in-a-tree-of-folders',
    topic: '7',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [folders, inner, files, loose] = [draw.int(3, 8), draw.int(2, 6), draw.int(5, 20), draw.int(3, 12)]
      return posed(draw, {
        ask: `A flash drive has ${folders} folders. In each there are ${inner} folders with ${files} files each, and ${loose} files beside them. How many files are on the drive?`,
        answer: num(folders * (inner * files + loose)),
        slips: {
          'counted the loose files once': num(folders * inner * files + loose),
          'left out the loose files': num(folders * inner * files),
          'left out the inner folders': num(folders * (files + loose)),
          'counted the folders as files': num(folders * (inner * files + loose) + folders * inner),
        },
        work: `Each folder has $${inner} \\times ${files} + ${loose} = ${inner * files + loose}$ files, and ${folders} have ${num(folders * (inner * files + loose))}.`,
      })
    },
  }),
  template({
    id: 'backups-of-a-week',
    topic: '7',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [full, daily, weeks] = [draw.int(20, 80, 5), draw.int(2, 6), draw.int(2, 5)]
      return posed(draw, {
        ask: `A school makes a full backup of ${full} GB each Sunday, and on each of the other six days a backup of the ${daily} GB that have changed on that day. All backups are kept. How many gigabytes do the backups of ${weeks} weeks take?`,
        answer: quantity(weeks * (full + 6 * daily), 'GB'),
        slips: {
          'made the full backup once': quantity(full + weeks * 6 * daily, 'GB'),
          'counted seven small backups': quantity(weeks * (full + 7 * daily), 'GB'),
          'made a full backup each day': quantity(weeks * 7 * full, 'GB'),
          'took the backups of one week': quantity(full + 6 * daily, 'GB'),
        },
        work: `A week takes $${full} + 6 \\times ${daily} = ${full + 6 * daily}$ GB, and ${weeks} weeks take ${quantity(weeks * (full + 6 * daily), 'GB')}.`,
      })
    },
  }),
  template({
    id: 'blocks-of-a-tape',
    topic: '7',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [records, factor, length] = [draw.int(8, 40) * 60, draw.pick([4, 5, 6, 10, 12]), draw.int(1, 4)]
      const gap = draw.pick([2, 3, 5])
      const blocks = records / factor
      draw.need(Number.isInteger(blocks) && gap !== length)
      return posed(draw, {
        ask: `A file of ${num(records)} records is kept on tape. A record takes ${length} mm, ${factor} records make a block, and a gap of ${gap} mm follows each block. How many millimetres of tape does the file need?`,
        answer: quantity(records * length + blocks * gap, 'mm'),
        slips: {
          'left a gap after each record': quantity(records * (length + gap), 'mm'),
          'left out the gaps': quantity(records * length, 'mm'),
          'took a block for one record': quantity(blocks * (length + gap), 'mm'),
          'gave the gaps alone': quantity(blocks * gap, 'mm'),
        },
        work: `${num(blocks)} gaps take ${num(blocks * gap)} mm and the records ${num(records * length)} mm, together ${quantity(records * length + blocks * gap, 'mm')}.`,
      })
    },
  }),
  template({
    id: 'report-from-marks',
    topic: '2.b',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const marks = draw.ints(5, 28, 92)
      const pass = draw.pick([40, 45, 50])
      const passed = marks.filter((mark) => mark >= pass)
      const mean = sum(passed) / passed.length
      draw.need(passed.length < 5 && passed.length > 1 && Number.isInteger(mean))
      return posed(draw, {
        ask: `From the marks ${listed(marks)} a program prints the mean of all that are ${pass} or more. What does it print?`,
        answer: num(mean),
        slips: {
          'took the mean of all the marks': num(Math.round(sum(marks) / 5)),
          'divided by all the marks': num(Math.round(sum(passed) / 5)),
          'gave the sum': num(sum(passed)),
          'took the mean of the others': num(Math.round((sum(marks) - sum(passed)) / (5 - passed.length))),
        },
        work: `${listed(passed)} are ${pass} or more; their sum is ${sum(passed)} and their mean ${num(mean)}.`,
      })
    },
  }),
]
