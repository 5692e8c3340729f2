import { facts } from '../make/fact.ts'
import { britannica, wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const relief = 'Keypoint, The highlands https://keypoint.ng/the-highlands/'
const topography =
  'Somalipress, Topography of Nigeria http://www.somalipress.com/nigeria-overview/topography-nigeria-1057.html'
const rivers =
  'Wiredbugs, Rivers in Nigeria https://wiredbugs.com/rivers-in-nigeria-and-their-locations-which-are-the-major-ones'
const census = 'Country Studies, Nigeria: census history http://countrystudies.us/nigeria/35.htm'
const population = wikipedia('Demographics_of_Nigeria')
const borders = [britannica('place/Nigeria'), wikipedia('Geography_of_Nigeria')]
const moves =
  'Scribd, Types of internal and external migration https://www.scribd.com/document/853538492/Types-of-internal-and-external-migration'
const movesToo =
  'Lexington Abogado, Inner migration https://lexingtonabogado.com/immigration-attorney/what-is-inner-migration.html'

const neighbours = [
  ['west', 'Benin', 'From Badagry on the coast to Kebbi in the north-west the neighbour is'],
  ['north', 'Niger', 'From Sokoto to the north of Borno the neighbour, which shares its name with a river, is'],
  ['east', 'Cameroon', 'From the Mandara Mountains to the mouth of the Cross River the neighbour is'],
  ['far north-east, across Lake Chad', 'Chad', 'The lake lies where four countries meet, and beyond it is'],
] as const

const centres = [
  [
    'Bida',
    'Nupe',
    'The Etsu Nupe has his palace there, near the Niger and Kaduna rivers',
    'Nigerian Voice, Nupe Day https://www.thenigerianvoice.com/news/28458/niger-community-comes-alive-for-nupe-day.html',
    'Bida',
  ],
  [
    'Idah',
    'Igala',
    'The Attah has his palace there, on the left bank of the lower Niger',
    britannica('topic/Igala'),
    'Idah',
  ],
  [
    'Wukari',
    'Jukun',
    'The Aku Uka has his palace there, south of the Benue',
    'Nigeria234, Aku Uka of Wukari https://nigeria234.com/2025/09/03/aku-uka-of-wukari-custodian-of-the-jukun-kingdom',
    'Wukari',
  ],
  [
    'Gboko',
    'Tiv',
    'The Tor Tiv has his palace there, in the Benue valley',
    'New Telegraph, Palace in Gboko https://www.newtelegraphng.com/ortom-inaugurates-tor-tiv-palace-in-gboko/',
    'Gboko',
  ],
  [
    'Otukpo',
    'Idoma',
    'The Och’Idoma has his seat there, south of the Benue',
    'New Telegraph, Palace in Gboko https://www.newtelegraphng.com/ortom-inaugurates-tor-tiv-palace-in-gboko/',
    'Otukpo',
  ],
  [
    'Ile-Ife',
    'Yoruba',
    'Tradition has it that Oduduwa founded the first kingdom there',
    britannica('place/Ile-Ife'),
    'If%E1%BA%B9',
  ],
  [
    'Benin City',
    'Edo',
    'The Oba has his palace in the capital of the old kingdom of that people',
    'EPFL Graph Search, Kingdom of Benin https://graphsearch.epfl.ch/en/concept/24883708/concepts',
    'Benin_City',
  ],
  [
    'Daura',
    'Hausa',
    'The legend of Bayajidda makes it the first of the seven states of that people',
    'Tag Challenge, The founder of Hausa https://www.tag-challenge.com/2022/12/13/who-was-the-founder-of-hausa/',
    'Daura',
  ],
  [
    'Arochukwu',
    'Igbo',
    'The Aro, a part of that people, had their oracle and their council there',
    'EPFL Graph Search, Aro Confederacy https://graphsearch.epfl.ch/en/concept/486244/concepts',
    'Arochukwu',
  ],
] as const

const mouths = [
  ['Gongola', 'Benue', ['Niger'], 'It comes from the Jos Plateau and turns south near Nafada'],
  ['Kaduna', 'Niger', [], 'It comes from the Jos Plateau and passes Zungeru on its way south-west'],
  ['Sokoto', 'Niger', [], 'It takes in the Rima and goes on southwards through Kebbi'],
  ['Hadejia', 'Yobe', ['Lake Chad'], 'It goes eastwards and meets the Jama’are on the way'],
  ['Yobe', 'Lake Chad', [], 'It follows the border with Niger as it goes eastwards'],
  ['Ogun', 'Lagos Lagoon', [], 'It comes from near Shaki and passes Abeokuta'],
  ['Donga', 'Benue', ['Niger'], 'It comes from the Mambilla Plateau and goes north-west'],
  ['Aba', 'Imo', [], 'It goes through the town of its own name in the south-east'],
] as const

export const nigeria = [
  facts({
    id: 'neighbour-in-direction',
    topic: 'C.1',
    difficulty: 'Easy',
    rows: neighbours.map(([side, country, why]) => ({ side, country, why, sources: borders })),
    ask: ({ side }) => `Which country borders Nigeria in the ${side}?`,
    answer: ({ country }) => country,
    work: ({ why, country }) => `${why} ${country}.`,
  }),
  facts({
    id: 'people-of-town',
    topic: 'C.1',
    difficulty: 'Hard',
    rows: centres.map(([town, people, why, source, page]) => ({
      town,
      people,
      why,
      sources: [source, wikipedia(page)],
    })),
    ask: ({ town }) => `Of which people of Nigeria is ${town} a traditional centre?`,
    answer: ({ people }) => people,
    work: ({ why, people }) => `${why}: ${people}.`,
  }),
  terms({
    id: 'upland-of-description',
    topic: 'C.2',
    difficulty: 'Medium',
    ask: (says) => `Which upland of Nigeria ${says}?`,
    rows: [
      {
        says: 'lies almost in the middle of the country and is known for its old tin mines',
        is: 'Jos Plateau',
        why: 'Granite with tin in it was raised high above the plains of Kaduna and Bauchi',
        sources: [britannica('place/Jos-Plateau'), wikipedia('Jos_Plateau')],
      },
      {
        says: 'is the highest plateau, some 1,600 m above the sea',
        is: 'Mambilla Plateau',
        why: 'It continues the Bamenda Highlands of Cameroon, and days there seldom reach 25 °C',
        sources: [
          'Outravel, Mambilla Plateau https://outravelandtour.com/mambilla-plateau-taraba-state-nigeria/',
          wikipedia('Mambilla_Plateau'),
        ],
      },
      {
        says: 'has an old cattle ranch that became a mountain resort',
        is: 'Obudu Plateau',
        why: 'At 1,600 m in the Sankwala Mountains there are no tsetse flies, so cattle were kept from 1951',
        sources: [
          'Things Nigeria, Obudu Plateau https://thingsnigeria.com/2017/02/12/obudu-plateau-temperate-in-the-tropics/',
          wikipedia('Obudu_Plateau'),
        ],
      },
      {
        says: 'is the highest part of the Western Uplands',
        is: 'Idanre Hills',
        why: 'Granite domes rise to some 1,000 m there, above an old hill town in Yorubaland',
        sources: [relief, wikipedia('Idanre_Hill')],
      },
      {
        says: 'lies along the border with Cameroon, south of Lake Chad',
        is: 'Mandara Mountains',
        why: 'A volcanic range runs from the Benue northwards to the plains of Borno',
        also: ['Mambilla Plateau', 'Obudu Plateau'],
        sources: [britannica('place/Mandara-Mountains'), wikipedia('Mandara_Mountains')],
      },
      {
        says: 'rises to Mount Dimlang, also called Vogel Peak',
        is: 'Shebshi Mountains',
        why: 'The peak, 2,042 m high, stands south of the Benue in the east of the country',
        sources: [topography, wikipedia('Shebshi_Mountains')],
      },
      {
        says: 'has many extinct volcanoes and sends streams down to the Gongola in the north-east',
        is: 'Biu Plateau',
        why: 'Basalt lies over some 5,200 square kilometres of southern Borno',
        also: ['Jos Plateau'],
        sources: [
          'Famous Tourist Stars, Biu Plateau https://famoustouristars.blogspot.com/2018/01/tourist-attractions-in-nigeria.html',
          wikipedia('Biu_Plateau'),
        ],
      },
    ],
  }),
  facts({
    id: 'water-a-river-joins',
    topic: 'C.2',
    difficulty: 'Medium',
    rows: mouths.map(([river, into, also, why]) => ({
      river,
      into,
      also: also as readonly string[],
      why,
      sources: [rivers, wikipedia(`${river}_River`)],
    })),
    ask: ({ river }) => `Into which river, lake or lagoon does the River ${river} flow?`,
    answer: ({ into }) => into,
    alsoTrue: (row, other) => row.also.includes(other.into) || other.into === row.river,
    work: ({ why, into }) =>
      `${why}: it flows into the ${into}.`.replace('the Lake', 'Lake').replace('the Lagos', 'Lagos'),
  }),
  terms({
    id: 'census-of-year',
    topic: 'C.3',
    difficulty: 'Hard',
    ask: (says) => `In which year was the Nigerian census ${says}?`,
    rows: [
      {
        says: 'that was the last to be completed before independence',
        is: '1953',
        why: 'It began in 1952, and its results shared out the seats of the regions',
        sources: [census, population],
      },
      {
        says: 'that replaced the cancelled one of 1962',
        is: '1963',
        why: 'The first count after independence was cancelled as false, and the second gave 55.6 million people',
        sources: [census, population],
      },
      {
        says: 'that came after the civil war and was cancelled',
        is: '1973',
        why: 'Its figure of nearly 80 million was disputed until it was thrown out',
        sources: [census, population],
      },
      {
        says: 'that gave a population of about 89 million',
        is: '1991',
        why: 'The National Population Commission, newly set up, counted fewer than had been believed',
        sources: [
          'National Population Commission, Census https://nationalpopulation.gov.ng/census-enumeration',
          population,
        ],
      },
      {
        says: 'that gave a population of about 140 million',
        is: '2006',
        why: 'It came 15 years after the one before, and gave some 75 million for the north and 65 million for the south',
        sources: [
          'Host for Student, Census in Nigeria https://hostforstudent.com/what-are-the-last-statistics-census-in-nigeria/',
          population,
        ],
      },
    ],
  }),
  terms({
    id: 'migration-of-example',
    topic: 'C.3',
    difficulty: 'Easy',
    ask: (says) => `What type of migration is it when ${says}?`,
    rows: [
      {
        says: 'a young woman leaves her village in Ekiti State for good and takes up work in Lagos',
        is: 'Rural–urban',
        why: 'She goes from the countryside to a city, where there is more work',
        sources: [moves, movesToo],
      },
      {
        says: 'a clerk in Kano retires and goes back to live and farm in his village',
        is: 'Urban–rural',
        why: 'He goes from a city to the countryside',
        sources: [moves, movesToo],
      },
      {
        says: 'a farmer leaves his crowded village and settles on free land near another village',
        is: 'Rural–rural',
        why: 'He goes from one part of the countryside to another',
        sources: [moves, movesToo],
      },
      {
        says: 'a bank moves one of its managers and his family from Enugu to Port Harcourt',
        is: 'Urban–urban',
        why: 'They go from one city to another',
        sources: [moves, movesToo],
      },
    ],
  }),
]
