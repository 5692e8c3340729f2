import { wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const classes = 'Scribd, Classification of computers https://www.scribd.com/document/424228768/Computer-Clasification'
const signals =
  'Openmeans, Classification of computers https://openmeans.com/articles/computers-technology/34-hardware-a-troubleshooting/14998-classification-of-computer.html'
const parts = 'School Portal, Computer system https://schoolportalng.com/computer-system/'

export const kindsOfComputer = [
  terms({
    id: 'kind-of-computer',
    topic: '2.a',
    difficulty: 'Medium',
    ask: (says) => `Which kind of computer ${says}?`,
    rows: [
      {
        says: 'is the fastest and is used for tasks such as forecasts of the weather',
        is: 'Supercomputer',
        kind: 'size',
        why: 'All of its power goes into a few programs with enormous numbers of calculations',
        sources: [classes, wikipedia('Supercomputer')],
      },
      {
        says: 'is a large machine that serves hundreds of users at once, as in the head office of a bank',
        is: 'Mainframe',
        kind: 'size',
        why: 'It runs very many programs side by side for people at many terminals',
        sources: [classes, wikipedia('Mainframe_computer')],
      },
      {
        says: 'is of a middle size, between the machine of one user and that of a whole bank',
        is: 'Minicomputer',
        kind: 'size',
        why: 'It served a department or a small firm with some dozens of users',
        sources: [classes, wikipedia('Minicomputer')],
      },
      {
        says: 'is built around one microprocessor for one user at a desk',
        is: 'Microcomputer',
        kind: 'size',
        why: 'Its central processing unit is a single chip, as in a desktop or a laptop',
        sources: [
          'Get Revising, Computer systems https://getrevising.co.uk/diagrams/computer_systems_21',
          wikipedia('Microcomputer'),
        ],
      },
      {
        says: 'measures quantities that vary continuously, such as temperature or pressure',
        is: 'Analogue computer',
        kind: 'signal',
        why: 'It works with physical quantities themselves and not with digits',
        also: ['Hybrid computer'],
        sources: [signals, wikipedia('Analog_computer')],
      },
      {
        says: 'handles all data as separate values of 0 and 1',
        is: 'Digital computer',
        kind: 'signal',
        why: 'Numbers, letters and pictures are turned into bits before they are processed',
        sources: [signals, wikipedia('Computer')],
      },
      {
        says: 'joins the measuring of quantities that vary continuously with processing in bits',
        is: 'Hybrid computer',
        kind: 'signal',
        why: 'A converter between its two parts turns measured values into numbers, as in hospital monitors',
        sources: [signals, wikipedia('Hybrid_computer')],
      },
      {
        says: 'is built into another machine, such as a washing machine, to do one task',
        is: 'Embedded computer',
        kind: 'signal',
        why: 'It is a fixed part of the device, and its user hardly notices that it is there',
        also: ['Digital computer', 'Microcomputer'],
        sources: [
          wikipedia('Embedded_system'),
          'English4IT, Embedded system https://www.english4it.com/dictionary/embedded-system',
        ],
      },
    ],
  }),
  terms({
    id: 'part-of-computing-system',
    topic: '2.a',
    difficulty: 'Easy',
    ask: (says) => `What are ${says} called?`,
    rows: [
      {
        says: 'the parts of a computer that can be touched',
        is: 'Hardware',
        why: 'Case, screen, keyboard and chips are all physical things',
        sources: [parts, wikipedia('Computer_hardware')],
      },
      {
        says: 'the programs that tell a computer what to do',
        is: 'Software',
        why: 'Instructions cannot be touched, but without them the machine does nothing',
        also: ['Firmware'],
        sources: [parts, wikipedia('Software')],
      },
      {
        says: 'the people who work with computers, such as operators and programmers,',
        is: 'Peopleware',
        why: 'A computing system needs those who build, run and use it',
        sources: [parts, wikipedia('Peopleware')],
      },
      {
        says: 'the programs that are stored for good in a chip of a device by its maker',
        is: 'Firmware',
        why: 'They stay when the power is off and start the device, as those in its ROM do',
        also: ['Software'],
        sources: [wikipedia('Firmware'), 'TechTarget, Firmware https://www.techtarget.com/whatis/definition/firmware'],
      },
      {
        says: 'the raw facts and figures that are put into a computer',
        is: 'Data',
        why: 'They are turned into information by processing',
        sources: [
          'IT Segment, Computer system http://itsegment.net/229/what-is-computer-system',
          wikipedia('Data_(computer_science)'),
        ],
      },
    ],
  }),
]
