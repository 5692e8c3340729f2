import { britannica, chemguide, wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const neet = 'NEET Crackers, Tests for anions https://neetcrackers.com/neet85.html'
const tutopiya =
  'Tutopiya, Identification of ions https://www.tutopiya.com/learning-portal/resource/cambridge-igcse/chemistry/extended/0620/experimental-techniques-and-chemical-analysis/640778fd23df261b5e7495df/identification-of-ions-and-gases/64be9e9f532905843c6f3084'
const eacademy = 'eAcademy, Types of salts https://www.eacademy.lk/p/types-of-salts.html'
const complex =
  'TubeLessons, Complex salts and double salts https://tubelessons.net/lesson/chemistry/complex-salts-and-double-salts/583'
const water = 'BBC Bitesize, Test for water https://www.bbc.co.uk/bitesize/guides/zmbvmfr/revision/11'
const salts = 'Sarthaks, Types of salts https://www.sarthaks.com/3513191/what-are-the-types-of-salts-with-examples'
const keypoint = 'Keypoint, Types of salts https://keypoint.ng/types-of-salts/'
const erudites =
  'Erudites, Acid salts and deliquescent substances https://erudites.ng/define-and-give-an-example-each-of-the-following-i-acid-salt-ii-basicity-of-an-acid-iii-deliquescent-substance-iv-double-salt-v-efflorescent-substances-vi-hydroscopic-substance-nabteb-questi'
const tuity =
  'Tuity, Classification of oxides https://www.tuity.io/igcse-2/cambridge-cie-18/revision-notes/chemistry-107/acids-bases-and-salts-54/oxides-150/classification-of-oxides-315'
const spm =
  'SPM Chemistry, Oxides http://spmchemistry.onlinetuition.com.my/2013/11/oxide-basic-acidic-neutral-or-amphoteric.html'
const save =
  'Save My Exams, Indicators https://savemyexams.com/as/chemistry/cie/25/revision-notes/7-equilibria/7-2-brnsted-lowry-theory-of-acids-and-bases/indicators-used-in-titration'
const gcse = 'GCSE Science, Indicators http://www.gcsescience.com/aa-indicator-in-a-titration.htm'
const solutions =
  'CollegeDunia, Hydrolysis of salts https://cdquestions.com/exams/questions/which-of-the-following-substances-does-not-undergo-685d078d8977a103fd1dd621'
const hydrolysis = 'NoteTube, Hydrolysis of salts https://notetube.ai/library/summaries/hydrolysis-of-salts'

export const acids = [
  terms({
    id: 'kind-of-oxide',
    topic: '9.a',
    difficulty: 'Easy',
    ask: (says) => `What kind of oxide is ${says}?`,
    rows: [
      {
        says: 'calcium oxide',
        is: 'A basic oxide',
        why: 'It reacts with acids to give a salt and water, and with water it gives an alkali',
        sources: [wikipedia('Calcium_oxide'), tuity],
      },
      {
        says: 'copper(II) oxide',
        is: 'A basic oxide',
        why: 'It reacts with acids to give a salt and water, though water does not dissolve it',
        sources: [wikipedia('Copper(II)_oxide'), tuity],
      },
      {
        says: 'sulphur(IV) oxide',
        is: 'An acidic oxide',
        why: 'It reacts with alkalis to give salts, and with water it gives an acid',
        sources: [wikipedia('Sulfur_dioxide'), tuity],
      },
      {
        says: 'silicon(IV) oxide',
        is: 'An acidic oxide',
        why: 'It reacts with bases to give salts, though water does not dissolve it',
        sources: [wikipedia('Silicon_dioxide'), spm],
      },
      {
        says: 'zinc oxide',
        is: 'An amphoteric oxide',
        why: 'It reacts with acids as a base does, and with alkalis as an acid does',
        sources: [wikipedia('Zinc_oxide'), tuity],
      },
      {
        says: 'lead(II) oxide',
        is: 'An amphoteric oxide',
        why: 'It reacts with acids as a base does, and with alkalis as an acid does',
        sources: [wikipedia('Lead(II)_oxide'), spm],
      },
      {
        says: 'carbon(II) oxide',
        is: 'A neutral oxide',
        why: 'It forms a salt neither with acids nor, under ordinary conditions, with alkalis',
        sources: [wikipedia('Carbon_monoxide'), tuity],
      },
      {
        says: 'nitrogen(II) oxide',
        is: 'A neutral oxide',
        why: 'It forms a salt neither with acids nor with alkalis',
        sources: [wikipedia('Nitric_oxide'), tuity],
      },
    ],
  }),
  terms({
    id: 'kind-of-salt',
    topic: '9.a',
    difficulty: 'Medium',
    ask: (says) => `What kind of salt is $\\ce{${says}}$?`,
    rows: [
      {
        says: 'Na2SO4',
        is: 'A normal salt',
        why: 'Metal has taken the place of all the hydrogen of the acid',
        sources: [wikipedia('Salt_(chemistry)'), salts],
      },
      {
        says: 'NaHSO4',
        is: 'An acid salt',
        why: 'Only half of the hydrogen of the acid is replaced by metal, and the rest can still be',
        also: ['A normal salt'],
        sources: [wikipedia('Acid_salt'), salts],
      },
      {
        says: 'Zn(OH)Cl',
        is: 'A basic salt',
        why: 'Some hydroxide is left, as there was too little acid for the base',
        sources: [eacademy, keypoint],
      },
      {
        says: 'KAl(SO4)2.12H2O',
        is: 'A double salt',
        why: 'Two salts have crystallised together and give all their ions to water',
        sources: [wikipedia('Alum'), salts],
      },
      {
        says: 'K4Fe(CN)6',
        is: 'A complex salt',
        why: 'Iron and cyanide stay together in water as one ion',
        also: ['A double salt'],
        sources: [wikipedia('Potassium_ferrocyanide'), complex],
      },
    ],
  }),
  terms({
    id: 'behaviour-in-air',
    topic: '9.a',
    difficulty: 'Medium',
    ask: (says) => `Which word describes ${says}?`,
    rows: [
      {
        says: 'calcium chloride, which takes water from the air and turns into a solution',
        is: 'Deliquescent',
        why: 'It attracts so much water that it dissolves in it',
        sources: [wikipedia('Hygroscopy'), erudites],
      },
      {
        says: 'washing soda crystals, which lose water to the air and crumble to powder',
        is: 'Efflorescent',
        why: 'The water of crystallisation escapes, as its vapour pressure is above that of the air',
        sources: [wikipedia('Efflorescence'), erudites],
      },
      {
        says: 'concentrated tetraoxosulphate(VI) acid, which takes water from the air without changing its state',
        is: 'Hygroscopic',
        why: 'It attracts water and is only diluted by it',
        sources: [wikipedia('Hygroscopy'), erudites],
      },
      {
        says: 'copper(II) tetraoxosulphate(VI) from which all water of crystallisation is driven out',
        is: 'Anhydrous',
        why: 'The word means without water, and the blue crystals have become a white powder',
        sources: [wikipedia('Anhydrous'), water],
      },
    ],
  }),
  terms({
    id: 'salt-and-litmus',
    topic: '9.c',
    difficulty: 'Medium',
    ask: (says) => `Which salt, dissolved in water, ${says}?`,
    rows: [
      {
        says: 'turns blue litmus red and gives a pungent gas when warmed with alkali',
        is: 'Ammonium chloride',
        why: 'It comes of a weak base and a strong acid, so only its positive ion is hydrolysed',
        sources: [wikipedia('Ammonium_chloride'), solutions, tutopiya],
      },
      {
        says: 'turns blue litmus red and gives a reddish-brown precipitate with alkali',
        is: 'Iron(III) chloride',
        why: 'It comes of a weak base and a strong acid, so only its positive ion is hydrolysed',
        sources: [wikipedia('Iron(III)_chloride'), hydrolysis, tutopiya],
      },
      {
        says: 'turns red litmus blue and gives carbon(IV) oxide with dilute acids',
        is: 'Sodium trioxocarbonate(IV)',
        why: 'It comes of a strong base and a weak acid, so only its negative ion is hydrolysed',
        sources: [solutions, neet],
      },
      {
        says: 'turns red litmus blue and smells of vinegar when a strong acid is added',
        is: 'Sodium ethanoate',
        why: 'It comes of a strong base and a weak acid, so only its negative ion is hydrolysed',
        sources: [solutions, neet],
      },
      {
        says: 'does not change litmus and gives a white precipitate with silver trioxonitrate(V)',
        is: 'Sodium chloride',
        why: 'It comes of a strong base and a strong acid, so neither of its ions is hydrolysed',
        sources: [solutions, chemguide('inorganic/group7/testing')],
      },
      {
        says: 'does not change litmus and gives brown fumes with copper and concentrated tetraoxosulphate(VI) acid',
        is: 'Potassium trioxonitrate(V)',
        why: 'It comes of a strong base and a strong acid, so neither of its ions is hydrolysed',
        sources: [hydrolysis, wikipedia('Nitrate_test')],
      },
    ],
  }),
  terms({
    id: 'indicator-described',
    topic: '9.c',
    difficulty: 'Easy',
    ask: (says) => `Which indicator ${says}?`,
    rows: [
      {
        says: 'is colourless in acid and pink in alkali',
        is: 'Phenolphthalein',
        why: 'The ion that is left when its molecule loses hydrogen ions takes up green light, so that pink is seen',
        sources: [wikipedia('Phenolphthalein'), gcse],
      },
      {
        says: 'is red in acid and yellow in alkali',
        is: 'Methyl orange',
        why: 'It changes between pH 3.1 and 4.4, where its molecule loses a hydrogen ion',
        sources: [wikipedia('Methyl_orange'), gcse],
      },
      {
        says: 'is red in acid and blue in alkali',
        is: 'Litmus',
        why: 'It comes from lichens and changes over a wide range around pH 7',
        sources: [wikipedia('Litmus'), britannica('science/litmus')],
      },
      {
        says: 'shows a different colour for nearly every pH',
        is: 'Universal indicator',
        why: 'It is a mixture of several indicators, which change one after the other',
        sources: [wikipedia('Universal_indicator'), gcse],
      },
      {
        says: 'suits the titration of ethanoic acid with sodium hydroxide',
        is: 'Phenolphthalein',
        why: 'The salt formed is hydrolysed to a slightly alkaline solution, and this indicator changes there',
        sources: [wikipedia('Phenolphthalein'), save],
      },
      {
        says: 'suits the titration of aqueous ammonia with hydrochloric acid',
        is: 'Methyl orange',
        why: 'The salt formed is hydrolysed to a slightly acidic solution, and this indicator changes there',
        sources: [wikipedia('Methyl_orange'), save],
      },
    ],
  }),
]
