import { facts } from '../make/fact.ts'
import { choices, pronouncing } from './dictionaries.ts'

const first = choices(
  `
  chemist: kettle / chair, champagne, cinema
  character: kitchen / church, shop, chicken
  chef: shirt / chair, kettle, cheese
  knife: nurse / kettle, king, mouth
  knowledge: number / kitchen, kind, money
  gnaw: nail / game, gate, jaw
  wrist: river / winter, water, lamp
  write: rice / winter, white, light
  wrong: road / wash, week, long
  who: house / water, window, shoe
  whole: hand / wall, well, bowl
  psalm: soap / paper, pencil, ship
  psychology: salt / picture, palace, shop
  phone: fish / paper, pen, vine
  physics: farm / people, plate, voice
  giant: jump / game, gate, chair
  gentle: jam / girl, chin, goat
  general: judge / garden, cheese, guard
  ghost: girl / giant, jam, house
  guess: goal / gem, king, judge
  city: soup / cat, kitchen, chair
  cement: summer / camel, king, cheese
  ceiling: seat / carrot, ship, kettle
  cup: key / city, cheese, cement
  sugar: shoe / soup, seven, zoo
  sure: shop / soap, zebra, chop
  unit: yellow / uncle, under, orange
  uniform: yam / umbrella, uncle, onion
  one: water / orange, onion, under
  once: window / only, orange, oil
  Europe: yard / egg, elephant, end
  thin: thumb / this, tin, tent
  think: thief / they, ten, tank
  thank: three / those, tongue, tail
  this: there / thick, tin, three
  those: they / thorn, tank, thunder
  Thomas: table / thumb, there, thief
  chorus: kind / church, chase, shore
  chair: cheese / chemist, shirt, kettle
  chalk: church / character, shop, chef
  jam: gentle / yam, gold, goat
  yam: university / jam, giant, uncle
  zebra: zoo / sugar, soap, sea
  scissors: soap / cheese, shirt, chin
  vine: village / wine, fish, bread
  shop: sugar / soap, chop, zoo
`,
  pronouncing,
)

const last = choices(
  `
  laugh: leaf / high, bough, leg
  cough: roof / plough, dough, bag
  rough: stuff / bough, though, dog
  tough: cliff / high, bag, dough
  enough: wolf / though, bough, egg
  walked: hat / road, bread, cake
  stopped: boat / food, bed, map
  washed: foot / head, hand, fish
  jumped: light / word, ride, soap
  laughed: coat / loud, mad, leaf
  kissed: feet / made, bus, glad
  played: bed / hat, boat, rain
  begged: food / net, boot, leg
  opened: wood / coat, hot, pen
  lived: bird / late, nut, love
  cats: bus / bees, rose, dish
  books: rice / boys, zoos, dish
  maps: glass / bags, eyes, push
  cups: face / dogs, cows, wash
  dogs: rose / bus, ice, push
  bags: nose / maps, kiss, rush
  boys: cheese / cats, yes, dish
  pens: eyes / ice, books, cash
  has: buzz / gas, pass, ash
  is: quiz / this, miss, dish
  his: rose / kiss, bus, wish
  comb: ham / web, tube, sun
  lamb: time / club, rub, pan
  thumb: name / cub, sun, web
  climb: game / crib, line, robe
  autumn: team / sun, moon, rib
  column: room / queen, tub, van
  hymn: lamb / pin, web, ten
  stomach: back / church, rich, push
  ache: cake / beach, rush, each
  monarch: duck / match, wish, page
  bath: tooth / bat, bathe, calf
  teeth: path / breathe, feet, leaf
  breathe: smooth / breath, bed, bath
  ring: tongue / fun, drink, pig
  sing: long / sin, sink, gun
  league: dog / page, edge, lake
  vague: pig / cage, ridge, back
  page: bridge / bag, beach, leg
  large: edge / egg, dog, beach
  rich: catch / cake, wash, page
  watch: beach / back, ache, cash
  fish: wash / catch, bus, rich
  moustache: push / ache, rich, back
  of: love / off, club, roof
  debt: cut / club, crab, bed
  doubt: light / web, cube, loud
  sign: sun / leg, big, time
  foreign: rain / bag, team, dog
  receipt: hat / cap, soup, food
`,
  pronouncing,
)

const rhyming = choices(
  `
  bear: hair / near, fear, beard
  blood: mud / food, good, rude
  done: sun / bone, stone, moon
  come: drum / home, dome, room
  said: bread / paid, maid, side
  great: plate / meat, threat, treat
  break: cake / leak, speak, brick
  height: kite / weight, eight, heat
  weight: late / height, bite, seat
  friend: bend / fiend, blind, mind
  head: red / bead, laid, made
  heard: bird / beard, hard, head
  word: herd / lord, hard, board
  worm: firm / storm, form, farm
  warm: storm / farm, arm, worm
  war: door / car, far, wear
  wall: ball / shall, pal, sale
  rough: stuff / cough, though, bough
  though: slow / cough, rough, through
  through: blue / though, cough, rough
  foot: put / boot, root, boat
  book: cook / spook, duke, luck
  full: wool / dull, gull, fuel
  bull: pull / dull, skull, pool
  love: glove / move, stove, cove
  move: groove / love, glove, stove
  son: fun / bone, cone, gone
  post: toast / lost, cost, past
  both: oath / cloth, moth, bath
  clown: town / own, moon, grown
  now: cow / know, low, two
  know: go / now, cow, knee
  shoe: two / toe, foe, shy
  eyes: wise / keys, boys, days
  key: tea / they, grey, sky
  grey: day / key, tea, high
  buy: sky / boy, day, toy
  eye: high / key, day, they
  sign: line / sin, win, rain
  eight: gate / height, night, heat
  tongue: young / long, song, thing
  ghost: coast / lost, best, frost
  laugh: half / cough, rough, tough
  heart: part / heard, hurt, hate
  steak: lake / leak, weak, neck
  chief: leaf / life, knife, safe
  field: healed / filled, wild, child
  soap: hope / soup, hop, shop
  soup: loop / soap, hope, shout
  rule: school / full, wool, dull
  true: zoo / toe, go, now
  learn: turn / barn, horn, bean
  girl: pearl / gale, goal, wall
`,
  pronouncing,
)

type Row = ReturnType<typeof choices>[number]

const chosen = {
  answer: ({ right }: Row) => right,
  wrong: ({ wrong }: Row) => wrong,
}

export const consonants = [
  facts({
    id: 'same-first-consonant',
    topic: 'C.2',
    difficulty: 'Easy',
    rows: first,
    ask: ({ asked }) => `Which of these words begins with the same consonant sound as “${asked}”?`,
    work: ({ asked, right }) =>
      `By their sounds, not their letters, “${asked}” begins like only one of these words: ${right}.`,
    ...chosen,
  }),
  facts({
    id: 'same-last-consonant',
    topic: 'C.2',
    difficulty: 'Medium',
    rows: last,
    ask: ({ asked }) => `Which of these words ends with the same consonant sound as “${asked}”?`,
    work: ({ asked, right }) =>
      `By their sounds, not their letters, “${asked}” ends like only one of these words: ${right}.`,
    ...chosen,
  }),
  facts({
    id: 'rhyme',
    topic: 'C.3',
    difficulty: 'Medium',
    rows: rhyming,
    ask: ({ asked }) => `Which of these words rhymes with “${asked}”?`,
    work: ({ asked, right }) =>
      `From the stressed vowel on, “${asked}” sounds like only one of these words, however they are spelt: ${right}.`,
    ...chosen,
  }),
]
