import { facts } from '../make/fact.ts'
import { pubChemElement, wikipedia } from '../make/sources.ts'

const light = (
  [
    ['nitrogen', 7, '2, 5'],
    ['oxygen', 8, '2, 6'],
    ['fluorine', 9, '2, 7'],
    ['neon', 10, '2, 8'],
    ['sodium', 11, '2, 8, 1'],
    ['magnesium', 12, '2, 8, 2'],
    ['aluminium', 13, '2, 8, 3'],
    ['phosphorus', 15, '2, 8, 5'],
    ['sulphur', 16, '2, 8, 6'],
    ['chlorine', 17, '2, 8, 7'],
    ['potassium', 19, '2, 8, 8, 1'],
    ['calcium', 20, '2, 8, 8, 2'],
  ] as const
).map(([name, number, shells]) => ({ name, number, shells, sources: sourcesOf(name) }))

const inOrder = '4s is filled before 3d'

const heavy = (
  [
    ['scandium', 21, '[Ar] 3d¹4s²', inOrder],
    ['titanium', 22, '[Ar] 3d²4s²', inOrder],
    ['vanadium', 23, '[Ar] 3d³4s²', inOrder],
    ['chromium', 24, '[Ar] 3d⁵4s¹', 'one electron goes over from 4s, as a half-filled 3d sub-shell is stable'],
    ['manganese', 25, '[Ar] 3d⁵4s²', inOrder],
    ['iron', 26, '[Ar] 3d⁶4s²', inOrder],
    ['copper', 29, '[Ar] 3d¹⁰4s¹', 'one electron goes over from 4s, as a full 3d sub-shell is stable'],
    ['zinc', 30, '[Ar] 3d¹⁰4s²', inOrder],
  ] as const
).map(([name, number, orbitals, why]) => ({ name, number, orbitals, why, sources: sourcesOf(name) }))

function sourcesOf(name: string): string[] {
  const abroad =
    name === 'aluminium' ? 'Aluminum' : name === 'sulphur' ? 'Sulfur' : name[0]?.toUpperCase() + name.slice(1)
  return [pubChemElement(abroad), wikipedia(name === 'aluminium' ? 'Aluminium' : abroad)]
}

export const configurations = [
  facts({
    id: 'electrons-in-shells',
    topic: '2.c',
    difficulty: 'Easy',
    rows: light,
    ask: ({ name }) => `How are the electrons of an atom of ${name} arranged in shells?`,
    answer: ({ shells }) => shells,
    alike: (row, other) => -Math.abs(row.number - other.number),
    work: ({ name, number, shells }) =>
      `The atomic number of ${name} is ${number}, and shells nearer to the nucleus are filled first: ${shells}.`,
  }),
  facts({
    id: 'configuration-of-metal',
    topic: '2.c',
    difficulty: 'Hard',
    rows: heavy,
    ask: ({ name, number }) => `What is the electronic configuration of ${name}, whose atomic number is ${number}?`,
    answer: ({ orbitals }) => orbitals,
    alike: (row, other) => -Math.abs(row.number - other.number),
    work: ({ number, why, orbitals }) =>
      `Argon accounts for 18 of the ${number} electrons, and of the rest ${why}: ${orbitals}.`,
  }),
]
