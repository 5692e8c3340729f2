import type { Solver } from '../make/solver.ts'
import { near } from '../make/steps.ts'

/** By counting beats and breaths, and by filling what was measured with each option. */
export const bodySolvers: Solver[] = [
  {
    // Four counts of 15 seconds make a minute.
    of: ['pulse-after-exercise'],
    solve: ({ read }) => {
      const [rest = 0, seconds = 0, after = 0, again = 0] = read(
        /counted (\d+) heartbeats in (\d+) seconds at rest, and (\d+) heartbeats in (\d+) seconds after running\. By how many beats per minute/,
      ).map(Number)
      let more = 0
      for (let second = 0; second < 60; second += seconds) more -= rest
      for (let second = 0; second < 60; second += again) more += after
      return more
    },
  },
  {
    // Beat by beat.
    of: ['cardiac-output'],
    solve: ({ read }) => {
      const [each = 0, beats = 0] = read(/heart pumps (\d+) cm³ of blood, and it beats (\d+) times a minute/).map(
        Number,
      )
      let pumped = 0
      for (let beat = 0; beat < beats; beat += 1) pumped += each
      return pumped / 1000
    },
  },
  {
    // Each option laid on top of the output at rest.
    of: ['output-at-rest-and-in-exercise'],
    solve: ({ read }) => {
      const [beats = 0, each = 0, fast = 0, more = 0] = read(
        /At rest a heart beats (\d+) times a minute and pumps (\d+) cm³ at each beat\. In exercise it beats (\d+) times a minute and pumps (\d+) cm³ at each beat/,
      ).map(Number)
      const onePercent = (beats * each) / 100
      return ({ value }) => Math.abs(beats * each + value * onePercent - fast * more) <= onePercent / 2
    },
  },
  {
    of: ['stroke-volume-from-output'],
    solve: ({ read }) => {
      const [seconds = 0, beats = 0, output = 0] = read(
        /In (\d+) seconds a pulse of (\d+) beats is counted\. The heart pumps ([\d.]+) dm³ of blood in one minute/,
      ).map(Number)
      // As much in the seconds that were counted.
      return ({ value }) => near((value * beats) / 1000, (output / 60) * seconds)
    },
  },
  {
    // Breath by breath.
    of: ['air-that-reaches-the-alveoli'],
    solve: ({ read }) => {
      const [air = 0, breaths = 0, stays = 0] = read(
        /breathes in (\d+) cm³ of air at each breath and takes (\d+) breaths a minute\. Of each breath (\d+) cm³ stays in the air passages/,
      ).map(Number)
      let fresh = 0
      for (let breath = 0; breath < breaths; breath += 1) fresh += air - stays
      return fresh
    },
  },
  {
    // What was breathed in and did not come out again.
    of: ['oxygen-taken-up'],
    solve: ({ read }) => {
      const [before = 0, after = 0, breaths = 0, air = 0] = read(
        /breathed in has (\d+)% of oxygen and air breathed out (\d+)%\. A boy breathes (\d+) times a minute, (\d+) cm³ at each breath/,
      ).map(Number)
      const all = breaths * air
      return ({ value }) => near((all * before) / 100 - value, (all * after) / 100)
    },
  },
  {
    // All that the lungs hold without what can never be breathed out.
    of: ['vital-capacity-and-residual-air'],
    solve: ({ read }) => {
      const [quiet = 0, more = 0, out = 0, still = 0] = read(
        /in and out (\d+) cm³ of air\. After an ordinary breath in she can breathe in (\d+) cm³ more, and after an ordinary breath out she can breathe out (\d+) cm³ more\. There is then still (\d+) cm³ in her lungs\. What is her vital capacity/,
      ).map(Number)
      const whole = still + out + quiet + more
      return ({ value }) => near(whole - value, still)
    },
  },
  {
    // The urine is what the option leaves.
    of: ['water-taken-back-by-the-kidneys'],
    solve: ({ read }) => {
      const [filtered = 0, urine = 0] = read(
        /filter ([\d.]+) dm³ of fluid from his blood and form ([\d.]+) dm³ of urine/,
      ).map(Number)
      const onePercent = filtered / 100
      return ({ value }) => Math.abs((100 - value) * onePercent - urine) <= onePercent * 0.05 * (1 + 1e-9)
    },
  },
  {
    // So many cells would lie in the diluted blood of the squares.
    of: ['red-cells-counted'],
    solve: ({ read }) => {
      const [times = 0, squares = 0, side = 0, again = 0, depth = 0, cells = 0] = read(
        /diluted (\d+) times .* In (\d+) squares, each ([\d.]+) mm by ([\d.]+) mm with a depth of ([\d.]+) mm, there are (\d+) red blood cells/,
      ).map(Number)
      return ({ value }) => near((value / times) * squares * side * again * depth, cells)
    },
  },
  {
    of: ['speed-of-a-nerve-impulse'],
    solve: ({ read }) => {
      const [way = 0, time = 0] = read(/travels ([\d.]+) m from the foot to the spinal cord in ([\d.]+) ms/).map(Number)
      return ({ value }) => near((value / 1000) * time, way)
    },
  },
]
