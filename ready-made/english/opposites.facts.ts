import { facts } from '../make/fact.ts'
import { choices, meanings } from './dictionaries.ts'

const common = choices(
  `
  deep: shallow / dark, heavy, wide
  strong: weak / slim, quiet, short
  brave: cowardly / careless, proud, angry
  rough: smooth / sharp, heavy, clean
  wide: narrow / long, deep, flat
  public: private / local, quiet, national
  loyal: disloyal / discreet, displeased, distant
  senior: junior / elder, modern, leader
  absent: present / late, lost, hidden
  dry: wet / hot, cold, thick
  empty: full / clean, heavy, open
  tight: loose / thin, broad, soft
  victory: defeat / battle, contest, peace
  import: export / transport, purchase, tariff
  increase: decrease / improve, repeat, collect
  love: hate / trust, fear, pity
  `,
  meanings,
)

const rarer = choices(
  `
  optimist: pessimist / traveller, dreamer, scholar
  majority: minority / authority, equality, unity
  maximum: minimum / average, quantity, capacity
  artificial: natural / beautiful, ancient, careful
  concave: convex / flat, hollow, circular
  voluntary: involuntary / invaluable, inferior, insincere
  superior: inferior / exterior, senior, ulterior
  humble: proud / brave, gentle, honest
  ascend: descend / offend, depart, pretend
  sterile: fertile / fragile, clean, hostile
  hostile: friendly / violent, sterile, nervous
  domestic: foreign / familiar, private, tame
  internal: external / eternal, formal, maternal
  simple: complex / plain, modest, cheap
  positive: negative / certain, careful, productive
  major: minor / important, ancient, senior
  active: passive / massive, energetic, quick
  stale: fresh / old, sour, rotten
  timid: bold / shy, weak, calm
  sane: insane / insincere, innocent, insecure
  lend: borrow / give, sell, spend
  raw: cooked / sour, bitter, tough
  solid: liquid / hard, heavy, metal
  `,
  meanings,
)

type Row = ReturnType<typeof choices>[number]

const opposite = {
  topic: 'A.1',
  answer: ({ right }: Row) => right,
  wrong: ({ wrong }: Row) => wrong,
}

export const opposites = [
  facts({
    id: 'opposite-of-common-word',
    difficulty: 'Easy',
    rows: common,
    ask: ({ asked }) => `Which word is the opposite of “${asked}”?`,
    work: ({ asked, right }) => `The opposite of “${asked}” is ${right}.`,
    ...opposite,
  }),
  facts({
    id: 'opposite-of-rarer-word',
    difficulty: 'Hard',
    rows: rarer,
    ask: ({ asked }) => `Which word is most nearly opposite in meaning to “${asked}”?`,
    work: ({ asked, right }) => `“${asked}” has an opposite among these words: ${right}.`,
    ...opposite,
  }),
]
