import { wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const census = 'Country Studies, Nigeria: census history http://countrystudies.us/nigeria/35.htm'
const recount =
  'Veo News, Censuses of Nigeria https://veonewsng.com/index.php/2023/04/16/why-census-always-become-polio-nigeria'
const population = wikipedia('Demographics_of_Nigeria')
const moves =
  'Scribd, Types of internal and external migration https://www.scribd.com/document/853538492/Types-of-internal-and-external-migration'
const movesToo =
  'Lexington Abogado, Inner migration https://lexingtonabogado.com/immigration-attorney/what-is-inner-migration.html'

export const nigerians = [
  terms({
    id: 'census-of-year',
    topic: 'C.3',
    difficulty: 'Hard',
    ask: (says) => `In which year was the Nigerian census ${says}?`,
    rows: [
      {
        says: 'that gave a population of about 31 million',
        is: '1953',
        why: 'It began in 1952, and by its results the regions got their seats in parliament before independence',
        sources: [census, recount],
      },
      {
        says: 'that gave a population of about 56 million',
        is: '1963',
        why: 'The first count after independence, in 1962, was cancelled, and this one took its place',
        sources: [census, recount],
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
