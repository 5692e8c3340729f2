import { facts } from '../make/fact.ts'

const sources = [
  'European Patent Office, Guidelines, SI derived units https://epo.org/en/legal/guidelines-epc/2024/f_iia2_1_2_2.html',
  'Skyscopes, SI units http://skyscopes.com/ast_si.php',
]

const named = [
  ['force', 'newton', 'kg m s⁻²'],
  ['pressure', 'pascal', 'kg m⁻¹ s⁻²'],
  ['energy', 'joule', 'kg m² s⁻²'],
  ['power', 'watt', 'kg m² s⁻³'],
  ['frequency', 'hertz', 's⁻¹'],
  ['electric charge', 'coulomb', 'A s'],
  ['potential difference', 'volt', 'kg m² s⁻³ A⁻¹'],
  ['electric resistance', 'ohm', 'kg m² s⁻³ A⁻²'],
  ['capacitance', 'farad', 'kg⁻¹ m⁻² s⁴ A²'],
  ['magnetic flux', 'weber', 'kg m² s⁻² A⁻¹'],
  ['magnetic flux density', 'tesla', 'kg s⁻² A⁻¹'],
  ['inductance', 'henry', 'kg m² s⁻² A⁻²'],
] as const

const rows = named.map(([quantity, unit, base]) => ({ quantity, unit, base, sources }))

export const units = [
  facts({
    id: 'unit-of-quantity',
    topic: 'A.b',
    difficulty: 'Easy',
    rows,
    ask: ({ quantity }) => `Which of these is the SI unit of ${quantity}?`,
    answer: ({ unit }) => unit,
    work: ({ quantity, unit }) => `The SI unit of ${quantity} is the ${unit}.`,
  }),
  facts({
    id: 'unit-in-base-units',
    topic: 'A.b',
    difficulty: 'Medium',
    minutes: 2,
    rows,
    ask: ({ unit }) => `How is the ${unit} expressed in SI base units?`,
    answer: ({ base }) => base,
    work: ({ quantity, unit, base }) => `The ${unit} is the unit of ${quantity}; in base units it is ${base}.`,
  }),
]
