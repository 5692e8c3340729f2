import { facts } from '../make/fact.ts'
import { choices } from './dictionaries.ts'

const pages = {
  parrot: 'Learn Parrot, subject and verb agreement https://learnparrot.ai/grammar/verbs/subject-verb-agreement-p6',
  rules:
    'Scribd, rules of subject and verb agreement https://www.scribd.com/document/299848439/Rules-of-Subject-Verb-Agreement',
  encomium: 'Encomium, expressions of quantity http://www.encomium.com/webmentor/tutorial/tut_sva_eoq.htm',
  vidaara:
    'Vidaara, subject and verb agreement https://vidaara.org/exam/ssc-cgl/english/sentence-improvement/learn/sv-agreement',
}

/** Before the sentence with the gap stands the rule. */
const rows = [
  ...choices(
    `
    “the number of” takes a singular verb; The number of pupils … risen this year.: has / have, are, were
    “a number of” takes a plural verb; A number of parents … waiting at the gate.: are / is, was, has
    “each of” takes a singular verb; Each of the girls … her own locker.: has / have, having, are
    `,
    [pages.parrot, pages.encomium],
  ),
  ...choices(
    `
    “every one of” takes a singular verb; Every one of the eggs … broken.: is / are, were, have
    “one of” takes a singular verb; One of my cousins … in Kaduna.: lives / live, living, are
    “each” takes a singular verb; Each pupil … a new book every term.: gets / get, getting, are
    “every” takes a singular verb; Every goat and sheep … a tag.: has / have, having, are
    `,
    [pages.encomium, pages.vidaara],
  ),
  ...choices(
    `
    “as well as” adds nothing to the subject; The captain, as well as the players, … tired.: is / are, were, have
    “neither … nor” follows the nearer subject; Neither the teacher nor the pupils … late.: were / was, is, has
    “either … or” follows the nearer subject; Either the twins or their mother … the key.: has / have, having, are
    a sum or distance is one whole; Ten kilometres … too far to walk.: is / are, were, have
    two subjects joined by “and” are plural; A hoe and a cutlass … behind the door.: are / is, was, has
    `,
    [pages.rules, pages.vidaara],
  ),
  ...choices(
    `
    after “there” the verb follows what comes behind it; There … many visitors in the hall.: are / is, was, has
    “neither … nor” follows the nearer subject; Neither the farmers nor their chief … angry.: is / are, were, have
    `,
    [pages.rules, pages.parrot],
  ),
]

export const concord = [
  facts({
    id: 'verb-that-agrees',
    topic: 'B.3',
    difficulty: 'Hard',
    rows,
    ask: ({ asked }) => `Which verb agrees with the subject in “${asked.split('; ')[1]}”?`,
    answer: ({ right }) => right,
    wrong: ({ wrong }) => wrong,
    work: ({ asked, right }) => `The rule is that ${asked.split('; ')[0]}, so the verb is ${right}.`,
  }),
]
