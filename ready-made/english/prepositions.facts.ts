import { facts } from '../make/fact.ts'
import { choices } from './dictionaries.ts'

const pages = {
  F: 'First-Learn, adjectives and participles followed by prepositions https://www.first-learn.com/adjectives-and-participles-followed-by-prepositions.html',
  S: 'Scribd, adjectives and prepositions https://www.scribd.com/document/457200113/ADJECTIVES-AND-PREPOSITIONS',
  E: 'English Your Way, adjectives with prepositions https://englishyourway.com.br/adjectives-with-prepositions/',
  B: 'British Council by Mapel Sekolahku, adjectives and prepositions https://mapel-sekolahku.blogspot.com/2016/02/adjectives-and-prepositions.html',
  L: 'Linguodan, prepositions after adjectives https://linguodan.com/en/prepositions-after-adjectives-en',
  M: 'Mary Daniel, prepositions https://marydanielteachingcorner.blogspot.com/2019/04/prepositions.html',
  T: 'That’s English, dependent prepositions with verbs http://thatsenglishapp.com/dependent-prepositions-with-verbs/',
  P: 'Scribd, verb and preposition https://scribd.com/document/490481442/Prepositions',
  Y: 'English Your Way, verbs with prepositions https://englishyourway.com.br/verbs-with-prepositions/',
  Z: 'Cambo Zone, verb and preposition https://cambo-zone.com/unit-49-verb-preposition/',
  V: 'Verbor, dependent prepositions https://app.verborai.com/learn/prepositions/dependent',
}

/** Before the sentence with the gap stands the word that takes the preposition. */
const rows = [
  ...choices(
    `
    accustomed; The old man is accustomed … the heat.: to / with, for, of
    aware; We are aware … the danger.: of / on, with, for
    capable; She is capable … winning the race.: of / for, to, in
    afraid; The child is afraid … thunder.: of / from, with, by
    `,
    [pages.F, pages.E],
  ),
  ...choices(
    `
    ashamed; The boy was ashamed … his rude answer.: of / in, with, on
    `,
    [pages.F, pages.S],
  ),
  ...choices(
    `
    fond; My uncle is fond … roasted maize.: of / with, for, on
    keen; Tunde is keen … chess.: on / in, of, with
    married; Her sister is married … a baker.: to / with, at, for
    satisfied; The manager was satisfied … our work.: with / at, on, to
    qualified; He is qualified … the post.: for / of, on, with
    `,
    [pages.S, pages.B],
  ),
  ...choices(
    `
    interested; Are you interested … farming?: in / on, for, at
    good; Ifeoma is good … mathematics.: at / on, by, to
    `,
    [pages.F, pages.B],
  ),
  ...choices(
    `
    proud; The parents are proud … their daughter.: of / with, for, on
    addicted; He became addicted … gambling.: to / with, of, in
    committed; The nurses are committed … their work.: to / for, on, at
    dedicated; Her life was dedicated … teaching.: to / on, with, of
    `,
    [pages.S, pages.M],
  ),
  ...choices(
    `
    composed; Water is composed … hydrogen and oxygen.: of / with, for, at
    contrary; The result was contrary … our hopes.: to / with, from, of
    equal; Ten tens are equal … one hundred.: to / with, as, of
    dependent; The village is dependent … one well.: on / of, in, with
    based; The play is based … a folk tale.: on / from, in, with
    `,
    [pages.S, pages.E],
  ),
  ...choices(
    `
    responsible; The monitor is responsible … the chalk.: for / of, on, with
    suitable; This book is suitable … beginners.: for / of, with, at
    `,
    [pages.B, pages.L],
  ),
  ...choices(
    `
    famous; The town is famous … its pottery.: for / by, with, in
    `,
    [pages.E, pages.L],
  ),
  ...choices(
    `
    accuse; They accused him … stealing a goat.: of / for, with, on
    approve; My father approves … our plan.: of / with, for, in
    depend; Our harvest depends … the rain.: on / of, in, from
    rely; You can rely … your brother.: on / with, at, to
    `,
    [pages.T, pages.P],
  ),
  ...choices(
    `
    apply; Three men applied … the job.: for / on, at, of
    specialise; That tailor specialises … school uniforms.: in / on, at, of
    suffer; Many children suffered … malaria.: from / of, by, on
    `,
    [pages.T, pages.Y],
  ),
  ...choices(
    `
    belong; This bicycle belongs … my cousin.: to / at, of, for
    insist; She insisted … paying the fare.: on / for, in, at
    `,
    [pages.T, pages.Z],
  ),
  ...choices(
    `
    consist; The meal consisted … rice and fish.: of / with, from, by
    `,
    [pages.P, pages.Z],
  ),
  ...choices(
    `
    prevent; The fence prevents goats … entering.: from / for, of, on
    `,
    [pages.T, pages.V],
  ),
  ...choices(
    `
    protect; A hat protects you … the sun.: from / of, with, on
    `,
    [pages.P, pages.Y],
  ),
  ...choices(
    `
    concentrate; Please concentrate … your work.: on / in, at, with
    respond; Nobody responded … our letter.: to / on, for, at
    `,
    [pages.Y, pages.V],
  ),
  ...choices(
    `
    refer; The teacher referred … the map.: to / at, on, with
    `,
    [pages.Y, pages.Z],
  ),
]

export const prepositions = [
  facts({
    id: 'preposition-in-sentence',
    topic: 'B.4',
    difficulty: 'Medium',
    rows,
    ask: ({ asked }) => `Which preposition fills the gap in “${asked.split('; ')[1]}”?`,
    answer: ({ right }) => right,
    wrong: ({ wrong }) => wrong,
    work: ({ asked, right }) => `The preposition that goes with “${asked.split('; ')[0]}” here is ${right}.`,
  }),
]
