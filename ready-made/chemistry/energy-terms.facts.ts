import { openStax, wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const book = (page: string) => openStax('chemistry-2e', page)
const enthalpy =
  'Brainscape, Enthalpy definitions https://brainscape.com/flashcards/enthalpy-definitions-16166221/packs/22137094'

export const energyTerms = [
  terms({
    id: 'enthalpy-change',
    topic: '8.a',
    difficulty: 'Medium',
    ask: (says) => `Which enthalpy change is that when ${says}?`,
    rows: [
      {
        says: 'one mole of a compound is formed from its elements in their standard states',
        is: 'Enthalpy of formation',
        why: 'For an element in its standard state it is therefore zero',
        sources: [wikipedia('Standard_enthalpy_of_formation'), book('5-3-enthalpy')],
      },
      {
        says: 'one mole of a substance burns completely in oxygen',
        is: 'Enthalpy of combustion',
        why: 'It is always negative, as burning gives out heat',
        sources: [wikipedia('Heat_of_combustion'), book('5-3-enthalpy')],
      },
      {
        says: 'an acid and a base react to form one mole of water',
        is: 'Enthalpy of neutralisation',
        why: 'For all strong acids and bases it is nearly the same, as only hydrogen and hydroxide ions react',
        sources: [wikipedia('Enthalpy_of_neutralization'), enthalpy],
      },
      {
        says: 'one mole of a solute dissolves in much water',
        is: 'Enthalpy of solution',
        why: 'Energy is needed to break up the crystal and is given out as water surrounds the particles',
        sources: [wikipedia('Enthalpy_change_of_solution'), enthalpy],
      },
      {
        says: 'one mole of covalent bonds is broken in gaseous molecules',
        is: 'Bond enthalpy',
        why: 'It is always positive, because atoms that attract each other must be pulled apart',
        sources: [wikipedia('Bond-dissociation_energy'), book('7-5-strengths-of-ionic-and-covalent-bonds')],
      },
      {
        says: 'one mole of an ionic solid is split into gaseous ions',
        is: 'Lattice enthalpy',
        why: 'It is larger the smaller the ions are and the higher their charges',
        sources: [wikipedia('Lattice_energy'), book('7-5-strengths-of-ionic-and-covalent-bonds')],
      },
    ],
  }),
  terms({
    id: 'term-of-energy-changes',
    topic: '8.a',
    difficulty: 'Easy',
    ask: (says) => `Which term describes ${says}?`,
    rows: [
      {
        says: 'a reaction that makes its surroundings warmer',
        is: 'Exothermic',
        why: 'The bonds formed give out more energy than breaking the old ones takes',
        kind: 'a',
        sources: [wikipedia('Exothermic_process'), book('5-1-energy-basics')],
      },
      {
        says: 'a reaction that makes its surroundings colder',
        is: 'Endothermic',
        why: 'Breaking the old bonds takes more energy than the bonds formed give out',
        kind: 'a',
        sources: [wikipedia('Endothermic_process'), book('5-1-energy-basics')],
      },
      {
        says: 'a reaction whose products react to form the reactants again',
        is: 'Reversible',
        why: 'It goes both ways and comes to an equilibrium in a closed vessel',
        kind: 'a',
        sources: [wikipedia('Reversible_reaction'), book('13-1-chemical-equilibria')],
      },
      {
        says: 'a change that goes on without any work from outside',
        is: 'Spontaneous',
        why: 'The total entropy grows in it, so nothing has to drive it',
        kind: 'a',
        sources: [wikipedia('Spontaneous_process'), book('16-1-spontaneity')],
      },
      {
        says: 'what colliding particles must have at least in order to react',
        is: 'Activation energy',
        why: 'Bonds must be loosened before new ones can form, and a catalyst makes this easier',
        kind: 'q',
        sources: [wikipedia('Activation_energy'), book('12-5-collision-theory')],
      },
      {
        says: 'the heat taken in or given out by a reaction at constant pressure',
        is: 'Enthalpy change',
        why: 'It is the enthalpy of the products less that of the reactants',
        kind: 'q',
        sources: [wikipedia('Enthalpy'), book('5-3-enthalpy')],
      },
      {
        says: 'the heat that warms a body by one kelvin',
        is: 'Heat capacity',
        why: 'It grows with the mass of the body and depends on what it is made of',
        kind: 'q',
        sources: [wikipedia('Heat_capacity'), book('5-1-energy-basics')],
      },
      {
        says: 'the measure of how widely energy and particles are spread',
        is: 'Entropy',
        why: 'It grows when a solid melts or a gas is formed, as there are more ways to arrange the particles',
        kind: 'q',
        sources: [wikipedia('Entropy'), book('16-2-entropy')],
      },
    ],
  }),
]
