import { facts } from '../make/fact.ts'
import { britannica, openStax, wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const doping = openStax('university-physics-volume-3', '9-6-semiconductors-and-doping')
const devices = openStax('university-physics-volume-3', '9-7-semiconductor-devices')
const gates = 'HyperPhysics, Basic Gates http://hyperphysics.phy-astr.gsu.edu/hbase/Electronic/gate.html'

export const electronicTerms = [
  terms({
    id: 'term-of-semiconductor',
    topic: 'F.a',
    difficulty: 'Medium',
    ask: (says) => `What name is given to ${says}?`,
    rows: [
      {
        says: 'the place in a crystal that an electron has left and that acts as a positive charge',
        is: 'Hole',
        kind: 'carrier',
        why: 'A neighbouring electron can move into it, so that the gap itself seems to move',
        sources: [doping, wikipedia('Electron_hole')],
      },
      {
        says: 'the particle that is the majority carrier in an n-type semiconductor',
        is: 'Electron',
        kind: 'carrier',
        why: 'The impurity has five outer electrons, of which only four are needed for bonds',
        sources: [doping, wikipedia('Extrinsic_semiconductor')],
      },
      {
        says: 'an impurity atom that gives a semiconductor an extra free electron',
        is: 'Donor',
        kind: 'carrier',
        why: 'Atoms with five outer electrons, as of arsenic, give one of them away',
        sources: [doping, wikipedia('Donor_(semiconductors)')],
      },
      {
        says: 'an impurity atom with three outer electrons, which leaves a hole in silicon',
        is: 'Acceptor',
        kind: 'carrier',
        why: 'It has one electron too few for its four bonds, and takes in one from a neighbour',
        sources: [doping, wikipedia('Acceptor_(semiconductors)')],
      },
      {
        says: 'the thin middle layer of a junction transistor',
        is: 'Base',
        kind: 'part',
        why: 'A small current in this layer controls the large current through the whole transistor',
        sources: [devices, wikipedia('Bipolar_junction_transistor')],
      },
      {
        says: 'the layer of a junction transistor that sends carriers into the middle layer',
        is: 'Emitter',
        kind: 'part',
        why: 'It is doped heavily, and its junction with the middle layer is forward biased',
        sources: [devices, wikipedia('Bipolar_junction_transistor')],
      },
      {
        says: 'the layer of a junction transistor that takes up the carriers which have crossed the middle layer',
        is: 'Collector',
        kind: 'part',
        why: 'Its junction with the middle layer is reverse biased, so that the field pulls the carriers in',
        sources: [devices, wikipedia('Bipolar_junction_transistor')],
      },
      {
        says: 'the boundary at which p-type and n-type parts of a crystal meet',
        is: 'Junction',
        kind: 'part',
        why: 'Electrons and holes cross it and combine, which leaves a layer without free carriers',
        sources: [devices, wikipedia('P-n_junction')],
      },
      {
        says: 'the adding of a little impurity to a pure semiconductor',
        is: 'Doping',
        kind: 'process',
        why: 'One atom in a million is enough to raise the number of carriers greatly',
        sources: [doping, wikipedia('Doping_(semiconductor)')],
      },
      {
        says: 'the joining of a diode to a battery with its p-side to the positive terminal',
        is: 'Forward bias',
        kind: 'process',
        why: 'The supply pushes carriers across the junction, and a large current flows',
        sources: [devices, wikipedia('P-n_junction')],
      },
      {
        says: 'the joining of a diode to a battery with its p-side to the negative terminal',
        is: 'Reverse bias',
        kind: 'process',
        why: 'The supply pulls carriers away from the junction, and almost no current flows',
        sources: [devices, wikipedia('P-n_junction')],
      },
      {
        says: 'the turning of alternating current into direct current by diodes',
        is: 'Rectification',
        kind: 'process',
        why: 'A diode lets current through one way only',
        sources: [wikipedia('Rectifier'), britannica('technology/rectifier')],
      },
      {
        says: 'the control of a large current by a small one in a transistor',
        is: 'Amplification',
        kind: 'process',
        why: 'A small change of the base current makes a large change of the collector current',
        sources: [devices, wikipedia('Amplifier')],
      },
    ],
  }),
  terms({
    id: 'gate-of-behaviour',
    topic: 'F.b',
    difficulty: 'Medium',
    ask: (says) => `Which logic gate has an output ${says}?`,
    rows: [
      {
        says: 'of 1 only when both of its inputs are 1',
        is: 'AND gate',
        why: 'Three of the four pairs of inputs, 00, 01 and 10, give 0',
        sources: [gates, wikipedia('AND_gate')],
      },
      {
        says: 'of 0 only when both of its inputs are 0',
        is: 'OR gate',
        why: 'One input of 1, or two, give an output of 1',
        sources: [gates, wikipedia('OR_gate')],
      },
      {
        says: 'that is always the opposite of its one input',
        is: 'NOT gate',
        why: 'It turns 0 into 1, and 1 into 0',
        sources: [gates, wikipedia('Inverter_(logic_gate)')],
      },
      {
        says: 'of 0 only when both of its inputs are 1',
        is: 'NAND gate',
        why: 'It gives the opposite of what AND gives',
        sources: [gates, wikipedia('NAND_gate')],
      },
      {
        says: 'of 1 only when both of its inputs are 0',
        is: 'NOR gate',
        why: 'It gives the opposite of what OR gives',
        sources: [gates, wikipedia('NOR_gate')],
      },
      {
        says: 'of 1 only when its two inputs are different',
        is: 'XOR gate',
        why: 'Inputs 01 and 10 give 1, and equal inputs give 0',
        sources: [gates, wikipedia('XOR_gate')],
      },
    ],
  }),
  facts({
    id: 'expression-of-gate',
    topic: 'F.b',
    difficulty: 'Medium',
    rows: [
      {
        gate: 'an AND',
        says: '$A \\cdot B$',
        why: 'Boolean multiplication is 1 only for two ones',
        sources: [gates, wikipedia('AND_gate')],
      },
      {
        gate: 'an OR',
        says: '$A + B$',
        why: 'Boolean addition is 0 only for two zeros',
        sources: [gates, wikipedia('OR_gate')],
      },
      {
        gate: 'a NAND',
        says: '$\\overline{A \\cdot B}$',
        why: 'The bar over the whole product turns AND into its opposite',
        sources: [gates, wikipedia('NAND_gate')],
      },
      {
        gate: 'a NOR',
        says: '$\\overline{A + B}$',
        why: 'The bar over the whole sum turns OR into its opposite',
        sources: [gates, wikipedia('NOR_gate')],
      },
    ],
    ask: ({ gate }) => `What is the output of ${gate} gate with the inputs $A$ and $B$?`,
    answer: ({ says }) => says,
    work: ({ why, says }) => `${why}: ${says}.`,
  }),
]
