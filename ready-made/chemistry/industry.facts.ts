import { britannica, chemguide, openStax, wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const book = (page: string) => openStax('chemistry-2e', page)
const solvay =
  'BYJU’S, Solvay process https://byjus.com/question-answer/what-is-a-solvay-process-describe-its-various-reactions'
const plastic = 'Britannica Kids, Nonbiodegradable waste https://kids.britannica.com/students/assembly/view/190057'
const warm = 'Physchem, Air pollution http://physchem.co.za/OB11-sys/atmosphere2.htm'
const iexam =
  'iExam, Haber, Contact and Solvay processes https://iexam.in/important-industrial-processes/haber-process-contact-process-solvay-process'
const pollute =
  'Tax Tea Party, Gases that pollute the atmosphere https://taxteaparty.com/9-main-gases-that-pollutes-our-atmosphere-explained/'
const ohio = 'Ohio State University, Acid rain https://excelsior.asc.ohio-state.edu/~awolfe/class/Lec26rev.html'

export const industry = [
  terms({
    id: 'industrial-process',
    topic: '14.a',
    difficulty: 'Easy',
    ask: (says) => `By which process ${says}?`,
    rows: [
      {
        says: 'is ammonia made from its elements',
        is: 'Haber process',
        why: 'Nitrogen and hydrogen combine over iron, at high pressure and about 450 °C',
        sources: [wikipedia('Haber_process'), iexam],
      },
      {
        says: 'is tetraoxosulphate(VI) acid made in large amounts',
        is: 'Contact process',
        why: 'Sulphur(IV) oxide is oxidised over vanadium(V) oxide and then turned into the acid',
        sources: [wikipedia('Contact_process'), iexam],
      },
      {
        says: 'is sodium trioxocarbonate(IV) made from brine and limestone',
        is: 'Solvay process',
        why: 'Brine saturated with ammonia takes up carbon(IV) oxide, and the hydrogentrioxocarbonate(IV) that settles is heated',
        sources: [wikipedia('Solvay_process'), solvay],
      },
      {
        says: 'is trioxonitrate(V) acid made from ammonia',
        is: 'Ostwald process',
        why: 'Ammonia is oxidised over platinum, and the oxides of nitrogen are led into water',
        sources: [wikipedia('Ostwald_process'), book('18-7-occurrence-preparation-and-properties-of-nitrogen')],
      },
      {
        says: 'is aluminium obtained from its oxide',
        is: 'Hall–Héroult process',
        why: 'Aluminium oxide, dissolved in molten cryolite, is split by an electric current',
        sources: [
          wikipedia('Hall–Héroult_process'),
          book('18-2-occurrence-and-preparation-of-the-representative-metals'),
        ],
      },
      {
        says: 'is sulphur brought up from deep beds',
        is: 'Frasch process',
        why: 'Superheated water melts it below the ground, and hot air drives it up',
        sources: [wikipedia('Frasch_process'), book('18-10-occurrence-preparation-and-properties-of-sulfur')],
      },
      {
        says: 'is sodium obtained from its molten chloride',
        is: 'Downs process',
        why: 'A current sets sodium free at the cathode and chlorine at the anode',
        sources: [wikipedia('Downs_cell'), book('18-2-occurrence-and-preparation-of-the-representative-metals')],
      },
      {
        says: 'is iron made into steel by a blast of air',
        is: 'Bessemer process',
        why: 'The oxygen burns carbon and other impurities out of the iron',
        sources: [wikipedia('Bessemer_process'), britannica('technology/Bessemer-process')],
      },
    ],
  }),
  terms({
    id: 'raw-material-or-condition',
    topic: '14.a',
    difficulty: 'Medium',
    ask: (says) => `Which substance ${says}?`,
    rows: [
      {
        says: 'supplies the hydrogen for the Haber process in most works',
        is: 'Natural gas',
        why: 'Its methane reacts with steam and gives hydrogen and carbon(II) oxide',
        kind: 'r',
        sources: [wikipedia('Haber_process'), chemguide('physical/equilibria/haber')],
      },
      {
        says: 'supplies the nitrogen for the Haber process',
        is: 'Air',
        why: 'Nearly four fifths of it are nitrogen, which is left when the oxygen is taken away',
        kind: 'r',
        sources: [wikipedia('Haber_process'), chemguide('physical/equilibria/haber')],
      },
      {
        says: 'is burnt at the beginning of the Contact process',
        is: 'Sulphur',
        why: 'It gives sulphur(IV) oxide, which is then oxidised further',
        kind: 'r',
        sources: [wikipedia('Contact_process'), chemguide('physical/equilibria/contact')],
      },
      {
        says: 'supplies the carbon(IV) oxide for the Solvay process',
        is: 'Limestone',
        why: 'Heat splits it into calcium oxide, which is used as well, and the gas',
        kind: 'r',
        sources: [wikipedia('Solvay_process'), solvay],
      },
      {
        says: 'is the catalyst of the Haber process',
        is: 'Finely divided iron',
        why: 'Both gases are held on its large surface, where their bonds are loosened',
        kind: 'c',
        sources: [wikipedia('Haber_process'), iexam],
      },
      {
        says: 'is the catalyst when vegetable oil is hardened with hydrogen',
        is: 'Finely divided nickel',
        why: 'Hydrogen is held on its surface and added to the double bonds there',
        kind: 'c',
        sources: [wikipedia('Hydrogenation'), chemguide('organicprops/alkenes/hydrogenation')],
      },
      {
        says: 'is the catalyst when ammonia is oxidised to nitrogen(II) oxide',
        is: 'Platinum gauze',
        why: 'The gases react on it in a moment, and it is not attacked by oxygen',
        kind: 'c',
        sources: [wikipedia('Ostwald_process'), book('18-7-occurrence-preparation-and-properties-of-nitrogen')],
      },
      {
        says: 'is the catalyst when sulphur(IV) oxide is oxidised in industry',
        is: 'Vanadium(V) oxide',
        why: 'It gives oxygen to the gas and takes it up again from the air',
        kind: 'c',
        sources: [wikipedia('Contact_process'), iexam],
      },
    ],
  }),
  terms({
    id: 'pollutant',
    topic: '14.b',
    difficulty: 'Easy',
    ask: (says) => `Which of these ${says}?`,
    rows: [
      {
        says: 'is the gas of incomplete burning that prevents blood from carrying oxygen',
        is: 'Carbon(II) oxide',
        why: 'It is formed where there is too little air, and binds to haemoglobin',
        kind: 'g',
        sources: [wikipedia('Carbon_monoxide_poisoning'), pollute],
      },
      {
        says: 'is the gas from burning coal that is the chief cause of acid rain',
        is: 'Sulphur(IV) oxide',
        why: 'With oxygen and water it forms tetraoxosulphate(VI) acid in the clouds',
        kind: 'g',
        sources: [wikipedia('Acid_rain'), pollute],
      },
      {
        says: 'is the gas that has increased most in the air by the burning of fuels and warms the Earth',
        is: 'Carbon(IV) oxide',
        why: 'It lets sunlight in and holds back the heat that the Earth gives off',
        kind: 'g',
        sources: [wikipedia('Greenhouse_gas'), warm],
      },
      {
        says: 'is the brown gas from engines that helps to form smog',
        is: 'Nitrogen(IV) oxide',
        why: 'At the heat of the engine nitrogen and oxygen of the air combine',
        kind: 'g',
        sources: [wikipedia('Nitrogen_dioxide'), britannica('science/smog')],
      },
      {
        says: 'harm the ozone layer by setting chlorine atoms free',
        is: 'Chlorofluorocarbons',
        why: 'Ultraviolet light breaks their bonds high up, and one chlorine atom destroys many molecules of ozone',
        kind: 's',
        sources: [wikipedia('Chlorofluorocarbon'), ohio],
      },
      {
        says: 'make algae in lakes grow until the fish have no oxygen',
        is: 'Fertilisers',
        why: 'Rain washes their salts into the lake, and dead algae are decomposed by bacteria that use up oxygen',
        kind: 's',
        also: ['Detergents'],
        sources: [wikipedia('Eutrophication'), britannica('science/eutrophication')],
      },
      {
        says: 'stay in the soil for centuries, because bacteria cannot break up their long molecules',
        is: 'Plastics',
        why: 'Their molecules are too long and too unlike natural ones for the enzymes of bacteria',
        kind: 's',
        also: ['Chlorofluorocarbons'],
        sources: [wikipedia('Plastic_pollution'), plastic],
      },
      {
        says: 'came from petrol in which an antiknock agent was dissolved, and damage the brain',
        is: 'Lead compounds',
        why: 'Tetraethyllead was burnt in the engine and left with the exhaust',
        kind: 's',
        sources: [wikipedia('Tetraethyllead'), britannica('science/tetraethyl-lead')],
      },
    ],
  }),
  terms({
    id: 'term-of-pollution',
    topic: '14.b',
    difficulty: 'Medium',
    ask: (says) => `What is the name of ${says}?`,
    rows: [
      {
        says: 'the growth of algae in water that holds too many plant nutrients',
        is: 'Eutrophication',
        why: 'Nitrogen and phosphorus of fertilisers and sewage feed the algae',
        kind: 'e',
        sources: [wikipedia('Eutrophication'), britannica('science/eutrophication')],
      },
      {
        says: 'the holding back of the Earth’s heat by gases such as carbon(IV) oxide and methane',
        is: 'Greenhouse effect',
        why: 'The gases take up infrared rays and send part of them back',
        kind: 'e',
        sources: [wikipedia('Greenhouse_effect'), warm],
      },
      {
        says: 'the thinning of the gas high in the air that keeps back ultraviolet rays',
        is: 'Ozone depletion',
        why: 'Chlorine atoms turn ozone into oxygen and are free again afterwards',
        kind: 'e',
        sources: [wikipedia('Ozone_depletion'), ohio],
      },
      {
        says: 'rain whose pH is far below that of ordinary rain',
        is: 'Acid rain',
        why: 'Oxides of sulphur and nitrogen have formed strong acids in the clouds',
        kind: 'e',
        sources: [wikipedia('Acid_rain'), ohio],
      },
    ],
  }),
]
