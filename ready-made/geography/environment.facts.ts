import { wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const erosion = 'Keypoint, Erosion types https://keypoint.ng/erosion-types/'
const water = 'USGS, The water cycle https://www.usgs.gov/special-topics/water-science-school/science/water-cycle'
const carbon = 'Britannica, Carbon cycle https://www.britannica.com/science/carbon-cycle'
const quakes = 'USGS, Earthquake glossary https://earthquake.usgs.gov/learn/glossary/'

export const environment = [
  terms({
    id: 'process-of-cycle',
    topic: 'A.14',
    difficulty: 'Easy',
    ask: (says) => `By which process ${says}?`,
    rows: [
      {
        says: 'does water of a lake turn into vapour',
        is: 'Evaporation',
        kind: 'water',
        why: 'The fastest molecules leave the surface of the water and mix with the air',
        sources: [water, wikipedia('Water_cycle')],
      },
      {
        says: 'do leaves give off water vapour',
        is: 'Transpiration',
        kind: 'water',
        why: 'Water that roots have taken up leaves through the pores of leaves',
        also: ['Evaporation', 'Respiration'],
        sources: [water, wikipedia('Transpiration')],
      },
      {
        says: 'does vapour in cooled air become the droplets of clouds',
        is: 'Condensation',
        kind: 'water',
        why: 'Cool air can hold less vapour, and the rest gathers on tiny grains of dust',
        sources: [water, wikipedia('Condensation')],
      },
      {
        says: 'does water return from clouds to the ground as rain, snow or hail',
        is: 'Precipitation',
        kind: 'water',
        why: 'Droplets join until they are too heavy to float in the air',
        sources: [water, wikipedia('Precipitation')],
      },
      {
        says: 'does rain water soak into the soil',
        is: 'Infiltration',
        kind: 'water',
        why: 'Water enters the pores of the soil from above, and some of it goes on to the water table',
        sources: [water, wikipedia('Infiltration_(hydrology)')],
      },
      {
        says: 'do green plants take carbon dioxide out of the air',
        is: 'Photosynthesis',
        kind: 'carbon',
        why: 'With energy from sunlight the gas and water are made into sugar',
        sources: [carbon, wikipedia('Carbon_cycle')],
      },
      {
        says: 'do animals give carbon dioxide back to the air as they use up food',
        is: 'Respiration',
        kind: 'carbon',
        why: 'Food is broken down with oxygen to set its energy free, and the gas is breathed out',
        sources: [carbon, wikipedia('Carbon_cycle')],
      },
      {
        says: 'does the carbon of coal and oil become carbon dioxide in engines and power stations',
        is: 'Combustion',
        kind: 'carbon',
        why: 'Fuel burns with oxygen, and its carbon leaves as a gas',
        sources: [carbon, wikipedia('Combustion')],
      },
      {
        says: 'do bacteria and fungi break down dead plants and animals',
        is: 'Decomposition',
        kind: 'carbon',
        why: 'Dead matter is taken apart, and plant foods and carbon dioxide are set free',
        also: ['Respiration'],
        sources: [carbon, wikipedia('Decomposition')],
      },
    ],
  }),
  terms({
    id: 'hazard-of-description',
    topic: 'A.15',
    difficulty: 'Medium',
    ask: (says) => `What is the name of ${says}?`,
    rows: [
      {
        says: 'a long time with much less rain than usual, so that crops fail and wells dry up',
        is: 'Drought',
        kind: 'hazard',
        why: 'It begins slowly, and often returns in the Sahel',
        also: ['Desertification'],
        sources: ['Britannica, Drought https://www.britannica.com/science/drought', wikipedia('Drought')],
      },
      {
        says: 'water that covers land which is usually dry, as when a river leaves its banks',
        is: 'Flood',
        kind: 'hazard',
        why: 'More water comes down than the channel and the drains can carry away',
        sources: ['Britannica, Flood https://www.britannica.com/science/flood', wikipedia('Flood')],
      },
      {
        says: 'a series of very high waves set off by an earthquake under the sea',
        is: 'Tsunami',
        kind: 'hazard',
        why: 'The floor of the sea jumps up or down and pushes the water above it',
        also: ['Flood'],
        sources: ['The Geo Room, Tsunami https://www.thegeoroom.co.zw/geomorphology/tsunami.php', wikipedia('Tsunami')],
      },
      {
        says: 'a mass of earth and rock that moves quickly down a steep slope',
        is: 'Landslide',
        kind: 'hazard',
        why: 'Rain or shaking makes the slope too weak to hold its own weight',
        sources: ['Britannica, Landslide https://www.britannica.com/science/landslide', wikipedia('Landslide')],
      },
      {
        says: 'the spreading of desert conditions over land that used to bear crops',
        is: 'Desertification',
        kind: 'hazard',
        why: 'Overgrazing, felling and dry years leave the soil bare, so that wind takes it',
        also: ['Drought'],
        sources: [
          'Britannica, Desertification https://www.britannica.com/science/desertification',
          wikipedia('Desertification'),
        ],
      },
      {
        says: 'the place below the ground in which an earthquake begins',
        is: 'Focus',
        kind: 'quake',
        why: 'Rock breaks there, and waves go out from it in all directions',
        sources: [quakes, wikipedia('Hypocenter')],
      },
      {
        says: 'the point on the ground directly above the place in which an earthquake begins',
        is: 'Epicentre',
        kind: 'quake',
        why: 'It is the first point of the surface that is reached by the waves, and shakes most',
        sources: [quakes, wikipedia('Epicenter')],
      },
      {
        says: 'a crack in the crust along which the rocks on its two sides have slipped',
        is: 'Fault',
        kind: 'quake',
        why: 'Stress builds up until the rocks jerk past each other, which is an earthquake',
        sources: [quakes, wikipedia('Fault_(geology)')],
      },
      {
        says: 'a smaller earthquake that follows a great one in the same area',
        is: 'Aftershock',
        kind: 'quake',
        why: 'The rock near the break shifts again as it settles',
        sources: [quakes, wikipedia('Aftershock')],
      },
    ],
  }),
  terms({
    id: 'soil-erosion-of-form',
    topic: 'A.15',
    difficulty: 'Easy',
    ask: (says) => `Which type of soil erosion is shown by ${says}?`,
    rows: [
      {
        says: 'grains of soil thrown about by falling raindrops',
        is: 'Splash erosion',
        why: 'Each drop strikes bare soil like a small hammer and loosens its grains',
        sources: [
          erosion,
          'Reference, Four types of erosion https://www.reference.com/science/four-types-erosion-27f51146e964b5d5',
        ],
      },
      {
        says: 'a thin, even layer of soil carried off a whole field',
        is: 'Sheet erosion',
        why: 'Water flows over the slope without a channel and takes a little from everywhere',
        sources: [
          erosion,
          'Reference, Four types of erosion https://www.reference.com/science/four-types-erosion-27f51146e964b5d5',
        ],
      },
      {
        says: 'many small channels, a few centimetres deep, that a plough can fill',
        is: 'Rill erosion',
        why: 'Water has begun to gather in tiny streams as it runs down the slope',
        sources: [
          erosion,
          'Reference, Four types of erosion https://www.reference.com/science/four-types-erosion-27f51146e964b5d5',
        ],
      },
      {
        says: 'wide, deep channels that no vehicle can cross, as in parts of Anambra State',
        is: 'Gully erosion',
        why: 'Much water gathers in a narrow path and cuts far down into soft ground',
        sources: [
          erosion,
          'Reference, Four types of erosion https://www.reference.com/science/four-types-erosion-27f51146e964b5d5',
        ],
      },
    ],
  }),
]
