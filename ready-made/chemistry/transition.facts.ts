import { chemguide, wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const ions = 'Chem Teach, Coloured ions https://chem-teach.com/coloured-ions/'
const bbc = 'BBC Bitesize, Tests of transition metal ions https://www.bbc.co.uk/bitesize/guides/zv7f3k7/revision/4'
const saunders =
  'Goiit, Transition metal ions and colour http://www.goiit.com/posts/list/inorganic-chemistry-qualitaive-analysis-18593.htm'

export const transitionElements = [
  terms({
    id: 'ion-by-colour',
    topic: '4.c',
    difficulty: 'Medium',
    ask: (says) => `Which ion gives ${says}?`,
    rows: [
      {
        says: 'a blue solution',
        is: '$\\ce{Cu^2+}$',
        why: 'Its d electrons take up red and orange light, and blue is left',
        kind: 's',
        sources: [wikipedia('Transition_metal'), bbc],
      },
      {
        says: 'a pale green solution that turns yellow in air',
        is: '$\\ce{Fe^2+}$',
        why: 'Oxygen of the air takes an electron from it, and the new ion is yellow',
        kind: 's',
        also: ['$\\ce{Ni^2+}$'],
        sources: [wikipedia('Iron(II)'), bbc],
      },
      {
        says: 'a yellow-brown solution',
        is: '$\\ce{Fe^3+}$',
        why: 'With water it is partly hydrolysed, and the product takes up blue light',
        kind: 's',
        also: ['$\\ce{CrO4^2-}$'],
        sources: [wikipedia('Iron(III)'), bbc],
      },
      {
        says: 'a pink solution that turns blue with much concentrated hydrochloric acid',
        is: '$\\ce{Co^2+}$',
        why: 'Chloride ions take the place of water around it',
        kind: 's',
        sources: [wikipedia('Cobalt(II)_chloride'), saunders],
      },
      {
        says: 'a bright green solution that air does not change',
        is: '$\\ce{Ni^2+}$',
        why: 'Its d electrons take up red and violet light, and it is not oxidised further',
        kind: 's',
        also: ['$\\ce{Fe^2+}$'],
        sources: [wikipedia('Nickel(II)_chloride'), ions],
      },
      {
        says: 'a purple solution, which sulphur(IV) oxide decolourises',
        is: '$\\ce{MnO4^-}$',
        why: 'It is a strong oxidising agent and is reduced to an ion of almost no colour',
        kind: 'o',
        sources: [wikipedia('Permanganate'), ions],
      },
      {
        says: 'an orange solution, which sulphur(IV) oxide turns green',
        is: '$\\ce{Cr2O7^2-}$',
        why: 'It is a strong oxidising agent and is reduced to chromium(III) ions, which are green',
        kind: 'o',
        sources: [wikipedia('Chromate_and_dichromate'), ions],
      },
      {
        says: 'a yellow solution, which acid turns orange',
        is: '$\\ce{CrO4^2-}$',
        why: 'In acid two of these ions join and lose water',
        kind: 'o',
        sources: [wikipedia('Chromate_and_dichromate'), ions],
      },
    ],
  }),
  terms({
    id: 'property-of-transition-metals',
    topic: '4.c',
    difficulty: 'Easy',
    ask: (says) => `Which property of transition metals explains that ${says}?`,
    rows: [
      {
        says: 'iron forms both $\\ce{FeCl2}$ and $\\ce{FeCl3}$',
        is: 'Variable oxidation states',
        why: 'Their 3d and 4s electrons differ little in energy, so different numbers of them are lost',
        sources: [wikipedia('Transition_metal'), chemguide('inorganic/transition/features')],
      },
      {
        says: 'copper(II) hydroxide dissolves in an excess of ammonia',
        is: 'Formation of complex ions',
        why: 'Their ions are small and have empty orbitals, to which ammonia gives pairs of electrons',
        sources: [wikipedia('Transition_metal'), chemguide('inorganic/transition/features')],
      },
      {
        says: 'nickel makes hydrogen add to ethene',
        is: 'Catalytic activity',
        why: 'They hold molecules on their surface, and the bonds there are loosened',
        sources: [wikipedia('Transition_metal'), chemguide('inorganic/transition/features')],
      },
      {
        says: 'solutions of their salts are often blue, green or pink',
        is: 'Partly filled d orbitals',
        why: 'Electrons are raised from one d orbital to another by light of one colour, and the rest is seen',
        sources: [wikipedia('Transition_metal'), chemguide('inorganic/transition/features')],
      },
    ],
  }),
]
