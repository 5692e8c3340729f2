import { people } from '../make/nigeria.ts'
import { listed, naira, num, round } from '../make/number.ts'
import { template } from '../make/template.ts'
import { posed, table } from './posed.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

export const tables = [
  template({
    id: 'record-after-two-sorts',
    topic: '6.c',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const names = draw.several(people, 6)
      const scores = draw.ints(6, 41, 95)
      const classes = names.map(() => draw.pick(['SS1', 'SS2']))
      const records = names.map((name, at) => ({ name, score: scores[at] ?? 0, level: classes[at] ?? '' }))
      const byLevel = (a: { level: string }, b: { level: string }) => a.level.localeCompare(b.level)
      const place = draw.int(2, 5)
      const nth = (sorted: readonly { name: string }[]) => sorted[place - 1]?.name ?? ''
      draw.need(new Set(classes).size === 2)
      return {
        ask: `This table is sorted by Class in ascending order and, within a class, by Score in descending order. Who is in the ${['', '', 'second', 'third', 'fourth', 'fifth'][place]} record then?${table(
          ['Name', 'Class', 'Score'],
          records.map(({ name, level, score }) => [name, level, score]),
        )}`.trim(),
        answer: nth(records.toSorted((a, b) => byLevel(a, b) || b.score - a.score)),
        slips: {
          'sorted the scores in ascending order': nth(records.toSorted((a, b) => byLevel(a, b) || a.score - b.score)),
          'sorted by the score alone': nth(records.toSorted((a, b) => b.score - a.score)),
          'sorted the classes in descending order': nth(records.toSorted((a, b) => byLevel(b, a) || b.score - a.score)),
          'left the records as they were within a class': nth(records.toSorted(byLevel)),
          'did not sort': nth(records),
        },
        work: `In order they are ${listed(records.toSorted((a, b) => byLevel(a, b) || b.score - a.score).map(({ name }) => name))}. In this place is ${nth(records.toSorted((a, b) => byLevel(a, b) || b.score - a.score))}.`,
      }
    },
  }),
  template({
    id: 'total-of-a-group',
    topic: '6.c',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const goods = draw.several(['Pens', 'Rulers', 'Files', 'Books'], 3)
      const sold = [0, 1, 2, 0, 1, 0].map((at) => goods[at] ?? '')
      const counts = draw.ints(6, 3, 40)
      const prices = goods.map(() => draw.int(3, 18) * 50)
      const of = (name: string) => counts.filter((_, at) => sold[at] === name)
      const [first = '', second = ''] = goods
      const [price = 0, other = 0] = prices
      return posed(draw, {
        ask: `A database keeps the sales of a shop. ${goods.map((name, at) => `${name} cost ₦${prices[at]} each`).join(', ')}. What amount does a report print as the total of the group ${first}?${table(
          ['Sale', 'Item', 'Quantity'],
          counts.map((count, at) => [at + 1, sold[at] ?? '', count]),
        )}`.trim(),
        answer: naira(sum(of(first)) * price),
        slips: {
          'left out the last record of the group': naira((sum(of(first)) - (of(first).at(-1) ?? 0)) * price),
          'took the price of another item': naira(sum(of(first)) * other),
          'took all the records': naira(sum(counts) * price),
          'gave the group of another item': naira(sum(of(second)) * other),
        },
        work: `The quantities ${listed(of(first))} come to ${sum(of(first))}, and at ₦${price} each the total is ${naira(sum(of(first)) * price)}.`,
      })
    },
  }),
  template({
    id: 'loans-of-a-class',
    topic: '6.c',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const names = draw.several(people, 4)
      const classes = draw.several(['SS1', 'SS2', 'SS2', 'SS3'], 4)
      const ids = draw.ints(4, 11, 60)
      const owners = Array.from({ length: 8 }, () => draw.int(0, 3))
      const count = (holds: (at: number) => boolean) => owners.filter(holds).length
      const both = count((at) => classes[at] === 'SS2')
      const [one = 0, other = 0] = classes.flatMap((level, at) => (level === 'SS2' ? [at] : []))
      draw.need(both > 2 && both < 7)
      return {
        ask: `A library keeps two tables that are joined by the number of the pupil. Pupils: ${names.map((name, at) => `${ids[at]} ${name} ${classes[at]}`).join('; ')}. Loans, by the number of the pupil: ${owners.map((at) => ids[at]).join(', ')}. How many loans does a query find for the class SS2?`,
        answer: num(both),
        slips: {
          'took the first pupil of the class only': num(count((at) => at === one)),
          'took the second pupil of the class only': num(count((at) => at === other)),
          'counted the loans of the other classes': num(8 - both),
          'counted the pupils of the class': num(2),
          'left out one loan': num(both - 1),
        },
        work: `${names[one]} and ${names[other]} are in SS2 and have ${count((at) => at === one)} and ${count((at) => at === other)} loans, together ${num(both)}.`,
      }
    },
  }),
  template({
    id: 'cells-that-are-counted',
    topic: '6.b',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [numbers, texts, blanks] = [draw.int(4, 9), draw.int(2, 3), draw.int(1, 3)]
      const values = draw.ints(numbers, 12, 90)
      const kept = draw.several<string | number>(
        [...values, ...['absent', 'sick', 'late'].slice(0, texts)],
        numbers + texts,
      )
      const first = draw.int(2, 5)
      const last = first + numbers + texts + blanks - 1
      return posed(draw, {
        ask: `In a spreadsheet cells B${first} to B${last} hold, from the top, ${listed(kept)}; the remaining cells of the range are empty. What does \`=COUNT(B${first}:B${last})\` show?`,
        answer: num(numbers),
        slips: {
          'counted the words as well': num(numbers + texts),
          'counted all the cells': num(numbers + texts + blanks),
          'counted the words only': num(texts),
          'added the numbers': num(sum(values)),
        },
        work: `COUNT takes cells with numbers only, which are, in number, ${num(numbers)}.`,
      })
    },
  }),
  template({
    id: 'cell-behind-an-average',
    topic: '6.b',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const known = draw.ints(4, 24, 88)
      const mean = draw.int(35, 75)
      const missing = mean * 5 - sum(known)
      draw.need(missing > 10 && missing < 100 && missing !== mean)
      return posed(draw, {
        ask: `Cells A1 to A4 hold ${listed(known)}. \`=AVERAGE(A1:A5)\` shows ${mean}. Which number is in A5?`,
        answer: num(missing),
        slips: {
          'took the average of four cells': num(Math.abs(mean * 4 - sum(known))),
          'gave the average of A1 to A4': num(round(sum(known) / 4)),
          'added the average to that of four cells': num(Math.abs(mean * 6 - sum(known))),
          'subtracted the last cell from the average': num(Math.abs(mean - (known[3] ?? 0))),
        },
        work: `The five cells come to $5 \\times ${mean} = ${mean * 5}$, and A1 to A4 to ${sum(known)}, so A5 holds ${num(missing)}.`,
      })
    },
  }),
  template({
    id: 'whole-part-and-remainder',
    topic: '6.b',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [by, times, rest] = [draw.pick([6, 10, 12, 20, 30]), draw.int(7, 20), draw.int(1, 11)]
      draw.need(rest < by)
      const value = by * times + rest
      return posed(draw, {
        ask: `A1 holds ${value} eggs to be packed, and B1 holds ${by}, the eggs of a tray. What does \`=INT(A1/B1)+MOD(A1,B1)\` show?`,
        answer: num(times + rest),
        slips: {
          'left out the remainder': num(times),
          'gave the remainder': num(rest),
          'counted one for the remainder': num(times + 1),
          'multiplied instead of adding': num(times * rest),
          'subtracted the remainder': num(Math.abs(times - rest)),
        },
        work: `INT gives ${times} and MOD ${rest}, together ${num(times + rest)}.`,
      })
    },
  }),
  template({
    id: 'points-from-a-lookup',
    topic: '6.b',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const marks = draw.ints(5, 35, 95)
      const limits = [0, 40, 50, 60, 70]
      const points = [0, 1, 2, 3, 4]
      const of = (mark: number) => points[limits.filter((limit) => limit <= mark).length - 1] ?? 0
      const next = (mark: number) => Math.min(4, of(mark) + 1)
      const total = sum(marks.map(of))
      draw.need(total > 5)
      return {
        ask: `A lookup table of a spreadsheet gives points for marks: from 0 on 0 points, from 40 on 1, from 50 on 2, from 60 on 3, and from 70 on 4. A column looks up the marks ${listed(marks)}. What is the sum of that column?`,
        answer: num(total),
        slips: {
          'went up to the next limit': num(sum(marks.map(next))),
          'went down to the limit before': num(sum(marks.map((mark) => Math.max(0, of(mark) - 1)))),
          'looked up the mean of the marks': num(of(sum(marks) / 5) * 5),
          'left out the last mark': num(total - of(marks[4] ?? 0)),
          'took one point too many': num(total + 1),
        },
        work: `The points are ${listed(marks.map(of))}, and their sum is ${num(total)}.`,
      }
    },
  }),
  template({
    id: 'spread-of-a-column',
    topic: '6.b',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const values = draw.ints(6, 14, 96)
      const [top, low] = [Math.max(...values), Math.min(...values)]
      draw.need(values[0] !== top && values[5] !== low)
      return posed(draw, {
        ask: `Cells C1 to C6 hold ${listed(values)}. What does \`=MAX(C1:C6)-MIN(C1:C6)\` show?`,
        answer: num(top - low),
        slips: {
          'subtracted the last cell from the first': num(Math.abs((values[0] ?? 0) - (values[5] ?? 0))),
          'added the two': num(top + low),
          'subtracted the last cell from the largest': num(top - (values[5] ?? 0)),
          'subtracted the smallest from the first': num((values[0] ?? 0) - low),
        },
        work: `$${top} - ${low}$ is ${num(top - low)}.`,
      })
    },
  }),
  template({
    id: 'prices-after-an-update',
    topic: '6.c',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const prices = draw.ints(4, 6, 40).map((count) => count * 100)
      const kinds = draw.several(['Food', 'Food', 'Drink', 'Drink'], 4)
      const rate = draw.pick([5, 10, 20, 25])
      const [food, drink] = ['Food', 'Drink'].map((kind) => sum(prices.filter((_, at) => kinds[at] === kind))) as [
        number,
        number,
      ]
      draw.need(food !== drink)
      return posed(draw, {
        ask: `A query raises Price by ${rate}% in each record of this table whose Kind is Food. What is the sum of all the prices then?${table(
          ['Item', 'Kind', 'Price (₦)'],
          prices.map((price, at) => [['P1', 'P2', 'P3', 'P4'][at] ?? '', kinds[at] ?? '', num(price)]),
        )}`.trim(),
        answer: naira(food + drink + (food * rate) / 100),
        slips: {
          'raised all the prices': naira(((food + drink) * (100 + rate)) / 100),
          'raised the other kind': naira(food + drink + (drink * rate) / 100),
          'left out the other kind': naira((food * (100 + rate)) / 100),
          'raised no price': naira(food + drink),
        },
        work: `The prices come to ${naira(food + drink)}, and ${rate}% of ${naira(food)} is added: ${naira(food + drink + (food * rate) / 100)}.`,
      })
    },
  }),
]
