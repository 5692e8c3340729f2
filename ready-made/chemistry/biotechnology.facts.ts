import { britannica, wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const biotech = 'The Free Health Encyclopedia, Biotechnology https://healthencyclopedia.net/biotechnology'
const darling = 'David Darling, Biotechnology http://www.daviddarling.info/encyclopedia/B/biotechnology.html'
const tvc = 'TVC, Biotechnology https://tvc.co.il/category/biotechnology'
const biogas = 'Everything2, Biogas https://everything2.com/title/biogas'

export const biotechnology = [
  terms({
    id: 'term-of-biotechnology',
    topic: '14.c',
    difficulty: 'Medium',
    ask: (says) => `What is the name of ${says}?`,
    rows: [
      {
        says: 'the use of living things, or parts of them, to make products',
        is: 'Biotechnology',
        why: 'Bread, beer and antibiotics are made by microbes or their enzymes',
        kind: 'p',
        sources: [wikipedia('Biotechnology'), biotech],
      },
      {
        says: 'the change of sugar into ethanol or acids by microbes without oxygen',
        is: 'Fermentation',
        why: 'Microbes get their energy from splitting sugar, and what is left over is useful to us',
        kind: 'p',
        sources: [wikipedia('Fermentation'), britannica('science/fermentation')],
      },
      {
        says: 'the placing of a gene of one living thing into another',
        is: 'Genetic engineering',
        why: 'A gene is cut out by enzymes and joined to other DNA, which then makes a new protein',
        kind: 'p',
        also: ['Biotechnology'],
        sources: [wikipedia('Genetic_engineering'), darling],
      },
      {
        says: 'the cleaning of polluted soil or water by microbes',
        is: 'Bioremediation',
        why: 'Bacteria feed on oil or other waste and turn it into harmless substances',
        kind: 'p',
        also: ['Biotechnology'],
        sources: [wikipedia('Bioremediation'), tvc],
      },
      {
        says: 'a protein that speeds up reactions in living things',
        is: 'Enzyme',
        why: 'Its shape fits certain molecules only, so it is a very exact catalyst',
        kind: 't',
        sources: [wikipedia('Enzyme'), britannica('science/enzyme')],
      },
      {
        says: 'a substance, first obtained from a mould, that kills bacteria in the body',
        is: 'Antibiotic',
        why: 'Penicillin and others are made by moulds that are grown in tanks',
        kind: 't',
        sources: [wikipedia('Antibiotic'), biotech],
      },
      {
        says: 'the fuel, chiefly methane, that bacteria make of waste without air',
        is: 'Biogas',
        why: 'Manure and kitchen waste rot in a closed tank, and the gas is led off',
        kind: 't',
        sources: [wikipedia('Biogas'), biogas],
      },
      {
        says: 'the hormone against diabetes that bacteria with a human gene make',
        is: 'Insulin',
        why: 'The gene for it was put into bacteria, which then produce the human protein',
        kind: 't',
        also: ['Antibiotic'],
        sources: [wikipedia('Insulin'), biotech],
      },
      {
        says: 'the one-celled fungus that makes bread rise and beer alcoholic',
        is: 'Yeast',
        why: 'It splits sugar into ethanol and carbon(IV) oxide',
        kind: 't',
        sources: [wikipedia('Yeast'), britannica('science/yeast-fungus')],
      },
      {
        says: 'the growing of whole plants from small pieces of one plant in a nutrient jelly',
        is: 'Tissue culture',
        why: 'In clean air and with the right foods the cells of a piece divide and form roots and shoots',
        kind: 'p',
        also: ['Biotechnology'],
        sources: [
          wikipedia('Plant_tissue_culture'),
          'The Agricos, Tissue culture http://theagricos.com/tissue-culture/',
        ],
      },
    ],
  }),
]
