import { about, ends, num, quantity, round } from '../make/number.ts'
import { template } from '../make/template.ts'

export const gasLaws = [
  template({
    id: 'boyle-volume',
    topic: 'B.f',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [pressure, volume, other] = [draw.int(80, 150, 5), draw.int(120, 600, 20), draw.int(60, 300, 10)]
      const end = (pressure * volume) / other
      draw.need(pressure !== other && ends(end))
      return {
        ask: `A fixed mass of gas has a volume of ${volume} cm³ at a pressure of ${pressure} kPa. What is its volume at ${other} kPa and the same temperature?`,
        answer: quantity(end, 'cm³'),
        slips: {
          'took the volume to grow with the pressure': about((volume * other) / pressure, 'cm³'),
          'changed the volume by the difference of the pressures': quantity(volume + Math.abs(pressure - other), 'cm³'),
          'halved the volume': about(end / 2, 'cm³'),
          'doubled the volume': about(end * 2, 'cm³'),
        },
        work: `$p_{1}V_{1} = p_{2}V_{2}$: $V_{2} = \\frac{${pressure} \\times ${volume}}{${other}}$, which is ${quantity(end, 'cm³')}.`,
      }
    },
  }),
  template({
    id: 'charles-volume',
    topic: 'B.f',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [low, high, volume] = [draw.int(7, 67, 5), draw.int(77, 327, 10), draw.int(100, 600, 10)]
      const end = (volume * (high + 273)) / (low + 273)
      draw.need(ends(end, 1))
      return {
        ask: `A gas has a volume of ${volume} cm³ at ${low} °C. It is heated to ${high} °C at constant pressure. Calculate its new volume. [0 °C is 273 K]`,
        answer: quantity(end, 'cm³'),
        slips: {
          'left the temperatures in °C': about((volume * high) / low, 'cm³'),
          'turned the ratio over': about((volume * (low + 273)) / (high + 273), 'cm³'),
          'added the rise of temperature': quantity(volume + high - low, 'cm³'),
          'took the rise over 273': about(volume * (1 + (high - low) / 273), 'cm³'),
        },
        work: `$V_{2} = \\frac{${volume} \\times ${high + 273}}{${low + 273}}$, which is ${quantity(end, 'cm³')}.`,
      }
    },
  }),
  template({
    id: 'temperature-for-pressure',
    topic: 'B.f',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [low, pressure, other] = [draw.int(7, 47, 5), draw.int(80, 160, 5), draw.int(100, 300, 5)]
      const end = ((low + 273) * other) / pressure - 273
      draw.need(other > pressure && ends(end) && end < 250)
      return {
        ask: `The air in a sealed tin is at ${low} °C and a pressure of ${pressure} kPa. To what temperature must it be heated for its pressure to become ${other} kPa? [0 °C is 273 K]`,
        answer: quantity(end, '°C'),
        slips: {
          'left the temperature in kelvin': quantity(end + 273, '°C'),
          'left the temperatures in °C': about((low * other) / pressure, '°C'),
          'gave the rise of temperature': quantity(end - low, '°C'),
          'turned the ratio over': about(273 - ((low + 273) * pressure) / other, '°C'),
        },
        work: `$T_{2} = \\frac{${low + 273} \\times ${other}}{${pressure}} = ${num(end + 273)}$ K, which is ${quantity(end, '°C')}.`,
      }
    },
  }),
  template({
    id: 'general-gas-equation',
    topic: 'B.f',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [low, high, volume, pressure, other] = [
        draw.int(7, 47, 10),
        draw.int(57, 227, 10),
        draw.int(100, 500, 20),
        draw.int(90, 120, 5),
        draw.int(60, 240, 10),
      ]
      const end = (pressure * volume * (high + 273)) / ((low + 273) * other)
      draw.need(ends(end, 1) && pressure !== other)
      return {
        ask: `A gas occupies ${volume} cm³ at ${low} °C and ${pressure} kPa. What volume does it occupy at ${high} °C and ${other} kPa? [0 °C is 273 K]`,
        answer: quantity(end, 'cm³'),
        slips: {
          'left the temperatures in °C': about((pressure * volume * high) / (low * other), 'cm³'),
          'turned the ratio of pressures over': about(
            (other * volume * (high + 273)) / ((low + 273) * pressure),
            'cm³',
          ),
          'turned the ratio of temperatures over': about(
            (pressure * volume * (low + 273)) / ((high + 273) * other),
            'cm³',
          ),
          'left out the temperatures': about((pressure * volume) / other, 'cm³'),
        },
        work: `$V_{2} = \\frac{${pressure} \\times ${volume} \\times ${high + 273}}{${low + 273} \\times ${other}}$, which is ${quantity(end, 'cm³')}.`,
      }
    },
  }),
  template({
    id: 'bubble-from-depth',
    topic: 'B.f',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [depth, volume] = [draw.int(5, 60), draw.pick([0.4, 0.5, 0.6, 0.8, 1.2, 1.5, 2, 2.5])]
      const end = round((volume * (10 + depth)) / 10, 2)
      return {
        ask: `A bubble of volume ${num(volume)} cm³ rises from the bottom of a lake ${depth} m deep to the surface at constant temperature. If atmospheric pressure equals that of 10 m of water, what is the volume of the bubble at the surface?`,
        answer: quantity(end, 'cm³'),
        slips: {
          'left out the atmosphere at the bottom': quantity(round((volume * depth) / 10, 2), 'cm³'),
          'turned the ratio over': about((volume * 10) / (10 + depth), 'cm³'),
          'took the atmosphere away at the bottom': about((volume * Math.abs(depth - 10)) / 10, 'cm³'),
          'used half the depth': about((volume * (10 + depth / 2)) / 10, 'cm³'),
        },
        work: `The pressure falls from that of $10 + ${depth} = ${10 + depth}$ m of water to 10 m: $V = \\frac{${num(volume)} \\times ${10 + depth}}{10}$, which is ${quantity(end, 'cm³')}.`,
      }
    },
  }),
  template({
    id: 'air-in-tube',
    topic: 'B.f',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [thread, air, length] = [draw.int(6, 24), draw.int(74, 76), draw.int(10, 30)]
      const end = (length * air) / (air + thread)
      draw.need(ends(end, 1))
      return {
        ask: `A uniform glass tube closed at one end holds a column of dry air ${length} cm long shut in by a thread of mercury ${thread} cm long when it lies horizontally. How long is the air column when the tube stands upright with its open end at the top? [Atmospheric pressure is ${air} cmHg]`,
        answer: quantity(end, 'cm'),
        slips: {
          'turned the open end down': about((length * air) / (air - thread), 'cm'),
          'turned the ratio over': about((length * (air + thread)) / air, 'cm'),
          'used the pressure of the thread alone': about((length * thread) / air, 'cm'),
          'took the loss from the length twice': about(2 * end - length, 'cm'),
        },
        work: `The pressure rises from ${air} to $${air} + ${thread} = ${air + thread}$ cmHg: $l = \\frac{${length} \\times ${air}}{${air + thread}}$, which is ${quantity(end, 'cm')}.`,
      }
    },
  }),
  template({
    id: 'pressure-in-tyre',
    topic: 'B.f',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [low, high, pressure] = [draw.int(17, 37, 5), draw.int(42, 82), draw.int(180, 320, 5)]
      const end = (pressure * (high + 273)) / (low + 273)
      draw.need(ends(end))
      return {
        ask: `The pressure of the air in a tyre is ${pressure} kPa at ${low} °C. After a long journey the air is at ${high} °C. If the volume of the tyre does not change, what is the pressure now? [0 °C is 273 K]`,
        answer: quantity(end, 'kPa'),
        slips: {
          'left the temperatures in °C': about((pressure * high) / low, 'kPa'),
          'turned the ratio over': about((pressure * (low + 273)) / (high + 273), 'kPa'),
          'added the rise of temperature': quantity(pressure + high - low, 'kPa'),
          'took the rise over 273': about(pressure * (1 + (high - low) / 273), 'kPa'),
        },
        work: `$p_{2} = \\frac{${pressure} \\times ${high + 273}}{${low + 273}}$, which is ${quantity(end, 'kPa')}.`,
      }
    },
  }),
  template({
    id: 'volume-change-of-pressure',
    topic: 'B.f',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [percent, pressure] = [draw.pick([20, 25, 36, 37.5, 40, 50, 60, 75]), draw.int(90, 200, 5)]
      const end = pressure / (1 - percent / 100)
      draw.need(ends(end, 1) && end - pressure !== pressure)
      return {
        ask: `A gas at ${pressure} kPa is compressed slowly at constant temperature until its volume is ${num(percent)}% less than at first. Calculate its new pressure.`,
        answer: quantity(end, 'kPa'),
        slips: {
          'raised the pressure by the same percentage': about(pressure * (1 + percent / 100), 'kPa'),
          'divided by the part taken away': about((pressure * 100) / percent, 'kPa'),
          'lowered the pressure by the percentage': about(pressure * (1 - percent / 100), 'kPa'),
          'gave the increase of the pressure': about(end - pressure, 'kPa'),
        },
        work: `${num(100 - percent)}% of the volume is left: $p_{2} = \\frac{${pressure}}{${num(1 - percent / 100)}}$, which is ${quantity(end, 'kPa')}.`,
      }
    },
  }),
]
