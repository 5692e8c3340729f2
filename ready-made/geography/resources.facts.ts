import { wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const ores = 'Day Today GK, Metals and their ores https://www.daytodaygk.com/list-of-important-metals-and-their-ores/'
const minerals =
  'Scribd, Metals, useful minerals and their ores https://ja.scribd.com/document/360572752/Minerals-summary-docx'
const framework = 'COLOSS, GIS framework http://coloss.org/beebook/I/gis/2/2'
const representations =
  'Esri, Representations of geographic information http://help.arcgis.com/en/arcgisdesktop/10.0/help/00v2/00v200000010000000.htm'
const energy = (page: string) => `EIA, ${page} https://www.eia.gov/energyexplained/${page}/`

export const resources = [
  terms({
    id: 'term-of-gis',
    topic: 'A.3',
    difficulty: 'Medium',
    ask: (says) => `In a geographic information system, what name is given to ${says}?`,
    rows: [
      {
        says: 'information kept as points, lines and polygons',
        is: 'Vector data',
        kind: 'data',
        why: 'A well is a point, a road is a line and a field is a polygon, each by its coordinates',
        sources: [framework, wikipedia('Geographic_information_system')],
      },
      {
        says: 'information kept as a grid of cells, each with a value',
        is: 'Raster data',
        kind: 'data',
        why: 'Satellite pictures are stored in this way, cell by cell',
        sources: [representations, wikipedia('Geographic_information_system')],
      },
      {
        says: 'a table of facts about each place on the map, such as the name of a road',
        is: 'Attribute data',
        kind: 'data',
        why: 'It says what stands at a place, while coordinates say where it stands',
        sources: [representations, wikipedia('Geographic_information_system')],
      },
      {
        says: 'a note of who gathered the information, when and how',
        is: 'Metadata',
        kind: 'data',
        why: 'It is information about information, and tells a user how far to trust it',
        sources: [wikipedia('Geospatial_metadata'), 'GIS Geography, Metadata https://gisgeography.com/gis-metadata/'],
      },
      {
        says: 'giving a scanned map its true position on the Earth',
        is: 'Georeferencing',
        kind: 'work',
        why: 'Points of the picture are tied to known latitudes and longitudes',
        sources: [
          wikipedia('Georeferencing'),
          'Scribd, Geo Reference https://www.scribd.com/document/325872689/Geo-Reference',
        ],
      },
      {
        says: 'tracing the features of a paper map into the computer',
        is: 'Digitising',
        kind: 'work',
        why: 'Each line is followed by hand, and its coordinates are stored as vector data',
        sources: [
          wikipedia('Geographic_information_system'),
          'Penn State, Terms of GIS https://e-education.psu.edu/geog160/node/1727',
        ],
      },
      {
        says: 'gathering information about the ground from satellites or aircraft',
        is: 'Remote sensing',
        kind: 'work',
        why: 'Instruments record light and heat from the ground without touching it',
        sources: [
          wikipedia('Remote_sensing'),
          'USGS, What is remote sensing? https://www.usgs.gov/faqs/what-remote-sensing-and-what-it-used',
        ],
      },
      {
        says: 'marking off a zone of a fixed width around a feature such as a river',
        is: 'Buffering',
        kind: 'work',
        why: 'All places within, say, 100 m of the river are found in this way',
        sources: [
          wikipedia('Buffer_analysis'),
          'Penn State, Terms of GIS https://e-education.psu.edu/geog160/node/1727',
        ],
      },
    ],
  }),
  terms({
    id: 'ore-of-metal',
    topic: 'A.13',
    difficulty: 'Medium',
    ask: (says) => `Which of these is an ore of ${says}?`,
    rows: [
      {
        says: 'aluminium',
        is: 'Bauxite',
        why: 'It is a mixture of hydrated aluminium oxides, formed where tropical rock has weathered',
        sources: [ores, wikipedia('Bauxite')],
      },
      {
        says: 'tin',
        is: 'Cassiterite',
        why: 'It is tin oxide, once mined in large amounts on the Jos Plateau',
        sources: [minerals, wikipedia('Cassiterite')],
      },
      {
        says: 'iron',
        is: 'Haematite',
        why: 'It is iron oxide, and is found at Itakpe in Kogi State',
        also: ['Chalcopyrite'],
        sources: [minerals, wikipedia('Hematite')],
      },
      {
        says: 'lead',
        is: 'Galena',
        why: 'It is lead sulphide, a heavy mineral that shines like metal',
        sources: [minerals, wikipedia('Galena')],
      },
      {
        says: 'zinc',
        is: 'Sphalerite',
        why: 'It is zinc sulphide, often found together with the ore of lead',
        sources: [minerals, wikipedia('Sphalerite')],
      },
      {
        says: 'copper',
        is: 'Chalcopyrite',
        why: 'It is a sulphide of copper and iron, and the most common ore of the metal',
        sources: [minerals, wikipedia('Chalcopyrite')],
      },
      {
        says: 'uranium',
        is: 'Pitchblende',
        why: 'It is uranium oxide, a black, heavy and radioactive mineral',
        sources: [ores, wikipedia('Uraninite')],
      },
    ],
  }),
  terms({
    id: 'source-of-energy',
    topic: 'A.13',
    difficulty: 'Easy',
    ask: (says) => `What is the name of energy that is obtained ${says}?`,
    rows: [
      {
        says: 'from hot rock deep below the ground',
        is: 'Geothermal energy',
        why: 'Water turned to steam by hot rock drives turbines, as in Kenya’s Rift Valley',
        sources: [energy('geothermal'), wikipedia('Geothermal_energy')],
      },
      {
        says: 'from the rise and fall of the sea twice a day',
        is: 'Tidal energy',
        why: 'Water is let in and out through turbines as the pull of the Moon moves the sea',
        also: ['Hydroelectric energy'],
        sources: [
          'EIA, tidal power https://www.eia.gov/energyexplained/hydropower/tidal-power.php',
          wikipedia('Tidal_power'),
        ],
      },
      {
        says: 'from river water that falls from behind a dam',
        is: 'Hydroelectric energy',
        why: 'Falling water turns turbines, as at Kainji and Shiroro',
        sources: [energy('hydropower'), wikipedia('Hydroelectricity')],
      },
      {
        says: 'from wood, crop waste and dung',
        is: 'Biomass energy',
        why: 'Plants have stored it, and burning or rotting sets it free',
        sources: [energy('biomass'), wikipedia('Biomass_(energy)')],
      },
      {
        says: 'from uranium whose atoms are split',
        is: 'Nuclear energy',
        why: 'Much heat is set free as the nucleus breaks, and raises steam for turbines',
        sources: [energy('nuclear'), wikipedia('Nuclear_power')],
      },
    ],
  }),
]
