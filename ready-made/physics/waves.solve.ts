import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'

/** By times, counts and substitution, where the usual way is speed = frequency × wavelength. */
export const wavesSolvers: Solver[] = [
  {
    // The last crest reaches the place of the first after as many periods as there are gaps.
    of: ['speed-from-crests'],
    solve: ({ read }) => {
      const [crests = 0, distance = 0, frequency = 0] = read(
        /of (\d+) consecutive crests is ([\d.]+) cm\..*at ([\d.]+) Hz/,
      ).map(Number)
      return ({ value }) => near(distance / value, (crests - 1) / frequency)
    },
  },
  {
    // The frequency of each wavelength.
    of: ['wavelength-of-radio'],
    solve: ({ read, formulas, value: worth }) => {
      const [megahertz = 0] = read(/frequency of ([\d.]+) MHz/).map(Number)
      return ({ value }) => near(worth(formulas[0] ?? '') / value, megahertz * 1e6)
    },
  },
  {
    // The time there and the time back.
    of: ['echo-from-cliff'],
    solve: ({ read }) => {
      const [time = 0, speed = 0] = read(/echo ([\d.]+) s later.*air is ([\d.]+) m s⁻¹/).map(Number)
      return ({ value }) => near(value / speed + value / speed, time)
    },
  },
  {
    // From the right place both echoes have the same speed.
    of: ['second-echo'],
    solve: ({ read }) => {
      const [first = 0, walk = 0, second = 0] = read(
        /cliff after ([\d.]+) s\. She walks ([\d.]+) m straight away .*after ([\d.]+) s\./,
      ).map(Number)
      return ({ value }) => near((2 * value) / second, (2 * (value - walk)) / first)
    },
  },
  {
    // How far the sound in air still has to go when the other arrives.
    of: ['two-sounds-of-rail'],
    solve: ({ read }) => {
      const [length = 0, steel = 0, air = 0] = read(
        /rail ([\d.]+) m long .*is ([\d.]+) m s⁻¹ in steel and ([\d.]+) m s⁻¹ in air/,
      ).map(Number)
      return (length - air * (length / steel)) / air
    },
  },
  {
    // In one period the sound runs along the pipe four times.
    of: ['closed-pipe-fundamental'],
    solve: ({ read }) => {
      const [length = 0, speed = 0] = read(/one end is ([\d.]+) cm long\..*air is ([\d.]+) m s⁻¹/).map(Number)
      return ({ value }) => near(speed / value, (4 * length) / 100)
    },
  },
  {
    // The tension that tunes the string to each frequency.
    of: ['frequency-of-string'],
    solve: ({ read }) => {
      const [frequency = 0, before = 0, after = 0] = read(
        /at ([\d.]+) Hz when its tension is ([\d.]+) N\..*tension is ([\d.]+) N/,
      ).map(Number)
      return ({ value }) => near(before * (value / frequency) ** 2, after)
    },
  },
  {
    // The end correction from both lengths, then a quarter of a wavelength.
    of: ['resonance-lengths'],
    solve: ({ read }) => {
      const [frequency = 0, first = 0, next = 0] = read(
        /frequency ([\d.]+) Hz .*column of ([\d.]+) cm and the next at ([\d.]+) cm/,
      ).map(Number)
      const end = (next - 3 * first) / 2
      return ({ value }) => near(value, (4 * frequency * (first + end)) / 100)
    },
  },
  {
    // All the waves that pass, laid end to end.
    of: ['speed-from-count'],
    solve: ({ read }) => {
      const [waves = 0, time = 0, apart = 0] = read(
        /(\d+) complete waves pass .*in ([\d.]+) s\..*are ([\d.]+) m apart/,
      ).map(Number)
      return ({ value }) => near(value * time, waves * apart)
    },
  },
  {
    // As many crests go on in a second as arrive.
    of: ['wavelength-in-second-medium'],
    solve: ({ read }) => {
      const [length = 0, deep = 0, shallow = 0] = read(
        /wavelength ([\d.]+) cm travel at ([\d.]+) cm s⁻¹ in deep .*speed is ([\d.]+) cm s⁻¹/,
      ).map(Number)
      return ({ value }) => near(shallow / value, deep / length)
    },
  },
  {
    // The vibrations that the slower fork falls behind in the time.
    of: ['beats-of-two-forks'],
    solve: ({ read }) => {
      const [known = 0, beats = 0, time = 0] = read(
        /fork of ([\d.]+) Hz and a second fork of lower frequency give (\d+) beats in ([\d.]+) s/,
      ).map(Number)
      return ({ value }) => near(known * time - value * time, beats)
    },
  },
]
