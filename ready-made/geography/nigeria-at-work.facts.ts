import { wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const crops = 'Country Studies, Nigeria: crops http://country-studies.com/nigeria/crops.html'
const regions =
  'Victor’s Media Empire, Cocoa and groundnuts http://victorsmediaempire.blogspot.com/2016/07/the-truth-about-cocoa-and-groundnuts.html'
const railway = 'Great Western Railway Archive, Nigeria https://gwrarchive.org/site/sitel2pg/Nigeria/nigeria.php'
const lines = wikipedia('Rail_transport_in_Nigeria')
const modes =
  'Ecocities, Six methods of transport https://ecocities.co.uk/what-are-the-six-main-methods-for-the-transportation-of-goods'
const uses =
  'Summyt, Transport and communication https://summyt.app/summaries/education/transport-and-communication-chapter-8-geography-ncert-class-12-rZbfIujw4-g'
const minerals =
  'Ministry of Foreign Affairs, Mineral resources of Nigeria https://foreignaffairs.gov.ng/nigeria/mineral-resources/'

export const nigeriaAtWork = [
  terms({
    id: 'mineral-of-place',
    topic: 'C.4',
    difficulty: 'Medium',
    ask: (says) => `For which mineral is ${says} known?`,
    rows: [
      {
        says: 'the Udi escarpment at Enugu',
        is: 'Coal',
        why: 'It was found there in 1909, and the first mine opened a few years later',
        sources: [minerals, wikipedia('Enugu')],
      },
      {
        says: 'the area around Jos and Bukuru',
        is: 'Tin ore',
        why: 'Cassiterite was washed out of river gravel there throughout the last century',
        sources: [
          'Acadlly, Solid minerals in Nigeria https://www.acadlly.com/resources-from-non-living-things-and-their-location-of-solid-mineral-in-nigeria/',
          wikipedia('Jos'),
        ],
      },
      {
        says: 'Itakpe in Kogi State',
        is: 'Iron ore',
        why: 'Hills of magnetite and haematite were opened up there for the steelworks at Ajaokuta',
        sources: [
          'Online Nigeria, Iron ores http://www.onlinenigeria.com/minerals/?blurb=517',
          'Acadlly, Solid minerals in Nigeria https://www.acadlly.com/resources-from-non-living-things-and-their-location-of-solid-mineral-in-nigeria/',
        ],
      },
      {
        says: 'Igbeti in Oyo State',
        is: 'Marble',
        why: 'A long body of white rock is quarried there for floors and for powder',
        sources: [
          'Oyo State, Solid minerals http://oysipa.oy.gov.ng/sector-details?sectorid=5',
          'TETFund, Marble deposits https://tetfund.bookhub.ng/books/c7bd9b69-5712-4015-9a5e-9c6285fda98c/chapter/4c81c981-1e9e-4732-b80f-c8e2c2d20196',
        ],
      },
      {
        says: 'Oloibiri in Bayelsa State',
        is: 'Petroleum',
        why: 'The first well with enough to sell was drilled there in 1956',
        sources: [
          'Keypoint, Petroleum https://keypoint.ng/petroleum-and-niger-economy/',
          wikipedia('Oloibiri_Oilfield'),
        ],
      },
      {
        says: 'the Abakaliki area of Ebonyi State',
        is: 'Lead and zinc',
        why: 'Galena and sphalerite lie together in veins in the shale there',
        sources: [minerals, wikipedia('Abakaliki')],
      },
    ],
  }),
  terms({
    id: 'crop-of-belt',
    topic: 'C.4',
    difficulty: 'Easy',
    ask: (says) => `Which cash crop is chiefly linked with ${says}?`,
    rows: [
      {
        says: 'the forest belt of south-western Nigeria',
        is: 'Cocoa',
        why: 'The tree likes shade, deep soil and rain spread over the year, as around Ondo and Ibadan',
        also: ['Oil palm'],
        sources: [crops, regions],
      },
      {
        says: 'the densely peopled south-east of Nigeria',
        is: 'Oil palm',
        why: 'The tree grows half wild among the farms there, and its fruit was the export of the old Eastern Region',
        also: ['Rubber'],
        sources: [crops, regions],
      },
      {
        says: 'the dry savanna around Kano',
        is: 'Groundnuts',
        why: 'The plant suits light soil and a short rainy season, and its sacks used to be piled up as pyramids',
        also: ['Cotton'],
        sources: [crops, wikipedia('Groundnut_pyramids')],
      },
      {
        says: 'the old Mid-Western Region, around Benin City and Sapele',
        is: 'Rubber',
        why: 'The tree wants heat and heavy rain, and its latex was the export of that region beside palm oil',
        also: ['Oil palm'],
        sources: [crops, regions],
      },
      {
        says: 'the textile mills that were built at Kaduna',
        is: 'Cotton',
        why: 'The plant grows in the savanna of the north, and its lint is spun and woven',
        sources: [crops, wikipedia('Kaduna')],
      },
    ],
  }),
  terms({
    id: 'railway-town',
    topic: 'C.5',
    difficulty: 'Medium',
    ask: (says) => `On the old narrow-gauge railway of Nigeria, ${says}?`,
    rows: [
      {
        says: 'where does the line from Lagos cross the River Niger',
        is: 'Jebba',
        why: 'Trains were carried over by ferry until the bridge was opened in 1916',
        sources: [railway, lines],
      },
      {
        says: 'where does the line from Port Harcourt cross the River Benue',
        is: 'Makurdi',
        why: 'Trains were carried over by ferry until the bridge was opened in 1932',
        sources: [railway, wikipedia('Makurdi')],
      },
      {
        says: 'in which town does the line from Port Harcourt join that from Lagos',
        is: 'Kaduna',
        why: 'The line from the coalfield of Enugu was carried on northwards until it met the older one there',
        sources: [railway, lines],
      },
      {
        says: 'which town is the northern end of the line from Lagos through Kano',
        is: 'Nguru',
        why: 'The line goes on from Kano to the north-east, into what is now Yobe State',
        sources: [
          'News2day, The long road to rail transport http://news2day.emyspot.com/blog/special-report/the-long-road-to-rail-transportation.html',
          lines,
        ],
      },
      {
        says: 'which town is the north-eastern end of the line from Port Harcourt',
        is: 'Maiduguri',
        why: 'The last part of the line was opened in 1964, into what is now Borno State',
        sources: [
          'News2day, The long road to rail transport http://news2day.emyspot.com/blog/special-report/the-long-road-to-rail-transportation.html',
          lines,
        ],
      },
      {
        says: 'in which town does the branch to Jos leave the line from Port Harcourt',
        is: 'Kafanchan',
        why: 'The branch climbs from there on to the plateau with its tin mines',
        also: ['Kaduna'],
        sources: [railway, wikipedia('Kafanchan')],
      },
      {
        says: 'from which port on the River Niger did a line to Kano start',
        is: 'Baro',
        why: 'Goods of the north were to go down the river from there before the line from Lagos had come so far',
        also: ['Jebba'],
        sources: [railway, wikipedia('Baro-Kano_Railway_Station')],
      },
    ],
  }),
  terms({
    id: 'transport-for-purpose',
    topic: 'C.5',
    difficulty: 'Easy',
    ask: (says) => `Which means of transport suits best ${says}?`,
    rows: [
      {
        says: 'the carriage of crude oil from a field in the Niger Delta to a refinery',
        is: 'Pipeline',
        why: 'A liquid can be pumped day and night without vehicles',
        sources: [modes, uses],
      },
      {
        says: 'the delivery of bread from a bakery to shops in the same town',
        is: 'Road',
        why: 'A van can stop at each door',
        sources: [modes, uses],
      },
      {
        says: 'a load of 1,000 tonnes of cement bound from Lagos to Kano',
        is: 'Rail',
        why: 'One engine can draw many heavy wagons cheaply over a long way on land',
        also: ['Road'],
        sources: [modes, uses],
      },
      {
        says: 'urgent medicine needed in Maiduguri a few hours after it is ordered from Lagos',
        is: 'Air',
        why: 'No other means covers 1,200 km so fast, and medicine is worth the price',
        sources: [modes, uses],
      },
      {
        says: 'the export of thousands of tonnes of cocoa from Nigeria to Europe',
        is: 'Sea',
        why: 'A ship carries very much at little cost where time does not matter',
        sources: [modes, uses],
      },
    ],
  }),
]
