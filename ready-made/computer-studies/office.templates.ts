import { gcd, listed, naira, num, power, quantity } from '../make/number.ts'
import { template } from '../make/template.ts'
import { posed } from './posed.ts'

export const office = [
  template({
    id: 'number-on-an-abacus',
    topic: '1.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const above = [draw.int(0, 1), draw.int(0, 1), draw.int(0, 1)]
      const below = [draw.int(1, 4), draw.int(0, 4), draw.int(1, 4)]
      const digits = above.map((bead, at) => 5 * bead + (below[at] ?? 0))
      draw.need(above.includes(1) && above.includes(0) && digits[0] !== digits[2])
      const read = (each: (top: number, low: number) => number) =>
        num(above.reduce((total, top, at) => total * 10 + each(top, below[at] ?? 0), 0))
      const rows = ['Hundreds', 'Tens', 'Units'].map((name, at) => `| ${name} | ${above[at]} | ${below[at]} |`)
      return {
        ask: `On an abacus each bead moved above the bar counts 5, and each below it counts 1. Which number is shown?\n\n| Column | Above | Below |\n| --- | --- | --- |\n${rows.join('\n')}`,
        answer: read((top, low) => 5 * top + low),
        slips: {
          'counted each bead as 1': read((top, low) => top + low),
          'read the columns from the wrong end': num(digits.reduceRight((total, digit) => total * 10 + digit, 0)),
          'exchanged 5 and 1': read((top, low) => top + 5 * low),
          'left out the beads above': read((_, low) => low),
        },
        work: `The columns are ${listed(digits)}, so the number is ${read((top, low) => 5 * top + low)}.`,
      }
    },
  }),
  template({
    id: 'punched-cards-of-records',
    topic: '1.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [records, length] = [draw.int(40, 300, 10), draw.int(90, 230)]
      const each = Math.ceil(length / 80)
      draw.need(length % 80 !== 0)
      return posed(draw, {
        ask: `A punched card has 80 columns, one for each character. A record of ${length} characters begins on a new card each time. How many cards do ${records} records need?`,
        answer: num(records * each),
        slips: {
          'put the records one behind the other': num(Math.ceil((records * length) / 80)),
          'took one card too few for each record': num(records * (each - 1)),
          'took one card too many for each record': num(records * (each + 1)),
          'took one card for each character': num(records * length),
        },
        work: `A record needs ${each} cards, and ${records} records need ${num(records * each)}.`,
      })
    },
  }),
  template({
    id: 'doubling-of-a-chip',
    topic: '1.b',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [start, years, doubled] = [draw.int(2, 9), draw.int(2, 6) * 2, draw.pick([2, 4])]
      const times = years / doubled
      draw.need(Number.isInteger(times) && times > 1)
      return posed(draw, {
        ask: `The number of transistors on a maker's chips doubles every ${doubled === 2 ? 'two' : 'four'} years. A chip has ${start} million now. How many million will a chip have after ${years} years?`,
        answer: `${num(start * 2 ** times)} million`,
        slips: {
          'doubled once only': `${num(start * 2)} million`,
          'multiplied by the number of doublings': `${num(start * 2 * times)} million`,
          'doubled once too often': `${num(start * 2 ** (times + 1))} million`,
          'doubled once too few': `${num(start * 2 ** (times - 1))} million`,
        },
        work: `It doubles ${times} times: $${start} \\times 2^{${times}}$ million are ${num(start * 2 ** times)} million.`,
      })
    },
  }),
  template({
    id: 'time-of-typing',
    topic: '6.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [speed, pages, rest] = [draw.pick([25, 30, 40, 50, 60]), draw.int(4, 12), draw.int(5, 15)]
      const words = speed * draw.int(5, 9)
      const time = (pages * words) / speed
      return posed(draw, {
        ask: `A typist types ${speed} words a minute and rests ${rest} minutes once. How many minutes does a document of ${pages} pages with ${words} words each take, the rest included?`,
        answer: quantity(time + rest, 'minutes'),
        slips: {
          'left out the rest': quantity(time, 'minutes'),
          'typed one page only': quantity(words / speed + rest, 'minutes'),
          'rested after each page': quantity(time + rest * pages, 'minutes'),
          'took the rest off': quantity(time - rest, 'minutes'),
        },
        work: `${num(pages * words)} words take ${num(time)} minutes, and with the rest it is ${quantity(time + rest, 'minutes')}.`,
      })
    },
  }),
  template({
    id: 'letters-by-mail-merge',
    topic: '6.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [records, left, pages] = [draw.int(80, 300, 10), draw.int(6, 30), draw.int(2, 4)]
      const spare = draw.int(5, 20)
      draw.need(spare !== left)
      return posed(draw, {
        ask: `A mail merge prints a letter of ${pages} pages for each of ${records} records, except ${left} that are filtered out. ${spare} sheets are spoilt and printed again. How many sheets of paper are used, one for each page?`,
        answer: num((records - left) * pages + spare),
        slips: {
          'left out the spoilt sheets': num((records - left) * pages),
          'printed all the records': num(records * pages + spare),
          'took each letter as one page': num(records - left + spare),
          'took the spoilt sheets off': num((records - left) * pages - spare),
        },
        work: `${records - left} letters have ${num((records - left) * pages)} pages; with the spoilt sheets it is ${num((records - left) * pages + spare)}.`,
      })
    },
  }),
  template({
    id: 'picture-made-smaller',
    topic: '6.d',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [a, b] = [draw.int(3, 9), draw.int(2, 8)]
      const small = draw.int(40, 120, 2)
      const large = small + draw.int(4, 20) * 2
      draw.need(a > b && gcd(a, b) === 1 && b * large > a * (large - small) + 20)
      return posed(draw, {
        ask: `A picture of $${a * large} \\times ${b * large}$ pixels (width by height) is made ${a * small} pixels wide, and its proportions are kept. How many pixels high is it then?`,
        answer: num(b * small),
        slips: {
          'took off as many pixels as from the width': num(b * large - a * (large - small)),
          'turned the proportion over': num(Math.round((a * a * small) / b)),
          'halved the height': num((b * large) / 2),
          'made it one step smaller': num(b * (small - 1)),
        },
        work: `Width and height stand as ${a} to ${b}, so the height is ${num(b * small)}.`,
      })
    },
  }),
  template({
    id: 'length-of-a-slide-show',
    topic: '6.d',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [slides, each, change] = [draw.int(8, 25), draw.int(10, 40, 5), draw.int(2, 4)]
      const time = slides * each + (slides - 1) * change
      return posed(draw, {
        ask: `A presentation of ${slides} slides shows each slide for ${each} seconds, and each change from one slide to the next takes ${change} seconds more. How many seconds does it last?`,
        answer: quantity(time, 'seconds'),
        slips: {
          'counted one change too many': quantity(time + change, 'seconds'),
          'left out the changes': quantity(slides * each, 'seconds'),
          'took the changes off': quantity(slides * each - (slides - 1) * change, 'seconds'),
          'left out one slide': quantity(time - each, 'seconds'),
        },
        work: `${slides} slides take ${num(slides * each)} seconds and ${slides - 1} changes ${(slides - 1) * change}, together ${quantity(time, 'seconds')}.`,
      })
    },
  }),
  template({
    id: 'frames-of-an-animation',
    topic: '6.d',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [rate, seconds, each] = [draw.pick([12, 15, 24, 25, 30]), draw.int(8, 40), draw.pick([20, 40, 50, 60, 80])]
      const size = (rate * seconds * each) / 1000
      draw.need(Number.isInteger(size * 10) && size > 3)
      return posed(draw, {
        ask: `An animation shows ${rate} frames a second for ${seconds} seconds, and a frame takes ${each} KB. What is its size in megabytes? [In this question 1 MB is 1000 KB.]`,
        answer: quantity(size, 'MB'),
        slips: {
          'left out the frames of a second': quantity((seconds * each) / 1000, 'MB'),
          'left out the seconds': quantity((rate * each) / 1000, 'MB'),
          'multiplied by 8': quantity(size * 8, 'MB'),
          'halved it': quantity(size / 2, 'MB'),
        },
        work: `There are ${num(rate * seconds)} frames, together ${num(size * 1000)} KB, which is ${quantity(size, 'MB')}.`,
      })
    },
  }),
  template({
    id: 'part-of-a-web-colour',
    topic: '6.e',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const parts = draw.ints(3, 17, 250)
      const place = draw.int(0, 2)
      const hex = (value: number) => value.toString(16).toUpperCase().padStart(2, '0')
      const value = parts[place] ?? 0
      const [other = 0] = parts.filter((_, at) => at !== place)
      draw.need(
        /[A-F]/.test(hex(value)) && value % 16 !== Math.floor(value / 16) && !/\d{5}/.test(parts.map(hex).join('')),
      )
      return {
        ask: `On a web page the colour code #${parts.map(hex).join('')} gives red, green and blue in this order, with two hexadecimal digits each. What is the value of ${['red', 'green', 'blue'][place]} in decimal?`,
        answer: num(value),
        slips: {
          'took another colour': num(other),
          'exchanged the two digits': num((value % 16) * 16 + Math.floor(value / 16)),
          'took 10 as the base': num(Math.floor(value / 16) * 10 + (value % 16)),
          'added the two digits': num((value % 16) + Math.floor(value / 16)),
        },
        work: `Its digits are ${hex(value)}, and $${Math.floor(value / 16)} \\times 16 + ${value % 16}$ is ${num(value)}.`,
      }
    },
  }),
  template({
    id: 'cells-of-a-web-table',
    topic: '6.e',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [rows, columns] = [draw.int(4, 9), draw.int(4, 9)]
      const [wide, high] = [draw.int(2, 4), draw.int(2, 4)]
      draw.need(wide !== high && wide < columns && high < rows)
      const cells = rows * columns - (wide - 1) - (high - 1)
      return posed(draw, {
        ask: `A web page has a table of ${rows} rows and ${columns} columns. One of its cells has colspan ${wide}, another in a different place has rowspan ${high}, and all the others are ordinary. How many cells does the table have?`,
        answer: num(cells),
        slips: {
          'took the whole spans off': num(rows * columns - wide - high),
          'left out the spans': num(rows * columns),
          'took the product of the spans': num(rows * columns - wide * high + 1),
          'left out the rowspan': num(rows * columns - (wide - 1)),
        },
        work: `Of ${rows * columns} places, ${wide - 1} and ${high - 1} are covered by the wider and the higher cell, so the number of cells is ${num(cells)}.`,
      })
    },
  }),
  template({
    id: 'passwords-of-a-kind',
    topic: '10',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [letters, digits, kinds] = [draw.int(1, 2), draw.int(1, 3), draw.int(5, 26)]
      draw.need(letters + digits > 2)
      const all = kinds ** letters * 10 ** digits
      return posed(draw, {
        ask: `A password has ${letters} ${letters === 1 ? 'letter' : 'letters'} from a list of ${kinds}, followed by ${digits} ${digits === 1 ? 'digit' : 'digits'} from 0 to 9. Letters and digits may be repeated. How many such passwords are there?`,
        answer: num(all),
        slips: {
          'added the two numbers': num(kinds ** letters + 10 ** digits),
          'multiplied by the number of signs': num(kinds * letters * 10 * digits),
          'took 9 digits': num(kinds ** letters * 9 ** digits),
          'left out one digit': num(kinds ** letters * 10 ** (digits - 1)),
        },
        work: `$${power(kinds, letters)} \\times ${power(10, digits)}$ is ${num(all)}.`,
      })
    },
  }),
  template({
    id: 'licences-of-a-program',
    topic: '4.b',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [computers, price, site] = [draw.int(24, 80), draw.int(6, 20) * 500, draw.int(90, 240, 5) * 1000]
      const cheaper = computers * price - site
      draw.need(cheaper > 5000)
      return posed(draw, {
        ask: `A typing program costs ${naira(price)} for each computer, or ${naira(site)} for a whole site. How much does a school with ${computers} computers save by the licence for the site?`,
        answer: naira(cheaper),
        slips: {
          'gave the price of single licences': naira(computers * price),
          'left out one computer': naira(cheaper - price),
          'added the two prices': naira(computers * price + site),
          'counted one computer too many': naira(cheaper + price),
        },
        work: `Single licences cost ${naira(computers * price)}; the licence for the site is cheaper by ${naira(cheaper)}.`,
      })
    },
  }),
]
