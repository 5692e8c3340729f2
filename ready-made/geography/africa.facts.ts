import { facts } from '../make/fact.ts'
import { britannica, wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const dams = 'Free Source Library, Major dams in Africa https://freesourcelibrary.com/major-dams-in-africa'
const moreDams =
  'Opera News, Largest dams in Africa https://ke.opera.news/ke/en/society/3c7a7e59d1ef718f2218c0349e35d62e'
const features =
  'PloverMinds, Physical features https://ploverminds.in/index.php/2024/07/12/physical-features-like-mountains-rivers-lakes-seas-plateaus-etc'

const barriers = [
  ['Aswan High Dam', 'Nile', 'It holds back Lake Nasser in the south of Egypt', dams, 'Aswan_Dam'],
  ['Akosombo Dam', 'Volta', 'It holds back a lake that covers much of the east of Ghana', dams, 'Akosombo_Dam'],
  ['Kariba Dam', 'Zambezi', 'It stands in a gorge between Zambia and Zimbabwe', dams, 'Kariba_Dam'],
  ['Kainji Dam', 'Niger', 'It was the first great dam of Nigeria, finished in 1968', moreDams, 'Kainji_Dam'],
  [
    'Gariep Dam',
    'Orange',
    'It holds water for the dry interior of South Africa',
    britannica('place/Orange-River'),
    'Gariep_Dam',
  ],
  ['Inga Dam', 'Congo', 'It uses falls near the mouth of the great river of Central Africa', moreDams, 'Inga_Dams'],
] as const

const peaks = [
  [
    'Mount Kilimanjaro',
    'Tanzania',
    'The highest mountain of Africa, an old volcano, stands in the north of',
    britannica('place/Kilimanjaro'),
    'Mount_Kilimanjaro',
  ],
  ['Mount Toubkal', 'Morocco', 'The highest peak of the Atlas Mountains is in', features, 'Toubkal'],
  [
    'Ras Dashen',
    'Ethiopia',
    'The highest peak of the highlands in which the Blue Nile rises is in',
    features,
    'Ras_Dashen',
  ],
  [
    'Thabana Ntlenyana',
    'Lesotho',
    'The highest peak of the Drakensberg is in the mountain kingdom of',
    features,
    'Thabana_Ntlenyana',
  ],
  [
    'Emi Koussi',
    'Chad',
    'The highest peak of the Tibesti, a volcano in the Sahara, is in',
    'Curious Expeditions, Tibesti https://curiousexpeditions.org/what-is-the-highest-peak-in-the-tibesti-mountains',
    'Emi_Koussi',
  ],
] as const

export const africa = [
  facts({
    id: 'river-of-dam',
    topic: 'D',
    difficulty: 'Medium',
    rows: barriers.map(([dam, river, why, source, page]) => ({ dam, river, why, sources: [source, wikipedia(page)] })),
    ask: ({ dam }) => `On which river is the ${dam}?`,
    answer: ({ river }) => river,
    work: ({ why, river }) => `${why}: it is on the ${river}.`,
  }),
  facts({
    id: 'country-of-mountain',
    topic: 'D',
    difficulty: 'Hard',
    rows: peaks.map(([peak, country, why, source, page]) => ({
      peak,
      country,
      why,
      sources: [source, wikipedia(page)],
    })),
    ask: ({ peak }) => `In which country of Africa is ${peak}?`,
    answer: ({ country }) => country,
    work: ({ why, country }) => `${why} ${country}.`,
  }),
  terms({
    id: 'water-between',
    topic: 'D',
    difficulty: 'Medium',
    ask: (says) => `Which water lies between ${says}?`,
    rows: [
      {
        says: 'Africa and Spain',
        is: 'Strait of Gibraltar',
        why: 'It joins the Atlantic to the Mediterranean, and at its narrowest is 13 km wide',
        sources: [britannica('place/Strait-of-Gibraltar'), wikipedia('Strait_of_Gibraltar')],
      },
      {
        says: 'Djibouti and Yemen',
        is: 'Bab-el-Mandeb',
        why: 'It joins the Red Sea to the Gulf of Aden',
        sources: [
          'Tarun IAS, Bab el-Mandeb https://tarunias.com/web-stories/bab-el-mandeb-worlds-busy-strait/',
          wikipedia('Bab-el-Mandeb'),
        ],
      },
      {
        says: 'Madagascar and the mainland of Africa',
        is: 'Mozambique Channel',
        why: 'It is an arm of the Indian Ocean, some 400 km wide where it is narrowest',
        sources: [britannica('place/Mozambique-Channel'), wikipedia('Mozambique_Channel')],
      },
      {
        says: 'the Sinai Peninsula and the rest of Egypt',
        is: 'Suez Canal',
        why: 'It was dug to join the Mediterranean to the Red Sea, and was opened in 1869',
        sources: [britannica('topic/Suez-Canal'), wikipedia('Suez_Canal')],
      },
    ],
  }),
]
