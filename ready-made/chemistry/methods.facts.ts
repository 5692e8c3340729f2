import { openStax, wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const book = (page: string) => openStax('chemistry-2e', page)
const iron =
  'Sarthaks, Magnetic separation https://sarthaks.com/171416/state-meant-magnetic-separation-mixtures-explain-particles-separated-sulphur-particles'
const choice = 'Best Choice, Lab glassware https://www.bestchoice.net.nz/chemistry/268/p7535.htm'
const tools =
  'Wikiteka, Laboratory glassware and tools https://en.wikiteka.com/document/essential-laboratory-glassware-tools-function-design'
const blurt =
  'Blurtit, Laboratory apparatus https://science.blurtit.com/1083435/what-are-the-laboratory-apparatus-and-give-their-uses'
const equip =
  'Docslib, Science lab equipment https://docslib.org/doc/10123435/science-lab-equipment-you-should-know-the-name-of-each-piece-and-its-basic-use'
const harper =
  'Harper College, The scientific method https://harpercollege.pressbooks.pub/chm100/chapter/scientific-method'
const split =
  'Sarthaks, Separating the components of a mixture https://sarthaks.com/3509867/separating-the-components-of-a-mixture'
const ways = 'Sidebar, Techniques of separation https://staging.sidebar.io/lugar/1747004'
const pumpa =
  'Pumpa, Sublimation and centrifugation https://www.pumpa.in/p/chemistry-cbse-live-product/class-9-2026/exploring-mixtures-and-their-separation-63621/separation-techniques-sublimation-centrifugation-and-coagulation-63625/re-3326b3df-2f36-4f99-92bd-ee3ec9f4d8ea'

export const methods = [
  terms({
    id: 'apparatus-for',
    topic: '1.a',
    difficulty: 'Easy',
    ask: (says) => `Which piece of apparatus ${says}?`,
    rows: [
      {
        says: 'lets a measured volume of acid flow out drop by drop during a titration',
        is: 'Burette',
        why: 'It is marked from top to bottom and has a tap, so any volume can be read off',
        kind: 'm',
        sources: [wikipedia('Burette'), choice],
      },
      {
        says: 'moves one fixed volume, such as 25.0 cm³, most exactly',
        is: 'Pipette',
        why: 'It has a single mark on a narrow stem, where a small error in height is a small error in volume',
        kind: 'm',
        also: ['Burette'],
        sources: [wikipedia('Pipette'), choice],
      },
      {
        says: 'measures any volume of a liquid only roughly',
        is: 'Measuring cylinder',
        why: 'It is wide, so a small error in height is a large error in volume',
        kind: 'm',
        sources: [wikipedia('Graduated_cylinder'), choice],
      },
      {
        says: 'has one mark on its neck, up to which a standard solution is made',
        is: 'Volumetric flask',
        why: 'The solid is dissolved in it and water is added until the level stands at the mark',
        kind: 'm',
        also: ['Pipette'],
        sources: [wikipedia('Volumetric_flask'), equip],
      },
      {
        says: 'holds a solid that is heated very strongly',
        is: 'Crucible',
        why: 'It is made of porcelain or metal, which stands heat that breaks glass',
        kind: 'o',
        sources: [wikipedia('Crucible'), blurt],
      },
      {
        says: 'lets the lower of two liquids that do not mix run off',
        is: 'Separating funnel',
        why: 'The denser liquid gathers at the tap, which is closed when the boundary reaches it',
        kind: 'o',
        sources: [wikipedia('Separatory_funnel'), tools],
      },
      {
        says: 'is used with a pestle to grind a solid to powder',
        is: 'Mortar',
        why: 'Its thick rough bowl stands the pressure of the pestle',
        kind: 'o',
        sources: [wikipedia('Mortar_and_pestle'), equip],
      },
      {
        says: 'has a wide flat shape, so that a solution dries up quickly in it',
        is: 'Evaporating dish',
        why: 'The liquid has a large surface, from which vapour escapes',
        kind: 'o',
        also: ['Crucible'],
        sources: [wikipedia('Evaporating_dish'), equip],
      },
    ],
  }),
  terms({
    id: 'step-of-scientific-method',
    topic: '1.a',
    difficulty: 'Medium',
    ask: (says) => `What is the name for ${says}?`,
    rows: [
      {
        says: 'a possible explanation that has still to be tested',
        is: 'Hypothesis',
        why: 'It guides the choice of experiments, and is given up or changed if they do not agree',
        sources: [wikipedia('Hypothesis'), harper],
      },
      {
        says: 'an explanation that many experiments have confirmed',
        is: 'Theory',
        why: 'It accounts for a large body of results, and may still be changed by new ones',
        sources: [wikipedia('Scientific_theory'), harper],
      },
      {
        says: 'a short statement of what has always been found to happen, without saying why',
        is: 'Law',
        why: 'It sums up very many observations, often in an equation',
        sources: [wikipedia('Scientific_law'), harper],
      },
      {
        says: 'a test under controlled conditions that others can repeat',
        is: 'Experiment',
        why: 'One condition is changed at a time, so that its effect can be seen',
        sources: [wikipedia('Experiment'), harper],
      },
      {
        says: 'what is noticed with the senses or read from an instrument',
        is: 'Observation',
        why: 'Every investigation starts from it, before anything is explained',
        sources: [wikipedia('Observation'), harper],
      },
    ],
  }),
  terms({
    id: 'method-of-separation',
    topic: '3.a',
    difficulty: 'Easy',
    ask: (says) => `Which method is best for ${says}?`,
    rows: [
      {
        says: 'getting pure water out of sea water',
        is: 'Simple distillation',
        why: 'Water alone turns to vapour, which is cooled, and the salts stay behind',
        kind: 'l',
        also: ['Fractional distillation'],
        sources: [wikipedia('Distillation'), ways],
      },
      {
        says: 'separating a mixture of ethanol and water',
        is: 'Fractional distillation',
        why: 'The two boil at different temperatures, and the column returns most of the vapour of water',
        kind: 'l',
        also: ['Simple distillation'],
        sources: [wikipedia('Fractional_distillation'), split],
      },
      {
        says: 'separating the dyes in a drop of ink',
        is: 'Paper chromatography',
        why: 'Each dye is carried along by the solvent as far as it dissolves in it and is not held by the paper',
        kind: 'l',
        sources: [wikipedia('Paper_chromatography'), split],
      },
      {
        says: 'getting kerosene out of water',
        is: 'Use of separating funnel',
        why: 'They do not mix, so two layers form, of which the lower one is run off',
        kind: 'l',
        also: ['Fractional distillation'],
        sources: [wikipedia('Separatory_funnel'), tools],
      },
      {
        says: 'getting common salt out of brine when the water may be lost',
        is: 'Evaporation to dryness',
        why: 'The water escapes as vapour, and all the salt stays in the dish',
        kind: 'l',
        also: ['Crystallisation'],
        sources: [wikipedia('Evaporation'), split],
      },
      {
        says: 'separating iodine from sand by heat',
        is: 'Sublimation',
        why: 'Iodine turns into vapour without melting first and becomes solid on a cold surface',
        kind: 's',
        sources: [wikipedia('Sublimation_(phase_transition)'), ways],
      },
      {
        says: 'separating sand from water quickly',
        is: 'Filtration',
        why: 'Grains of sand are too large for the pores of the paper',
        kind: 's',
        also: ['Centrifugation'],
        sources: [wikipedia('Filtration'), ways],
      },
      {
        says: 'getting iron filings out of powdered sulphur',
        is: 'Magnetic separation',
        why: 'Iron is drawn to the magnet and sulphur is not',
        kind: 's',
        sources: [wikipedia('Magnetic_separation'), iron],
      },
      {
        says: 'getting large pure crystals out of a solution of copper(II) tetraoxosulphate(VI)',
        is: 'Crystallisation',
        why: 'A hot saturated solution cools slowly, and the solid it can no longer hold grows into crystals',
        kind: 's',
        sources: [wikipedia('Crystallization'), split],
      },
      {
        says: 'separating cream from milk by spinning',
        is: 'Centrifugation',
        why: 'Spinning drives the denser liquid outwards, and the lighter fat gathers inside',
        kind: 's',
        sources: [wikipedia('Centrifugation'), pumpa],
      },
    ],
  }),
  terms({
    id: 'kind-of-matter',
    topic: '3.a',
    difficulty: 'Medium',
    ask: (says) => `To which of these does ${says} belong?`,
    rows: [
      {
        says: 'air',
        is: 'Homogeneous mixtures',
        why: 'Its gases are not combined and are the same mixture everywhere',
        sources: [wikipedia('Homogeneous_and_heterogeneous_mixtures'), book('1-2-phases-and-classification-of-matter')],
      },
      {
        says: 'muddy water',
        is: 'Heterogeneous mixtures',
        why: 'Its solid is not spread evenly and settles in time',
        sources: [wikipedia('Homogeneous_and_heterogeneous_mixtures'), book('1-2-phases-and-classification-of-matter')],
      },
      {
        says: 'pure water',
        is: 'Compounds',
        why: 'Hydrogen and oxygen are combined in it in a fixed ratio',
        sources: [wikipedia('Chemical_compound'), book('1-2-phases-and-classification-of-matter')],
      },
      {
        says: 'oxygen gas',
        is: 'Elements',
        why: 'It cannot be split into simpler substances by chemical means',
        sources: [wikipedia('Chemical_element'), book('1-2-phases-and-classification-of-matter')],
      },
    ],
  }),
]
