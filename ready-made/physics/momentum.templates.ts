import { about, ends, num, quantity, round } from '../make/number.ts'
import { template } from '../make/template.ts'

const newtons = (value: number) => quantity(value, 'N')

export const momentum = [
  template({
    id: 'common-velocity',
    topic: 'A.m',
    difficulty: 'Medium',
    minutes: 2,
    make(draw) {
      const [first, second, start] = [draw.int(2, 12), draw.int(2, 12), draw.int(3, 15)]
      const end = (first * start) / (first + second)
      draw.need(first !== second && ends(end, 1) && end !== first && end !== second)
      const unit = 'm s⁻¹'
      return {
        ask: `A trolley of mass ${first} kg moving at ${start} m s⁻¹ collides with a trolley of mass ${second} kg at rest. The two move on together. Calculate their common velocity.`,
        answer: quantity(end, unit),
        slips: {
          'divided by the second mass alone': about((first * start) / second, unit),
          'put the second mass on top': about((second * start) / (first + second), unit),
          'halved the velocity': quantity(start / 2, unit),
          'used kinetic energy': about(start * Math.sqrt(first / (first + second)), unit),
        },
        work: `Momentum is conserved: $${first} \\times ${start} = (${first} + ${second})v$, so $v$ is ${quantity(end, unit)}.`,
      }
    },
  }),
  template({
    id: 'recoil-of-gun',
    topic: 'A.m',
    difficulty: 'Medium',
    minutes: 1.5,
    make(draw) {
      const [grams, speed, gun] = [draw.int(10, 60, 5), draw.int(150, 400, 50), draw.pick([2, 2.5, 4, 5, 8])]
      const recoil = (grams * speed) / 1000 / gun
      draw.need(ends(recoil, 2) && recoil <= 6)
      const unit = 'm s⁻¹'
      return {
        ask: `A gun of mass ${num(gun)} kg fires a bullet of mass ${grams} g with a velocity of ${speed} m s⁻¹. Calculate the recoil velocity of the gun.`,
        answer: quantity(recoil, unit),
        slips: {
          'left out a zero in changing to kilograms': quantity(round(recoil * 10, 2), unit),
          'multiplied by the mass of the gun': about(recoil * gun * gun, unit),
          'found the momentum of the bullet': about(recoil * gun, unit),
          'halved the momentum': about(recoil / 2, unit),
        },
        work: `$${num(gun)}v = ${num(grams / 1000)} \\times ${speed}$, so $v$ is ${quantity(recoil, unit)}.`,
      }
    },
  }),
  template({
    id: 'force-of-rebound',
    topic: 'A.m',
    difficulty: 'Hard',
    minutes: 2,
    make(draw) {
      const [grams, toward, back] = [draw.int(100, 500, 50), draw.int(8, 24), draw.int(4, 20)]
      const time = draw.pick([0.02, 0.05, 0.1, 0.2, 0.25])
      const force = ((grams / 1000) * (toward + back)) / time
      draw.need(back < toward && ends(force, 1) && force < 600 && force !== grams)
      return {
        ask: `A ball of mass ${grams} g strikes a wall at right angles at ${toward} m s⁻¹ and rebounds along the same line at ${back} m s⁻¹. If it is in contact with the wall for ${num(time)} s, calculate the average force on the ball.`,
        answer: newtons(force),
        slips: {
          'subtracted the speeds': about(((grams / 1000) * (toward - back)) / time, 'N'),
          'left out the rebound': about(((grams / 1000) * toward) / time, 'N'),
          'multiplied by the time': about((grams / 1000) * (toward + back) * time, 'N'),
          'found the change of momentum': about((grams / 1000) * (toward + back), 'N'),
        },
        work: `The velocity changes by $${toward} + ${back} = ${toward + back}$ m s⁻¹, and $F = \\frac{${num(grams / 1000)} \\times ${toward + back}}{${num(time)}}$, which is ${newtons(force)}.`,
      }
    },
  }),
]
