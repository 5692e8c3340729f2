import { openStax, wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const book = (page: string) => openStax('chemistry-2e', page)
const history = 'Dumb Socks, History of the atom https://dumbsocks1.neocities.org/not_found.html'
const particles =
  'OpenOChem, Evolution of atomic theory https://learn.openochem.org/learn/allied-health-chem/atoms-molecules-and-ions/evolution-of-atomic-theory'

export const atoms = [
  terms({
    id: 'part-of-atom',
    topic: '2.a',
    difficulty: 'Easy',
    ask: (says) => `Which of these ${says}?`,
    rows: [
      {
        says: 'moves around the nucleus and has about 1/1840 of the mass of a hydrogen atom',
        is: 'Electron',
        why: 'Electrons are so light that their mass is left out of the mass number',
        sources: [wikipedia('Electron'), particles],
      },
      {
        says: 'has no charge and nearly the mass of a hydrogen atom',
        is: 'Neutron',
        why: 'It adds to the mass number only, so that isotopes differ in it',
        sources: [wikipedia('Neutron'), particles],
      },
      {
        says: 'is the particle whose number decides which element an atom belongs to',
        is: 'Proton',
        why: 'Its number is the atomic number, and fixes how many electrons a neutral atom has',
        sources: [wikipedia('Proton'), book('2-3-atomic-structure-and-symbolism')],
      },
      {
        says: 'takes up a tiny part of the atom’s volume but holds nearly all its mass',
        is: 'Nucleus',
        why: 'Protons and neutrons are packed together there, and the rest is empty space',
        sources: [wikipedia('Atomic_nucleus'), book('2-3-atomic-structure-and-symbolism')],
      },
      {
        says: 'was shot at gold foil in the experiment that showed how an atom is built',
        is: 'Alpha particle',
        why: 'It is heavy and positive, so only something heavy and positive could throw it back',
        sources: [wikipedia('Rutherford_scattering_experiments'), book('2-2-evolution-of-atomic-theory')],
      },
      {
        says: 'is what cathode rays consist of',
        is: 'Electron',
        why: 'The rays are bent towards a positive plate and have the same particles whatever the metal',
        sources: [wikipedia('Cathode_ray'), book('2-2-evolution-of-atomic-theory')],
      },
    ],
  }),
  terms({
    id: 'conclusion-about-atoms',
    topic: '2.a',
    difficulty: 'Hard',
    ask: (says) => `What is concluded from the observation that ${says}?`,
    rows: [
      {
        says: 'most alpha particles go straight through gold foil',
        is: 'An atom is mostly empty space',
        why: 'Particles pass where there is nothing massive in their way',
        sources: [wikipedia('Rutherford_scattering_experiments'), history],
      },
      {
        says: 'a few alpha particles are thrown straight back by gold foil',
        is: 'An atom has a small heavy centre',
        why: 'Only something much heavier than the particle, hit head on, can turn it round, and that few are turned shows it is small',
        also: ['The nucleus is positively charged'],
        sources: [wikipedia('Rutherford_scattering_experiments'), history],
      },
      {
        says: 'alpha particles are pushed aside, and not drawn in, when they pass near the centre of an atom',
        is: 'The nucleus is positively charged',
        why: 'Like charges repel, and alpha particles are positive',
        also: ['An atom has a small heavy centre'],
        sources: [wikipedia('Rutherford_scattering_experiments'), history],
      },
      {
        says: 'cathode rays are bent towards a positive plate',
        is: 'Electrons are negatively charged',
        why: 'Unlike charges attract',
        sources: [wikipedia('Cathode_ray'), book('2-2-evolution-of-atomic-theory')],
      },
      {
        says: 'the light of glowing hydrogen consists of separate lines',
        is: 'Electrons have fixed energy levels',
        why: 'An electron that falls from one level to another gives out light of one colour only',
        sources: [wikipedia('Bohr_model'), book('6-2-the-bohr-model')],
      },
    ],
  }),
  terms({
    id: 'rule-of-configuration',
    topic: '2.c',
    difficulty: 'Medium',
    ask: (says) => `Which rule or principle says that ${says}?`,
    rows: [
      {
        says: 'electrons enter the orbital of lowest energy that has room',
        is: 'Aufbau principle',
        why: 'An atom is most stable with the least energy, so 4s is filled before 3d',
        sources: [wikipedia('Aufbau_principle'), book('6-4-electronic-structure-of-atoms-electron-configurations')],
      },
      {
        says: 'an orbital holds two electrons at most, of opposite spin',
        is: 'Pauli exclusion principle',
        why: 'No two electrons of an atom may have all four quantum numbers alike',
        sources: [
          wikipedia('Pauli_exclusion_principle'),
          book('6-4-electronic-structure-of-atoms-electron-configurations'),
        ],
      },
      {
        says: 'orbitals of equal energy get one electron each before any gets two',
        is: 'Hund’s rule',
        why: 'Electrons repel each other and keep apart as long as they can',
        sources: [wikipedia('Hund%27s_rules'), book('6-4-electronic-structure-of-atoms-electron-configurations')],
      },
      {
        says: 'atoms tend to react until they have eight electrons in the outermost shell',
        is: 'Octet rule',
        why: 'Noble gases have such a shell and hardly react',
        sources: [wikipedia('Octet_rule'), book('7-3-lewis-symbols-and-structures')],
      },
    ],
  }),
]
