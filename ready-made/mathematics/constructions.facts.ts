import { facts } from '../make/fact.ts'
import { wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const centres =
  'Maths Padilla, Remarkable points http://www.mathspadilla.com/1ESO/Unit9-Geometry/remarkable_points_and_straight_lines.html'
const box =
  'My Math Tables, Instruments https://www.mymathtables.com/mathshape/equipment-used-in-mathematics-geometry.html'
const tools = 'TET Success Key, Practical geometry http://www.tetsuccesskey.com/2014/08/practical-geometry.html'
const angles =
  'Maths Teacher, Constructing angles http://www.mathsteacher.com.au/year8/ch10_geomcons/05_angles/const.htm'
const moreAngles =
  'Home Academy, Construction of angles https://homeacademyonline.school.blog/construction-of-angle-75-90-105-120-135-and-150'
const halves =
  'House of Math, Constructing a 60°, 30° or 15° angle https://staging.houseofmath.com/no/encyclopedia/geometry/geometric-constructions/angles/constructing-a-60-30-or-15-angle'
const drawn =
  'Meritnation, Angles with ruler and compass https://www.meritnation.com/ask-answer/question/how-do-we-draw-45-degree-90-degree-120-degree-30-degree-and/practical-geometry/1876496'
const straightedge = wikipedia('Straightedge_and_compass_construction')

const made = [
  ['60° and bisects it', 30, 'Half of 60° is', [angles, drawn]],
  ['90° and bisects it', 45, 'Half of 90° is', [drawn, straightedge]],
  [
    '60°, bisects it and bisects one of the halves',
    15,
    'Half of 60° is 30°, and half of that is',
    [halves, straightedge],
  ],
  ['60° twice, side by side', 120, 'Two times 60° is', [angles, drawn]],
  [
    '60° and 90° from one line and bisects the angle between their arms',
    75,
    '60° and half of the 30° between the arms is',
    [moreAngles, straightedge],
  ],
  [
    '90° and 120° from one line and bisects the angle between their arms',
    105,
    '90° and half of the 30° between the arms is',
    [
      moreAngles,
      'AskFilo, Construct 105° https://askfilo.com/math-question-answers/construct-each-of-the-following-angles-using-ruler-and-compasses-105-o',
    ],
  ],
  [
    '90° at a point of a line and bisects the right angle next to it',
    135,
    '90° and half of 90° is',
    [moreAngles, straightedge],
  ],
  [
    '120° at a point of a line and bisects the angle of 60° next to it',
    150,
    '120° and half of 60° is',
    [moreAngles, straightedge],
  ],
] as const

export const constructions = [
  terms({
    id: 'point-where-lines-meet',
    topic: 'D.e',
    difficulty: 'Medium',
    ask: (says) => `At which point do the three ${says} of a triangle meet?`,
    rows: [
      {
        says: 'medians',
        is: 'Centroid',
        why: 'Each median joins a vertex to the middle of the opposite side, and the triangle balances where they meet',
        sources: [centres, wikipedia('Centroid')],
      },
      {
        says: 'altitudes',
        is: 'Orthocentre',
        why: 'Each altitude goes from a vertex at right angles to the opposite side, and ortho means at right angles',
        sources: [centres, wikipedia('Orthocenter')],
      },
      {
        says: 'bisectors of the angles',
        is: 'Incentre',
        why: 'Their meeting point is equally far from all three sides, so it is the centre of the circle inside',
        sources: [centres, wikipedia('Incenter')],
      },
      {
        says: 'perpendicular bisectors of the sides',
        is: 'Circumcentre',
        why: 'Their meeting point is equally far from all three vertices, so it is the centre of the circle round about',
        sources: [centres, wikipedia('Circumcircle')],
      },
    ],
  }),
  terms({
    id: 'lines-to-draw',
    topic: 'D.e',
    difficulty: 'Hard',
    ask: (says) => `Which lines of a triangle have to be drawn to find ${says}?`,
    rows: [
      {
        says: 'the centre of the circle that passes through its three vertices',
        is: 'Perpendicular bisectors',
        why: 'A point that is equally far from two vertices lies on such a line of the side between them',
        sources: [centres, wikipedia('Circumcircle')],
      },
      {
        says: 'the centre of the circle that touches its three sides from inside',
        is: 'Bisectors of angles',
        why: 'A point that is equally far from two sides lies on such a line of the angle between them',
        sources: [centres, wikipedia('Incenter')],
      },
      {
        says: 'the point on which a card cut to its shape balances',
        is: 'Medians to the sides',
        why: 'Each line from a vertex to the middle of the opposite side halves the area',
        sources: [centres, wikipedia('Centroid')],
      },
      {
        says: 'the meeting point that is the vertex of the right angle if the triangle is right-angled',
        is: 'Altitudes to the sides',
        why: 'The two shorter sides are then at right angles to each other, so that they are such lines themselves',
        sources: [
          'Study Page, Altitudes of a triangle https://www.studypage.in/maths/altitudes-of-a-triangle',
          wikipedia('Altitude_(triangle)'),
        ],
      },
    ],
  }),
  terms({
    id: 'instrument-of-drawing',
    topic: 'D.e',
    difficulty: 'Easy',
    ask: (says) => `Which instrument is made for ${says}?`,
    rows: [
      {
        says: 'drawing a circle of radius 4 cm',
        is: 'Pair of compasses',
        why: 'Its point stays at the centre while its pencil goes round at a fixed distance',
        sources: [box, tools],
      },
      {
        says: 'measuring the angles of a triangle in degrees',
        is: 'Protractor',
        why: 'It is a half circle with a scale from 0° to 180°',
        sources: [box, tools],
      },
      {
        says: 'drawing parallel lines by sliding it along a ruler',
        is: 'Set square',
        why: 'Its angles stay the same as it slides, so that lines along one side are parallel',
        sources: [tools, wikipedia('Set_square')],
      },
      {
        says: 'taking a length off a map between two steel points',
        is: 'Pair of dividers',
        why: 'It has two points and no pencil, and its opening is then held against a scale',
        sources: [box, tools],
      },
    ],
  }),
  facts({
    id: 'angle-constructed',
    topic: 'D.e',
    difficulty: 'Medium',
    minutes: 1,
    rows: made.map(([steps, angle, why, sources]) => ({ steps, angle, why, sources: sources as readonly string[] })),
    ask: ({ steps }) => `With ruler and compasses only, a pupil constructs ${steps}. Which angle results?`,
    answer: ({ angle }) => `${angle}°`,
    alike: (row, other) => -Math.abs(row.angle - other.angle),
    work: ({ why, angle }) => `${why} ${angle}°.`,
  }),
]
