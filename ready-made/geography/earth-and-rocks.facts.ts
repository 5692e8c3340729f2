import { wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const layers =
  'Visual Dictionary, Structure of the Earth https://www.ikonet.com/en/visualdictionary/earth/geology/structure-of-the-earth.php'
const shells =
  'Shabbu IAS, Internal structure of the Earth https://shabbuias.com/internal-structure-of-earth-crust-mantle-core-discontinuities'
const spheres =
  'Lehigh University, Overview of Earth’s Spheres https://eli.lehigh.edu/support/earth-systems/earth-systems-page-1'
const geology = (rock: string) => `Geology.com, ${rock} https://geology.com/rocks/${rock}.shtml`

export const earthAndRocks = [
  terms({
    id: 'layer-of-the-earth',
    topic: 'A.6',
    difficulty: 'Easy',
    ask: (says) => `What is the name of ${says}?`,
    rows: [
      {
        says: 'the thin solid layer on the outside of the Earth',
        is: 'Crust',
        why: 'It is some 10 km thick beneath oceans and 30 km to 70 km beneath continents',
        also: ['Sial', 'Sima'],
        sources: [layers, wikipedia('Earth%27s_crust')],
      },
      {
        says: 'the thick layer of hot rock that reaches down to the core of the Earth',
        is: 'Mantle',
        why: 'It goes down to some 2,900 km and makes up more than four fifths of the volume of the Earth',
        also: ['Asthenosphere'],
        sources: [shells, wikipedia('Earth%27s_mantle')],
      },
      {
        says: 'the liquid layer of iron and nickel deep inside the Earth',
        is: 'Outer core',
        why: 'Its metal is molten, and currents in it make the magnetic field of the Earth',
        sources: [shells, wikipedia('Earth%27s_outer_core')],
      },
      {
        says: 'the solid ball of iron and nickel at the centre of the Earth',
        is: 'Inner core',
        why: 'The pressure there keeps the metal solid, hot as it is',
        sources: [shells, wikipedia('Earth%27s_inner_core')],
      },
      {
        says: 'the upper part of continental crust, rich in silica and aluminium',
        is: 'Sial',
        why: 'Its name is made of the first letters of silica and aluminium, and granite is its chief rock',
        also: ['Crust'],
        sources: [shells, wikipedia('Sial')],
      },
      {
        says: 'the part of the crust under the oceans, rich in silica and magnesium',
        is: 'Sima',
        why: 'Its name is made of the first letters of silica and magnesium, and basalt is its chief rock',
        also: ['Crust'],
        sources: [shells, wikipedia('Sima_(geology)')],
      },
    ],
  }),
  terms({
    id: 'zone-of-the-earth',
    topic: 'A.6',
    difficulty: 'Medium',
    ask: (says) => `Which name is given to ${says}?`,
    rows: [
      {
        says: 'the rigid outer shell of the Earth that is broken into plates',
        is: 'Lithosphere',
        kind: 'sphere',
        why: 'It is made of the crust and the solid top of the mantle, and its plates drift slowly',
        sources: [layers, wikipedia('Lithosphere')],
      },
      {
        says: 'the weak, slowly flowing layer of the mantle on which the plates move',
        is: 'Asthenosphere',
        kind: 'sphere',
        why: 'Rock there is so hot that it yields and flows like stiff dough',
        sources: [layers, wikipedia('Asthenosphere')],
      },
      {
        says: 'all of the water of the Earth, in oceans, lakes, rivers and ice',
        is: 'Hydrosphere',
        kind: 'sphere',
        why: 'Hydro means water in Greek',
        sources: [wikipedia('Hydrosphere'), spheres],
      },
      {
        says: 'all the parts of the Earth together in which there are living things',
        is: 'Biosphere',
        kind: 'sphere',
        why: 'Bios means life in Greek, and life is found on land, in water and in the air',
        sources: [wikipedia('Biosphere'), spheres],
      },
      {
        says: 'the envelope of gases that surrounds the Earth',
        is: 'Atmosphere',
        kind: 'sphere',
        why: 'Gravity holds a mixture of nitrogen, oxygen and other gases around the planet',
        also: ['Biosphere'],
        sources: [wikipedia('Atmosphere_of_Earth'), spheres],
      },
    ],
  }),
  terms({
    id: 'rock-of-description',
    topic: 'A.7',
    difficulty: 'Medium',
    ask: (says) => `Which rock ${says}?`,
    rows: [
      {
        says: 'has large crystals because its magma cooled slowly deep below the ground',
        is: 'Granite',
        kind: 'igneous',
        why: 'It is an intrusive igneous rock, pale, and made of quartz, feldspar and mica',
        sources: [geology('granite'), wikipedia('Granite')],
      },
      {
        says: 'is dark and fine-grained because its lava cooled quickly at the surface',
        is: 'Basalt',
        kind: 'igneous',
        why: 'It is an extrusive igneous rock, and most of the floor of the oceans is made of it',
        sources: [geology('basalt'), wikipedia('Basalt')],
      },
      {
        says: 'from a volcano is so full of gas holes that it can float on water',
        is: 'Pumice',
        kind: 'igneous',
        why: 'Gas bubbles were trapped as frothy lava became solid',
        sources: [geology('pumice'), wikipedia('Pumice')],
      },
      {
        says: 'is a natural glass, formed when lava cools too fast for crystals to grow',
        is: 'Obsidian',
        kind: 'igneous',
        why: 'Lava rich in silica that is chilled suddenly becomes black glass with sharp edges',
        sources: [geology('obsidian'), wikipedia('Obsidian')],
      },
      {
        says: 'is formed mainly of shells and other remains of sea creatures',
        is: 'Limestone',
        kind: 'sedimentary',
        why: 'Shells are calcium carbonate, and are pressed into rock on the floor of the sea',
        sources: [geology('limestone'), wikipedia('Limestone')],
      },
      {
        says: 'is formed of grains of sand that are cemented together',
        is: 'Sandstone',
        kind: 'sedimentary',
        why: 'Sand is laid down in layers, and minerals from water bind the grains',
        sources: [geology('sandstone'), wikipedia('Sandstone')],
      },
      {
        says: 'is formed of layers of mud that split easily into thin sheets',
        is: 'Shale',
        kind: 'sedimentary',
        why: 'Flat grains of clay settle in still water and are pressed into thin layers',
        sources: [geology('shale'), wikipedia('Shale')],
      },
      {
        says: 'is made of rounded pebbles that are held together by a natural cement',
        is: 'Conglomerate',
        kind: 'sedimentary',
        why: 'Water has rolled and rounded the pebbles before they were bound into rock',
        sources: [geology('conglomerate'), wikipedia('Conglomerate_(geology)')],
      },
    ],
  }),
  terms({
    id: 'rock-changed-into',
    topic: 'A.7',
    difficulty: 'Hard',
    ask: (says) => `Which metamorphic rock is formed when ${says} is changed by heat and pressure?`,
    rows: [
      {
        says: 'limestone',
        is: 'Marble',
        why: 'Its calcite grows into larger crystals that lock into one another',
        sources: [geology('marble'), wikipedia('Marble')],
      },
      {
        says: 'sandstone',
        is: 'Quartzite',
        why: 'Its grains of quartz are welded into one very hard mass',
        sources: [geology('quartzite'), wikipedia('Quartzite')],
      },
      {
        says: 'shale',
        is: 'Slate',
        why: 'Its clay becomes fine mica, all lying one way, so that the rock splits into flat sheets',
        also: ['Gneiss'],
        sources: [geology('slate'), wikipedia('Slate')],
      },
      {
        says: 'granite',
        is: 'Gneiss',
        why: 'Its minerals are drawn out into light and dark bands',
        sources: [geology('gneiss'), wikipedia('Gneiss')],
      },
      {
        says: 'bituminous coal',
        is: 'Anthracite',
        why: 'Gases are driven out, which leaves a hard coal that is almost pure carbon',
        sources: [geology('coal'), wikipedia('Anthracite')],
      },
    ],
  }),
]
