import { chemguide, openStax, wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const book = (page: string) => openStax('chemistry-2e', page)

export const bonding = [
  terms({
    id: 'forces-when-melting',
    topic: '5.a',
    difficulty: 'Easy',
    ask: (says) => `What is overcome when ${says} melts?`,
    rows: [
      {
        says: 'sodium chloride',
        is: 'Ionic bonds',
        why: 'Its crystal is built of sodium and chloride ions, which attract each other',
        sources: [wikipedia('Sodium_chloride'), book('10-5-the-solid-state-of-matter')],
      },
      {
        says: 'magnesium oxide',
        is: 'Ionic bonds',
        why: 'Its crystal is built of ions of charge 2, which is why it melts only near 2,800 °C',
        sources: [wikipedia('Magnesium_oxide'), chemguide('atoms/structures/ionicstruct')],
      },
      {
        says: 'quartz',
        is: 'Covalent bonds',
        why: 'It is silicon(IV) oxide, whose atoms share electrons right through the crystal',
        sources: [wikipedia('Silicon_dioxide'), chemguide('atoms/structures/giantcov')],
      },
      {
        says: 'silicon',
        is: 'Covalent bonds',
        why: 'Each atom shares electrons with four others, right through the crystal',
        sources: [wikipedia('Silicon'), book('18-3-structure-and-general-properties-of-the-metalloids')],
      },
      {
        says: 'copper',
        is: 'Metallic bonds',
        why: 'Its positive ions are held by a sea of shared electrons',
        sources: [wikipedia('Metallic_bonding'), chemguide('atoms/bonding/metallic')],
      },
      {
        says: 'sodium',
        is: 'Metallic bonds',
        why: 'One electron of each atom moves freely and holds the positive ions, though weakly',
        sources: [wikipedia('Metallic_bonding'), chemguide('atoms/bonding/metallic')],
      },
      {
        says: 'solid argon',
        is: 'Van der Waals forces',
        why: 'Its atoms are not bonded and attract each other only weakly',
        sources: [wikipedia('Argon'), chemguide('atoms/bonding/vdw')],
      },
      {
        says: 'ice',
        is: 'Hydrogen bonds',
        why: 'Hydrogen of one molecule is attracted by oxygen of the next, and the molecules themselves stay whole',
        also: ['Van der Waals forces'],
        sources: [wikipedia('Hydrogen_bond'), book('10-1-intermolecular-forces')],
      },
    ],
  }),
  terms({
    id: 'bond-of-substance',
    topic: '5.b',
    difficulty: 'Medium',
    ask: (says) => `Which of these ${says}?`,
    rows: [
      {
        says: 'has a triple bond between its atoms',
        is: '$\\ce{N2}$',
        why: 'Each atom lacks three electrons, so three pairs are shared',
        sources: [wikipedia('Nitrogen'), book('7-3-lewis-symbols-and-structures')],
      },
      {
        says: 'has a double bond between its atoms',
        is: '$\\ce{O2}$',
        why: 'Each atom lacks two electrons, so two pairs are shared',
        sources: [wikipedia('Oxygen'), book('7-3-lewis-symbols-and-structures')],
      },
      {
        says: 'has one pair of electrons that is shared equally',
        is: '$\\ce{Cl2}$',
        why: 'Both atoms are the same, so neither draws the pair more strongly',
        sources: [wikipedia('Chlorine'), book('7-2-covalent-bonding')],
      },
      {
        says: 'has one pair of electrons that is shared unequally',
        is: '$\\ce{HCl}$',
        why: 'Chlorine is more electronegative and draws the pair to itself',
        sources: [wikipedia('Hydrogen_chloride'), book('7-2-covalent-bonding')],
      },
      {
        says: 'has a coordinate bond',
        is: '$\\ce{NH4^+}$',
        why: 'The nitrogen atom of ammonia gives both electrons of the pair that holds the hydrogen ion',
        sources: [wikipedia('Coordinate_covalent_bond'), chemguide('atoms/bonding/dative')],
      },
      {
        says: 'is held together by the attraction of ions',
        is: '$\\ce{MgCl2}$',
        why: 'Magnesium gives one electron to each of two chlorine atoms',
        sources: [wikipedia('Magnesium_chloride'), book('7-1-ionic-bonding')],
      },
    ],
  }),
  terms({
    id: 'term-of-bonding',
    topic: '5.b',
    difficulty: 'Easy',
    ask: (says) => `What name is given to ${says}?`,
    rows: [
      {
        says: 'the attraction between ions that transfer of electrons has formed',
        is: 'Ionic bond',
        why: 'One atom loses electrons and the other gains them, and unlike charges attract',
        sources: [wikipedia('Ionic_bonding'), book('7-1-ionic-bonding')],
      },
      {
        says: 'a pair of electrons shared by two atoms, one from each',
        is: 'Covalent bond',
        why: 'Both nuclei attract the shared pair, which holds them together',
        sources: [wikipedia('Covalent_bond'), book('7-2-covalent-bonding')],
      },
      {
        says: 'a shared pair of electrons that comes from one atom alone',
        is: 'Coordinate bond',
        why: 'Once it is formed it is like any other shared pair',
        also: ['Covalent bond'],
        sources: [wikipedia('Coordinate_covalent_bond'), chemguide('atoms/bonding/dative')],
      },
      {
        says: 'the attraction between positive ions and electrons that move freely among them',
        is: 'Metallic bond',
        why: 'The outer electrons belong to the whole crystal, which therefore conducts',
        sources: [wikipedia('Metallic_bonding'), chemguide('atoms/bonding/metallic')],
      },
      {
        says: 'a pair of outer electrons that is not shared',
        is: 'Lone pair',
        why: 'It belongs to one atom, and can be given to an ion or atom that lacks a pair',
        sources: [wikipedia('Lone_pair'), book('7-3-lewis-symbols-and-structures')],
      },
    ],
  }),
  terms({
    id: 'substance-by-its-forces',
    topic: '5.c',
    difficulty: 'Medium',
    ask: (says) => `Which substance ${says}?`,
    rows: [
      {
        says: 'floats as a solid on its liquid, because hydrogen bonds hold its molecules apart',
        is: 'Water',
        why: 'In ice each molecule is bound to four others in an open network',
        sources: [wikipedia('Properties_of_water'), book('10-1-intermolecular-forces')],
      },
      {
        says: 'boils at about 20 °C because of hydrogen bonds, while hydrogen chloride boils at −85 °C',
        is: 'Hydrogen fluoride',
        why: 'Fluorine is so electronegative that hydrogen bonds form between its molecules',
        also: ['Hydrogen chloride'],
        sources: [wikipedia('Hydrogen_fluoride'), book('10-1-intermolecular-forces')],
      },
      {
        says: 'boils at −33 °C, higher than phosphine, $\\ce{PH3}$, because of hydrogen bonds',
        is: 'Ammonia',
        why: 'Nitrogen is small and electronegative enough for them, and phosphorus is not',
        sources: [wikipedia('Hydrogen_bond'), book('10-1-intermolecular-forces')],
      },
      {
        says: 'boils some 100 °C higher than its isomer methoxymethane',
        is: 'Ethanol',
        why: 'Hydrogen bonds form between hydroxyl groups, which the isomer lacks',
        sources: [wikipedia('Ethanol'), book('10-1-intermolecular-forces')],
      },
      {
        says: 'is a solid at room temperature, although only van der Waals forces hold its molecules together',
        is: 'Iodine',
        why: 'Its molecules have so many electrons that these forces are strong',
        sources: [wikipedia('Iodine'), book('10-1-intermolecular-forces')],
      },
      {
        says: 'has polar molecules but forms no hydrogen bonds in the liquid',
        is: 'Hydrogen chloride',
        why: 'Chlorine atoms are too large for hydrogen bonds, so dipoles attract each other only',
        sources: [wikipedia('Hydrogen_chloride'), book('10-1-intermolecular-forces')],
      },
      {
        says: 'is a compound of non-polar molecules and a gas down to −161 °C',
        is: 'Methane',
        why: 'Its molecules are small and attract each other by van der Waals forces alone',
        sources: [wikipedia('Methane'), book('10-1-intermolecular-forces')],
      },
      {
        says: 'consists of single atoms that attract each other very weakly',
        is: 'Argon',
        why: 'Its shells are full, so no bonds form, and only fleeting dipoles attract',
        sources: [wikipedia('Argon'), book('18-12-occurrence-preparation-and-properties-of-the-noble-gases')],
      },
    ],
  }),
  terms({
    id: 'force-between-molecules',
    topic: '5.c',
    difficulty: 'Easy',
    ask: (says) => `What name is given to the attraction between ${says}?`,
    rows: [
      {
        says: 'a group such as –OH, –NH or HF and a lone pair of oxygen, nitrogen or fluorine',
        is: 'Hydrogen bond',
        why: 'These atoms draw electrons away from hydrogen, whose bare proton is attracted by the lone pair',
        sources: [wikipedia('Hydrogen_bond'), book('10-1-intermolecular-forces')],
      },
      {
        says: 'fleeting dipoles of any atoms or molecules',
        is: 'Dispersion force',
        why: 'Electrons move, so one side is for a moment more negative and draws its neighbour',
        sources: [wikipedia('London_dispersion_force'), book('10-1-intermolecular-forces')],
      },
      {
        says: 'the ends of molecules that are always polar',
        is: 'Dipole–dipole force',
        why: 'The positive end of one molecule draws the negative end of the next',
        sources: [wikipedia('Intermolecular_force'), book('10-1-intermolecular-forces')],
      },
      {
        says: 'an ion and the polar molecules of a solvent around it',
        is: 'Ion–dipole force',
        why: 'Water turns its negative side to a positive ion and its positive side to a negative ion',
        sources: [wikipedia('Intermolecular_force'), book('11-2-electrolytes')],
      },
    ],
  }),
]
