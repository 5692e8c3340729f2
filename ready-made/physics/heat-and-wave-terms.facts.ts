import { openStax, wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const heat = openStax('college-physics-2e', '14-4-heat-transfer-methods')
const evaporation = openStax('college-physics-2e', '13-6-humidity-evaporation-and-boiling')
const kinds = openStax('physics', '13-1-types-of-waves')
const parts = openStax('physics', '13-2-wave-properties-speed-amplitude-frequency-and-period')
const meeting = openStax('physics', '13-3-wave-interaction-superposition-and-interference')
const sound = openStax('college-physics-2e', '17-1-sound')
const spectrum = openStax('college-physics-2e', '24-3-the-electromagnetic-spectrum')
const dispersion = openStax('college-physics-2e', '25-5-dispersion-the-rainbow-and-prisms')
const colours = openStax('physics', '15-1-the-electromagnetic-spectrum')

export const heatAndWaveTerms = [
  terms({
    id: 'way-heat-goes',
    topic: 'B.g',
    difficulty: 'Easy',
    ask: (says) => `By which process chiefly is heat carried ${says}?`,
    rows: [
      {
        says: 'along a metal spoon from hot soup to the hand that holds it',
        is: 'Conduction',
        why: 'Vibrating atoms and free electrons pass the energy on, while the metal itself stays where it is',
        sources: [heat, wikipedia('Thermal_conduction')],
      },
      {
        says: 'through the bottom of an aluminium pot from the flame to the water in it',
        is: 'Conduction',
        why: 'In a solid, energy is passed from particle to particle without any flow of matter',
        sources: [heat, wikipedia('Thermal_conduction')],
      },
      {
        says: 'from the bottom to the top of the water in a kettle heated from below',
        is: 'Convection',
        why: 'Heated water expands, becomes less dense and rises, and cooler water sinks to take its place',
        sources: [heat, wikipedia('Convection_(heat_transfer)')],
      },
      {
        says: 'round the air of a room from a heater that stands on the floor',
        is: 'Convection',
        why: 'Hot air is less dense than the air around it, rises and carries its energy with it',
        sources: [openStax('college-physics-2e', '14-6-convection'), wikipedia('Convection')],
      },
      {
        says: 'from the Sun to the Earth through empty space',
        is: 'Radiation',
        why: 'Electromagnetic waves need no matter to travel in',
        sources: [heat, wikipedia('Thermal_radiation')],
      },
      {
        says: 'from the glowing wires of an electric fire to a person sitting in front of it',
        is: 'Radiation',
        why: 'Infra-red waves travel straight from the fire, while heated air rises past the person',
        sources: [heat, wikipedia('Thermal_radiation')],
      },
      {
        says: 'away from the skin of a runner whose sweat is drying',
        is: 'Evaporation',
        why: 'The fastest molecules leave the liquid and take latent heat from the skin',
        sources: [evaporation, wikipedia('Evaporation')],
      },
      {
        says: 'away from the water in a clay pot that lets a little water seep to its outside',
        is: 'Evaporation',
        why: 'Water that turns to vapour on the outside takes its latent heat from the pot',
        sources: [evaporation, wikipedia('Evaporative_cooler')],
      },
    ],
  }),
  terms({
    id: 'kind-of-wave',
    topic: 'C.b',
    difficulty: 'Medium',
    ask: (says) => `What is the name of a wave ${says}?`,
    rows: [
      {
        says: 'in which particles vibrate at right angles to the direction of travel',
        is: 'Transverse wave',
        why: 'A wave along a shaken rope moves the rope sideways, across its own direction',
        sources: [kinds, wikipedia('Transverse_wave')],
      },
      {
        says: 'in which particles vibrate along the direction of travel',
        is: 'Longitudinal wave',
        why: 'Sound in air pushes the air forwards and backwards, the way it travels',
        sources: [kinds, wikipedia('Longitudinal_wave')],
      },
      {
        says: 'that cannot travel without a material medium',
        is: 'Mechanical wave',
        why: 'It is passed on by vibrating particles of a medium, as water waves and sound are',
        also: ['Longitudinal wave'],
        sources: [kinds, wikipedia('Mechanical_wave')],
      },
      {
        says: 'that is made of vibrating electric and magnetic fields',
        is: 'Electromagnetic wave',
        why: 'Fields need no matter, so that such a wave crosses a vacuum, as light does',
        also: ['Transverse wave'],
        sources: [
          openStax('college-physics-2e', '24-2-production-of-electromagnetic-waves'),
          wikipedia('Electromagnetic_radiation'),
        ],
      },
      {
        says: 'that is formed when two equal waves travel through each other in opposite directions',
        is: 'Stationary wave',
        why: 'The two waves together make a pattern of nodes and antinodes that does not move along',
        sources: [meeting, wikipedia('Standing_wave')],
      },
    ],
  }),
  terms({
    id: 'part-of-wave',
    topic: 'C.b',
    difficulty: 'Easy',
    ask: (says) => `What name is given to ${says}?`,
    rows: [
      {
        says: 'the highest point of a transverse wave',
        is: 'Crest',
        why: 'There the displacement is greatest upwards',
        also: ['Antinode'],
        sources: [parts, wikipedia('Crest_and_trough')],
      },
      {
        says: 'the lowest point of a transverse wave',
        is: 'Trough',
        why: 'There the displacement is greatest downwards',
        also: ['Antinode'],
        sources: [parts, wikipedia('Crest_and_trough')],
      },
      {
        says: 'the distance between two neighbouring crests of a wave',
        is: 'Wavelength',
        why: 'After that distance the wave repeats itself',
        sources: [parts, wikipedia('Wavelength')],
      },
      {
        says: 'the greatest displacement of a particle of a wave from its rest position',
        is: 'Amplitude',
        why: 'It is half of the height between the lowest and the highest points of the wave',
        also: ['Crest', 'Trough', 'Antinode'],
        sources: [parts, wikipedia('Amplitude')],
      },
      {
        says: 'a point of a stationary wave in which there is no vibration',
        is: 'Node',
        why: 'The two waves always cancel there',
        sources: [meeting, wikipedia('Node_(physics)')],
      },
      {
        says: 'a point of a stationary wave in which the vibration is greatest',
        is: 'Antinode',
        why: 'The two waves always add up there',
        also: ['Crest', 'Trough', 'Amplitude'],
        sources: [meeting, wikipedia('Node_(physics)')],
      },
      {
        says: 'a part of a sound wave in which the particles are crowded together',
        is: 'Compression',
        why: 'The pressure there is above that of undisturbed air',
        sources: [sound, wikipedia('Longitudinal_wave')],
      },
      {
        says: 'a part of a sound wave in which the particles are spread apart',
        is: 'Rarefaction',
        why: 'The pressure there is below that of undisturbed air',
        sources: [sound, wikipedia('Rarefaction')],
      },
    ],
  }),
  terms({
    id: 'wave-of-use',
    topic: 'C.g',
    difficulty: 'Easy',
    ask: (says) => `Which electromagnetic waves ${says}?`,
    rows: [
      {
        says: 'carry the programmes of an FM station to its listeners',
        is: 'Radio waves',
        why: 'The longest waves of the spectrum, some 3 m long at FM stations, are sent out by aerials',
        sources: [spectrum, wikipedia('Radio_wave')],
      },
      {
        says: 'cook food in an oven by making its water molecules turn to and fro',
        is: 'Microwaves',
        why: 'Waves of some centimetres are taken in by the water in food, and heat it',
        sources: [spectrum, wikipedia('Microwave_oven')],
      },
      {
        says: 'carry the signals of the remote control of a television set',
        is: 'Infra-red rays',
        why: 'A small diode sends pulses of waves just longer than those of red light',
        sources: [spectrum, wikipedia('Infrared')],
      },
      {
        says: 'are seen by the human eye',
        is: 'Light waves',
        why: 'The retina answers only to wavelengths from some 400 nm to some 700 nm',
        sources: [spectrum, wikipedia('Visible_spectrum')],
      },
      {
        says: 'from the Sun make the skin produce vitamin D',
        is: 'Ultraviolet rays',
        why: 'Waves just shorter than those of violet light start that reaction in the skin, and burn it in excess',
        sources: [spectrum, wikipedia('Ultraviolet')],
      },
      {
        says: 'are sent out when fast electrons strike a metal target',
        is: 'X-rays',
        why: 'Electrons stopped suddenly by a metal give out very short waves, which show broken bones',
        sources: [openStax('college-physics-2e', '30-4-x-rays-atomic-origins-and-applications'), wikipedia('X-ray')],
      },
      {
        says: 'are given out by the nuclei of radioactive atoms',
        is: 'Gamma rays',
        why: 'An excited nucleus loses energy as waves that are shorter than most others',
        sources: [spectrum, wikipedia('Gamma_ray')],
      },
    ],
  }),
  terms({
    id: 'colour-of-light',
    topic: 'C.g',
    difficulty: 'Medium',
    ask: (says) => `What is the colour of light ${says}?`,
    rows: [
      {
        says: 'that a glass prism deviates least',
        is: 'Red',
        why: 'It has the longest wavelength that is seen, for which the refractive index of glass is smallest',
        sources: [dispersion, wikipedia('Dispersive_prism')],
      },
      {
        says: 'that a glass prism deviates most',
        is: 'Violet',
        why: 'It has the shortest wavelength that is seen, for which the refractive index of glass is greatest',
        sources: [dispersion, wikipedia('Dispersive_prism')],
      },
      {
        says: 'that is seen where red light and green light overlap on a screen',
        is: 'Yellow',
        why: 'Of the three primary colours, red and green together make a secondary one',
        sources: [colours, wikipedia('Additive_color')],
      },
      {
        says: 'that is seen where green light and blue light overlap on a screen',
        is: 'Cyan',
        why: 'Of the three primary colours, green and blue together make a secondary one',
        sources: [colours, wikipedia('Additive_color')],
      },
      {
        says: 'that is seen where red light and blue light overlap on a screen',
        is: 'Magenta',
        why: 'Of the three primary colours, red and blue together make a secondary one',
        also: ['Violet'],
        sources: [colours, wikipedia('Additive_color')],
      },
    ],
  }),
]
