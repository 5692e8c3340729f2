import { openStax, wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const forces = openStax('college-physics-2e', '4-5-normal-tension-and-other-examples-of-forces')
const speeds = openStax('physics', '2-2-speed-and-velocity')
const slopes = openStax('physics', '2-4-velocity-vs-time-graphs')
const forced = openStax('college-physics-2e', '16-8-forced-oscillations-and-resonance')
const turning = ['Circular motion', 'Rotational motion']

export const motionTerms = [
  terms({
    id: 'kind-of-motion',
    topic: 'A.g',
    difficulty: 'Easy',
    ask: (says) => `Which kind of motion is that of ${says}?`,
    rows: [
      {
        says: 'a lift going straight up in a tall building',
        is: 'Linear motion',
        why: 'It moves along one straight line',
        sources: [
          openStax('college-physics-2e', '2-introduction-to-one-dimensional-kinematics'),
          wikipedia('Linear_motion'),
        ],
      },
      {
        says: 'the bob of a pendulum that swings to and fro',
        is: 'Oscillatory motion',
        why: 'It repeats the same path to and fro about a fixed point',
        also: ['Circular motion'],
        sources: [
          openStax('college-physics-2e', '16-2-period-and-frequency-in-oscillations'),
          wikipedia('Oscillation'),
        ],
      },
      {
        says: 'the molecules of a gas in a closed jar',
        is: 'Random motion',
        why: 'They move in all directions, with no order and no fixed path',
        sources: [
          openStax(
            'college-physics-2e',
            '13-4-kinetic-theory-atomic-and-molecular-explanation-of-pressure-and-temperature',
          ),
          wikipedia('Kinetic_theory_of_gases'),
        ],
      },
      {
        says: 'a ceiling fan that spins about its own axle',
        is: 'Rotational motion',
        why: 'All of its parts turn about one fixed axis through it',
        also: turning,
        sources: [
          openStax('college-physics-2e', '10-1-angular-acceleration'),
          wikipedia('Rotation_around_a_fixed_axis'),
        ],
      },
      {
        says: 'a stone whirled round at the end of a string',
        is: 'Circular motion',
        why: 'It stays at one distance from a fixed point outside itself',
        also: turning,
        sources: [openStax('college-physics-2e', '6-2-centripetal-acceleration'), wikipedia('Circular_motion')],
      },
      {
        says: 'a football kicked high into the air towards another player',
        is: 'Projectile motion',
        why: 'It goes forward steadily while gravity pulls it down, so its path is a curve',
        also: ['Rotational motion'],
        sources: [openStax('college-physics-2e', '3-4-projectile-motion'), wikipedia('Projectile_motion')],
      },
    ],
  }),
  terms({
    id: 'force-at-work',
    topic: 'A.g',
    difficulty: 'Medium',
    ask: (says) => `What is the name of the force ${says}?`,
    rows: [
      {
        says: 'that stops a box from sliding down a sloping plank',
        is: 'Friction',
        why: 'It acts along two surfaces that touch, against their sliding',
        also: ['Normal reaction'],
        sources: [openStax('college-physics-2e', '5-1-friction'), wikipedia('Friction')],
      },
      {
        says: 'with which a stretched rope pulls a bucket up out of a well',
        is: 'Tension',
        why: 'A rope, string or cable under load pulls along its length',
        sources: [forces, wikipedia('Tension_(physics)')],
      },
      {
        says: 'with which a table pushes at right angles against a book on it',
        is: 'Normal reaction',
        why: 'A surface pushes back perpendicularly on whatever presses against it',
        also: ['Upthrust'],
        sources: [forces, wikipedia('Normal_force')],
      },
      {
        says: 'with which the Earth pulls a ripe mango downwards',
        is: 'Weight',
        why: 'The gravitational pull of the Earth on a body has a name of its own',
        sources: [
          openStax('college-physics-2e', '4-3-newtons-second-law-of-motion-concept-of-a-system'),
          wikipedia('Weight'),
        ],
      },
      {
        says: 'with which water pushes a floating calabash upwards',
        is: 'Upthrust',
        why: 'Pressure in a liquid grows with depth, so it pushes more from below than from above',
        also: ['Normal reaction'],
        sources: [openStax('college-physics-2e', '11-7-archimedes-principle'), wikipedia('Buoyancy')],
      },
      {
        says: 'of the air that slows down a falling parachute',
        is: 'Drag',
        why: 'A fluid resists a body that moves through it',
        also: ['Friction', 'Upthrust'],
        sources: [openStax('college-physics-2e', '5-2-drag-forces'), wikipedia('Drag_(physics)')],
      },
    ],
  }),
  terms({
    id: 'read-from-a-graph',
    topic: 'A.h',
    difficulty: 'Medium',
    ask: (says) => `Which quantity is given by ${says}?`,
    rows: [
      {
        says: 'the gradient of a displacement–time graph',
        is: 'Velocity',
        why: 'The gradient is change in displacement divided by time',
        also: ['Change in velocity'],
        sources: [openStax('physics', '2-3-position-vs-time-graphs'), wikipedia('Velocity')],
      },
      {
        says: 'the gradient of a velocity–time graph',
        is: 'Acceleration',
        why: 'The gradient is change in velocity divided by time',
        sources: [slopes, wikipedia('Acceleration')],
      },
      {
        says: 'the area under a velocity–time graph',
        is: 'Displacement',
        why: 'The area adds up velocity multiplied by time',
        sources: [slopes, wikipedia('Displacement_(geometry)')],
      },
      {
        says: 'the area under an acceleration–time graph',
        is: 'Change in velocity',
        why: 'The area adds up acceleration multiplied by time',
        also: ['Velocity'],
        sources: [
          openStax('university-physics-volume-1', '3-6-finding-velocity-and-displacement-from-acceleration'),
          wikipedia('Acceleration'),
        ],
      },
      {
        says: 'the area under a force–time graph',
        is: 'Impulse',
        why: 'The area adds up force multiplied by time',
        sources: [openStax('college-physics-2e', '8-2-impulse'), wikipedia('Impulse_(physics)')],
      },
      {
        says: 'the area under a force–distance graph',
        is: 'Work done',
        why: 'The area adds up force multiplied by the distance moved along it',
        sources: [
          openStax('college-physics-2e', '7-2-kinetic-energy-and-the-work-energy-theorem'),
          wikipedia('Work_(physics)'),
        ],
      },
    ],
  }),
  terms({
    id: 'kind-of-velocity',
    topic: 'A.h',
    difficulty: 'Medium',
    ask: (says) => `What name is given to ${says}?`,
    rows: [
      {
        says: 'the total displacement of a body divided by the total time taken',
        is: 'Average velocity',
        why: 'One value stands for the whole journey, however the body moved meanwhile',
        sources: [speeds, wikipedia('Velocity')],
      },
      {
        says: 'the velocity of a body at one given moment',
        is: 'Instantaneous velocity',
        why: 'It is the gradient of the tangent to the displacement–time graph at that moment',
        sources: [speeds, wikipedia('Velocity')],
      },
      {
        says: 'the velocity of a body that moves through equal displacements in equal times, however small',
        is: 'Uniform velocity',
        why: 'Neither its size nor its direction changes, and the acceleration is zero',
        also: ['Average velocity', 'Instantaneous velocity'],
        sources: [
          openStax('college-physics-2e', '2-8-graphical-analysis-of-one-dimensional-motion'),
          wikipedia('Velocity'),
        ],
      },
      {
        says: 'the velocity of one moving car as seen from another moving car',
        is: 'Relative velocity',
        why: 'It is the difference of the two velocities, as vectors',
        also: ['Instantaneous velocity'],
        sources: [openStax('college-physics-2e', '3-5-addition-of-velocities'), wikipedia('Relative_velocity')],
      },
      {
        says: 'the steady velocity reached by a ball that falls a long way through oil',
        is: 'Terminal velocity',
        why: 'Drag and upthrust have grown until they balance the weight, so that it speeds up no more',
        also: ['Uniform velocity'],
        sources: [openStax('college-physics-2e', '5-2-drag-forces'), wikipedia('Terminal_velocity')],
      },
      {
        says: 'the least velocity with which a rocket leaves the Earth for good without further thrust',
        is: 'Escape velocity',
        why: 'Its kinetic energy is then just enough to get out of the gravitational field',
        also: ['Instantaneous velocity'],
        sources: [
          openStax('university-physics-volume-1', '13-3-gravitational-potential-energy-and-total-energy'),
          wikipedia('Escape_velocity'),
        ],
      },
    ],
  }),
  terms({
    id: 'term-of-vibration',
    topic: 'A.l',
    difficulty: 'Medium',
    ask: (says) => `What is ${says} called?`,
    rows: [
      {
        says: 'the greatest displacement of a vibrating body from its rest position',
        is: 'Amplitude',
        why: 'The body swings equally far to both sides, and that distance has a name',
        sources: [openStax('physics', '5-5-simple-harmonic-motion'), wikipedia('Amplitude')],
      },
      {
        says: 'the time in which a pendulum makes one complete vibration',
        is: 'Period',
        why: 'It is the time to go over and come back in the same direction, and is measured in seconds',
        sources: [openStax('college-physics-2e', '16-2-period-and-frequency-in-oscillations'), wikipedia('Frequency')],
      },
      {
        says: 'the number of complete vibrations that a spring makes in one second',
        is: 'Frequency',
        why: 'It is the inverse of the period, and is measured in hertz',
        also: ['Natural frequency'],
        sources: [openStax('college-physics-2e', '16-2-period-and-frequency-in-oscillations'), wikipedia('Frequency')],
      },
      {
        says: 'the dying away of a vibration because energy is lost to friction',
        is: 'Damping',
        why: 'Energy goes to the surroundings, so that each swing is smaller than the last',
        sources: [openStax('college-physics-2e', '16-7-damped-harmonic-motion'), wikipedia('Damping')],
      },
      {
        says: 'the very large vibration of a body that is pushed at its own frequency',
        is: 'Resonance',
        why: 'Each push comes at the right moment to add energy, so that the swings build up',
        also: ['Forced vibration', 'Natural frequency'],
        sources: [forced, wikipedia('Resonance')],
      },
      {
        says: 'the number of vibrations a second that a body makes after it is struck and left alone',
        is: 'Natural frequency',
        why: 'It depends on the body itself, as on the length of a pendulum, and on no outside force',
        also: ['Frequency'],
        sources: [forced, wikipedia('Natural_frequency')],
      },
      {
        says: 'the motion of a body that is kept vibrating by an outside force which repeats itself',
        is: 'Forced vibration',
        why: 'The body takes the frequency of whatever drives it',
        also: ['Resonance'],
        sources: [forced, wikipedia('Oscillation')],
      },
      {
        says: 'the point in which no resultant force acts on a vibrating body',
        is: 'Equilibrium position',
        why: 'The body moves fastest there, and is pulled back towards it from both sides',
        sources: [openStax('physics', '5-5-simple-harmonic-motion'), wikipedia('Simple_harmonic_motion')],
      },
    ],
  }),
]
