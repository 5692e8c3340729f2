import { wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const glossary =
  'Hill, Glossary of landform terms http://www.jsu.edu/depart/geography/mhill/oldphy2/phyunit5/lfgloss.htm'
const glaciers = 'Washington State University, Glaciers https://public.wsu.edu/~geology101/lab/glaciers.html'
const ice = 'Tarun IAS, Glacial landforms https://tarunias.com/exams/upsc-notes/glacial-processes-and-landforms'
const wind = 'Keypoint, Features of wind erosion https://keypoint.ng/features-of-wind-erosion/'
const deserts =
  'Upsc with Nikhil, Landforms in deserts https://upscwithnikhil.com/article/geography/landforms-in-deserts'
const coasts =
  'Geology Reference, Features of coastal deposition http://what-when-how.com/Tutorial/topic-176nhhd5a/Geology-249.html'
const stacks = 'School NGR, Coastal features https://schoolngr.com/classroom/geography/44811'
const rivers =
  'Geography21, Features of the lower course https://www.geography21.co.uk/ce/geomorphology-rivers-coasts/3-5-features-of-the-lower-course'
const drips = 'J-Rank Encyclopedia, Stalactite http://www.jrank.org/encyclopedia/pages/cm7kzjhjef/Stalactite.html'

export const landforms = [
  terms({
    id: 'landform-of-water',
    topic: 'A.8',
    difficulty: 'Easy',
    ask: (says) => `What name is given to ${says}?`,
    rows: [
      {
        says: 'a large bend in the lower course of a river',
        is: 'Meander',
        kind: 'river',
        why: 'The river cuts into the outer bank and drops its load at the inner one, so that the bend grows',
        also: ['Oxbow lake'],
        sources: [rivers, wikipedia('Meander')],
      },
      {
        says: 'a curved lake left behind when a river cuts through the neck of a bend',
        is: 'Oxbow lake',
        kind: 'river',
        why: 'The river takes the shorter way, and the old bend is sealed off with silt',
        sources: [rivers, wikipedia('Oxbow_lake')],
      },
      {
        says: 'the low land that a river builds of its load where it enters the sea by many branches',
        is: 'Delta',
        kind: 'river',
        why: 'The river slows down in the sea, drops its load and splits up round it',
        sources: [rivers, wikipedia('River_delta')],
      },
      {
        says: 'the natural bank of coarse material along the side of a river that floods',
        is: 'Levee',
        kind: 'river',
        why: 'Flood water loses speed as it leaves the channel, and drops its coarsest load first',
        sources: [rivers, wikipedia('Levee')],
      },
      {
        says: 'a ridge of sand that joins an island to the mainland',
        is: 'Tombolo',
        kind: 'coast',
        why: 'Waves bend round the island and meet behind it, where they drop their sand',
        also: ['Spit', 'Bar'],
        sources: [coasts, wikipedia('Tombolo')],
      },
      {
        says: 'a ridge of sand joined to the land at one end and running out into the sea at the other',
        is: 'Spit',
        kind: 'coast',
        why: 'Longshore drift carries sand on in a line where the coast turns away',
        also: ['Bar', 'Tombolo'],
        sources: [coasts, wikipedia('Spit_(landform)')],
      },
      {
        says: 'a pillar of rock in the sea, left standing when the roof of an arch has fallen',
        is: 'Stack',
        kind: 'coast',
        why: 'Waves cut a cave and then an arch through a headland, and its seaward leg remains',
        sources: [stacks, wikipedia('Stack_(geology)')],
      },
      {
        says: 'a piece of high land that juts out into the sea',
        is: 'Headland',
        kind: 'coast',
        why: 'It is made of harder rock than the bays at its sides, and is worn away more slowly',
        sources: [
          'Travelling across Time, Coastal landforms https://travellingacrosstime.com/2015/08/24/coastal-relief-and-landforms/',
          wikipedia('Headlands_and_bays'),
        ],
      },
      {
        says: 'a shallow stretch of sea water cut off from the open sea by a bank of sand',
        is: 'Lagoon',
        kind: 'coast',
        why: 'A bar grows along the shore and shuts in the water behind it, as near Lagos',
        sources: [
          'Travelling across Time, Coastal landforms https://travellingacrosstime.com/2015/08/24/coastal-relief-and-landforms/',
          wikipedia('Lagoon'),
        ],
      },
    ],
  }),
  terms({
    id: 'landform-of-dry-or-cold-lands',
    topic: 'A.8',
    difficulty: 'Medium',
    ask: (says) => `What name is given to ${says}?`,
    rows: [
      {
        says: 'a crescent-shaped sand dune whose horns point downwind',
        is: 'Barchan',
        kind: 'desert',
        why: 'Sand moves fastest round the low ends of the dune, which are blown ahead',
        sources: [glossary, wikipedia('Barchan')],
      },
      {
        says: 'an isolated, steep-sided hill of hard rock that rises from a plain',
        is: 'Inselberg',
        kind: 'desert',
        why: 'Weaker rock around it has been worn down to the plain, as around Zuma Rock',
        sources: [wind, wikipedia('Inselberg')],
      },
      {
        says: 'a sharp ridge carved by wind where bands of hard and soft rock stand upright side by side',
        is: 'Yardang',
        kind: 'desert',
        why: 'Sand-laden wind scours out the soft bands and leaves the hard ones along its own direction',
        sources: [wind, wikipedia('Yardang')],
      },
      {
        says: 'a long, narrow sand dune that lies parallel to the prevailing wind',
        is: 'Seif dune',
        kind: 'desert',
        why: 'Wind sweeps the troughs clear and heaps the sand into ridges along its direction',
        sources: [deserts, wikipedia('Dune')],
      },
      {
        says: 'an armchair-shaped hollow from which a glacier has come',
        is: 'Cirque',
        kind: 'ice',
        why: 'Ice that turns as it moves plucks and grinds a hollow in the side of a mountain',
        sources: [glaciers, wikipedia('Cirque')],
      },
      {
        says: 'a knife-edged ridge between two hollows cut by ice',
        is: 'Arête',
        kind: 'ice',
        why: 'Two hollows eat back towards each other until only a sharp wall is left',
        sources: [ice, wikipedia('Ar%C3%AAte')],
      },
      {
        says: 'a long winding ridge of sand and gravel laid down by a stream under a glacier',
        is: 'Esker',
        kind: 'ice',
        why: 'The bed of the stream is left as a ridge when the ice round it melts',
        also: ['Moraine'],
        sources: [glaciers, wikipedia('Esker')],
      },
      {
        says: 'a smooth hill of boulder clay, shaped like half of an egg',
        is: 'Drumlin',
        kind: 'ice',
        why: 'Moving ice moulds the clay beneath it, with the long side along its direction',
        also: ['Moraine'],
        sources: [glaciers, wikipedia('Drumlin')],
      },
      {
        says: 'the unsorted rock and clay that a glacier carries and leaves behind',
        is: 'Moraine',
        kind: 'ice',
        why: 'Ice drops large and small pieces together, at its sides and at its end',
        also: ['Drumlin'],
        sources: [glaciers, wikipedia('Moraine')],
      },
    ],
  }),
  terms({
    id: 'landform-of-limestone-or-magma',
    topic: 'A.8',
    difficulty: 'Hard',
    ask: (says) => `What is the name of ${says}?`,
    rows: [
      {
        says: 'a deposit that hangs like an icicle from the roof of a limestone cave',
        is: 'Stalactite',
        why: 'Each drop leaves a little calcium carbonate behind as it hangs',
        sources: [drips, wikipedia('Stalactite')],
      },
      {
        says: 'a deposit that grows upwards from the floor of a limestone cave',
        is: 'Stalagmite',
        why: 'Drops that fall from the roof leave calcium carbonate where they land',
        sources: [drips, wikipedia('Stalagmite')],
      },
      {
        says: 'a very large mass of igneous rock that became solid deep in the crust',
        is: 'Batholith',
        why: 'Magma cooled slowly far below the ground, and erosion may lay it bare as granite',
        sources: [glossary, wikipedia('Batholith')],
      },
      {
        says: 'a dome of igneous rock that has pushed up the layers of rock above it',
        is: 'Laccolith',
        why: 'Thick magma spreads little between two layers, and arches the upper one',
        sources: [
          'David Darling, Laccolith https://www.daviddarling.info/encyclopedia/L/laccolith.html',
          wikipedia('Laccolith'),
        ],
      },
    ],
  }),
]
