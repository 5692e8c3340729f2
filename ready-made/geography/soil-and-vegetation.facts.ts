import { wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const biomes =
  'Knowunity, Landscape zones https://knowunity.pl/knows/geografia-strefy-klimatyczne-i-strefy-krajobrazowe-38051a16-28b6-4903-bd4b-527135622e9a'
const belts = 'School NGR, Vegetation of West Africa https://schoolngr.com/classroom/geography/43762'
const mangroves =
  'Kashgain, Vegetation zones in Nigeria https://kashgain.net/blog/vegetation-zones-in-nigeria-and-their-characteristics'
const forests = 'Jiskha, Types of forest https://www.jiskha.com/display.cgi?id=1297399021'
const grass = 'Geoknow, Grassland ecosystems http://geoknow.net/biosphere/grasslands.html'
const llanos =
  'Reference, Pampas, prairies and steppes https://www.reference.com/science/pampas-prairies-steppes-highveld-common-47c03e0244da2f12'
const soil = 'David Darling, Soil https://daviddarling.info/encyclopedia/S/AE_soil.html'
const profile = 'Geography Reference, Soils http://what-when-how.com/Tutorial/topic-37528831/Physical-Geography-78.html'
const textures = 'Edumple, Soil types https://www.edumple.com/cbse-class-7/science/soil-types/notes'
const geographic = (page: string) =>
  `National Geographic, ${page} https://education.nationalgeographic.org/resource/${page}/`

export const soilAndVegetation = [
  terms({
    id: 'vegetation-of-description',
    topic: 'A.11',
    difficulty: 'Medium',
    ask: (says) => `Which type of vegetation has ${says}?`,
    rows: [
      {
        says: 'tall evergreen trees in several layers, with climbers and buttress roots',
        is: 'Tropical rainforest',
        why: 'Heat and rain through the whole year let trees crowd together and compete for light',
        sources: [belts, wikipedia('Tropical_rainforest')],
      },
      {
        says: 'tall grasses with scattered trees that lose their leaves in the dry season',
        is: 'Tropical savanna',
        why: 'Rain in one season is enough for grass and for a few trees that stand drought',
        sources: [belts, wikipedia('Savanna')],
      },
      {
        says: 'trees with breathing roots that stand in the salty mud of tropical coasts',
        is: 'Mangrove swamp',
        why: 'Mud without air and water with salt suit only trees whose roots rise into the air',
        sources: [mangroves, wikipedia('Mangrove')],
      },
      {
        says: 'evergreen trees with needle-shaped leaves and cones, in lands of long cold winters',
        is: 'Coniferous forest',
        why: 'Needles lose little water and shed snow, as on pines, firs and spruces',
        sources: [forests, wikipedia('Taiga')],
      },
      {
        says: 'mosses, lichens and dwarf shrubs over ground that is frozen below the surface',
        is: 'Tundra',
        why: 'The summer is too short and cold for trees, whose roots cannot go into frozen soil',
        sources: [biomes, wikipedia('Tundra')],
      },
      {
        says: 'woody plants with small hard leaves, made for dry summers and wet winters',
        is: 'Mediterranean scrub',
        why: 'Hard, waxy leaves save water in the hot dry season, as those of the olive do',
        sources: [forests, wikipedia('Mediterranean_forests,_woodlands,_and_scrub')],
      },
      {
        says: 'wide treeless plains of grass inside continents, with warm summers and cold winters',
        is: 'Temperate grassland',
        why: 'There is too little rain for trees, and winters are cold, as on the prairies',
        sources: [grass, wikipedia('Temperate_grasslands,_savannas,_and_shrublands')],
      },
      {
        says: 'thorny bushes and fleshy plants far apart, with roots that go deep',
        is: 'Desert scrub',
        why: 'Plants that store water or reach it far down can live where rain seldom falls',
        sources: [geographic('desert'), wikipedia('Deserts_and_xeric_shrublands')],
      },
    ],
  }),
  terms({
    id: 'grassland-of-region',
    topic: 'A.11',
    difficulty: 'Easy',
    ask: (says) => `What are the grasslands ${says} called?`,
    rows: [
      {
        says: 'of the interior of North America',
        is: 'Prairies',
        why: 'Temperate grasslands of Canada and the United States have this name',
        sources: [grass, wikipedia('Prairie')],
      },
      {
        says: 'of Argentina and Uruguay',
        is: 'Pampas',
        why: 'Temperate grasslands round the River Plate have this name',
        sources: [grass, wikipedia('Pampas')],
      },
      {
        says: 'that reach from Ukraine across Central Asia',
        is: 'Steppes',
        why: 'Temperate grasslands of Europe and Asia have this name',
        sources: [grass, wikipedia('Steppe')],
      },
      {
        says: 'of the high plateau of South Africa',
        is: 'Veld',
        why: 'Temperate grasslands of southern Africa have this name, which means field',
        sources: [grass, wikipedia('Veld')],
      },
      {
        says: 'of the Orinoco basin in Venezuela and Colombia',
        is: 'Llanos',
        why: 'Tropical grasslands of northern South America have this name, which means plains',
        sources: [llanos, wikipedia('Llanos')],
      },
    ],
  }),
  terms({
    id: 'soil-of-description',
    topic: 'A.12',
    difficulty: 'Medium',
    ask: (says) => `Which name is given to ${says}?`,
    rows: [
      {
        says: 'the red soil of wet tropics that is rich in iron and aluminium oxides',
        is: 'Laterite',
        why: 'Heavy rain washes out the rest, and the iron that is left gives the colour',
        sources: [soil, wikipedia('Laterite')],
      },
      {
        says: 'the black soil, rich in humus, of temperate grasslands',
        is: 'Chernozem',
        why: 'Grass roots decay each year, and little rain washes the plant foods away',
        sources: [soil, wikipedia('Chernozem')],
      },
      {
        says: 'the acid soil, with an ash-grey upper layer, of coniferous forests',
        is: 'Podzol',
        why: 'Acids from fallen needles carry iron and plant foods down and leave grey sand',
        sources: [profile, wikipedia('Podzol')],
      },
      {
        says: 'the fine material that rivers lay down on their flood plains',
        is: 'Alluvium',
        why: 'Flood water slows down and drops its silt, which makes a fertile soil',
        sources: [
          'Hill, Glossary of landform terms http://www.jsu.edu/depart/geography/mhill/oldphy2/phyunit5/lfgloss.htm',
          wikipedia('Alluvium'),
        ],
      },
      {
        says: 'the fine yellowish dust that wind has carried from dry lands and laid down',
        is: 'Loess',
        why: 'Wind drops dust far from deserts, as in northern China',
        sources: [
          'Britannica English vocabulary, Loess https://slovar-vocab.com/english/britannica-vocab/loess-7143762.html',
          wikipedia('Loess'),
        ],
      },
    ],
  }),
  terms({
    id: 'term-of-soil',
    topic: 'A.12',
    difficulty: 'Easy',
    ask: (says) => `What name is given to ${says}?`,
    rows: [
      {
        says: 'the dark material in soil that comes of decayed plants and animals',
        is: 'Humus',
        kind: 'term',
        why: 'It holds water and plant foods, so that soil with much of it is fertile',
        sources: [geographic('humus'), wikipedia('Humus')],
      },
      {
        says: 'the washing down of plant foods through the soil by rain',
        is: 'Leaching',
        kind: 'term',
        why: 'Water dissolves minerals near the top and carries them out of the reach of roots',
        sources: [profile, wikipedia('Leaching_(agriculture)')],
      },
      {
        says: 'a cut through soil that shows all its layers from the surface to the rock',
        is: 'Profile',
        kind: 'term',
        why: 'The layers lie one below the other, each with a colour and a texture of its own',
        sources: [profile, wikipedia('Soil_horizon')],
      },
      {
        says: 'one of the layers of soil that lie parallel to the surface',
        is: 'Horizon',
        kind: 'term',
        why: 'They are given letters, such as A for topsoil and B for subsoil',
        also: ['Profile'],
        sources: [profile, wikipedia('Soil_horizon')],
      },
      {
        says: 'soil with large grains and large air spaces, through which water drains quickly',
        is: 'Sandy soil',
        kind: 'texture',
        why: 'Grains up to 2 mm across leave wide spaces that hold little water',
        sources: [textures, wikipedia('Soil_texture')],
      },
      {
        says: 'soil with the finest grains, which is sticky when wet and cracks when dry',
        is: 'Clay soil',
        kind: 'texture',
        why: 'Grains below 0.002 mm leave tiny spaces that hold water and let little through',
        sources: [textures, wikipedia('Clay')],
      },
      {
        says: 'soil with a good mixture of sand, silt and clay, the best for most crops',
        is: 'Loamy soil',
        kind: 'texture',
        why: 'It drains well and still holds enough water and plant foods',
        sources: [textures, wikipedia('Loam')],
      },
      {
        says: 'soil with grains between those of sand and of clay in size, which feels smooth and powdery when dry',
        is: 'Silty soil',
        kind: 'texture',
        why: 'Grains from 0.002 mm to some 0.05 mm across are too small to be felt one by one',
        sources: [
          'PDFYAR, Types of soil https://pdfyar.com/different-types-of-soil-sand-silt-klay-and-loam/',
          wikipedia('Silt'),
        ],
      },
    ],
  }),
]
