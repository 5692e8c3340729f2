import { facts } from '../make/fact.ts'
import { choices, pronouncing } from './dictionaries.ts'

const first = choices(
  `
  chemist: kettle / chair, champagne, cinema
  character: kitchen / church, chief, chicken
  chef: shirt / chair, kettle, cheese
  knife: nurse / kettle, king, kite
  knowledge: number / kitchen, kind, key
  gnaw: nail / game, gate, jaw
  wrist: river / winter, water, west
  write: rice / winter, white, window
  wrong: road / wash, week, wall
  who: house / water, window, winter
  whole: hand / wall, well, wind
  psalm: soap / paper, pencil, ship
  psychology: salt / picture, palace, shop
  phone: fish / paper, pen, pot
  physics: farm / people, plate, picture
  giant: jump / game, gate, gold
  gentle: jam / girl, give, goat
  general: judge / garden, goat, guard
  ghost: girl / giant, jam, house
  guess: goal / gem, jug, judge
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
  walked: hat / road, bread, bed
  stopped: boat / food, bed, bird
  washed: foot / head, hand, wood
  jumped: light / word, ride, cloud
  laughed: coat / loud, mad, need
  kissed: feet / made, tide, glad
  played: bed / hat, boat, foot
  begged: food / net, boot, seat
  opened: wood / coat, hot, kit
  lived: bird / late, nut, rat
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
  comb: ham / web, tube, rob
  lamb: time / club, rub, robe
  thumb: name / cub, tub, web
  climb: game / crib, job, robe
  autumn: team / sun, moon, pen
  column: room / queen, sun, van
  hymn: lamb / pin, queen, ten
  stomach: back / church, rich, push
  ache: cake / beach, rush, each
  monarch: duck / match, wish, page
  bath: mouth / bat, bathe, calf
  teeth: path / breathe, feet, leaf
  breathe: smooth / breath, bed, bath
  ring: tongue / fun, drink, pig
  sing: long / sin, sink, gun
  league: dog / page, edge, large
  vague: pig / cage, ridge, siege
  page: bridge / bag, big, leg
  large: edge / egg, dog, beach
  rich: catch / cake, wash, page
  watch: beach / back, ache, cash
  fish: wash / catch, bus, rich
  moustache: push / ache, rich, back
  of: love / off, leaf, roof
  debt: cut / club, crab, web
  doubt: light / web, cube, rub
  sign: sun / leg, big, pig
  foreign: rain / bag, leg, dog
  receipt: hat / cap, soup, map
`,
  pronouncing,
)

const rhyming = choices(
  `
  bear: hair / near, fear, beard
  blood: mud / food, good, rude
  done: sun / bone, stone, moon
  come: drum / home, dome, room
  said: bread / paid, maid, braid
  great: plate / meat, threat, treat
  break: cake / leak, speak, beak
  height: kite / weight, eight, plate
  weight: late / height, bite, seat
  friend: bend / fiend, blind, mind
  head: red / bead, laid, made
  heard: bird / beard, hard, head
  word: herd / lord, cord, board
  worm: firm / storm, form, warm
  warm: storm / farm, arm, worm
  war: door / car, far, star
  wall: ball / shall, pal, sale
  rough: stuff / cough, though, bough
  though: slow / cough, rough, through
  through: blue / though, cough, rough
  foot: put / boot, root, shoot
  book: cook / spook, duke, luck
  full: wool / dull, gull, fuel
  bull: pull / dull, skull, pool
  love: glove / move, stove, cove
  move: groove / love, glove, stove
  son: fun / bone, cone, gone
  post: toast / lost, cost, frost
  both: oath / cloth, moth, bath
  clown: town / own, blown, grown
  now: cow / know, low, slow
  know: go / now, cow, how
  shoe: two / toe, foe, doe
  eyes: wise / keys, boys, days
  key: tea / they, grey, day
  grey: day / key, tea, see
  buy: sky / boy, day, toy
  eye: high / key, day, they
  sign: line / sin, win, thin
  eight: gate / height, night, sight
  tongue: young / long, song, wrong
  ghost: coast / lost, cost, frost
  laugh: half / cough, rough, tough
  heart: part / heard, hurt, hate
  steak: lake / leak, weak, beak
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
