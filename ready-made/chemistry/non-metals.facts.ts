import { britannica, chemguide, openStax, wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const book = (page: string) => openStax('chemistry-2e', page)
const gastests =
  'Save My Exams, Tests for common gases https://www.savemyexams.co.uk/igcse-chemistry-edexcel-new/revision-notes/chemical-tests-2/tests-for-common-gases'
const knowt = 'Knowt, Chemical tests https://knowt.com/note/368eaed1-7ef0-4e23-9a82-dbba928ff16b/Chemical-Tests'
const fumes =
  'ExamsNet, Ammonia and hydrogen chloride https://examsnet.com/test/ap-eamcet-engineering-21-sep-2020-shift-2-paper/147'
const gases =
  'Encyclopedia.com, Manufactured gas http://encyclopedia.com/science-and-technology/chemistry/organic-chemistry/manufactured-gas'
const distil =
  'Tutorialspoint, Destructive distillation https://www.tutorialspoint.com/p-what-is-destructive-distillation-p'
const scum =
  'Tardigrade, Soap in hard water https://tardigrade.in/question/soaps-do-not-work-in-hard-water-containing-calcium-and-magnesium-fxmoyu0u'
const bbc = 'BBC Bitesize, Properties and uses of the halogens https://www.bbc.co.uk/bitesize/guides/zfqny4j/revision/2'
const water = 'BBC Bitesize, Test for water https://www.bbc.co.uk/bitesize/guides/zmbvmfr/revision/11'
const hard =
  'Admisure, Hardness of water https://admisure.com/ask/2967/q-by-which-of-the-following-process-permanent-hardness-of-water-can-be-removed-by-adding'
const clark =
  'Sarthaks, Temporary and permanent hardness https://sarthaks.com/1091770/what-do-you-mean-by-temporary-and-permanent-hardness'

export const nonMetals = [
  terms({
    id: 'carbon-or-its-compound',
    topic: '17.a',
    difficulty: 'Medium',
    ask: (says) => `Which of these ${says}?`,
    rows: [
      {
        says: 'is the hardest natural substance, because each atom is bonded to four others in a giant structure',
        is: 'Diamond',
        why: 'Strong covalent bonds run through the whole crystal in all directions',
        kind: 's',
        sources: [wikipedia('Diamond'), book('10-5-the-solid-state-of-matter')],
      },
      {
        says: 'conducts electricity and feels slippery, because its atoms form layers',
        is: 'Graphite',
        why: 'One electron of each atom is free to move, and weak forces let the layers slide',
        kind: 's',
        sources: [wikipedia('Graphite'), book('18-4-structure-and-general-properties-of-the-nonmetals')],
      },
      {
        says: 'is left when wood is heated without enough air',
        is: 'Charcoal',
        why: 'Heat drives out water and gases, and carbon in a porous form stays behind',
        kind: 's',
        also: ['Coke'],
        sources: [wikipedia('Charcoal'), distil],
      },
      {
        says: 'is left when coal is heated strongly without air',
        is: 'Coke',
        why: 'Gases, tar and ammoniacal liquor are driven out, and nearly pure carbon stays behind',
        kind: 's',
        also: ['Charcoal'],
        sources: [wikipedia('Coke_(fuel)'), distil],
      },
      {
        says: 'is a mixture of carbon(II) oxide and nitrogen, used as a gaseous fuel',
        is: 'Producer gas',
        why: 'Air blown through red-hot coke keeps its nitrogen and turns its oxygen into carbon(II) oxide',
        kind: 'g',
        sources: [wikipedia('Producer_gas'), gases],
      },
      {
        says: 'is a mixture of carbon(II) oxide and hydrogen, made with steam',
        is: 'Water gas',
        why: 'Red-hot coke takes the oxygen of steam and sets hydrogen free',
        kind: 'g',
        sources: [wikipedia('Water_gas'), gases],
      },
      {
        says: 'is a poisonous compound without smell or colour that prevents blood from carrying oxygen',
        is: 'Carbon(II) oxide',
        why: 'It binds to haemoglobin far more firmly than oxygen does',
        kind: 'g',
        sources: [wikipedia('Carbon_monoxide'), britannica('science/carbon-monoxide')],
      },
      {
        says: 'is a compound that turns lime water milky',
        is: 'Carbon(IV) oxide',
        why: 'It forms calcium trioxocarbonate(IV), which is insoluble',
        kind: 'g',
        sources: [wikipedia('Limewater'), gastests],
      },
      {
        says: 'sublimes at about −78 °C as a solid that keeps ice-cream cold and leaves no liquid',
        is: 'Dry ice',
        why: 'Solid carbon(IV) oxide becomes gas without melting at atmospheric pressure',
        kind: 's',
        also: ['Carbon(IV) oxide'],
        sources: [wikipedia('Dry_ice'), book('10-4-phase-diagrams')],
      },
    ],
  }),
  terms({
    id: 'water-hydrogen-or-oxygen',
    topic: '17.b',
    difficulty: 'Easy',
    ask: (says) => `Which substance ${says}?`,
    rows: [
      {
        says: 'burns with a pop when a lighted splint is brought to a test tube of it',
        is: 'Hydrogen',
        why: 'Mixed with air it explodes gently, and only water is formed',
        kind: 'e',
        sources: [gastests, knowt],
      },
      {
        says: 'rekindles a glowing splint without having a smell',
        is: 'Oxygen',
        why: 'It feeds burning more strongly than air, of which it is about a fifth',
        kind: 'e',
        sources: [gastests, knowt],
      },
      {
        says: 'turns white anhydrous copper(II) tetraoxosulphate(VI) blue',
        is: 'Water',
        why: 'It enters the crystals as water of crystallisation',
        kind: 'e',
        sources: [wikipedia('Copper(II)_sulfate'), water],
      },
      {
        says: 'protects the Earth from ultraviolet rays as a gas of three-atom molecules',
        is: 'Ozone',
        why: 'This allotrope of oxygen takes up the rays high in the atmosphere',
        kind: 'e',
        sources: [wikipedia('Ozone'), book('18-9-occurrence-preparation-and-compounds-of-oxygen')],
      },
      {
        says: 'is added to water supplies to kill bacteria',
        is: 'Chlorine',
        why: 'Its solution is a strong oxidising agent, which germs do not survive',
        kind: 't',
        sources: [wikipedia('Water_chlorination'), bbc],
      },
      {
        says: 'is added to muddy water so that fine particles settle',
        is: 'Alum',
        why: 'Its aluminium ions take away the charge of the particles, which then stick together',
        kind: 't',
        sources: [wikipedia('Alum'), britannica('science/alum')],
      },
      {
        says: 'softens water of both kinds of hardness',
        is: 'Washing soda',
        why: 'Its trioxocarbonate(IV) ions take calcium and magnesium out of the water as insoluble salts',
        kind: 't',
        sources: [wikipedia('Sodium_carbonate'), hard],
      },
      {
        says: 'is added in exact amounts to remove temporary hardness only',
        is: 'Slaked lime',
        why: 'It turns hydrogentrioxocarbonates(IV) into insoluble salts, and an excess would make the water hard again',
        kind: 't',
        sources: [wikipedia('Calcium_hydroxide'), clark],
      },
    ],
  }),
  terms({
    id: 'kind-of-hard-water',
    topic: '17.b',
    difficulty: 'Medium',
    ask: (says) => `Which compound ${says}?`,
    rows: [
      {
        says: 'makes water permanently hard',
        is: 'Calcium tetraoxosulphate(VI)',
        why: 'It is slightly soluble and is not decomposed by boiling, so its calcium ions stay',
        sources: [wikipedia('Hard_water'), hard],
      },
      {
        says: 'makes water hard until it is boiled',
        is: 'Calcium hydrogentrioxocarbonate(IV)',
        why: 'Heat decomposes it, and calcium leaves the water as insoluble calcium trioxocarbonate(IV)',
        sources: [wikipedia('Hard_water'), hard],
      },
      {
        says: 'forms the fur inside a kettle when water of temporary hardness is boiled',
        is: 'Calcium trioxocarbonate(IV)',
        why: 'It is insoluble, and is left when dissolved hydrogentrioxocarbonate(IV) is decomposed by heat',
        sources: [wikipedia('Limescale'), book('18-6-occurrence-preparation-and-properties-of-carbonates')],
      },
      {
        says: 'is the scum that hard water forms with soap',
        is: 'Calcium octadecanoate',
        why: 'Calcium ions replace the sodium of soap, and the new salt is insoluble',
        sources: [wikipedia('Soap_scum'), scum],
      },
    ],
  }),
  terms({
    id: 'halogen-or-halide',
    topic: '17.c',
    difficulty: 'Medium',
    ask: (says) => `Which of these ${says}?`,
    rows: [
      {
        says: 'is a greenish-yellow gas that bleaches damp litmus paper',
        is: 'Chlorine',
        why: 'With water it forms oxochlorate(I) acid, which gives up oxygen to the dye',
        sources: [book('18-11-occurrence-preparation-and-properties-of-halogens'), gastests],
      },
      {
        says: 'is a reddish-brown liquid at room temperature',
        is: 'Bromine',
        why: 'Its molecules are larger than those of chlorine and attract each other more, but not enough for a solid',
        sources: [wikipedia('Bromine'), book('18-11-occurrence-preparation-and-properties-of-halogens')],
      },
      {
        says: 'turns starch solution blue-black',
        is: 'Iodine',
        why: 'Its molecules fit into the coils of the starch molecule and form a dark complex',
        sources: [wikipedia('Iodine%E2%80%93starch_test'), britannica('science/iodine')],
      },
      {
        says: 'is the strongest oxidising agent of all elements',
        is: 'Fluorine',
        why: 'Its atoms are the smallest of the group and pull in an electron most readily',
        sources: [wikipedia('Fluorine'), book('18-11-occurrence-preparation-and-properties-of-halogens')],
      },
      {
        says: 'etches glass in aqueous solution',
        is: 'Hydrogen fluoride',
        why: 'It reacts with the silicon(IV) oxide of glass, so it is kept in plastic bottles',
        sources: [wikipedia('Hydrofluoric_acid'), book('18-11-occurrence-preparation-and-properties-of-halogens')],
      },
      {
        says: 'forms dense white fumes with ammonia and a strong acid with water',
        is: 'Hydrogen chloride',
        why: 'The fumes are ammonium chloride, and in water all its molecules give ions',
        sources: [wikipedia('Ammonium_chloride'), fumes],
      },
      {
        says: 'gives a white precipitate with acidified silver trioxonitrate(V), soluble in dilute ammonia',
        is: 'Sodium chloride',
        why: 'Silver chloride is white and forms a complex ion with ammonia',
        also: ['Hydrogen chloride', 'Chlorine'],
        sources: [wikipedia('Silver_chloride'), chemguide('inorganic/group7/testing')],
      },
      {
        says: 'gives a yellow precipitate with acidified silver trioxonitrate(V), insoluble in ammonia',
        is: 'Potassium iodide',
        why: 'Silver iodide is yellow, and so insoluble that ammonia cannot dissolve it',
        also: ['Iodine'],
        sources: [wikipedia('Silver_iodide'), chemguide('inorganic/group7/testing')],
      },
      {
        says: 'gives a cream precipitate with acidified silver trioxonitrate(V), soluble only in concentrated ammonia',
        is: 'Potassium bromide',
        why: 'Silver bromide is cream, and lies between the chloride and the iodide in solubility',
        also: ['Bromine'],
        sources: [wikipedia('Silver_bromide'), chemguide('inorganic/group7/testing')],
      },
    ],
  }),
]
