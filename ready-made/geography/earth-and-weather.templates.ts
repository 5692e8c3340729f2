import { grid } from '../make/grid.ts'
import { ends, num, quantity, round } from '../make/number.ts'
import { reachable } from '../make/reachable.ts'
import { template } from '../make/template.ts'

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const places = ['P', 'Q', 'R', 'S', 'T', 'X', 'Y', 'Z'] as const

/** Minutes after midnight, of whichever day, as a clock shows them. */
function clock(minutes: number): string {
  const ofDay = ((minutes % 1440) + 1440) % 1440
  if (ofDay % 720 === 0) return ofDay === 0 ? '12:00 midnight' : '12:00 noon'
  const [hours, rest] = [Math.floor(ofDay / 60), ofDay % 60]
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(rest).padStart(2, '0')} ${hours < 12 ? 'a.m.' : 'p.m.'}`
}

/** A sentence that ends in a time: `p.m.` has its full stop already. */
const ending = (sentence: string) => (sentence.endsWith('.') ? sentence : `${sentence}.`)

export const earthAndWeather = [
  template({
    id: 'time-at-another-place',
    topic: 'A.5',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [here, away] = [draw.int(-60, 60, 5), draw.int(-80, 80, 5)]
      const start = draw.int(7, 17) * 60
      const gap = (away - here) * 4
      draw.need(here !== 0 && away !== 0 && Math.abs(gap) >= 80 && gap % 60 !== 0)
      draw.need(
        start + gap >= 60 && start + gap <= 1380 && start - gap >= 60 && start - gap <= 1380 && here + away !== 0,
      )
      const [one = 'P', other = 'Q'] = draw.several(places, 2)
      const wrong = Math.abs(Math.abs(here) + Math.sign(here) * Math.sign(away) * Math.abs(away))
      const side = (degrees: number) => `longitude ${Math.abs(degrees)}° ${degrees > 0 ? 'E' : 'W'}`
      return {
        ask: `${one} is on ${side(here)} and ${other} on ${side(away)}. When the local time at ${one} is ${clock(start)}, what is the local time at ${other}?`,
        answer: clock(start + gap),
        slips: {
          'went the wrong way': clock(start - gap),
          'took the wrong sum or difference of longitudes': clock(start + Math.sign(gap) * wrong * 4),
          'took the time of Greenwich': clock(start - here * 4),
          'took an hour too many': clock(start + gap + 60),
          'took an hour too few': clock(start + gap - 60),
        },
        work: ending(
          `The longitudes differ by ${Math.abs(away - here)}°, which is ${Math.abs(gap)} minutes, and ${other} lies ${gap > 0 ? 'east' : 'west'} of ${one}. The time is ${clock(start + gap)}`,
        ),
      }
    },
  }),
  template({
    id: 'longitude-from-two-times',
    topic: 'A.5',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [here, gap] = [draw.int(5, 40, 5), draw.int(10, 90, 5)]
      const isEast = draw.pick(['yes', 'no']) === 'yes'
      const start = draw.int(8, 14) * 60
      const away = isEast ? here + gap : here - gap
      const time = start + (isEast ? gap : -gap) * 4
      draw.need(Math.abs(away) >= 5 && gap !== here && time > 120 && time < 1320)
      const write = (degrees: number) => `${Math.abs(degrees)}° ${degrees > 0 ? 'E' : 'W'}`
      return {
        ask: `When it is ${clock(start)} local time at a place on longitude ${here}° E, it is ${clock(time)} local time on the same day at a ship. On which longitude is the ship?`,
        answer: write(away),
        slips: {
          'went the wrong way': write(isEast ? here - gap : here + gap),
          'exchanged east and west': write(-away),
          'gave the difference of longitudes': write(isEast ? gap : -gap),
          'took 5 minutes for a degree': write(isEast ? here + (gap * 4) / 5 : here - (gap * 4) / 5),
        },
        work: `The times differ by ${gap * 4} minutes, which is ${gap}°, and the ship lies ${isEast ? 'east' : 'west'}: ${write(away)}.`,
      }
    },
  }),
  template({
    id: 'distance-along-a-meridian',
    topic: 'A.5',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [north, south] = [draw.int(3, 40), draw.int(3, 35)]
      const isOpposite = draw.pick(['yes', 'no']) === 'yes'
      const apart = isOpposite ? north + south : Math.abs(north - south)
      draw.need(Math.abs(north - south) >= 4)
      const km = (degrees: number) => quantity(degrees * 111, 'km')
      return reachable({
        ask: `Two towns lie on the same meridian, one at latitude ${north}° N and the other at ${south}° ${isOpposite ? 'S' : 'N'}. How far apart are they? [Take 1° of latitude as 111 km.]`,
        answer: km(apart),
        slips: {
          'took the wrong sum or difference of latitudes': km(isOpposite ? Math.abs(north - south) : north + south),
          'took the first latitude alone': km(north),
          'took the second latitude alone': km(south),
          'took one degree too many': km(apart + 1),
        },
        work: `The latitudes differ by ${apart}°, and $${apart} \\times 111$ is ${km(apart)}.`,
      })
    },
  }),
  template({
    id: 'flight-and-local-time',
    topic: 'A.5',
    difficulty: 'Hard',
    minutes: 2.5,
    make(draw) {
      const [away, hours, start] = [draw.int(30, 105, 15), draw.int(4, 10), draw.int(6, 12)]
      const isWest = draw.pick(['yes', 'no']) === 'yes'
      const gap = ((isWest ? -1 : 1) * (away - (isWest ? -15 : 15))) / 15
      const leave = start * 60 + draw.pick([0, 15, 30, 45])
      const arrive = leave + hours * 60 + gap * 60
      draw.need(arrive < 1380 && arrive > 0 && Math.abs(gap) >= 2 && hours !== Math.abs(gap))
      return {
        ask: `A plane leaves a town on longitude 15° E at ${clock(leave)} local time and flies for ${hours} hours to a town on longitude ${away}° ${isWest ? 'W' : 'E'}. What is the local time there when it lands?`,
        answer: clock(arrive),
        slips: {
          'left out the longitudes': clock(leave + hours * 60),
          'went the wrong way': clock(leave + hours * 60 - gap * 60),
          'left out the flight': clock(leave + gap * 60),
          'took the second longitude alone': clock(leave + hours * 60 + (isWest ? -away : away) * 4),
        },
        work: ending(
          `The plane lands at ${clock(leave + hours * 60)} by the clock of the first town. The second is ${Math.abs(gap)} hours ${gap > 0 ? 'ahead' : 'behind'}: ${clock(arrive)}`,
        ),
      }
    },
  }),
  template({
    id: 'temperature-on-a-mountain',
    topic: 'A.10',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [low, high, warm] = [draw.int(2, 9) * 100, draw.int(14, 38) * 100, draw.int(24, 34)]
      const fall = ((high - low) * 6.5) / 1000
      draw.need(ends(fall, 1))
      const degrees = (value: number) => quantity(round(value, 1), '°C', 1)
      draw.need(warm - fall > 3)
      return reachable({
        ask: `The temperature is ${warm} °C at a station ${low} m above sea level. Temperature falls by 6.5 °C for each 1000 m of height. What is it at ${num(high)} m, correct to one decimal place?`,
        answer: degrees(warm - fall),
        slips: {
          'left out the height of the station': degrees(warm - (high * 6.5) / 1000),
          'added the fall': degrees(warm + fall),
          'gave the fall alone': degrees(fall),
          'added the heights': degrees(warm - ((high + low) * 6.5) / 1000),
        },
        work: `The height grows by ${num(high - low)} m, so the temperature falls by ${num(fall)} °C to ${degrees(warm - fall)}.`,
      })
    },
  }),
  template({
    id: 'relative-humidity',
    topic: 'A.10',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [holds, share] = [draw.int(12, 40), draw.int(6, 19) * 5]
      const has = (holds * share) / 100
      draw.need(ends(has, 1))
      const percent = (value: number) => quantity(round(value), '%')
      return reachable({
        ask: `A cubic metre of air at a certain temperature can hold ${holds} g of water vapour, and it holds ${num(has)} g. What is its relative humidity, to the nearest whole number?`,
        answer: percent(share),
        slips: {
          'turned it upside down': percent((holds / has) * 100),
          'gave what is missing': percent(100 - share),
          'divided the difference by what it holds': percent(((holds - has) / has) * 100),
          'gave the difference in grams': percent(holds - has),
        },
        work: `$\\frac{${num(has)}}{${holds}} \\times 100$ is ${percent(share)}.`,
      })
    },
  }),
  template({
    id: 'hottest-month-above-the-mean',
    topic: 'A.10',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const start = draw.int(22, 26)
      const temperatures = [0, 2, 3, 4, 3, 1, 0, 0, 1, 2, 1, 0].map((usual) => start + usual + draw.int(0, 1))
      const [top, low] = [Math.max(...temperatures), Math.min(...temperatures)]
      const mean = total(temperatures) / 12
      draw.need(Number.isInteger(mean * 2) && top - low >= 4)
      return reachable({
        ask: `The table shows the mean monthly temperatures of a station.\n\n${grid(
          ['Month', 'J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'],
          ['Temperature (°C)', ...temperatures],
        )}\n\nWhat is the difference between its mean annual temperature and the temperature of its hottest month?`,
        answer: quantity(top - mean, '°C'),
        slips: {
          'gave the annual range': quantity(top - low, '°C'),
          'compared the mean with the coolest month': quantity(mean - low, '°C'),
          'compared the first month with the last': quantity(
            Math.abs((temperatures[0] ?? 0) - (temperatures[11] ?? 0)),
            '°C',
          ),
          'took half of the annual range': quantity((top - low) / 2, '°C'),
          'added one': quantity(top - mean + 1, '°C'),
        },
        work: `The temperatures come to ${total(temperatures)} °C, so the mean is ${num(mean)} °C. The hottest month has ${top} °C, which is more by ${quantity(top - mean, '°C')}.`,
      })
    },
  }),
  template({
    id: 'share-of-rain-in-a-season',
    topic: 'A.10',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const wet = [
        draw.int(90, 160, 5),
        draw.int(150, 240, 5),
        draw.int(180, 300, 5),
        draw.int(150, 260, 5),
        draw.int(60, 130, 5),
      ]
      const dry = [
        draw.int(5, 20),
        draw.int(10, 40),
        draw.int(10, 40),
        draw.int(30, 70),
        draw.int(30, 70),
        draw.int(5, 30),
        draw.int(2, 10),
      ]
      const rain = [...dry.slice(0, 3), dry[3] ?? 0, ...wet, dry[4] ?? 0, dry[5] ?? 0, dry[6] ?? 0]
      const share = (part: number) => quantity(round((part / total(rain)) * 100, 1), '%', 1)
      const season = total(wet)
      return reachable({
        ask: `The table shows the rainfall of a station.\n\n${grid(
          ['Month', 'J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'],
          ['Rainfall (mm)', ...rain],
        )}\n\nWhat percentage of the year's rain falls from May to September, correct to one decimal place?`,
        answer: share(season),
        slips: {
          'left out September': share(season - (wet[4] ?? 0)),
          'left out May': share(season - (wet[0] ?? 0)),
          'counted from April': share(season + (dry[3] ?? 0)),
          'counted to October': share(season + (dry[4] ?? 0)),
        },
        work: `From May to September ${season} mm fall, and ${num(total(rain))} mm in the year. That is ${share(season)}.`,
      })
    },
  }),
  template({
    id: 'discharge-of-a-river',
    topic: 'A.9',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [wide, far, time] = [draw.int(8, 40), draw.int(10, 60, 5), draw.int(10, 60, 5)]
      const depths = [draw.int(5, 15), draw.int(16, 30), draw.int(8, 20)]
      const depth = total(depths) / 30
      const speed = far / time
      const flow = wide * depth * speed
      draw.need(ends(depth, 1) && ends(flow, 2) && speed >= 0.4 && speed <= 2.5 && speed !== 1)
      const write = (value: number) => quantity(round(value, 2), 'm³ s⁻¹')
      return reachable({
        ask: `A river is ${wide} m wide. Its depth at three points is ${depths.map((one) => num(one / 10)).join(' m, ')} m. A float takes ${time} s to travel ${far} m. Using the mean depth, calculate the discharge.`,
        answer: write(flow),
        slips: {
          'turned the speed upside down': write((wide * depth * time) / far),
          'left out the speed': write(wide * depth),
          'used the greatest depth': write((wide * Math.max(...depths) * speed) / 10),
          'added the depths': write(flow * 3),
        },
        work: `The mean depth is ${num(depth)} m and the speed ${num(round(speed, 3))} m s⁻¹. Width times depth times speed is ${write(flow)}.`,
      })
    },
  }),
  template({
    id: 'drainage-density',
    topic: 'A.9',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const streams = [draw.int(12, 40), draw.int(8, 30), draw.int(20, 60)]
      const [area, smaller] = [draw.int(20, 90, 5), draw.int(5, 25, 5)]
      const density = total(streams) / area
      draw.need(ends(density, 2) && smaller < area / 2 && density > 0.5 && density !== 1)
      const write = (value: number) => `${num(value, 2)} km per km²`
      return reachable({
        ask: `The streams of a basin of ${area} km² are ${streams.join(' km, ')} km long, and no others flow in it. Calculate its drainage density, correct to two decimal places.`,
        answer: write(density),
        slips: {
          'turned it upside down': write(area / total(streams)),
          'left out the last stream': write((total(streams) - (streams[2] ?? 0)) / area),
          'took the mean length': write(density / 3),
          'counted the streams': write(3 / area),
        },
        work: `The streams are ${total(streams)} km long together, and $${total(streams)} \\div ${area}$ is ${write(density)}.`,
      })
    },
  }),
]
