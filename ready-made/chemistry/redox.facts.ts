import { chemguide, openStax, pubChemElement, wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const book = (page: string) => openStax('chemistry-2e', page)
const everything = 'Everything2, Disproportionation https://everything2.com/title/disproportionation'
const byjus =
  'BYJU’S, Tests for oxidising and reducing agents https://byjus.com/question-answer/give-a-chemical-test-for-a-an-oxidizing-agent-b-a-reducing-agent'
const mini =
  'Mini Chemistry, Tests for oxidising and reducing agents https://www.minichemistry.com/test-for-oxidizing-and-reducing-agents.html'

export const redoxAndFormulas = [
  terms({
    id: 'term-of-redox',
    topic: '12.a',
    difficulty: 'Easy',
    ask: (says) => `What is the name of ${says}?`,
    rows: [
      {
        says: 'the loss of electrons by an atom, ion or molecule',
        is: 'Oxidation',
        why: 'Oxygen takes electrons when it combines, so the gain of oxygen is a case of it',
        kind: 'p',
        sources: [wikipedia('Redox'), book('17-1-review-of-redox-chemistry')],
      },
      {
        says: 'the gain of electrons by an atom, ion or molecule',
        is: 'Reduction',
        why: 'The positive charge becomes less, which gave the process its name',
        kind: 'p',
        sources: [wikipedia('Redox'), book('17-1-review-of-redox-chemistry')],
      },
      {
        says: 'a reaction in which one element is both oxidised and reduced',
        is: 'Disproportionation',
        why: 'Atoms of one oxidation number go partly to a higher and partly to a lower one',
        kind: 'p',
        sources: [wikipedia('Disproportionation'), everything],
      },
      {
        says: 'a reaction in which one element takes the place of another in its compound',
        is: 'Displacement',
        why: 'The more reactive element gives electrons to ions of the less reactive, or takes them from these',
        kind: 'p',
        sources: [wikipedia('Single_displacement_reaction'), book('4-2-classifying-chemical-reactions')],
      },
      {
        says: 'a substance that takes electrons from another',
        is: 'Oxidising agent',
        why: 'It oxidises the other substance and is itself reduced',
        kind: 'a',
        sources: [wikipedia('Oxidizing_agent'), book('4-2-classifying-chemical-reactions')],
      },
      {
        says: 'a substance that gives electrons to another',
        is: 'Reducing agent',
        why: 'It reduces the other substance and is itself oxidised',
        kind: 'a',
        sources: [wikipedia('Reducing_agent'), book('4-2-classifying-chemical-reactions')],
      },
      {
        says: 'a substance that loosens bonds and is itself neither oxidised nor reduced in the end',
        is: 'Catalyst',
        why: 'It opens an easier way for the reaction and comes out unchanged',
        kind: 'a',
        sources: [wikipedia('Catalysis'), book('12-7-catalysis')],
      },
      {
        says: 'a substance that only takes up water from others',
        is: 'Drying agent',
        why: 'No element changes its oxidation number when water is bound',
        kind: 'a',
        sources: [wikipedia('Desiccant'), book('18-10-occurrence-preparation-and-properties-of-sulfur')],
      },
    ],
  }),
  terms({
    id: 'colour-change-of-redox',
    topic: '12.a',
    difficulty: 'Medium',
    ask: (says) => `Which change is seen when ${says}?`,
    rows: [
      {
        says: 'a reducing agent is added to acidified potassium tetraoxomanganate(VII)',
        is: 'From purple to colourless',
        why: 'Manganese goes from +7 to +2, whose ions have almost no colour',
        sources: [wikipedia('Potassium_permanganate'), byjus],
      },
      {
        says: 'a reducing agent is added to acidified potassium heptaoxodichromate(VI)',
        is: 'From orange to green',
        why: 'Chromium goes from +6 to +3, whose ions are green',
        sources: [wikipedia('Potassium_dichromate'), byjus],
      },
      {
        says: 'an oxidising agent is added to potassium iodide solution',
        is: 'From colourless to brown',
        why: 'Iodide ions lose electrons, and iodine is brown in water',
        sources: [wikipedia('Potassium_iodide'), mini],
      },
      {
        says: 'an oxidising agent is added to iron(II) chloride solution',
        is: 'From green to reddish-brown',
        why: 'Iron goes from +2 to +3',
        sources: [wikipedia('Iron(II)_chloride'), byjus],
      },
      {
        says: 'ethene is passed through bromine water',
        is: 'From reddish-brown to colourless',
        why: 'Bromine is taken up by the double bond, and its compound has no colour',
        sources: [wikipedia('Bromine_water'), chemguide('organicprops/alkenes/halogenation')],
      },
    ],
  }),
  terms({
    id: 'formula-of-ion',
    topic: '6.a',
    difficulty: 'Easy',
    ask: (says) => `What is the formula of the ${says} ion?`,
    rows: [
      {
        says: 'ammonium',
        is: '$\\ce{NH4^+}$',
        why: 'A molecule of ammonia has taken up a hydrogen ion and its charge',
        kind: 'n',
        sources: [wikipedia('Ammonium'), book('2-6-ionic-and-molecular-compounds')],
      },
      {
        says: 'trioxonitrate(V)',
        is: '$\\ce{NO3^-}$',
        why: 'Three oxygen atoms of −2 and nitrogen of +5 leave a charge of −1',
        kind: 'n',
        sources: [wikipedia('Nitrate'), book('2-6-ionic-and-molecular-compounds')],
      },
      {
        says: 'dioxonitrate(III)',
        is: '$\\ce{NO2^-}$',
        why: 'Two oxygen atoms of −2 and nitrogen of +3 leave a charge of −1',
        kind: 'n',
        sources: [wikipedia('Nitrite'), book('2-6-ionic-and-molecular-compounds')],
      },
      {
        says: 'nitride',
        is: '$\\ce{N^3-}$',
        why: 'Nitrogen has five outer electrons and takes up three more',
        kind: 'n',
        sources: [wikipedia('Nitride'), book('2-6-ionic-and-molecular-compounds')],
      },
      {
        says: 'tetraoxosulphate(VI)',
        is: '$\\ce{SO4^2-}$',
        why: 'Four oxygen atoms of −2 and sulphur of +6 leave a charge of −2',
        kind: 's',
        sources: [wikipedia('Sulfate'), book('2-6-ionic-and-molecular-compounds')],
      },
      {
        says: 'trioxosulphate(IV)',
        is: '$\\ce{SO3^2-}$',
        why: 'Three oxygen atoms of −2 and sulphur of +4 leave a charge of −2',
        kind: 's',
        sources: [wikipedia('Sulfite'), book('2-6-ionic-and-molecular-compounds')],
      },
      {
        says: 'hydrogentetraoxosulphate(VI)',
        is: '$\\ce{HSO4^-}$',
        why: 'A hydrogen ion takes away one of the two negative charges',
        kind: 's',
        sources: [wikipedia('Bisulfate'), book('2-6-ionic-and-molecular-compounds')],
      },
      {
        says: 'sulphide',
        is: '$\\ce{S^2-}$',
        why: 'Sulphur has six outer electrons and takes up two more',
        kind: 's',
        sources: [wikipedia('Sulfide'), book('2-6-ionic-and-molecular-compounds')],
      },
    ],
  }),
  terms({
    id: 'symbol-from-latin',
    topic: '6.a',
    difficulty: 'Easy',
    ask: (says) => `Which element has the symbol ${says}?`,
    rows: [
      {
        says: 'Na',
        is: 'Sodium',
        why: 'The symbol comes from natrium, a Latin name for its compounds',
        sources: [wikipedia('Sodium'), pubChemElement('Sodium')],
      },
      {
        says: 'K',
        is: 'Potassium',
        why: 'The symbol comes from kalium, after the ash of plants',
        sources: [wikipedia('Potassium'), pubChemElement('Potassium')],
      },
      {
        says: 'Ag',
        is: 'Silver',
        why: 'The symbol comes from argentum, the Latin name of the metal',
        sources: [wikipedia('Silver'), pubChemElement('Silver')],
      },
      {
        says: 'Au',
        is: 'Gold',
        why: 'The symbol comes from aurum, the Latin name of the metal',
        sources: [wikipedia('Gold'), pubChemElement('Gold')],
      },
      {
        says: 'Hg',
        is: 'Mercury',
        why: 'The symbol comes from hydrargyrum, which means watery silver',
        sources: [wikipedia('Mercury_(element)'), pubChemElement('Mercury')],
      },
      {
        says: 'Pb',
        is: 'Lead',
        why: 'The symbol comes from plumbum, the Latin name of the metal',
        sources: [wikipedia('Lead'), pubChemElement('Lead')],
      },
      {
        says: 'Sn',
        is: 'Tin',
        why: 'The symbol comes from stannum, the Latin name of the metal',
        sources: [wikipedia('Tin'), pubChemElement('Tin')],
      },
      {
        says: 'W',
        is: 'Tungsten',
        why: 'The symbol comes from wolfram, the German name of the metal',
        sources: [wikipedia('Tungsten'), pubChemElement('Tungsten')],
      },
    ],
  }),
]
