import { about, ends, num, quantity, round } from '../make/number.ts'
import { template } from '../make/template.ts'

const speed = 'm s⁻¹'

export const waves = [
  template({
    id: 'speed-from-crests',
    topic: 'C.a',
    difficulty: 'Easy',
    minutes: 1.5,
    make(draw) {
      const [crests, length, frequency] = [draw.int(4, 11), draw.pick([1.5, 2, 2.4, 3, 4, 5]), draw.int(3, 20)]
      const apart = round((crests - 1) * length, 1)
      draw.need(crests - 1 !== frequency)
      return {
        ask: `In a ripple tank, the distance between the first and the last of ${crests} consecutive crests is ${num(apart)} cm. If the dipper vibrates at ${frequency} Hz, calculate the speed of the waves.`,
        answer: quantity(round(length * frequency, 1), 'cm s⁻¹'),
        slips: {
          'counted the crests and not the gaps': about((apart / crests) * frequency, 'cm s⁻¹'),
          'took the whole distance as a wavelength': about(apart * frequency, 'cm s⁻¹'),
          'divided by the frequency': about(length / frequency, 'cm s⁻¹'),
          'divided the frequency by the wavelength': about(frequency / length, 'cm s⁻¹'),
        },
        work: `${crests} crests are ${crests - 1} wavelengths apart: $\\lambda = \\frac{${num(apart)}}{${crests - 1}} = ${num(length)}$ cm, and $v = ${frequency} \\times ${num(length)}$, which is ${quantity(round(length * frequency, 1), 'cm s⁻¹')}.`,
      }
    },
  }),
  template({
    id: 'wavelength-of-radio',
    topic: 'C.a',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const megahertz = draw.pick([75, 80, 96, 100, 120, 125, 150, 160, 200, 240])
      const length = 300 / megahertz
      return {
        ask: `A radio station broadcasts at a frequency of ${megahertz} MHz. Calculate the wavelength of its waves. [Speed of electromagnetic waves is $3.0 \\times 10^{8}$ m s⁻¹]`,
        answer: quantity(length, 'm'),
        slips: {
          'turned the fraction over': about(megahertz / 300, 'm'),
          'took a kilohertz for a megahertz': quantity(length * 1000, 'm'),
          'halved the wavelength': about(length / 2, 'm'),
          'lost a power of ten': quantity(length * 10, 'm'),
        },
        work: `$\\lambda = \\frac{v}{f} = \\frac{3.0 \\times 10^{8}}{${megahertz} \\times 10^{6}}$, which is ${quantity(length, 'm')}.`,
      }
    },
  }),
  template({
    id: 'echo-from-cliff',
    topic: 'C.h',
    difficulty: 'Easy',
    minutes: 1,
    make(draw) {
      const [time, sound] = [draw.pick([0.6, 0.8, 1.2, 1.4, 1.6, 1.8, 2.4, 2.5, 3, 3.2]), draw.int(330, 350, 2)]
      const way = round((sound * time) / 2, 2)
      return {
        ask: `A boy claps his hands in front of a high wall and hears the echo ${num(time)} s later. If the speed of sound in air is ${sound} m s⁻¹, how far is he from the wall?`,
        answer: quantity(way, 'm'),
        slips: {
          'left out the way back': quantity(round(way * 2, 2), 'm'),
          'divided the speed by the time': about(sound / time, 'm'),
          'halved twice': quantity(round(way / 2, 2), 'm'),
          'halved the speed and divided': about(sound / 2 / time, 'm'),
        },
        work: `The sound goes there and back: $d = \\frac{${sound} \\times ${num(time)}}{2}$, which is ${quantity(way, 'm')}.`,
      }
    },
  }),
  template({
    id: 'second-echo',
    topic: 'C.h',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [walk, sound, first] = [draw.int(34, 170, 17), 340, draw.pick([0.8, 1, 1.2, 1.5, 1.8, 2])]
      const second = round(first + (2 * walk) / sound, 2)
      const away = round((sound * first) / 2, 1)
      draw.need(ends((2 * walk) / sound, 1) && away !== walk && away !== 2 * walk)
      return {
        ask: `A girl hears the echo of her clap from a cliff after ${num(first)} s. She walks ${walk} m straight away from the cliff and now hears the echo after ${num(second)} s. How far from the cliff does she stand now?`,
        answer: quantity(round(away + walk, 1), 'm'),
        slips: {
          'gave the distance she started from': quantity(away, 'm'),
          'left out the way back': quantity(round(sound * second, 1), 'm'),
          'walked towards the cliff': quantity(Math.abs(round(away - walk, 1)), 'm'),
          'added the walk twice': quantity(round(away + 2 * walk, 1), 'm'),
        },
        work: `The sound goes $2 \\times ${walk}$ m further in $${num(second)} - ${num(first)} = ${num(round(second - first, 2))}$ s, so its speed is ${sound} m s⁻¹: $\\frac{${sound} \\times ${num(second)}}{2}$ is ${quantity(round(away + walk, 1), 'm')}.`,
      }
    },
  }),
  template({
    id: 'two-sounds-of-rail',
    topic: 'C.h',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [steel, air, length] = [draw.pick([5100, 5000, 4800]), draw.pick([330, 340, 350]), draw.int(300, 1200, 10)]
      const gap = length / air - length / steel
      return {
        ask: `One end of a steel rail ${length} m long is struck with a hammer. At the other end two sounds are heard, one through the steel and one through the air. How much time is between them, correct to two decimal places? [Speed of sound is ${steel} m s⁻¹ in steel and ${air} m s⁻¹ in air]`,
        answer: quantity(gap, 's', 2),
        slips: {
          'gave the time through the air': quantity(length / air, 's', 2),
          'gave the time through the steel': quantity(length / steel, 's', 2),
          'added the times': quantity(length / air + length / steel, 's', 2),
          'subtracted the speeds first': quantity(length / (steel - air), 's', 2),
        },
        work: `$\\frac{${length}}{${air}} - \\frac{${length}}{${steel}} = ${num(length / air, 4)} - ${num(length / steel, 4)}$, which is ${quantity(gap, 's', 2)}.`,
      }
    },
  }),
  template({
    id: 'closed-pipe-fundamental',
    topic: 'C.h',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [sound, length] = [draw.int(330, 350, 2), draw.int(16, 85)]
      const frequency = (sound * 100) / (4 * length)
      draw.need(ends(frequency, 1) && ![frequency, frequency * 2, frequency * 4].includes(sound))
      return {
        ask: `A pipe closed at one end is ${length} cm long. If the speed of sound in air is ${sound} m s⁻¹ and end corrections are neglected, calculate the frequency of its fundamental note.`,
        answer: quantity(frequency, 'Hz'),
        slips: {
          'took it as open at both ends': quantity(frequency * 2, 'Hz'),
          'took the length as a whole wavelength': quantity(frequency * 4, 'Hz'),
          'found the first overtone': quantity(round(frequency * 3, 1), 'Hz'),
          'halved the frequency': about(frequency / 2, 'Hz'),
        },
        work: `$f = \\frac{v}{4l} = \\frac{${sound}}{4 \\times ${num(length / 100)}}$, which is ${quantity(frequency, 'Hz')}.`,
      }
    },
  }),
  template({
    id: 'frequency-of-string',
    topic: 'C.h',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [frequency, times, pull] = [draw.int(120, 480, 10), draw.pick([1.5, 2, 2.5, 3, 4]), draw.int(4, 40)]
      const second = round(pull * times ** 2, 2)
      return {
        ask: `A stretched string vibrates at ${frequency} Hz when its tension is ${pull} N. At what frequency does the same length of it vibrate when the tension is ${num(second)} N?`,
        answer: quantity(frequency * times, 'Hz'),
        slips: {
          'used the ratio of the tensions': quantity(round(frequency * times ** 2, 1), 'Hz'),
          'turned the ratio over': about(frequency / times, 'Hz'),
          'added the rise of the tension': about(frequency + second - pull, 'Hz'),
          'halved the ratio of the tensions': about((frequency * times ** 2) / 2, 'Hz'),
        },
        work: `$f$ grows with $\\sqrt{T}$: $${frequency} \\times \\sqrt{\\frac{${num(second)}}{${pull}}} = ${frequency} \\times ${num(times)}$, which is ${quantity(frequency * times, 'Hz')}.`,
      }
    },
  }),
  template({
    id: 'resonance-lengths',
    topic: 'C.h',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [first, gap, frequency] = [
        draw.int(14, 24),
        draw.int(30, 54),
        draw.pick([256, 288, 320, 330, 341, 360, 384, 425, 450, 480, 500, 512]),
      ]
      const sound = (2 * gap * frequency) / 100
      draw.need(
        sound >= 330 &&
          sound < 355 &&
          ends(sound, 2) &&
          sound !== frequency &&
          first * 3 < first + gap &&
          first * 3 + 6 > first + gap,
      )
      return {
        ask: `A tuning fork of frequency ${frequency} Hz is held over a resonance tube. The first resonance is at an air column of ${first} cm and the next at ${first + gap} cm. Calculate the speed of sound in the air.`,
        answer: quantity(sound, speed),
        slips: {
          'took the first length as a quarter wavelength': quantity(round((4 * first * frequency) / 100, 2), speed),
          'took the second length as three quarters': about((4 * (first + gap) * frequency) / 300, speed),
          'took the difference as a whole wavelength': quantity(round(sound / 2, 2), speed),
          'took the second length as half a wavelength': quantity(
            round((2 * (first + gap) * frequency) / 100, 2),
            speed,
          ),
        },
        work: `The lengths differ by half a wavelength: $\\lambda = 2 \\times ${gap} = ${2 * gap}$ cm, and $v = ${frequency} \\times ${num((2 * gap) / 100)}$, which is ${quantity(sound, speed)}.`,
      }
    },
  }),
  template({
    id: 'speed-from-count',
    topic: 'C.a',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [waves, time, length] = [draw.int(12, 60, 2), draw.int(3, 30), draw.pick([0.4, 0.5, 0.8, 1.2, 1.5, 2.5])]
      const pace = (waves / time) * length
      draw.need(waves !== time && ends(pace, 2) && ends(waves / time, 2))
      return {
        ask: `${waves} complete waves pass a post in the sea in ${time} s. If neighbouring crests are ${num(length)} m apart, calculate the speed of the waves.`,
        answer: quantity(round(pace, 2), speed),
        slips: {
          'used the period for the frequency': about((time / waves) * length, speed),
          'divided by the wavelength': about(waves / time / length, speed),
          'left out the number of waves': about(length / time, speed),
          'multiplied the period by the wavelength twice': about((time / waves) * length * 2, speed),
        },
        work: `$f = \\frac{${waves}}{${time}} = ${num(waves / time)}$ Hz, and $v = ${num(waves / time)} \\times ${num(length)}$, which is ${quantity(round(pace, 2), speed)}.`,
      }
    },
  }),
  template({
    id: 'wavelength-in-second-medium',
    topic: 'C.c',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [first, second, length] = [
        draw.int(12, 60, 2),
        draw.int(10, 50, 2),
        draw.pick([1.2, 1.5, 1.8, 2, 2.4, 3, 4]),
      ]
      const end = (length * second) / first
      draw.need(second < first && ends(end, 2))
      return {
        ask: `Water waves of wavelength ${num(length)} cm travel at ${first} cm s⁻¹ in deep water and enter shallow water, where their speed is ${second} cm s⁻¹. Calculate their wavelength in the shallow water.`,
        answer: quantity(end, 'cm'),
        slips: {
          'turned the ratio of the speeds over': about((length * first) / second, 'cm'),
          'divided the speed by the first wavelength': about(second / length, 'cm'),
          'used the difference of the speeds': about((length * (first - second)) / first, 'cm'),
          'halved the wavelength': about(end / 2, 'cm'),
        },
        work: `The frequency stays $\\frac{${first}}{${num(length)}}$ Hz: $\\lambda = ${num(length)} \\times \\frac{${second}}{${first}}$, which is ${quantity(end, 'cm')}.`,
      }
    },
  }),
  template({
    id: 'beats-of-two-forks',
    topic: 'C.h',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [frequency, beats, time] = [draw.int(220, 480, 4), draw.int(12, 40, 2), draw.int(2, 8)]
      const rate = beats / time
      draw.need(ends(rate) && rate >= 2 && rate <= 12 && rate !== time)
      return {
        ask: `A tuning fork of ${frequency} Hz and a second fork of lower frequency give ${beats} beats in ${time} s when they sound together. What is the frequency of the second fork?`,
        answer: quantity(frequency - rate, 'Hz'),
        slips: {
          'added the beats': quantity(frequency + rate, 'Hz'),
          'did not divide by the time': quantity(frequency - beats, 'Hz'),
          'halved the beats': quantity(frequency - rate / 2, 'Hz'),
          'added all the beats': quantity(frequency + beats, 'Hz'),
        },
        work: `There are $\\frac{${beats}}{${time}} = ${rate}$ beats a second, and $${frequency} - ${rate}$ is ${quantity(frequency - rate, 'Hz')}.`,
      }
    },
  }),
]
