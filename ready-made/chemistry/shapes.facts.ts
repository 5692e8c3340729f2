import { chemguide, openStax, wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const book = (page: string) => openStax('chemistry-2e', page)
const vsepr =
  'Humboldt State University, Shapes of molecules http://users.humboldt.edu/rpaselk/C107.F09/C107Notes/C107nLec16_slide.html'
const solomons = 'IssuHub, Shapes of molecules and ions https://issuhub.com/view/index/4566?pageIndex=44'
const knowt = 'Knowt, Shapes and bond angles https://knowt.com/note/5de9df6a-d71f-4e23-9190-95cd4575fd0e'

export const shapes = [
  terms({
    id: 'shape-of-molecule',
    topic: '5.d',
    difficulty: 'Medium',
    ask: (says) => `What is the shape of $\\ce{${says}}$?`,
    rows: [
      {
        says: 'CO2',
        is: 'Linear',
        why: 'Its two double bonds lie as far apart as they can, and carbon has no lone pair',
        sources: [wikipedia('Carbon_dioxide'), vsepr],
      },
      {
        says: 'BeCl2(g)',
        is: 'Linear',
        why: 'Two bonding pairs and no lone pair lie on opposite sides of beryllium',
        sources: [wikipedia('Beryllium_chloride'), knowt],
      },
      {
        says: 'H2O',
        is: 'Bent',
        why: 'Oxygen has two lone pairs, which push the two bonds together',
        sources: [wikipedia('Properties_of_water'), vsepr],
      },
      {
        says: 'BF3',
        is: 'Trigonal planar',
        why: 'Three bonding pairs and no lone pair lie in one plane',
        sources: [wikipedia('Boron_trifluoride'), solomons],
      },
      {
        says: 'CH4',
        is: 'Tetrahedral',
        why: 'Four bonding pairs point to the corners of a tetrahedron',
        sources: [wikipedia('Methane'), vsepr],
      },
      {
        says: 'NH4^+',
        is: 'Tetrahedral',
        why: 'All four pairs around nitrogen are bonding pairs',
        sources: [wikipedia('Ammonium'), solomons],
      },
      {
        says: 'NH3',
        is: 'Trigonal pyramidal',
        why: 'A lone pair pushes the three bonds of nitrogen down',
        sources: [wikipedia('Ammonia'), vsepr],
      },
      {
        says: 'SF6',
        is: 'Octahedral',
        why: 'Six bonding pairs lie as far apart as they can',
        sources: [wikipedia('Sulfur_hexafluoride'), knowt],
      },
    ],
  }),
  terms({
    id: 'angle-in-molecule',
    topic: '5.d',
    difficulty: 'Hard',
    ask: (says) => `What is the angle between the bonds in a molecule of ${says}?`,
    rows: [
      {
        says: 'carbon(IV) oxide',
        is: '180°',
        why: 'It is straight, as carbon has no lone pair',
        sources: [wikipedia('Carbon_dioxide'), solomons],
      },
      {
        says: 'boron trifluoride',
        is: '120°',
        why: 'Three bonds share the full circle evenly in one plane',
        sources: [wikipedia('Boron_trifluoride'), book('7-6-molecular-structure-and-polarity')],
      },
      {
        says: 'methane',
        is: '109.5°',
        why: 'Four bonds share space evenly, pointing to the corners of a tetrahedron',
        sources: [wikipedia('Methane'), vsepr],
      },
      {
        says: 'ammonia',
        is: '107°',
        why: 'The lone pair needs more room and makes the angle smaller than in a tetrahedron',
        sources: [wikipedia('Ammonia'), chemguide('atoms/bonding/shapes')],
      },
      {
        says: 'water',
        is: '104.5°',
        why: 'Two lone pairs make the angle smaller still than in ammonia',
        sources: [wikipedia('Properties_of_water'), chemguide('atoms/bonding/shapes')],
      },
    ],
  }),
]
