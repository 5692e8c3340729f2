import { wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const theorems =
  'School Connects, Loci https://www.schoolconnects.in/studymaterials/icse-10th-class-maths-loci-1858-chapter'
const quiz = 'Kwiznet, Locus http://www.kwiznet.com/p/takeQuiz.php?ChapterID=10956&CurriculumID=48&Num=12.46'
const pear = 'TutorPear, Loci https://tutorpear.com/geometery-and-measure/s9-construction-and-loci/s9-4-loci/'
const space = 'University of Texas, Sphere and cylinder https://web.ma.utexas.edu/users/m408m/LM12-1-3.html'

export const loci = [
  terms({
    id: 'locus-round-or-in-space',
    topic: 'D.f',
    difficulty: 'Medium',
    ask: (says) => `What is the locus of a point ${says}?`,
    rows: [
      {
        says: 'in a plane that is always 5 cm from a fixed point',
        is: 'Circle',
        why: 'The fixed point is the centre, and 5 cm is the radius',
        sources: [theorems, pear],
      },
      {
        says: 'in space that is always 5 cm from a fixed point',
        is: 'Sphere',
        why: 'The distance is a radius in every direction, so that the points make the surface of a ball',
        also: ['Circle'],
        sources: [space, wikipedia('Sphere')],
      },
      {
        says: 'in space that is always 3 cm from a fixed straight line',
        is: 'Cylinder',
        why: 'The line is the axis, and 3 cm is the radius all along it',
        sources: [space, wikipedia('Cylinder')],
      },
      {
        says: 'in space that is always equally far from two fixed points',
        is: 'Plane',
        why: 'All perpendicular bisectors of the line between the points lie in one flat surface',
        sources: [
          'Problems.cc, Geometric loci https://www.problems.cc/topic/domain/geometry/solid_geometry/geometric_loci',
          wikipedia('Bisection'),
        ],
      },
      {
        says: 'that is the middle of a chord which moves within a circle parallel to itself',
        is: 'Diameter',
        why: 'The line from the centre to the middle of each chord is at right angles to it, so the middles lie on one line through the centre',
        sources: [theorems, quiz],
      },
    ],
  }),
  terms({
    id: 'locus-of-straight-lines',
    topic: 'D.f',
    difficulty: 'Easy',
    ask: (says) => `What is the locus of a point in a plane that is always ${says}?`,
    rows: [
      {
        says: 'equally far from two fixed points',
        is: 'Perpendicular bisector',
        why: 'It is at right angles to the line between the points, and goes through its middle',
        sources: [theorems, pear],
      },
      {
        says: 'equally far from two straight lines that cross',
        is: 'Pair of angle bisectors',
        why: 'The lines make two pairs of equal angles, and each pair is halved by one line',
        sources: [theorems, quiz],
      },
      {
        says: 'at a distance of 2 cm from a given straight line',
        is: 'Pair of parallel lines',
        why: 'One lies 2 cm to the one side of the line, and one 2 cm to the other',
        sources: [theorems, pear],
      },
      {
        says: 'equally far from two parallel lines',
        is: 'Single parallel line',
        why: 'It lies in the middle between the two',
        sources: [theorems, quiz],
      },
    ],
  }),
]
