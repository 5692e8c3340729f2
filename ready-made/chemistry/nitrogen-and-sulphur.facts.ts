import { chemguide, openStax, wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const book = (page: string) => openStax('chemistry-2e', page)
const gastests =
  'Save My Exams, Tests for common gases https://www.savemyexams.co.uk/igcse-chemistry-edexcel-new/revision-notes/chemical-tests-2/tests-for-common-gases'
const neet = 'NEET Crackers, Tests for anions https://neetcrackers.com/neet85.html'
const consult = 'e-Consult, Identification of gases https://e-consult.co.ke/?p=resources&view=5823'
const atomistry = 'Atomistry, Sulphur refining http://sulphur.atomistry.com/refining.html'
const heat =
  'SPM Chemistry, Heating effect on nitrate salts http://spmchemistry.onlinetuition.com.my/2014/03/heating-effect-on-nitrate-salts.html'
const contact = 'David Darling, Contact process http://www.daviddarling.info/encyclopedia/C/contact_process.html'
const dry = 'WAEC, Chemistry 3, November 2012 https://waeconline.org.ng/e-learning/Chemistry/chem323nq3.html'

export const nitrogenAndSulphur = [
  terms({
    id: 'nitrogen-and-its-compounds',
    topic: '17.d',
    difficulty: 'Medium',
    ask: (says) => `Which of these ${says}?`,
    rows: [
      {
        says: 'is the pungent gas that turns damp red litmus paper blue',
        is: 'Ammonia',
        why: 'It is the only common gas that gives hydroxide ions with water',
        kind: 'g',
        sources: [gastests, consult],
      },
      {
        says: 'is a colourless gas that turns brown as soon as it meets air',
        is: 'Nitrogen(II) oxide',
        why: 'Oxygen oxidises it at once, without heating',
        kind: 'g',
        sources: [wikipedia('Nitric_oxide'), book('18-7-occurrence-preparation-and-properties-of-nitrogen')],
      },
      {
        says: 'is a brown gas that gives an acid with water',
        is: 'Nitrogen(IV) oxide',
        why: 'Water turns it into trioxonitrate(V) acid, which is why it helps to make acid rain',
        kind: 'g',
        sources: [wikipedia('Nitrogen_dioxide'), book('18-7-occurrence-preparation-and-properties-of-nitrogen')],
      },
      {
        says: 'is a sweet-smelling gas used as an anaesthetic by dentists',
        is: 'Dinitrogen(I) oxide',
        why: 'It is called laughing gas, and dulls pain when it is breathed with oxygen',
        kind: 'g',
        sources: [wikipedia('Nitrous_oxide'), book('18-7-occurrence-preparation-and-properties-of-nitrogen')],
      },
      {
        says: 'makes up 78% of dry air by volume',
        is: 'Nitrogen',
        why: 'The triple bond in its molecules keeps it from reacting, so that it has gathered in the atmosphere',
        kind: 'g',
        sources: [wikipedia('Atmosphere_of_Earth'), book('18-7-occurrence-preparation-and-properties-of-nitrogen')],
      },
      {
        says: 'gives ammonia when it is heated with slaked lime',
        is: 'Ammonium chloride',
        why: 'A strong base sets the weaker base free from its salt',
        kind: 's',
        also: ['Ammonium dioxonitrate(III)'],
        sources: [wikipedia('Ammonium_chloride'), dry],
      },
      {
        says: 'gives nitrogen and water alone when it is heated gently',
        is: 'Ammonium dioxonitrate(III)',
        why: 'Its ions hold nitrogen in two oxidation states, which meet at 0, and no atom is left over',
        kind: 's',
        sources: [wikipedia('Ammonium_nitrite'), book('18-7-occurrence-preparation-and-properties-of-nitrogen')],
      },
      {
        says: 'gives oxygen, but no brown fumes, when it is heated strongly',
        is: 'Sodium trioxonitrate(V)',
        why: 'Salts of very reactive metals lose only some of their oxygen, and a dioxonitrate(III) is left',
        kind: 's',
        sources: [wikipedia('Sodium_nitrate'), heat],
      },
      {
        says: 'gives brown fumes and leaves a yellow oxide when it is heated',
        is: 'Lead(II) trioxonitrate(V)',
        why: 'Salts of less reactive metals give nitrogen(IV) oxide and oxygen, and lead(II) oxide is left',
        kind: 's',
        sources: [wikipedia('Lead(II)_nitrate'), heat],
      },
      {
        says: 'gives brown fumes and leaves a metal when it is heated',
        is: 'Silver trioxonitrate(V)',
        why: 'The oxide of so unreactive a metal is decomposed by the heat as well',
        kind: 's',
        sources: [wikipedia('Silver_nitrate'), heat],
      },
    ],
  }),
  terms({
    id: 'sulphur-and-its-compounds',
    topic: '17.e',
    difficulty: 'Medium',
    ask: (says) => `Which of these ${says}?`,
    rows: [
      {
        says: 'is the crystalline form of sulphur that is stable at room temperature',
        is: 'Rhombic sulphur',
        why: 'Its crystals are of rings of eight atoms, and the other crystalline form changes back into it below 96 °C',
        kind: 'f',
        sources: [wikipedia('Allotropes_of_sulfur'), book('18-10-occurrence-preparation-and-properties-of-sulfur')],
      },
      {
        says: 'crystallises as needles from liquid sulphur that cools slowly, above 96 °C',
        is: 'Monoclinic sulphur',
        why: 'The rings of eight atoms are packed less closely in it, and it changes slowly on cooling',
        kind: 'f',
        sources: [wikipedia('Allotropes_of_sulfur'), book('18-10-occurrence-preparation-and-properties-of-sulfur')],
      },
      {
        says: 'is rubber-like, and is formed when boiling sulphur is poured into cold water',
        is: 'Plastic sulphur',
        why: 'The long chains of atoms in the hot liquid have no time to form rings again',
        kind: 'f',
        sources: [wikipedia('Allotropes_of_sulfur'), book('18-10-occurrence-preparation-and-properties-of-sulfur')],
      },
      {
        says: 'is the fine powder formed when the vapour of sulphur meets a cold wall',
        is: 'Flowers of sulphur',
        why: 'The vapour turns into a solid at once, and no large crystals have time to grow',
        kind: 'f',
        sources: [wikipedia('Flowers_of_sulfur'), atomistry],
      },
      {
        says: 'is a gas that smells of rotten eggs and blackens lead(II) ethanoate paper',
        is: 'Hydrogen sulphide',
        why: 'With lead ions it forms lead(II) sulphide, which is black',
        kind: 'c',
        sources: [wikipedia('Hydrogen_sulfide'), neet],
      },
      {
        says: 'is a choking gas that decolourises acidified potassium tetraoxomanganate(VII)',
        is: 'Sulphur(IV) oxide',
        why: 'It is a reducing agent, and is itself oxidised to tetraoxosulphate(VI) ions',
        kind: 'c',
        also: ['Hydrogen sulphide'],
        sources: [wikipedia('Sulfur_dioxide'), consult],
      },
      {
        says: 'is dissolved in concentrated tetraoxosulphate(VI) acid rather than in water in the Contact process',
        is: 'Sulphur(VI) oxide',
        why: 'With water it would form a mist of acid that cannot be condensed',
        kind: 'c',
        sources: [wikipedia('Contact_process'), contact],
      },
      {
        says: 'is formed when sulphur(VI) oxide is absorbed in concentrated tetraoxosulphate(VI) acid',
        is: 'Oleum',
        why: 'Its formula is $\\ce{H2S2O7}$, and water turns it into the acid',
        kind: 'c',
        sources: [wikipedia('Oleum'), contact],
      },
      {
        says: 'is the catalyst of the Contact process',
        is: 'Vanadium(V) oxide',
        why: 'Sulphur(IV) oxide and oxygen react on its surface at about 450 °C, and it is not poisoned as easily as platinum is',
        kind: 'c',
        sources: [wikipedia('Vanadium(V)_oxide'), contact],
      },
    ],
  }),
  terms({
    id: 'action-of-concentrated-acid',
    topic: '17.e',
    difficulty: 'Hard',
    ask: (says) => `As what does concentrated tetraoxosulphate(VI) acid act when it ${says}?`,
    rows: [
      {
        says: 'turns cane sugar into a black mass of carbon',
        is: 'A dehydrating agent',
        why: 'It takes hydrogen and oxygen out of the compound in the ratio of water',
        sources: [wikipedia('Sulfuric_acid'), book('18-10-occurrence-preparation-and-properties-of-sulfur')],
      },
      {
        says: 'takes the moisture out of a stream of chlorine',
        is: 'A drying agent',
        why: 'It takes up water that is only mixed with the gas, and the gas itself does not change',
        also: ['A dehydrating agent'],
        sources: [wikipedia('Sulfuric_acid'), book('18-10-occurrence-preparation-and-properties-of-sulfur')],
      },
      {
        says: 'dissolves copper with the formation of sulphur(IV) oxide',
        is: 'An oxidising agent',
        why: 'Copper loses electrons, and the sulphur of the acid goes from +6 to +4',
        sources: [wikipedia('Sulfuric_acid'), book('18-10-occurrence-preparation-and-properties-of-sulfur')],
      },
      {
        says: 'makes ethanoic acid and ethanol form an alkanoate faster',
        is: 'A catalyst',
        why: 'It speeds the reaction up and is not used up, though it also holds water back',
        also: ['A dehydrating agent'],
        sources: [wikipedia('Esterification'), chemguide('organicprops/alcohols/esterification')],
      },
      {
        says: 'sets hydrogen chloride free from sodium chloride',
        is: 'An involatile acid',
        why: 'Hydrogen chloride escapes as a gas, and the acid that boils far higher stays behind',
        sources: [wikipedia('Hydrogen_chloride'), book('18-11-occurrence-preparation-and-properties-of-halogens')],
      },
    ],
  }),
]
