import { wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const communities =
  'CK-12, Biological communities https://www.ck12.org/studyguides/earth-science/biological-communities-study-guide.html'
const words =
  'Ecosystem vocabulary http://e-pagination.com/teaching/11_Biomes_Adaptations_Force-Energy-Nature/Resources/ecosystem%20vocabulary.txt'
const cards = 'Knowt, Ecosystem https://knowt.com/flashcards/97228696-6aaf-4a7b-9414-41fee8cd7a3f'

export const ecosystem = [
  terms({
    id: 'term-of-ecology',
    topic: 'C.a',
    difficulty: 'Medium',
    ask: (says) => `Which term is used in ecology for ${says}?`,
    rows: [
      {
        says: 'the place in which an organism lives',
        is: 'Habitat',
        why: 'It gives the organism food, water and shelter, as a pond does to tilapia',
        also: ['Biosphere', 'Ecosystem', 'Biome'],
        sources: [communities, wikipedia('Habitat')],
      },
      {
        says: 'the part that an organism plays where it lives, in what it eats and what eats it',
        is: 'Niche',
        why: 'Two kinds may share a place, but not for long the same way of living there',
        sources: [communities, wikipedia('Ecological_niche')],
      },
      {
        says: 'all the organisms of one species that live in an area',
        is: 'Population',
        why: 'All the agama lizards of one school compound are an example',
        also: ['Community'],
        sources: [communities, wikipedia('Population')],
      },
      {
        says: 'all the living things of different species that live together in an area',
        is: 'Community',
        why: 'It is made up of several populations, as of the grasses, insects and birds of a field',
        also: ['Ecosystem'],
        sources: [communities, wikipedia('Community_(ecology)')],
      },
      {
        says: 'the living things of an area together with their non-living surroundings',
        is: 'Ecosystem',
        why: 'Energy and materials pass between organisms, air, soil and water there',
        also: ['Biosphere', 'Biome'],
        sources: [communities, wikipedia('Ecosystem')],
      },
      {
        says: 'a large natural region with a climate and a vegetation of its own',
        is: 'Biome',
        why: 'Savanna and tropical rainforest are examples in Nigeria',
        also: ['Ecosystem', 'Habitat'],
        sources: [cards, wikipedia('Biome')],
      },
      {
        says: 'all the parts of the Earth in which life is found',
        is: 'Biosphere',
        why: 'It takes in the soil, the waters and the lower air',
        also: ['Habitat'],
        sources: [cards, wikipedia('Biosphere')],
      },
      {
        says: 'a group of organisms that can breed with one another and have fertile young',
        is: 'Species',
        why: 'A horse and a donkey have young, but a mule is barren, so they are of two kinds',
        sources: [words, wikipedia('Species')],
      },
    ],
  }),
  terms({
    id: 'role-in-ecosystem',
    topic: 'C.a',
    difficulty: 'Easy',
    ask: (says) => `What is an organism called ${says}?`,
    rows: [
      {
        says: 'that makes food with energy from sunlight',
        is: 'Producer',
        why: 'Green plants feed themselves and, in the end, all the others',
        sources: [words, wikipedia('Autotroph')],
      },
      {
        says: 'that breaks down dead matter and sets its minerals free for plants',
        is: 'Decomposer',
        why: 'Bacteria and fungi feed on wastes and remains, and so give plant foods back to the soil',
        sources: [words, wikipedia('Decomposer')],
      },
      {
        says: 'that feeds on plants only, as a goat does',
        is: 'Herbivore',
        why: 'It is a primary consumer, for it eats producers',
        sources: [words, wikipedia('Herbivore')],
      },
      {
        says: 'that feeds on other animals only, as a lion does',
        is: 'Carnivore',
        why: 'It is a secondary or higher consumer, for it eats consumers',
        sources: [words, wikipedia('Carnivore')],
      },
      {
        says: 'that feeds on both plants and animals, as a pig does',
        is: 'Omnivore',
        why: 'It stands at more than one level of the food web',
        sources: [words, wikipedia('Omnivore')],
      },
    ],
  }),
]
