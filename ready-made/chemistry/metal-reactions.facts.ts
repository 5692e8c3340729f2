import { britannica, chemguide, openStax, pubChem, wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const book = (page: string) => openStax('chemistry-2e', page)
const tutopiya =
  'Tutopiya, Identification of ions https://www.tutopiya.com/learning-portal/resource/cambridge-igcse/chemistry/extended/0620/experimental-techniques-and-chemical-analysis/640778fd23df261b5e7495df/identification-of-ions-and-gases/64be9e9f532905843c6f3084'
const ions = 'Knowt, Chemical tests https://knowt.com/note/368eaed1-7ef0-4e23-9a82-dbba928ff16b/Chemical-Tests'
const steam =
  'BYJU’S, Metals and water https://byjus.com/question-answer/write-equations-for-each-of-the-above-metal-which-reacts-with-water'

export const metalReactions = [
  terms({
    id: 'formula-by-common-name',
    topic: '16.b',
    difficulty: 'Easy',
    ask: (says) => `What is the formula of ${says}?`,
    rows: [
      {
        says: 'caustic soda',
        is: '$\\ce{NaOH}$',
        why: 'Caustic means burning, and this is sodium hydroxide, a strong alkali that attacks the skin',
        kind: 'Na',
        sources: [wikipedia('Sodium_hydroxide'), pubChem('Sodium-hydroxide')],
      },
      {
        says: 'washing soda crystals',
        is: '$\\ce{Na2CO3.10H2O}$',
        why: 'They are sodium trioxocarbonate(IV) with ten molecules of water of crystallisation, and soften water',
        kind: 'Na',
        sources: [wikipedia('Sodium_carbonate'), pubChem('Sodium-carbonate-decahydrate')],
      },
      {
        says: 'baking soda',
        is: '$\\ce{NaHCO3}$',
        why: 'It is sodium hydrogentrioxocarbonate(IV), which gives off carbon(IV) oxide in the oven and so raises dough',
        kind: 'Na',
        sources: [wikipedia('Sodium_bicarbonate'), pubChem('Sodium-bicarbonate')],
      },
      {
        says: 'rock salt',
        is: '$\\ce{NaCl}$',
        why: 'It is mined sodium chloride, left by seas that dried up',
        kind: 'Na',
        sources: [wikipedia('Halite'), britannica('science/halite')],
      },
      {
        says: 'quicklime',
        is: '$\\ce{CaO}$',
        why: 'It is calcium oxide, left when heat drives carbon(IV) oxide out of limestone',
        kind: 'Ca',
        sources: [wikipedia('Calcium_oxide'), pubChem('Calcium-oxide')],
      },
      {
        says: 'slaked lime',
        is: '$\\ce{Ca(OH)2}$',
        why: 'It is calcium hydroxide, formed when calcium oxide takes up water',
        kind: 'Ca',
        sources: [wikipedia('Calcium_hydroxide'), pubChem('Calcium-hydroxide')],
      },
      {
        says: 'limestone',
        is: '$\\ce{CaCO3}$',
        why: 'It is chiefly calcium trioxocarbonate(IV), from shells of sea animals',
        kind: 'Ca',
        sources: [wikipedia('Limestone'), britannica('science/limestone')],
      },
      {
        says: 'gypsum',
        is: '$\\ce{CaSO4.2H2O}$',
        why: 'It is calcium tetraoxosulphate(VI) with two molecules of water, and loses most of it when heated',
        kind: 'Ca',
        sources: [wikipedia('Gypsum'), britannica('science/gypsum')],
      },
    ],
  }),
  terms({
    id: 'alkali-metal-or-its-neighbour',
    topic: '16.b',
    difficulty: 'Medium',
    ask: (says) => `Which element ${says}?`,
    rows: [
      {
        says: 'colours a flame golden yellow',
        is: 'Sodium',
        why: 'Its outer electron, raised by the heat, falls back and gives out yellow light',
        sources: [wikipedia('Flame_test'), chemguide('inorganic/group1/flametests')],
      },
      {
        says: 'colours a flame lilac',
        is: 'Potassium',
        why: 'Its outer electron gives out light at both ends of the spectrum, and cobalt glass keeps back the yellow of impurities',
        sources: [wikipedia('Flame_test'), chemguide('inorganic/group1/flametests')],
      },
      {
        says: 'colours a flame apple-green',
        is: 'Barium',
        why: 'Its compounds give green light, which fireworks make use of',
        sources: [wikipedia('Flame_test'), chemguide('inorganic/group1/flametests')],
      },
      {
        says: 'colours a flame brick-red',
        is: 'Calcium',
        why: 'Its compounds give chiefly orange and red light',
        also: ['Lithium'],
        sources: [wikipedia('Flame_test'), chemguide('inorganic/group1/flametests')],
      },
      {
        says: 'of Group 1 has the smallest atoms',
        is: 'Lithium',
        why: 'Atoms grow down a group, because each element has a shell more, and this element stands first',
        sources: [wikipedia('Alkali_metal'), chemguide('inorganic/group1/properties')],
      },
      {
        says: 'burns in air with a dazzling white flame and leaves a white ash',
        is: 'Magnesium',
        why: 'The reaction is so hot that the oxide formed glows white',
        also: ['Lithium', 'Calcium', 'Beryllium'],
        sources: [wikipedia('Magnesium'), britannica('science/magnesium')],
      },
      {
        says: 'is the metal that hardness of water is chiefly due to',
        is: 'Calcium',
        why: 'Rain that holds carbon(IV) oxide dissolves limestone, and ions of this metal form scum with soap',
        also: ['Magnesium'],
        sources: [wikipedia('Hard_water'), britannica('science/hard-water')],
      },
      {
        says: 'is an alkaline earth metal that does not react with water or steam',
        is: 'Beryllium',
        why: 'Its atoms are the smallest of the group and hold their electrons firmly, and a film of oxide covers it',
        also: ['Magnesium'],
        sources: [wikipedia('Beryllium'), chemguide('inorganic/group2/reacth2o')],
      },
    ],
  }),
  terms({
    id: 'metal-by-behaviour',
    topic: '16.c',
    difficulty: 'Medium',
    ask: (says) => `Which metal ${says}?`,
    rows: [
      {
        says: 'takes fire on cold water and burns with a lilac flame',
        is: 'Potassium',
        why: 'The heat of the violent reaction lights the hydrogen, and vapour of the metal colours the flame',
        sources: [wikipedia('Potassium'), chemguide('inorganic/group1/reacth2o')],
      },
      {
        says: 'melts to a ball that darts about on cold water and usually does not take fire by itself',
        is: 'Sodium',
        why: 'The reaction gives heat enough to melt the metal, but less than its neighbour below gives',
        also: ['Potassium'],
        sources: [wikipedia('Sodium'), chemguide('inorganic/group1/reacth2o')],
      },
      {
        says: 'reacts steadily with cold water, gives off hydrogen and turns the water cloudy',
        is: 'Calcium',
        why: 'It is more reactive than magnesium but less than sodium, and its hydroxide is only slightly soluble',
        sources: [wikipedia('Calcium'), chemguide('inorganic/group2/reacth2o')],
      },
      {
        says: 'reacts very slowly with cold water but burns brightly in steam',
        is: 'Magnesium',
        why: 'Its hydroxide is nearly insoluble and coats it in cold water, and steam gives the oxide instead',
        sources: [wikipedia('Magnesium'), chemguide('inorganic/group2/reacth2o')],
      },
      {
        says: 'seems less reactive than it is, until its film of oxide is removed',
        is: 'Aluminium',
        why: 'The film is thin and tight, and keeps water and acids from the metal',
        also: ['Magnesium'],
        sources: [wikipedia('Aluminium'), chemguide('inorganic/extraction/aluminium')],
      },
      {
        says: 'gives a black magnetic oxide when steam is passed over it at red heat',
        is: 'Iron',
        why: 'It takes the oxygen of steam to form $\\ce{Fe3O4}$, and hydrogen is left',
        sources: [wikipedia('Iron(II,III)_oxide'), steam],
      },
      {
        says: 'gives no hydrogen with dilute acids but brown fumes with concentrated trioxonitrate(V) acid',
        is: 'Copper',
        why: 'It stands below hydrogen in the activity series, so only an oxidising acid dissolves it',
        also: ['Silver'],
        sources: [wikipedia('Copper'), book('18-7-occurrence-preparation-and-properties-of-nitrogen')],
      },
      {
        says: 'is attacked by no single common acid, only by a mixture of concentrated hydrochloric and trioxonitrate(V) acids',
        is: 'Gold',
        why: 'Its ions are formed only while chloride ions bind them in a complex',
        sources: [wikipedia('Aqua_regia'), britannica('science/aqua-regia')],
      },
    ],
  }),
  terms({
    id: 'observation-of-metal',
    topic: '16.c',
    difficulty: 'Hard',
    ask: (says) => `What is seen when ${says}?`,
    rows: [
      {
        says: 'zinc is dipped into copper(II) tetraoxosulphate(VI) solution',
        is: 'A reddish-brown solid is deposited and the blue colour fades',
        why: 'Zinc is the more reactive and displaces copper from its ions, which were blue',
        kind: 'd',
        sources: [wikipedia('Reactivity_series'), book('4-2-classifying-chemical-reactions')],
      },
      {
        says: 'copper is dipped into silver trioxonitrate(V) solution',
        is: 'A silvery solid is deposited and the solution turns blue',
        why: 'Copper is the more reactive, goes into solution as blue ions and displaces silver',
        kind: 'd',
        sources: [wikipedia('Reactivity_series'), book('17-1-review-of-redox-chemistry')],
      },
      {
        says: 'an iron nail is left in a solution of magnesium chloride',
        is: 'Nothing is deposited and the solution stays colourless',
        why: 'Iron is less reactive than magnesium and cannot displace it from its ions',
        kind: 'd',
        sources: [wikipedia('Reactivity_series'), book('4-2-classifying-chemical-reactions')],
      },
      {
        says: 'sodium hydroxide solution is added to iron(III) chloride solution',
        is: 'A reddish-brown jelly is formed, insoluble in excess alkali',
        why: 'Iron(III) ions and hydroxide ions form the insoluble iron(III) hydroxide',
        kind: 'p',
        sources: [tutopiya, chemguide('inorganic/transition/iron')],
      },
      {
        says: 'sodium hydroxide solution is added to iron(II) tetraoxosulphate(VI) solution',
        is: 'A dirty green jelly is formed, which turns brown in air',
        why: 'Iron(II) hydroxide is green, and oxygen oxidises it to iron(III) hydroxide',
        kind: 'p',
        sources: [wikipedia('Iron(II)_hydroxide'), chemguide('inorganic/transition/iron')],
      },
      {
        says: 'aqueous ammonia is added in excess to copper(II) tetraoxosulphate(VI) solution',
        is: 'A pale blue solid is formed and dissolves to a deep blue solution',
        why: 'Copper(II) hydroxide is precipitated first and then forms a complex ion with ammonia',
        kind: 'p',
        sources: [tutopiya, chemguide('inorganic/transition/copper')],
      },
      {
        says: 'sodium hydroxide solution is added in excess to a solution of aluminium chloride',
        is: 'A white jelly is formed and dissolves to a colourless solution',
        why: 'Aluminium hydroxide is amphoteric and dissolves in an excess of strong alkali',
        kind: 'p',
        sources: [tutopiya, ions],
      },
      {
        says: 'sodium hydroxide solution is added in excess to a solution of calcium chloride',
        is: 'A white solid is formed, which does not dissolve again',
        why: 'Calcium hydroxide is only slightly soluble and a base, so excess alkali does not dissolve it',
        kind: 'p',
        sources: [tutopiya, ions],
      },
    ],
  }),
]
