import { britannica, openStax, wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const liquids = openStax(
  'college-physics-2e',
  '11-8-cohesion-and-adhesion-in-liquids-surface-tension-and-capillary-action',
)
const spreading = openStax(
  'college-physics-2e',
  '12-7-molecular-transport-phenomena-diffusion-osmosis-and-related-processes',
)
const timekeepers = 'Exactly What Is Time, Clocks http://www.exactlywhatistime.com/measurement-of-time/clocks/'
const oldClocks =
  'CalTours, History of Time and Clocks https://www.caltours-coach.co.uk/blog/overview-of-the-history-of-time-clocks/'
const gauges = 'Measurements https://sci-eportfolio.blogspot.com/p/measurements.html'
const lengths =
  'ExamExplained, Measurement of length https://sg.examexplained.com/sg-o-level/physics/syllabus/measurement-and-kinematics/measurement-of-length-and-time'

export const matterAndTime = [
  terms({
    id: 'what-matter-shows',
    topic: 'A.a',
    difficulty: 'Easy',
    ask: (says) => `Which of these is shown by ${says}?`,
    rows: [
      {
        says: 'the zigzag movement of smoke particles seen through a microscope',
        is: 'Brownian motion',
        why: 'Air molecules, too small to be seen, strike each smoke particle unevenly and push it about',
        also: ['Diffusion'],
        sources: [openStax('college-physics-2e', '30-1-discovery-of-the-atom'), wikipedia('Brownian_motion')],
      },
      {
        says: 'the smell of perfume reaching every corner of a room in which the air is still',
        is: 'Diffusion',
        why: 'Molecules move at random, and so spread from where they are crowded to where they are few',
        also: ['Brownian motion'],
        sources: [spreading, wikipedia('Diffusion')],
      },
      {
        says: 'strips of potato that swell in pure water',
        is: 'Osmosis',
        why: 'Water passes through the membranes of the cells into the stronger solution inside them',
        also: ['Diffusion', 'Elasticity'],
        sources: [spreading, wikipedia('Osmosis')],
      },
      {
        says: 'a steel needle that lies on still water without sinking',
        is: 'Surface tension',
        why: 'Molecules at the top of a liquid are pulled inwards, so that it behaves like a stretched skin',
        also: ['Cohesion', 'Elasticity'],
        sources: [liquids, wikipedia('Surface_tension')],
      },
      {
        says: 'kerosene that rises through the wick of a lamp',
        is: 'Capillarity',
        why: 'A liquid that wets a solid climbs up the narrow spaces in it',
        also: ['Surface tension', 'Adhesion', 'Cohesion', 'Diffusion'],
        sources: [liquids, wikipedia('Capillary_action')],
      },
      {
        says: 'honey that pours much more slowly than water',
        is: 'Viscosity',
        why: 'Layers of a liquid that slide past each other rub, and in honey they rub more',
        also: ['Cohesion', 'Adhesion'],
        sources: [
          openStax('college-physics-2e', '12-4-viscosity-and-laminar-flow-poiseuilles-law'),
          wikipedia('Viscosity'),
        ],
      },
      {
        says: 'spilt mercury that gathers itself into round drops',
        is: 'Cohesion',
        why: 'Molecules of mercury attract each other more than the table attracts them, and attraction within a substance has a name',
        also: ['Surface tension'],
        sources: [liquids, wikipedia('Cohesion_(chemistry)')],
      },
      {
        says: 'raindrops that cling to an upright window pane',
        is: 'Adhesion',
        why: 'Water molecules are held by the glass, and attraction between two different substances has a name',
        also: ['Surface tension', 'Capillarity', 'Cohesion'],
        sources: [liquids, wikipedia('Adhesion')],
      },
      {
        says: 'a spring that goes back to its first length when its load is taken off',
        is: 'Elasticity',
        why: 'A body that regains its size and shape when the force on it is removed has this property',
        sources: [
          openStax('college-physics-2e', '5-3-elasticity-stress-and-strain'),
          wikipedia('Elasticity_(physics)'),
        ],
      },
    ],
  }),
  terms({
    id: 'name-of-place-idea',
    topic: 'A.c',
    difficulty: 'Easy',
    ask: (says) => `What name is given to ${says}?`,
    rows: [
      {
        says: 'the change in position of a body in a stated direction',
        is: 'Displacement',
        why: 'It is a vector, drawn straight from the place of starting to the place of stopping',
        sources: [
          openStax('physics', '2-1-relative-motion-distance-and-displacement'),
          wikipedia('Displacement_(geometry)'),
        ],
      },
      {
        says: 'the whole length of the path along which a body has moved',
        is: 'Distance',
        why: 'It is a scalar, and adds up every part of the path whatever its direction',
        sources: [openStax('physics', '2-1-relative-motion-distance-and-displacement'), wikipedia('Distance')],
      },
      {
        says: 'the place of a point as seen from a chosen reference point',
        is: 'Position',
        why: 'A distance and a direction from the reference point fix the place of a body',
        also: ['Displacement', 'Coordinates'],
        sources: [
          openStax('physics', '2-1-relative-motion-distance-and-displacement'),
          wikipedia('Position_(geometry)'),
        ],
      },
      {
        says: 'the point in which the $x$-axis and the $y$-axis cross',
        is: 'Origin',
        why: 'Both coordinates are measured from there, so it is the point $(0, 0)$',
        also: ['Position'],
        sources: [
          wikipedia('Origin_(mathematics)'),
          'Wolfram MathWorld, Origin https://mathworld.wolfram.com/Origin.html',
        ],
      },
      {
        says: 'the angle of a direction, measured clockwise from north and written with three figures',
        is: 'Bearing',
        why: 'East is 090° and south is 180° when angles are measured in this way',
        sources: [
          wikipedia('Bearing_(navigation)'),
          'Maths Is Fun, Bearing https://www.mathsisfun.com/definitions/bearing.html',
        ],
      },
      {
        says: 'the pair of numbers that fixes a point by its distances from two axes',
        is: 'Coordinates',
        why: 'The first number is read along one axis and the second along the other',
        also: ['Position'],
        sources: [
          wikipedia('Cartesian_coordinate_system'),
          'Wolfram MathWorld, Cartesian Coordinates https://mathworld.wolfram.com/CartesianCoordinates.html',
        ],
      },
    ],
  }),
  terms({
    id: 'instrument-of-length',
    topic: 'A.c',
    difficulty: 'Medium',
    ask: (says) => `Which instrument is the most suitable to measure ${says}?`,
    rows: [
      {
        says: 'the diameter of a thin copper wire',
        is: 'Micrometer screw gauge',
        why: 'It reads to 0.01 mm, which so small a thickness needs',
        sources: [wikipedia('Micrometer_(device)'), lengths],
      },
      {
        says: 'the inside diameter of a test tube',
        is: 'Vernier callipers',
        why: 'Its inside jaws open against the walls, and it reads to 0.1 mm',
        sources: [wikipedia('Calipers'), gauges],
      },
      {
        says: 'the length of the thread of a simple pendulum, some 80 cm',
        is: 'Metre rule',
        why: 'It is straight, as long as that, and reads to 1 mm',
        also: ['Measuring tape'],
        sources: [wikipedia('Ruler'), lengths],
      },
      {
        says: 'the distance that a car has travelled from Ibadan to Ilorin',
        is: 'Odometer',
        why: 'It counts the turns of the wheels and shows them as kilometres',
        sources: [wikipedia('Odometer'), britannica('technology/odometer')],
      },
      {
        says: 'the distance round the trunk of a large iroko tree',
        is: 'Measuring tape',
        why: 'It is long and bends, so that it can follow the trunk',
        sources: [
          wikipedia('Tape_measure'),
          'Botanic Gardens of Sydney, Diameter of a tree https://www.rbgsyd.nsw.gov.au/microsites/hollows-as-homes/training/additional-knowledge/how-do-i-record-the-diameter-of-the-tree',
        ],
      },
    ],
  }),
  terms({
    id: 'timekeeper-of-principle',
    topic: 'A.e',
    difficulty: 'Easy',
    ask: (says) => `Which of these measures time by ${says}?`,
    rows: [
      {
        says: 'the position of a shadow',
        is: 'Sundial',
        why: 'As the Sun moves across the sky, the shadow of a rod moves over a marked plate',
        sources: [oldClocks, wikipedia('Sundial')],
      },
      {
        says: 'the flow of sand between two bulbs',
        is: 'Hourglass',
        why: 'The same sand needs the same time to run through a narrow neck',
        sources: [
          'J-Rank Encyclopedia, Hourglass http://www.jrank.org/encyclopedia/pages/cm7l4rh8uh/Hourglass.html',
          wikipedia('Hourglass'),
        ],
      },
      {
        says: 'the swing of a bob under gravity',
        is: 'Pendulum clock',
        why: 'The period of small swings depends only on the length and on gravity',
        sources: [timekeepers, wikipedia('Pendulum_clock')],
      },
      {
        says: 'a liquid that drips from a vessel',
        is: 'Water clock',
        why: 'The level in a vessel falls, or rises, by the same amount in equal times',
        sources: [timekeepers, wikipedia('Water_clock')],
      },
      {
        says: 'the electric vibration of a small crystal',
        is: 'Quartz clock',
        why: 'A crystal cut to size vibrates at a steady frequency, which a circuit counts',
        sources: [timekeepers, wikipedia('Quartz_clock')],
      },
      {
        says: 'the frequency of radiation from caesium',
        is: 'Atomic clock',
        why: 'The second itself is defined by radiation that caesium-133 gives out and takes in',
        sources: [openStax('college-physics-2e', '1-2-physical-quantities-and-units'), wikipedia('Atomic_clock')],
      },
      {
        says: 'the length of wax that has burnt away',
        is: 'Candle clock',
        why: 'Marks at equal spaces on the wax are reached after equal times',
        sources: [
          'Timetoast, Timeline of the clock https://www.timetoast.com/timelines/timeline-of-the-clock',
          wikipedia('Candle_clock'),
        ],
      },
      {
        says: 'a count that a person starts and stops by a button',
        is: 'Stopwatch',
        why: 'It shows the time between two presses, as between start and end of 20 swings',
        sources: [lengths, wikipedia('Stopwatch')],
      },
    ],
  }),
]
