import { facts } from '../make/fact.ts'
import { britannica, wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const topography =
  'Somalipress, Topography of Nigeria http://www.somalipress.com/nigeria-overview/topography-nigeria-1057.html'
const rivers =
  'Wiredbugs, Rivers in Nigeria https://wiredbugs.com/rivers-in-nigeria-and-their-locations-which-are-the-major-ones'
const borders = [britannica('place/Nigeria'), wikipedia('Geography_of_Nigeria')]

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
    'Wissen48, Igala http://wissen48.net/x/Igala-933081.html',
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
    britannica('place/Benin-historical-kingdom-West-Africa'),
    'Benin_City',
  ],
  [
    'Daura',
    'Hausa',
    'The legend of Bayajidda makes it the first of the seven states of that people',
    'Historical Nigeria, Daura and the Hausa Bakwai https://historicalnigeria.com/daura-and-the-hausa-bakwai',
    'Daura',
  ],
  [
    'Arochukwu',
    'Igbo',
    'The Aro, a part of that people, had their oracle and their council there',
    britannica('topic/Aro'),
    'Arochukwu',
  ],
] as const

const mouths = [
  ['Gongola', 'Benue', ['Niger'], 'It comes from the Jos Plateau and turns south near Nafada', rivers],
  [
    'Kaduna',
    'Niger',
    [],
    'It comes from the Jos Plateau and passes Zungeru on its way south-west',
    'Kashgain, Rivers in Nigeria https://kashgain.net/blog/discover-10-notable-rivers-in-nigeria-pictures-facts-and-figures',
  ],
  ['Sokoto', 'Niger', [], 'It takes in the Rima and goes on southwards through Kebbi', rivers],
  ['Hadejia', 'Yobe', ['Lake Chad'], 'It goes eastwards and meets the Jama’are on the way', rivers],
  [
    'Yobe',
    'Lake Chad',
    [],
    'It follows the border with Niger as it goes eastwards',
    britannica('place/Komadugu-Yobe-River'),
  ],
  [
    'Ogun',
    'Lagos Lagoon',
    [],
    'It comes from near Shaki and passes Abeokuta',
    'LitCaf, Rivers https://encyclopedia.litcaf.com/category/environment/geography-rivers',
  ],
  [
    'Donga',
    'Benue',
    ['Niger'],
    'It comes from the Mambilla Plateau and goes north-west',
    'Deutsches Kolonial-Lexikon, Donga http://www.ub.bildarchiv-dkg.uni-frankfurt.de/Bildprojekt/Lexikon/php/suche_db.php?suchname=Donga',
  ],
  [
    'Anambra',
    'Niger',
    [],
    'It comes from Igala country in the north and ends near Onitsha',
    'Nigeria Mag, Major rivers https://nigeriamag.com/major-rivers-in-nigeria/',
  ],
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
        kind: 'plateau',
        why: 'Granite with tin in it was raised high above the plains of Kaduna and Bauchi',
        sources: [britannica('place/Jos-Plateau'), wikipedia('Jos_Plateau')],
      },
      {
        says: 'is the highest plateau of the country',
        is: 'Mambilla Plateau',
        kind: 'plateau',
        why: 'It continues the Bamenda Highlands of Cameroon, and days there seldom reach 25 °C',
        sources: [
          'OYASAF, Mambilla Plateau https://nigerianartatoyasaf.blogspot.com/2012/03',
          wikipedia('Mambilla_Plateau'),
        ],
      },
      {
        says: 'has an old cattle ranch that became a mountain resort',
        is: 'Obudu Plateau',
        kind: 'plateau',
        why: 'At 1,600 m in the Sankwala Mountains there are no tsetse flies, so cattle were kept from 1951',
        sources: [
          'Things Nigeria, Obudu Plateau https://thingsnigeria.com/2017/02/12/obudu-plateau-temperate-in-the-tropics/',
          wikipedia('Obudu_Plateau'),
        ],
      },
      {
        says: 'rises in bare domes of granite above an old hill town near Akure',
        is: 'Idanre Hills',
        kind: 'hills',
        why: 'Inselbergs rise to some 900 m there, and people lived among them until they moved down in 1923',
        sources: ['LitCaf, Idanre Hill https://litcaf.com/idanre-hill/', wikipedia('Idanre_Hill')],
      },
      {
        says: 'lies along the border with Cameroon, south of Lake Chad',
        is: 'Mandara Mountains',
        kind: 'hills',
        why: 'A volcanic range runs from the Benue northwards to the plains of Borno',
        also: ['Mambilla Plateau', 'Obudu Plateau'],
        sources: [britannica('place/Mandara-Mountains'), wikipedia('Mandara_Mountains')],
      },
      {
        says: 'rises to Mount Dimlang, also called Vogel Peak',
        is: 'Shebshi Mountains',
        kind: 'hills',
        why: 'The peak, 2,042 m high, stands south of the Benue in the east of the country',
        sources: [topography, wikipedia('Shebshi_Mountains')],
      },
      {
        says: 'has many extinct volcanoes and sends streams down to the Gongola in the north-east',
        is: 'Biu Plateau',
        kind: 'plateau',
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
    rows: mouths.map(([river, into, also, why, source]) => ({
      river,
      into,
      also: also as readonly string[],
      why,
      sources: [source, wikipedia(`${river}_River`)],
    })),
    ask: ({ river }) => `Into which river, lake or lagoon does the River ${river} flow?`,
    answer: ({ into }) => into,
    alsoTrue: (row, other) => row.also.includes(other.into) || other.into === row.river,
    work: ({ why, into }) =>
      `${why}: it flows into the ${into}.`.replace('the Lake', 'Lake').replace('the Lagos', 'Lagos'),
  }),
]
