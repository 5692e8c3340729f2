import { facts } from '../make/fact.ts'
import { choices } from './dictionaries.ts'

const participles = choices(
  `
  begin; The match has already … .: begun / began, begins, beginning
  break; The goat has … its rope.: broken / broke, breaks, breaking
  choose; The class has … a new captain.: chosen / chose, chooses, choosing
  drink; The calf has … all the milk.: drunk / drank, drinks, drinking
  drive; Musa has … this bus for years.: driven / drove, drives, driving
  eat; The children have … the yams.: eaten / ate, eats, eating
  fall; Two trees have … across the road.: fallen / fell, falls, falling
  fly; The birds have … away.: flown / flew, flies, flying
  forbid; The principal has … phones in class.: forbidden / forbade, forbids, forbidding
  freeze; The fish has … hard.: frozen / froze, freezes, freezing
  grow; The maize has … tall.: grown / grew, grows, growing
  hide; Someone has … my sandals.: hidden / hided, hides, hiding
  ride; Ngozi has never … a camel.: ridden / rode, rides, riding
  ring; The bell has … for break.: rung / rang, rings, ringing
  rise; The river has … since Monday.: risen / rose, rises, rising
  shake; The guests have … hands.: shaken / shook, shakes, shaking
  shrink; My shirt has … in the wash.: shrunk / shrank, shrinks, shrinking
  sing; The choir has … twice today.: sung / sang, sings, singing
  sink; The canoe has … .: sunk / sank, sinks, sinking
  speak; The chief has … to us.: spoken / spoke, speaks, speaking
  steal; Monkeys have … our bananas.: stolen / stole, steals, stealing
  swim; Ada has … across the pool.: swum / swam, swims, swimming
  take; Bola has … the wrong bag.: taken / took, takes, taking
  tear; The wind has … the flag.: torn / tore, tears, tearing
  throw; They have … the ball away.: thrown / threw, throws, throwing
  wear; She has … that cap all week.: worn / wore, wears, wearing
  weave; The women have … a mat.: woven / wove, weaves, weaving
  write; Emeka has … two letters.: written / wrote, writes, writing
  bite; The dog has … the postman.: bitten / bit, bites, biting
  know; We have … him since 2015.: known / knew, knows, knowing
  `,
  [
    'Webster, by the Collaborative International Dictionary of English https://gcide.gnu.org.ua',
    'With English We Can, list of irregular verbs https://github.com/WithEnglishWeCan/generated-english-irregular-verbs',
  ],
)

const plurals = choices(
  `
  ox: oxen / oxes, oxens, oxies
  goose: geese / geeses, goosen, geesen
  tooth: teeth / tooths, teeths, toothes
  louse: lice / lousen, lices, licen
  mouse: mice / mousen, mices, micen
  child: children / childs, childrens, childes
  crisis: crises / crisises, crisi, crisa
  oasis: oases / oasises, oasi, oasa
  analysis: analyses / analysises, analysi, analysa
  thesis: theses / thesises, thesi, thesa
  hypothesis: hypotheses / hypothesises, hypothesi, hypothesa
  diagnosis: diagnoses / diagnosises, diagnosi, diagnosa
  phenomenon: phenomena / phenomenas, phenomenae, phenomeni
  criterion: criteria / criterias, criteriae, criterii
  stratum: strata / stratas, strati, stratae
  stimulus: stimuli / stimula, stimulae, stimulis
  alumnus: alumni / alumnas, alumnoes, alumnis
  radius: radii / radia, radiae, radis
  larva: larvae / larvi, larvaes, larvum
  knife: knives / knifes, kniffs, knifves
  loaf: loaves / loafs, loavs, loafes
  thief: thieves / thiefs, thiefes, thievs
  shelf: shelves / shelfs, shelfes, shelvs
  wolf: wolves / wolfs, wolfes, wolvs
  calf: calves / calfves, calfes, calvs
  wife: wives / wifes, wifves, wivs
  `,
  [
    'WordNet, exceptions of nouns https://wordnet.princeton.edu',
    'Irregular plurals https://github.com/sindresorhus/irregular-plurals',
  ],
)

type Row = ReturnType<typeof choices>[number]

const chosen = {
  answer: ({ right }: Row) => right,
  wrong: ({ wrong }: Row) => wrong,
}

/** Before the sentence with the gap stands the verb. */
const parts = (asked: string) => {
  const [word = '', sentence = ''] = asked.split('; ')
  return { word, sentence: sentence.replace(' .', '') }
}

export const forms = [
  facts({
    id: 'past-participle-in-sentence',
    topic: 'B.2',
    difficulty: 'Medium',
    rows: participles,
    ask: ({ asked }) => `Which form of “${parts(asked).word}” fills the gap in “${parts(asked).sentence}”?`,
    work: ({ asked, right }) =>
      `After “has” or “have” stands the past participle, and that of “${parts(asked).word}” is ${right}.`,
    ...chosen,
  }),
  facts({
    id: 'irregular-plural',
    topic: 'B.1',
    difficulty: 'Medium',
    rows: plurals,
    ask: ({ asked }) => `What is the plural of “${asked}”?`,
    work: ({ asked, right }) => `One ${asked}, two ${right}.`,
    ...chosen,
  }),
]
