import { chemguide, openStax, wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const book = (page: string) => openStax('chemistry-2e', page)
const ccea =
  'ExamExplained, Periodic trends https://examexplained.uk/ccea-a-level/chemistry/syllabus/as-2-further-physical-inorganic-and-introduction-to-organic/periodic-trends'

export const periodic = [
  terms({
    id: 'element-by-outer-electrons',
    topic: '4.a',
    difficulty: 'Easy',
    ask: (says) => `Which element of ${says} in the outermost shell of its atoms?`,
    rows: [
      {
        says: 'Period 3 has one electron',
        is: 'Sodium',
        why: 'It opens the period, with 2 and 8 electrons in the shells inside',
        kind: '3',
        sources: [wikipedia('Sodium'), chemguide('inorganic/group1/properties')],
      },
      {
        says: 'Period 3 has two electrons',
        is: 'Magnesium',
        why: 'It is the second of the period, with 2 and 8 electrons in the shells inside',
        kind: '3',
        sources: [wikipedia('Magnesium'), chemguide('inorganic/group2/properties')],
      },
      {
        says: 'Period 3 has seven electrons',
        is: 'Chlorine',
        why: 'It is one short of the noble gas that ends the period',
        kind: '3',
        sources: [wikipedia('Chlorine'), chemguide('inorganic/group7/properties')],
      },
      {
        says: 'Period 3 has six electrons',
        is: 'Sulphur',
        why: 'It is two short of the noble gas that ends the period',
        kind: '3',
        sources: [wikipedia('Sulfur'), book('18-10-occurrence-preparation-and-properties-of-sulfur')],
      },
      {
        says: 'Period 2 has three electrons',
        is: 'Boron',
        why: 'It is the third of the period, with 2 electrons in the shell inside',
        kind: '2',
        sources: [wikipedia('Boron'), book('18-3-structure-and-general-properties-of-the-metalloids')],
      },
      {
        says: 'Period 2 has four electrons',
        is: 'Carbon',
        why: 'It stands in the middle of the period and shares all four',
        kind: '2',
        sources: [wikipedia('Carbon'), book('18-4-structure-and-general-properties-of-the-nonmetals')],
      },
      {
        says: 'Period 2 has five electrons',
        is: 'Nitrogen',
        why: 'It is three short of the noble gas that ends the period',
        kind: '2',
        sources: [wikipedia('Nitrogen'), book('18-7-occurrence-preparation-and-properties-of-nitrogen')],
      },
      {
        says: 'Period 2 has eight electrons',
        is: 'Neon',
        why: 'It ends the period with a full outermost shell',
        kind: '2',
        sources: [wikipedia('Neon'), book('18-12-occurrence-preparation-and-properties-of-the-noble-gases')],
      },
    ],
  }),
  terms({
    id: 'family-of-elements',
    topic: '4.a',
    difficulty: 'Easy',
    ask: (says) => `What are ${says} called?`,
    rows: [
      {
        says: 'the elements of Group 1 below hydrogen',
        is: 'Alkali metals',
        why: 'Their hydroxides are soluble and strong alkalis',
        sources: [wikipedia('Alkali_metal'), book('2-5-the-periodic-table')],
      },
      {
        says: 'the elements of Group 2',
        is: 'Alkaline earth metals',
        why: 'Their oxides do not melt in fire, as earths were said to do, and their solutions are alkaline',
        sources: [wikipedia('Alkaline_earth_metal'), book('2-5-the-periodic-table')],
      },
      {
        says: 'the elements that need one electron for a full outermost shell and form salts with metals',
        is: 'Halogens',
        why: 'The word means makers of salt',
        sources: [wikipedia('Halogen'), book('2-5-the-periodic-table')],
      },
      {
        says: 'the elements that have full outermost shells and hardly react',
        is: 'Noble gases',
        why: 'They neither gain nor lose electrons easily and exist as single atoms',
        sources: [wikipedia('Noble_gas'), book('2-5-the-periodic-table')],
      },
      {
        says: 'the metals that stand between Group 2 and the group of boron',
        is: 'Transition metals',
        why: 'The d orbitals of an inner shell are filled, one after the other, along the row',
        sources: [wikipedia('Transition_metal'), book('2-5-the-periodic-table')],
      },
    ],
  }),
  terms({
    id: 'element-of-period-three',
    topic: '4.b',
    difficulty: 'Medium',
    ask: (says) => `Which element of Period 3 ${says}?`,
    rows: [
      {
        says: 'has the largest atoms',
        is: 'Sodium',
        why: 'Its nucleus has the smallest charge of the period and draws the third shell in least',
        sources: [wikipedia('Period_3_element'), ccea],
      },
      {
        says: 'has the highest first ionisation energy',
        is: 'Argon',
        why: 'Its nucleus has the largest charge of the period and holds the outermost electrons most firmly',
        sources: [wikipedia('Period_3_element'), book('6-5-periodic-variations-in-element-properties')],
      },
      {
        says: 'has the highest melting point',
        is: 'Silicon',
        why: 'It is a giant network of atoms, whose strong bonds must be broken',
        sources: [wikipedia('Period_3_element'), ccea],
      },
      {
        says: 'has an oxide that reacts both with acids and with strong alkalis',
        is: 'Aluminium',
        why: 'It stands between metals and non-metals, so its oxide is amphoteric',
        sources: [wikipedia('Aluminium_oxide'), chemguide('inorganic/period3/oxidesh2o')],
      },
      {
        says: 'is the strongest oxidising agent',
        is: 'Chlorine',
        why: 'It takes up an electron most readily, as it needs a single one and its atoms are small',
        sources: [wikipedia('Chlorine'), book('18-11-occurrence-preparation-and-properties-of-halogens')],
      },
      {
        says: 'has a basic oxide that is only slightly soluble and eases an acid stomach',
        is: 'Magnesium',
        why: 'Its oxide and hydroxide neutralise acid without being caustic',
        sources: [wikipedia('Magnesium_oxide'), chemguide('inorganic/period3/oxidesh2o')],
      },
      {
        says: 'exists as molecules of four atoms and takes fire in air in one of its forms',
        is: 'Phosphorus',
        why: 'In its white form the bonds of the molecule are strained and break easily',
        sources: [
          wikipedia('Allotropes_of_phosphorus'),
          book('18-8-occurrence-preparation-and-properties-of-phosphorus'),
        ],
      },
      {
        says: 'has an oxide of the formula $\\ce{XO3}$ that gives a strong acid with water',
        is: 'Sulphur',
        why: 'All six of its outer electrons take part in bonds, and non-metals have acidic oxides',
        sources: [wikipedia('Sulfur_trioxide'), chemguide('inorganic/period3/oxidesh2o')],
      },
    ],
  }),
  terms({
    id: 'periodic-property',
    topic: '4.b',
    difficulty: 'Medium',
    ask: (says) => `Which property is ${says}?`,
    rows: [
      {
        says: 'what must be supplied to take one electron from each of a mole of gaseous atoms',
        is: 'Ionisation energy',
        why: 'It grows across a period, because the nucleus holds the electrons more firmly',
        sources: [wikipedia('Ionization_energy'), book('6-5-periodic-variations-in-element-properties')],
      },
      {
        says: 'the energy change when each of a mole of gaseous atoms takes up an electron',
        is: 'Electron affinity',
        why: 'Energy is usually given out, because the nucleus attracts the new electron',
        sources: [wikipedia('Electron_affinity'), book('6-5-periodic-variations-in-element-properties')],
      },
      {
        says: 'the power of an atom to draw the electrons of a bond to itself',
        is: 'Electronegativity',
        why: 'It is greatest for fluorine, whose small nucleus is little shielded',
        sources: [wikipedia('Electronegativity'), book('7-2-covalent-bonding')],
      },
      {
        says: 'half of the distance between the nuclei of two like atoms that are bonded',
        is: 'Atomic radius',
        why: 'It shrinks across a period and grows down a group',
        sources: [wikipedia('Atomic_radius'), book('6-5-periodic-variations-in-element-properties')],
      },
    ],
  }),
]
