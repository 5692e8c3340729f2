import { facts } from '../make/fact.ts'
import { choices, pronouncing } from './dictionaries.ts'

/** Behind the word stands its vowel. */
const pure = choices(
  `
  seat /iː/: key / sit, sweat, great
  feel /iː/: niece / fill, fell, fail
  meat /iː/: piece / met, death, break
  sheep /iː/: these / ship, chef, shape
  leave /iː/: brief / lip, love, laugh
  bean /iː/: scene / bin, bread, pain
  sit /ɪ/: build / seat, site, set
  ship /ɪ/: myth / sheep, shape, shop
  pin /ɪ/: myth / pine, peel, pain
  lid /ɪ/: gym / laid, lied, load
  fill /ɪ/: guilt / feel, file, fell
  rich /ɪ/: gym / reach, ride, rage
  bed /e/: said / bead, bad, bird
  head /e/: friend / heat, heart, hate
  pen /e/: bread / pain, pin, pan
  guest /e/: breath / beast, great, waste
  met /e/: dead / meat, mate, mat
  let /e/: said / late, lit, light
  cat /æ/: lamp / cut, cart, let
  man /æ/: hand / moan, men, main
  bad /æ/: map / bed, bud, bird
  pack /æ/: sand / park, peck, puck
  heart /ɑː/: guard / heat, hat, hurt
  calm /ɑː/: palm / came, come, clam
  car /ɑː/: farm / care, core, cure
  park /ɑː/: march / pack, war, pork
  far /ɑː/: star / fair, fear, fur
  hard /ɑː/: large / head, heard, had
  hot /ɒ/: squad / hat, hut, hate
  pot /ɒ/: wash / put, port, boat
  lock /ɒ/: box / luck, look, leak
  clock /ɒ/: pot / click, cloak, clerk
  court /ɔː/: taught / cot, count, cut
  port /ɔː/: warm / put, harm, part
  saw /ɔː/: four / so, sour, shy
  born /ɔː/: horse / worse, bone, barn
  put /ʊ/: wolf / but, food, port
  book /ʊ/: could / boot, cloud, buck
  full /ʊ/: wood / fool, foul, hull
  look /ʊ/: bush / luck, loud, goose
  pull /ʊ/: cook / pool, dull, pole
  pool /uː/: fruit / pull, pole, build
  food /uː/: move / foot, blood, flood
  moon /uː/: rule / month, mourn, pull
  boot /uː/: shoe / book, toe, but
  soup /uː/: blue / soap, shout, south
  cup /ʌ/: blood / food, cap, cop
  love /ʌ/: tongue / move, cove, long
  son /ʌ/: touch / soon, moon, count
  luck /ʌ/: young / look, lock, group
  sun /ʌ/: rough / cough, though, south
  month /ʌ/: blood / moth, moon, mouth
  bird /ɜː/: word / beard, board, bread
  turn /ɜː/: heard / tune, heart, hear
  nurse /ɜː/: learn / north, near, nose
  girl /ɜː/: worm / goal, warm, gear
  church /ɜː/: earth / cheese, chart, heart
  war /ɔː/: taught / far, coat, wear
  draw /ɔː/: door / drew, laugh, cloud
`,
  pronouncing,
)

const diphthongs = choices(
  `
  day /eɪ/: eight / die, said, key
  make /eɪ/: great / mad, meat, bread
  rain /eɪ/: weigh / ran, roof, height
  late /eɪ/: break / let, light, lean
  name /eɪ/: train / near, mile, man
  my /aɪ/: height / may, me, weight
  time /aɪ/: guide / team, tame, tin
  buy /aɪ/: eye / bay, boy, key
  night /aɪ/: type / eight, neat, knit
  light /aɪ/: tried / lid, lead, weight
  go /əʊ/: toe / got, shoe, now
  boat /əʊ/: though / bout, bought, boot
  home /əʊ/: soap / some, whom, mouth
  coat /əʊ/: know / court, brow, cot
  rope /əʊ/: soul / soup, rob, group
  now /aʊ/: house / know, low, two
  cow /aʊ/: loud / court, cough, could
  town /aʊ/: crowd / tone, soup, though
  out /aʊ/: drought / ought, boat, bought
  boy /ɔɪ/: noise / buy, bow, bay
  coin /ɔɪ/: toy / cone, corn, kind
  dear /ɪə/: beer / dare, dead, heart
  near /ɪə/: cheer / wear, nurse, heart
  clear /ɪə/: fear / bear, learn, pearl
  hair /eə/: bear / hear, her, heart
  care /eə/: pear / car, cure, core
  where /eə/: chair / wheel, here, wore
  mine /aɪ/: sign / men, seen, main
`,
  pronouncing,
)

type Row = ReturnType<typeof choices>[number]

const sameVowel = {
  topic: 'C.1',
  answer: ({ right }: Row) => right,
  wrong: ({ wrong }: Row) => wrong,
  work: ({ asked, right }: Row) =>
    `“${wordOf(asked)}” has the sound ${soundOf(asked)}, and so has only one of these words: ${right}.`,
}

const wordOf = (asked: string) => asked.split(' ')[0] ?? ''
const soundOf = (asked: string) => asked.split(' ')[1] ?? ''

export const vowels = [
  facts({
    id: 'same-pure-vowel',
    difficulty: 'Easy',
    rows: pure,
    ask: ({ asked }) => `Which of these words has the same vowel sound as “${wordOf(asked)}”?`,
    ...sameVowel,
  }),
  facts({
    id: 'same-diphthong',
    difficulty: 'Medium',
    rows: diphthongs,
    ask: ({ asked }) => `Which of these words has the same diphthong as “${wordOf(asked)}”?`,
    ...sameVowel,
  }),
]
