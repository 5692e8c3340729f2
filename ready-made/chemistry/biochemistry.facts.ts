import { britannica, wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const sugars = 'MindMeister, Carbohydrates https://www.mindmeister.com/591503025/carbohydrates'
const origins = 'MindMapCharts, Carbohydrates https://www.mindmapcharts.com/index.php/notes/biology/2726-carbohydrates'
const tests = 'ESMKV, Classes of food http://esmkv.blogspot.com/2012/05/classes-of-food-nutrients.html'
const icis = 'ICIS, Polymers, rubbers and resins http://www.icis.com/V2/chemicals/polymers_rubbers_resins.aspx'

export const biochemistry = [
  terms({
    id: 'carbohydrate-described',
    topic: '15.a',
    difficulty: 'Easy',
    ask: (says) => `Which carbohydrate ${says}?`,
    rows: [
      {
        says: 'is the simple sugar that blood carries to the cells',
        is: 'Glucose',
        why: 'Cells burn it at once, and other sugars are changed into it by the liver',
        kind: 's',
        sources: [wikipedia('Glucose'), origins],
      },
      {
        says: 'is the simple sugar that makes honey sweet, besides glucose',
        is: 'Fructose',
        why: 'It has the molecular formula of glucose and another structure',
        kind: 's',
        also: ['Glucose'],
        sources: [wikipedia('Fructose'), origins],
      },
      {
        says: 'is the sugar of cane and beet and gives two different simple sugars with dilute acid',
        is: 'Sucrose',
        why: 'Each molecule is split into one of glucose and one of fructose',
        kind: 's',
        sources: [wikipedia('Sucrose'), sugars],
      },
      {
        says: 'is found in milk only',
        is: 'Lactose',
        why: 'It is made of glucose and galactose, and young animals live on it',
        kind: 's',
        sources: [wikipedia('Lactose'), origins],
      },
      {
        says: 'is formed from starch by malt and gives two molecules of glucose when it is split',
        is: 'Maltose',
        why: 'Malt is sprouting grain, whose enzymes cut starch into pairs of glucose units',
        kind: 's',
        sources: [wikipedia('Maltose'), sugars],
      },
      {
        says: 'is stored in yams and grains and turns blue-black with iodine',
        is: 'Starch',
        why: 'It is a long chain of glucose, coiled so that iodine fits inside',
        kind: 'p',
        sources: [wikipedia('Starch'), tests],
      },
      {
        says: 'builds the walls of plant cells and is not digested by people',
        is: 'Cellulose',
        why: 'Its glucose units are joined in a way that our enzymes do not fit',
        kind: 'p',
        sources: [wikipedia('Cellulose'), britannica('science/cellulose')],
      },
      {
        says: 'is stored in the liver and muscles of animals',
        is: 'Glycogen',
        why: 'Its chains of glucose branch so much that glucose is set free quickly',
        kind: 'p',
        sources: [wikipedia('Glycogen'), britannica('science/glycogen')],
      },
    ],
  }),
  terms({
    id: 'result-of-food-test',
    topic: '15.a',
    difficulty: 'Medium',
    ask: (says) => `What does food contain if it ${says}?`,
    rows: [
      {
        says: 'turns violet with sodium hydroxide and a little copper(II) tetraoxosulphate(VI) solution',
        is: 'Protein',
        why: 'This is the biuret test, in which copper ions are bound by peptide links',
        sources: [wikipedia('Biuret_test'), tests],
      },
      {
        says: 'gives a brick-red precipitate when it is boiled with Benedict’s solution',
        is: 'Reducing sugar',
        why: 'It reduces copper(II) ions to copper(I) oxide, which is red',
        sources: [wikipedia('Benedict%27s_reagent'), tests],
      },
      {
        says: 'turns brownish-yellow iodine solution blue-black',
        is: 'Starch',
        why: 'Iodine is caught in its coils, which then absorb other colours of light',
        sources: [wikipedia('Iodine%E2%80%93starch_test'), tests],
      },
      {
        says: 'leaves a translucent mark on filter paper',
        is: 'Fat or oil',
        why: 'It does not dry up as water does, and lets light through the paper',
        sources: [wikipedia('Lipid'), tests],
      },
    ],
  }),
  terms({
    id: 'building-block',
    topic: '15.a',
    difficulty: 'Medium',
    ask: (says) => `What name is given to ${says}?`,
    rows: [
      {
        says: 'the building blocks of proteins',
        is: 'Amino acids',
        why: 'Each has an amino group and a carboxyl group, by which it is joined to others',
        sources: [wikipedia('Amino_acid'), britannica('science/amino-acid')],
      },
      {
        says: 'the acids that fats and oils give when water splits them',
        is: 'Fatty acids',
        why: 'They are alkanoic acids with long chains, bound as alkanoates in the fat',
        sources: [wikipedia('Fatty_acid'), britannica('science/fatty-acid')],
      },
      {
        says: 'sugars that water cannot split into smaller ones',
        is: 'Monosaccharides',
        why: 'Glucose and fructose are single units, of which larger carbohydrates consist',
        sources: [wikipedia('Monosaccharide'), sugars],
      },
      {
        says: 'carbohydrates whose molecules are long chains of sugar units',
        is: 'Polysaccharides',
        why: 'Starch and cellulose have hundreds or thousands of units of glucose',
        sources: [wikipedia('Polysaccharide'), sugars],
      },
    ],
  }),
  terms({
    id: 'polymer-described',
    topic: '15.b',
    difficulty: 'Medium',
    ask: (says) => `Which polymer ${says}?`,
    rows: [
      {
        says: 'is made of ethane-1,2-diol and benzene-1,4-dicarboxylic acid and spun into fibres',
        is: 'Terylene',
        why: 'It is a polyester, in which an alkanol with two hydroxyl groups joins an acid with two carboxyl groups',
        kind: 'c',
        sources: [wikipedia('Polyethylene_terephthalate'), britannica('science/polyethylene-terephthalate')],
      },
      {
        says: 'is made of hexane-1,6-diamine and hexanedioic acid and spun into ropes',
        is: 'Nylon',
        why: 'It is a polyamide, in which amino groups and carboxyl groups join, and water is set free',
        kind: 'c',
        sources: [wikipedia('Nylon_66'), britannica('science/nylon')],
      },
      {
        says: 'is made of phenol and methanal and is not softened by heat',
        is: 'Bakelite',
        why: 'Bonds between its chains hold them in a network, so it is thermosetting',
        kind: 'c',
        sources: [wikipedia('Bakelite'), britannica('science/Bakelite')],
      },
      {
        says: 'is made of methyl 2-methylpropenoate and takes the place of glass',
        is: 'Perspex',
        why: 'It is as clear as glass but does not splinter',
        kind: 'c',
        sources: [wikipedia('Poly(methyl_methacrylate)'), britannica('science/polymethyl-methacrylate')],
      },
      {
        says: 'makes water pipes and the covers of wires and is also called PVC',
        is: 'Poly(chloroethene)',
        why: 'Its chlorine keeps it from burning easily, and it insulates well',
        kind: 'a',
        sources: [wikipedia('Polyvinyl_chloride'), britannica('science/polyvinyl-chloride')],
      },
      {
        says: 'keeps food from sticking to pans',
        is: 'Poly(tetrafluoroethene)',
        why: 'Its bonds between carbon and fluorine are so strong that hardly anything reacts with it or sticks to it',
        kind: 'a',
        sources: [wikipedia('Polytetrafluoroethylene'), britannica('science/polytetrafluoroethylene')],
      },
      {
        says: 'has benzene rings along its chain and, blown up to a foam, packs fragile goods',
        is: 'Poly(phenylethene)',
        why: 'It is also called polystyrene, and its foam is light and keeps heat in',
        kind: 'a',
        sources: [wikipedia('Polystyrene'), britannica('science/polystyrene')],
      },
      {
        says: 'is made of the simplest alkene, for bags and buckets',
        is: 'Poly(ethene)',
        why: 'The double bonds of ethene open, and long chains of CH₂ groups are formed',
        kind: 'a',
        sources: [wikipedia('Polyethylene'), britannica('science/polyethylene')],
      },
    ],
  }),
  terms({
    id: 'term-of-polymers',
    topic: '15.b',
    difficulty: 'Easy',
    ask: (says) => `What is the general name of ${says}?`,
    rows: [
      {
        says: 'small molecules that join to form a polymer',
        is: 'Monomers',
        why: 'The word means single parts, each of which becomes one unit of the chain',
        sources: [wikipedia('Monomer'), britannica('science/monomer')],
      },
      {
        says: 'plastics that soften whenever they are heated',
        is: 'Thermoplastics',
        why: 'No bonds hold their chains together, so heat lets them slide past one another',
        sources: [wikipedia('Thermoplastic'), icis],
      },
      {
        says: 'plastics that stay hard when they are heated again',
        is: 'Thermosets',
        why: 'Strong bonds between the chains make one network of them',
        sources: [wikipedia('Thermosetting_polymer'), icis],
      },
      {
        says: 'polymers that can be stretched and go back to their first length',
        is: 'Elastomers',
        why: 'Their coiled chains are pulled straight, and links between them bring them back',
        sources: [wikipedia('Elastomer'), icis],
      },
    ],
  }),
]
