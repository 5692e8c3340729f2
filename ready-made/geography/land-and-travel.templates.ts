import { grid } from '../make/grid.ts'
import { ends, maths, num, quantity, round, tex } from '../make/number.ts'
import { reachable } from '../make/reachable.ts'
import { template } from '../make/template.ts'

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const percent = (value: number) => quantity(round(value, 1), '%', 1)
const ratio = (scale: number) => maths(`1:${tex(scale)}`)
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

export const landAndTravel = [
  template({
    id: 'statement-as-a-fraction',
    topic: 'A.1',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [cm, km] = [draw.pick([2, 4, 5]), draw.int(1, 9)]
      const scale = (km * 100_000) / cm
      return reachable({
        ask: `The scale of a map is stated as ${cm} cm to ${km} km. What is its representative fraction?`,
        answer: ratio(scale),
        slips: {
          'left out the centimetres of the statement': ratio(km * 100_000),
          'multiplied by the centimetres': ratio(km * 100_000 * cm),
          'took a kilometre as 10,000 cm': ratio(scale / 10),
          'took a kilometre as 1,000,000 cm': ratio(scale * 10),
        },
        work: `${km} km are ${num(km * 100_000)} cm. Divided by ${cm} that is ${num(scale)}: ${ratio(scale)}.`,
      })
    },
  }),
  template({
    id: 'area-by-counting-squares',
    topic: 'A.1',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [whole, half, side, scale] = [
        draw.int(8, 40),
        draw.int(4, 20, 2),
        draw.pick([1, 2]),
        draw.pick([25_000, 50_000, 100_000, 200_000]),
      ]
      const each = ((side * scale) / 100_000) ** 2
      const count = whole + half / 2
      const km = (value: number) => quantity(round(value, 2), 'km²')
      draw.need(each !== 1 && [whole, whole + half, count].every((squares) => ends(squares * each, 2)))
      return reachable({
        ask: `A lake on a map of scale ${ratio(scale)} covers ${whole} whole squares and ${half} half squares of a grid. The sides of a square are ${side} cm on the map. What is the area of the lake on the ground?`,
        answer: km(count * each),
        slips: {
          'counted half squares as whole ones': km((whole + half) * each),
          'left out the half squares': km(whole * each),
          'did not square the side': km((count * side * scale) / 100_000),
          'counted the squares alone': km(count),
        },
        work: `There are ${num(count)} squares of ${num((side * scale) / 100_000)} km by ${num((side * scale) / 100_000)} km, so the area is ${km(count * each)}.`,
      })
    },
  }),
  template({
    id: 'line-measured-with-a-long-chain',
    topic: 'A.2',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [chain, wrong, times] = [draw.pick([20, 25, 30, 50]), draw.int(4, 20, 2), draw.int(6, 40)]
      const [measured, off] = [chain * times, (wrong * times) / 100]
      draw.need(measured >= 200)
      const metres = (value: number) => quantity(round(value, 2), 'm')
      return reachable({
        ask: `A surveyor measures a line with a ${chain} m chain and finds ${num(measured)} m. The chain is then seen to be ${wrong} cm too long. What is the true length of the line?`,
        answer: metres(measured + off),
        slips: {
          'took the error off': metres(measured - off),
          'counted the error once': metres(measured + wrong / 100),
          'took the centimetres as tenths of a metre': metres(measured + off * 10),
          'took the error off once': metres(measured - wrong / 100),
        },
        work: `The chain was laid ${times} times, and each time the line was ${wrong} cm longer than written. The true length is ${metres(measured + off)}.`,
      })
    },
  }),
  template({
    id: 'sun-at-noon-of-the-equinox',
    topic: 'A.5',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [first, further] = [draw.int(5, 40), draw.int(5, 38)]
      const angle = (value: number) => quantity(value, '°')
      const apart = further * 111
      draw.need(first + further < 80 && 90 - first - further !== first + further)
      return reachable({
        ask: `A town lies at latitude ${first}° N, and a second town is ${num(apart)} km due north of it. What is the angle of the sun above the horizon at noon at the second town when the sun is overhead at the equator? [Take 1° of latitude as 111 km.]`,
        answer: angle(90 - first - further),
        slips: {
          'gave the latitude': angle(first + further),
          'took the first town': angle(90 - first),
          'took the difference of latitude alone': angle(90 - further),
          'went south instead of north': angle(90 - Math.abs(first - further)),
        },
        work: `${num(apart)} km are ${further}°, so the second town is at ${first + further}° N. At noon the sun stands at $90 - ${first + further}$ degrees: ${angle(90 - first - further)}.`,
      })
    },
  }),
  template({
    id: 'day-beyond-the-date-line',
    topic: 'A.5',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [east, west] = [draw.int(150, 175, 5), draw.int(150, 175, 5)]
      const [start, at] = [draw.int(7, 16), draw.int(0, 6)]
      const gap = ((east + west) * 4) / 60
      const time = start - gap + 24
      draw.need(Number.isInteger(gap * 3) && time < 22.5 && time > 2 && time !== 12 && start !== 12)
      const write = (hours: number, day: number) => {
        const [hour, minutes] = [Math.floor(hours + 1e-9), Math.round((hours - Math.floor(hours + 1e-9)) * 60)]
        const clock = `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes).padStart(2, '0')} ${hour < 12 ? 'a.m.' : 'p.m.'}`
        return `${clock} on ${days[(day + 7) % 7]}`
      }
      draw.need(Math.abs(time - start) > 0.1)
      return {
        ask: `It is ${write(start, at)} at an island on longitude ${east}° E. What are the local time and day at an island on longitude ${west}° W?`,
        answer: write(time, at - 1),
        slips: {
          'left out the change of day': write(time, at),
          'went to the next day': write(time, at + 1),
          'took off the time of the short way': write(start - 24 + gap, at - 1),
        },
        work: `The second island is ${east + west}° west by way of Greenwich, ${num(Math.floor(gap + 1e-9))} hours ${gap % 1 > 0.01 ? `${Math.round((gap % 1) * 60)} minutes ` : ''}behind. It is ${write(time, at - 1)}.`,
      }
    },
  }),
  template({
    id: 'mean-rainfall-of-five-years',
    topic: 'A.10',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const base = draw.int(8, 20) * 100
      const years = draw.ints(5, 1, 45).map((step) => base + step * 8)
      const mean = total(years) / 5
      const last = years[4] ?? 0
      draw.need(Math.abs(last - mean) >= 24 && Number.isInteger(mean))
      const name = (value: number) => `${num(round(Math.abs(value), 1))} mm ${value > 0 ? 'above' : 'below'} it`
      const middle = [...years].sort((a, b) => a - b)[2] ?? 0
      draw.need(last !== middle && middle !== mean)
      return {
        ask: `The rainfall of a station in five years is shown below.\n\n${grid(
          ['Year', 'First', 'Second', 'Third', 'Fourth', 'Fifth'],
          ['Rainfall (mm)', ...years],
        )}\n\nHow does the rainfall of the fifth year compare with the mean of the five years?`,
        answer: name(last - mean),
        slips: {
          'compared the wrong way': name(mean - last),
          'compared it with the median': name(last - middle),
          'left the fifth year out of the mean': name(last - (total(years) - last) / 4),
        },
        work: `The mean is ${num(mean)} mm, and the fifth year had ${num(last)} mm: ${name(last - mean)}.`,
      }
    },
  }),
  template({
    id: 'share-in-towns-after-growth',
    topic: 'B.2',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [all, towns, growth, moved] = [draw.int(20, 90), draw.int(6, 40), draw.int(2, 9), draw.int(1, 4)]
      draw.need(towns < all * 0.6 && towns > all * 0.2 && growth <= towns * 0.3)
      const share = ((towns + growth + moved) / (all + growth)) * 100
      return reachable({
        ask: `A country has ${all} million people, ${towns} million of them in towns. Over ten years natural increase raises the population of the towns by ${growth} million and ${moved} million people move from villages to towns; nothing else changes. What percentage then lives in towns, correct to one decimal place?`,
        answer: percent(share),
        slips: {
          'left out that the whole population grows': percent(((towns + growth + moved) / all) * 100),
          'left out those who moved': percent(((towns + growth) / (all + growth)) * 100),
          'added those who moved to the whole as well': percent(
            ((towns + growth + moved) / (all + growth + moved)) * 100,
          ),
          'gave the share before': percent((towns / all) * 100),
        },
        work: `Towns then have ${towns + growth + moved} million of ${all + growth} million people, which is ${percent(share)}.`,
      })
    },
  }),
  template({
    id: 'density-of-a-road-network',
    topic: 'B.3',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [tarred, earth, area] = [draw.int(200, 900, 10), draw.int(150, 800, 10), draw.int(36, 90) * 100]
      const per = (length: number) => `${num((length / area) * 100, 1)} km`
      draw.need(tarred !== earth)
      return reachable({
        ask: `A state of ${num(area)} km² has ${tarred} km of tarred roads and ${earth} km of earth roads. How many kilometres of road are there for every 100 km², correct to one decimal place?`,
        answer: per(tarred + earth),
        slips: {
          'left out earth roads': per(tarred),
          'left out tarred roads': per(earth),
          'halved it': per((tarred + earth) / 2),
          'took the difference': per(Math.abs(tarred - earth)),
        },
        work: `There are ${tarred + earth} km of road, and $\\frac{${tarred + earth}}{${area}} \\times 100$ is ${per(tarred + earth)}.`,
      })
    },
  }),
  template({
    id: 'detour-of-a-road',
    topic: 'B.3',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [scale, length] = [draw.pick([100_000, 200_000, 250_000, 500_000]), draw.int(6, 24)]
      const straight = (scale * length) / 100_000
      const road = round((straight * draw.int(1080, 1600)) / 1000, 1)
      const more = (road / straight - 1) * 100
      draw.need(road < 140 && straight >= 8)
      return reachable({
        ask: `Two towns are ${length} cm apart in a straight line on a map of scale ${ratio(scale)}. The road between them is ${num(road)} km long. By what percentage is the road longer than the straight line, correct to one decimal place?`,
        answer: percent(more),
        slips: {
          'divided by the road': percent((1 - straight / road) * 100),
          'gave the road as a percentage of the line': percent(100 + more),
          'gave the line as a percentage of the road': percent((straight / road) * 100),
          'gave the difference in kilometres': percent(road - straight),
        },
        work: `The straight line is ${num(straight)} km long. The road is longer by ${num(round(road - straight, 2))} km, that is by ${percent(more)}.`,
      })
    },
  }),
  template({
    id: 'index-of-exports',
    topic: 'B.5',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [base, first, second] = [draw.int(4, 40) * 20, draw.int(105, 160, 5), draw.int(105, 190, 5)]
      const tonnes = (base * second) / 100
      draw.need(first !== second && Number.isInteger(tonnes) && Number.isInteger((base * first) / 100))
      return reachable({
        ask: `A country exported ${base} thousand tonnes of cocoa in the base year, when the index was 100. The index was ${first} in the second year, and in the third year ${num(tonnes)} thousand tonnes were exported. What was the index in the third year?`,
        answer: num(second),
        slips: {
          'took the second year as the base': num(round((tonnes / ((base * first) / 100)) * 100)),
          'turned the ratio upside down': num(round((base / tonnes) * 100)),
          'added both rises': num(first + second - 100),
          'gave the rise alone': num(second - 100),
        },
        work: `$\\frac{${num(tonnes)}}{${base}} \\times 100$ is ${num(second)}.`,
      })
    },
  }),
]
