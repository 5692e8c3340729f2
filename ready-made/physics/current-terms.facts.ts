import { openStax, wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const reactance = openStax('college-physics-2e', '23-11-reactance-inductive-and-capacitive')
const series = openStax('college-physics-2e', '23-12-rlc-series-ac-circuits')
const alternating = openStax('college-physics-2e', '20-5-alternating-current-versus-direct-current')
const electrolysis =
  'BYJU’S, Terms of electrolysis https://byjus.com/question-answer/define-the-following-terms-1-electrolyte-2-electrode-3-electrolytic-cell-4-electrolysis-5-electroplating'

export const currentTerms = [
  terms({
    id: 'term-of-alternating-current',
    topic: 'D.h',
    difficulty: 'Medium',
    ask: (says) => `What name is given to ${says}?`,
    rows: [
      {
        says: 'the direct current that would heat a resistor as much as a given alternating current does',
        is: 'Root mean square value',
        why: 'Heating goes with the square of the current, so the mean of the squares is what counts',
        sources: [alternating, wikipedia('Root_mean_square')],
      },
      {
        says: 'the greatest current that flows during a cycle of an alternating supply',
        is: 'Peak value',
        why: 'It is the amplitude of the current, and $\\sqrt{2}$ times what an ammeter shows',
        sources: [alternating, wikipedia('Amplitude')],
      },
      {
        says: 'the opposition to an alternating current that is due to a coil without resistance',
        is: 'Inductive reactance',
        why: 'The changing current induces a voltage in the coil that opposes it, the more so the higher the frequency',
        also: ['Impedance'],
        sources: [reactance, wikipedia('Electrical_reactance')],
      },
      {
        says: 'the opposition to an alternating current that is due to a capacitor',
        is: 'Capacitive reactance',
        why: 'The charge on the plates opposes the current, the less so the higher the frequency',
        also: ['Impedance'],
        sources: [reactance, wikipedia('Electrical_reactance')],
      },
      {
        says: 'the total opposition of a resistor, a coil and a capacitor in series to an alternating current',
        is: 'Impedance',
        why: 'Resistance and reactance are out of step, and together make one quantity, measured in ohms',
        sources: [series, wikipedia('Electrical_impedance')],
      },
      {
        says: 'the number of cycles a second for which the current in a coil and a capacitor in series is greatest',
        is: 'Resonant frequency',
        why: 'The two reactances are equal then and cancel, which leaves the resistance alone',
        sources: [series, wikipedia('RLC_circuit')],
      },
      {
        says: 'the cosine of the angle by which current and voltage in a circuit are out of step',
        is: 'Power factor',
        why: 'Multiplied by the voltage and the current it gives the power that is really used',
        sources: [series, wikipedia('Power_factor')],
      },
      {
        says: 'the angle by which the voltage leads or lags the current in an a.c. circuit',
        is: 'Phase difference',
        why: 'Current and voltage reach their greatest values at different moments of the cycle',
        sources: [series, wikipedia('Phase_(waves)')],
      },
    ],
  }),
  terms({
    id: 'term-of-electrolysis',
    topic: 'D.i',
    difficulty: 'Easy',
    ask: (says) => `Which word names ${says}?`,
    rows: [
      {
        says: 'a liquid that conducts electricity and is decomposed by it',
        is: 'Electrolyte',
        why: 'It holds ions that are free to move, as molten salts and solutions of salts do',
        sources: [electrolysis, wikipedia('Electrolyte')],
      },
      {
        says: 'the electrode joined to the positive terminal of the supply in electrolysis',
        is: 'Anode',
        why: 'Negative ions are drawn to it and give up electrons there',
        sources: [electrolysis, wikipedia('Anode')],
      },
      {
        says: 'the electrode joined to the negative terminal of the supply in electrolysis',
        is: 'Cathode',
        why: 'Positive ions are drawn to it and take up electrons there',
        sources: [electrolysis, wikipedia('Cathode')],
      },
      {
        says: 'an ion that moves to the positive electrode',
        is: 'Anion',
        why: 'It has gained electrons, so that it is negative and opposite charges attract',
        sources: [electrolysis, wikipedia('Ion')],
      },
      {
        says: 'an ion that moves to the negative electrode',
        is: 'Cation',
        why: 'It has lost electrons, so that it is positive and opposite charges attract',
        sources: [electrolysis, wikipedia('Ion')],
      },
      {
        says: 'the vessel with electrodes and a liquid in which a current deposits metal to be weighed',
        is: 'Voltameter',
        why: 'The mass set free is proportional to the charge, so that weighing measures the charge',
        sources: [
          'Electricity for Boys, Copper voltameter http://chestofbooks.com/crafts/electricity/Electricity-For-Boys/How-To-Detect-And-Measure-Electricity-Part-3.html',
          wikipedia('Voltameter'),
        ],
      },
      {
        says: 'covering a spoon with a thin layer of silver by means of an electric current',
        is: 'Electroplating',
        why: 'The spoon is the cathode, and silver ions from the solution become metal on it',
        also: ['Electrolysis'],
        sources: [electrolysis, wikipedia('Electroplating')],
      },
      {
        says: 'the splitting of a compound by an electric current that passes through it',
        is: 'Electrolysis',
        why: 'Ions are discharged at the electrodes, where new substances appear',
        also: ['Electroplating'],
        sources: [electrolysis, wikipedia('Electrolysis')],
      },
    ],
  }),
]
