import { britannica, chemguide, wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const ethanol =
  'BYJU’S, Reactions of ethanol https://byjus.com/question-answer/how-does-ethanol-reacts-with-a-metallic-sodium-b-acetic-acid-c-conc-h2so4'

export const alkanols = [
  terms({
    id: 'alkanol-described',
    topic: '13.e',
    difficulty: 'Medium',
    ask: (says) => `Which alkanol ${says}?`,
    rows: [
      {
        says: 'is tertiary and is not oxidised by acidified potassium heptaoxodichromate(VI)',
        is: '2-Methylpropan-2-ol',
        why: 'The carbon atom with the hydroxyl group carries no hydrogen that could be taken away',
        kind: 'c',
        sources: [wikipedia('Tert-Butyl_alcohol'), chemguide('organicprops/alcohols/background')],
      },
      {
        says: 'is primary and has a branched chain of four carbon atoms',
        is: '2-Methylpropan-1-ol',
        why: 'Its hydroxyl group stands at the end of the chain, and the branch is on the carbon atom beside',
        kind: 'c',
        sources: [wikipedia('Isobutanol'), chemguide('organicprops/alcohols/background')],
      },
      {
        says: 'has four carbon atoms in an unbranched chain and is oxidised to an alkanone',
        is: 'Butan-2-ol',
        why: 'It is secondary, as its hydroxyl group stands inside the chain',
        kind: 'c',
        sources: [wikipedia('2-Butanol'), chemguide('organicprops/alcohols/background')],
      },
      {
        says: 'is oxidised first to butanal and then to butanoic acid',
        is: 'Butan-1-ol',
        why: 'It is primary, as its hydroxyl group stands at the end of the chain of four carbon atoms',
        kind: 'c',
        sources: [wikipedia('1-Butanol'), chemguide('organicprops/alcohols/oxidation')],
      },
      {
        says: 'is oxidised to propanone',
        is: 'Propan-2-ol',
        why: 'It is secondary, as its hydroxyl group stands on the middle one of three carbon atoms',
        kind: 'c',
        sources: [wikipedia('Isopropyl_alcohol'), chemguide('organicprops/alcohols/oxidation')],
      },
      {
        says: 'is oxidised first to propanal and then to propanoic acid',
        is: 'Propan-1-ol',
        why: 'It is primary, as its hydroxyl group stands at the end of the chain of three carbon atoms',
        kind: 'c',
        sources: [wikipedia('1-Propanol'), chemguide('organicprops/alcohols/oxidation')],
      },
      {
        says: 'is made by yeast when it ferments sugar',
        is: 'Ethanol',
        why: 'Enzymes of yeast split glucose into this alkanol and carbon(IV) oxide',
        kind: 's',
        sources: [wikipedia('Ethanol_fermentation'), chemguide('organicprops/alcohols/manufacture')],
      },
      {
        says: 'has one carbon atom and makes people blind who drink it',
        is: 'Methanol',
        why: 'The body oxidises it to methanal and methanoic acid, which harm the nerve of the eye',
        kind: 's',
        sources: [wikipedia('Methanol'), britannica('science/methanol')],
      },
      {
        says: 'keeps the water in car engines from freezing and is a raw material of Terylene',
        is: 'Ethane-1,2-diol',
        why: 'Its two hydroxyl groups form hydrogen bonds with water, which then freezes at a lower temperature',
        kind: 's',
        sources: [wikipedia('Ethylene_glycol'), britannica('science/ethylene-glycol')],
      },
      {
        says: 'is a sweet thick liquid that is set free when soap is made from fats',
        is: 'Propane-1,2,3-triol',
        why: 'Fats are alkanoates of it, three acids to each molecule, and alkali splits them',
        kind: 's',
        sources: [wikipedia('Glycerol'), britannica('science/glycerol')],
      },
    ],
  }),
  terms({
    id: 'product-of-ethanol',
    topic: '13.e',
    difficulty: 'Hard',
    ask: (says) => `Which organic compound is the chief product when ethanol ${says}?`,
    rows: [
      {
        says: 'is heated to 170 °C with an excess of concentrated tetraoxosulphate(VI) acid',
        is: 'Ethene',
        why: 'Each molecule loses a molecule of water and gets a double bond',
        sources: [wikipedia('Ethylene'), chemguide('organicprops/alcohols/dehydration')],
      },
      {
        says: 'in excess is heated to 140 °C with concentrated tetraoxosulphate(VI) acid',
        is: 'Ethoxyethane',
        why: 'Two molecules together lose one molecule of water',
        sources: [wikipedia('Diethyl_ether'), ethanol],
      },
      {
        says: 'is heated under reflux with an excess of acidified potassium heptaoxodichromate(VI)',
        is: 'Ethanoic acid',
        why: 'A primary alkanol is oxidised all the way, as nothing escapes from the flask',
        sources: [wikipedia('Acetic_acid'), chemguide('organicprops/alcohols/oxidation')],
      },
      {
        says: 'is oxidised by a little acidified potassium heptaoxodichromate(VI) and the product is distilled off at once',
        is: 'Ethanal',
        why: 'The first product boils at 21 °C and escapes before it is oxidised further',
        sources: [wikipedia('Acetaldehyde'), chemguide('organicprops/alcohols/oxidation')],
      },
      {
        says: 'is warmed with ethanoic acid and a little concentrated tetraoxosulphate(VI) acid',
        is: 'Ethyl ethanoate',
        why: 'Acid and alkanol join, and water is set free',
        also: ['Ethanoic acid'],
        sources: [wikipedia('Ethyl_acetate'), chemguide('organicprops/alcohols/esterification')],
      },
      {
        says: 'is warmed with iodine and sodium hydroxide solution',
        is: 'Triiodomethane',
        why: 'The group CH₃CH(OH)– gives this yellow solid with a smell of hospitals',
        sources: [wikipedia('Iodoform'), chemguide('organicprops/alcohols/iodoform')],
      },
    ],
  }),
]
