import { facts } from '../make/fact.ts'
import { britannica, chemguide, openStax, wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const book = (page: string) => openStax('chemistry-2e', page)
const preparation = book('18-2-occurrence-and-preparation-of-the-representative-metals')
const transition = book('19-1-occurrence-preparation-and-properties-of-transition-metals-and-their-compounds')

const grade =
  'GradeStack, Occurrence of metals http://gradestack.com/JEE-Main-2015-Complete/Extractive-Metallurgy/Occurrence-of-Metals/19612-4035-42239-study-wtw'

const ores = (
  [
    ['bauxite', 'Aluminium', 'hydrated aluminium oxide', 'Bauxite'],
    ['haematite', 'Iron', 'iron(III) oxide', 'Hematite'],
    ['cassiterite', 'Tin', 'tin(IV) oxide', 'Cassiterite'],
    ['galena', 'Lead', 'lead(II) sulphide', 'Galena'],
    ['zinc blende', 'Zinc', 'zinc sulphide', 'Sphalerite'],
    ['cinnabar', 'Mercury', 'mercury(II) sulphide', 'Cinnabar'],
    ['rutile', 'Titanium', 'titanium(IV) oxide', 'Rutile'],
    ['malachite', 'Copper', 'basic copper(II) trioxocarbonate(IV)', 'Malachite'],
  ] as const
).map(([ore, metal, name, page]) => ({
  ore,
  metal,
  name,
  sources: [britannica(`science/${page.toLowerCase()}`), wikipedia(page)],
}))

const minerals = (
  [
    ['haematite', 'iron', 'Fe2O3', 'iron is in the +3 state, so two of its atoms go with three of oxygen', 'Hematite'],
    [
      'magnetite',
      'iron',
      'Fe3O4',
      'a third of the iron is in the +2 state and two thirds in the +3 state',
      'Magnetite',
    ],
    ['siderite', 'iron', 'FeCO3', 'each iron(II) ion goes with one trioxocarbonate(IV) ion', 'Siderite'],
    ['iron pyrites', 'iron', 'FeS2', 'each iron(II) ion goes with two sulphur atoms joined to each other', 'Pyrite'],
    ['malachite', 'copper', 'CuCO3.Cu(OH)2', 'the trioxocarbonate(IV) and the hydroxide are joined', 'Malachite'],
    [
      'copper pyrites',
      'copper',
      'CuFeS2',
      'an atom of iron goes with each atom of copper, and two of sulphur',
      'Chalcopyrite',
    ],
    ['cuprite', 'copper', 'Cu2O', 'copper is in the +1 state, so two of its atoms go with one of oxygen', 'Cuprite'],
    [
      'copper glance',
      'copper',
      'Cu2S',
      'copper is in the +1 state, so two of its atoms go with one of sulphur',
      'Chalcocite',
    ],
  ] as const
).map(([mineral, of, formula, why, page]) => ({
  mineral,
  of,
  holds: `$\\ce{${formula}}$`,
  why,
  sources: [grade, wikipedia(page)],
}))

const alloys = [
  {
    alloy: 'Brass',
    metals: 'copper and zinc',
    use: 'Zinc makes copper stronger and cheaper',
    sources: [britannica('technology/brass-alloy'), wikipedia('Brass')],
  },
  {
    alloy: 'Bronze',
    metals: 'copper and tin',
    use: 'Tin makes copper harder, so that it suits statues and bells',
    sources: [britannica('technology/bronze-alloy'), wikipedia('Bronze')],
  },
  {
    alloy: 'Steel',
    metals: 'iron and a little carbon',
    use: 'Carbon atoms between those of iron keep the layers from sliding',
    sources: [britannica('technology/steel'), wikipedia('Steel')],
  },
  {
    alloy: 'Stainless steel',
    metals: 'iron, chromium and nickel',
    use: 'Chromium forms a film of oxide that keeps rust away',
    sources: [britannica('technology/stainless-steel'), wikipedia('Stainless_steel')],
  },
  {
    alloy: 'Duralumin',
    metals: 'aluminium with a little copper and magnesium',
    use: 'Copper hardens aluminium, which stays light enough for aircraft',
    sources: [britannica('technology/duralumin'), wikipedia('Duralumin')],
  },
  {
    alloy: 'Cupronickel',
    metals: 'copper and nickel',
    use: 'Nickel makes copper hard and silvery, as coins need',
    sources: [
      'BYJU’S, Alloys https://byjus.com/question-answer/what-is-an-alloy-give-examples-with-diagrams',
      wikipedia('Cupronickel'),
    ],
  },
]

export const metals = [
  facts({
    id: 'metal-of-ore',
    topic: '16.a',
    difficulty: 'Easy',
    rows: ores,
    ask: ({ ore }) => `Which metal is obtained chiefly from the ore ${ore}?`,
    answer: ({ metal }) => metal,
    work: ({ ore, metal, name }) => `The useful part of ${ore} is ${name}, so the metal is ${metal.toLowerCase()}.`,
  }),
  facts({
    id: 'formula-of-mineral',
    topic: '16.a',
    difficulty: 'Hard',
    rows: minerals,
    ask: ({ mineral, of }) => `What is the formula of ${mineral}, a mineral of ${of}?`,
    answer: ({ holds }) => holds,
    alike: (row, other) => (row.of === other.of ? 1 : 0),
    work: ({ mineral, why, holds }) => `In ${mineral} ${why}: ${holds}.`,
  }),
  terms({
    id: 'process-of-extraction',
    topic: '16.a',
    difficulty: 'Medium',
    ask: (says) => `Which process of obtaining metals ${says}?`,
    rows: [
      {
        says: 'separates a powdered sulphide ore from rock in a mixture of water, oil and air',
        is: 'Froth flotation',
        why: 'Particles of the sulphide are wetted by oil and rise with the bubbles, while rock is wetted by water and sinks',
        sources: [transition, wikipedia('Froth_flotation')],
      },
      {
        says: 'heats a sulphide ore in plenty of air to turn it into an oxide',
        is: 'Roasting',
        why: 'The sulphur leaves as sulphur(IV) oxide, and an oxide is easier to reduce',
        sources: [transition, wikipedia('Roasting_(metallurgy)')],
      },
      {
        says: 'heats a trioxocarbonate(IV) ore strongly, in little or no air, to drive out carbon(IV) oxide',
        is: 'Calcination',
        why: 'Heat alone splits the trioxocarbonate(IV), and the oxide of the metal is left',
        sources: [britannica('technology/calcination'), wikipedia('Calcination')],
      },
      {
        says: 'reduces a molten ore with carbon in a furnace, while a slag is tapped off',
        is: 'Smelting',
        why: 'Coke takes the oxygen, the flux carries off the rock as slag, and molten metal gathers below',
        sources: [transition, wikipedia('Smelting')],
      },
      {
        says: 'gets sodium out of its molten chloride',
        is: 'Electrolysis',
        why: 'Sodium is too reactive to be reduced by carbon, so electrons must be given to its ions by a current',
        also: ['Electrorefining'],
        sources: [preparation, wikipedia('Downs_cell')],
      },
      {
        says: 'dissolves the metal out of its ore with a suitable solution',
        is: 'Leaching',
        why: 'The solution reacts with compounds of the metal and leaves the rock behind',
        sources: [transition, wikipedia('Leaching_(metallurgy)')],
      },
      {
        says: 'moves copper from an impure anode to a pure cathode',
        is: 'Electrorefining',
        why: 'Copper leaves the anode as ions and is deposited on the cathode, and impurities fall down as anode slime',
        also: ['Electrolysis'],
        sources: [chemguide('inorganic/extraction/copper'), wikipedia('Electrowinning')],
      },
      {
        says: 'reduces chromium(III) oxide with powdered aluminium',
        is: 'Thermite reaction',
        why: 'Aluminium is the more reactive metal and takes the oxygen with great heat',
        sources: [britannica('science/chromium'), wikipedia('Aluminothermic_reaction')],
      },
    ],
  }),
  facts({
    id: 'alloy-of-metals',
    topic: '16.d',
    difficulty: 'Easy',
    rows: alloys,
    ask: ({ metals }) => `Which alloy consists chiefly of ${metals}?`,
    answer: ({ alloy }) => alloy,
    // Stainless steel is a steel.
    alsoTrue: (row, other) => row.alloy.toLowerCase().includes('steel') && other.alloy.toLowerCase().includes('steel'),
    work: ({ use, metals, alloy }) => `${use}; an alloy of ${metals} is called ${alloy.toLowerCase()}.`,
  }),
  terms({
    id: 'substance-in-furnace',
    topic: '16.d',
    difficulty: 'Medium',
    ask: (says) => `Which substance ${says}?`,
    rows: [
      {
        says: 'is burnt in the blast furnace both to give heat and to make the reducing gas',
        is: 'Coke',
        also: ['Graphite'],
        why: 'It burns to carbon(IV) oxide, which more of it turns into carbon(II) oxide',
        sources: [chemguide('inorganic/extraction/iron'), wikipedia('Blast_furnace')],
      },
      {
        says: 'reduces most of the iron(III) oxide in the blast furnace',
        is: 'Carbon(II) oxide',
        why: 'This gas rises through the ore and takes its oxygen, and becomes carbon(IV) oxide',
        also: ['Coke'],
        sources: [chemguide('inorganic/extraction/iron'), wikipedia('Blast_furnace')],
      },
      {
        says: 'is put into the blast furnace so that sand in the ore can be removed',
        is: 'Limestone',
        why: 'It decomposes to calcium oxide, a base, which combines with the acidic silicon(IV) oxide of the sand',
        sources: [chemguide('inorganic/extraction/iron'), wikipedia('Blast_furnace')],
      },
      {
        says: 'floats on the molten iron at the bottom of the blast furnace',
        is: 'Slag',
        why: 'Calcium trioxosilicate(IV) is less dense than molten iron and does not mix with it',
        sources: [chemguide('inorganic/extraction/iron'), wikipedia('Slag')],
      },
      {
        says: 'dissolves aluminium oxide in the electrolytic cell, so that the cell works far below 2,000 °C',
        is: 'Cryolite',
        why: 'Aluminium oxide alone melts above 2,000 °C, and its solution in molten sodium hexafluoroaluminate at about 1,000 °C',
        sources: [chemguide('inorganic/extraction/aluminium'), wikipedia('Hall–Héroult_process')],
      },
      {
        says: 'makes the anodes of the cell for aluminium, which burn away and must be replaced',
        is: 'Graphite',
        why: 'Oxygen is set free at the anode and attacks the hot carbon',
        also: ['Coke'],
        sources: [chemguide('inorganic/extraction/aluminium'), wikipedia('Hall–Héroult_process')],
      },
      {
        says: 'does iron turn into when it rusts in damp air',
        is: 'Hydrated iron(III) oxide',
        why: 'Iron takes up oxygen and water together and is oxidised to the +3 state',
        sources: [book('17-6-corrosion'), wikipedia('Rust')],
      },
      {
        says: 'protects the metal won from bauxite from further corrosion',
        is: 'Aluminium oxide',
        why: 'A thin film forms in air at once and lets no more oxygen through',
        sources: [chemguide('inorganic/extraction/aluminium'), wikipedia('Aluminium')],
      },
      {
        says: 'is the coat that keeps galvanised iron from rusting',
        is: 'Zinc',
        why: 'This metal is the more reactive of the two and is oxidised in place of the iron, even at a scratch',
        sources: [book('17-6-corrosion'), wikipedia('Galvanization')],
      },
    ],
  }),
]
