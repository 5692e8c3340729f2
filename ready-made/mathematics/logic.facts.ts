import { facts } from '../make/fact.ts'
import { wikipedia } from '../make/sources.ts'
import { terms } from '../make/terms.ts'

const summary =
  'Columbia State, Summary of logic statements http://mbaker.columbiastate.edu/Liberal%20Arts%20Math/Summary%20of%20Logic%20Statements.htm'
const cards = 'Knowt, Conditional statements https://knowt.com/flashcards/05bde386-7e41-44ef-a1dd-e463d71ddaef'
const rules = 'Knowt, Logic https://knowt.com/flashcards/f3306ab3-5f0d-491a-b692-b33fa705902f'

/** `p`: Ada is tall; `q`: Ada is fast. */
const sentences = [
  [
    'Ada is tall and fast',
    'p \\wedge q',
    'And joins two statements that are both claimed, which is written',
    'Logical_conjunction',
  ],
  [
    'Ada is tall or fast, or both',
    'p \\vee q',
    'Or claims at least one of two statements, which is written',
    'Logical_disjunction',
  ],
  [
    'If Ada is tall, then she is fast',
    'p \\Rightarrow q',
    'If and then make one statement follow from another, which is written',
    'Material_conditional',
  ],
  [
    'Ada is tall if and only if she is fast',
    'p \\Leftrightarrow q',
    'If and only if makes each statement follow from the other, which is written',
    'Logical_biconditional',
  ],
] as const

const cases = [
  [
    'p \\wedge q$ true',
    '$p$ is true and $q$ is true',
    'And needs both statements, so the case is that',
    'Logical_conjunction',
  ],
  [
    'p \\vee q$ false',
    '$p$ is false and $q$ is false',
    'One true statement is enough for or, so the case is that',
    'Logical_disjunction',
  ],
  [
    'p \\Rightarrow q$ false',
    '$p$ is true and $q$ is false',
    'A promise is broken only if its condition holds and what was promised fails, so the case is that',
    'Material_conditional',
  ],
  [
    'q \\Rightarrow p$ false',
    '$p$ is false and $q$ is true',
    'An implication fails only where what implies holds and what is implied does not, so the case is that',
    'Material_conditional',
  ],
] as const

export const logic = [
  terms({
    id: 'statement-derived',
    topic: 'A.h',
    difficulty: 'Medium',
    ask: (says) => `What is the statement ${says} called in relation to $p \\Rightarrow q$?`,
    rows: [
      {
        says: '$q \\Rightarrow p$',
        is: 'Converse',
        why: 'The two parts have changed places',
        sources: [summary, wikipedia('Converse_(logic)')],
      },
      {
        says: '$\\sim p \\Rightarrow \\sim q$',
        is: 'Inverse',
        why: 'Both parts are denied, and their order is kept',
        sources: [summary, wikipedia('Inverse_(logic)')],
      },
      {
        says: '$\\sim q \\Rightarrow \\sim p$',
        is: 'Contrapositive',
        why: 'Both parts are denied and have changed places, which leaves the truth of the whole as it was',
        sources: [summary, wikipedia('Contraposition')],
      },
      {
        says: '$p \\wedge \\sim q$',
        is: 'Negation',
        why: 'It is true just where the implication is false, with a true first part and a false second one',
        sources: [summary, wikipedia('Material_conditional')],
      },
    ],
  }),
  facts({
    id: 'symbols-of-sentence',
    topic: 'A.h',
    difficulty: 'Easy',
    rows: sentences.map(([sentence, formula, why, page]) => ({
      sentence,
      formula,
      why,
      sources: [rules, wikipedia(page)],
    })),
    ask: ({ sentence }) =>
      `Let $p$ be “Ada is tall” and $q$ be “Ada is fast”. How is the sentence “${sentence}” written in symbols?`,
    answer: ({ formula }) => `$${formula}$`,
    work: ({ why, formula }) => `${why} $${formula}$.`,
  }),
  facts({
    id: 'one-case-of-truth-table',
    topic: 'A.h',
    difficulty: 'Hard',
    rows: cases.map(([formula, when, why, page]) => ({ formula, when, why, sources: [summary, wikipedia(page)] })),
    ask: ({ formula }) => `In which case only is the statement $${formula}?`,
    answer: ({ when }) => when,
    work: ({ why, when }) => `${why} ${when}.`,
  }),
  terms({
    id: 'term-of-logic',
    topic: 'A.h',
    difficulty: 'Medium',
    ask: (says) => `What name is given to ${says}?`,
    rows: [
      {
        says: 'a compound statement that is true in every case',
        is: 'Tautology',
        why: 'The last column of its truth table has T throughout, as that of $p \\vee \\sim p$ has',
        sources: [rules, wikipedia('Tautology_(logic)')],
      },
      {
        says: 'a compound statement that is false in every case',
        is: 'Contradiction',
        why: 'The last column of its truth table has F throughout, as that of $p \\wedge \\sim p$ has',
        sources: [rules, wikipedia('Contradiction')],
      },
      {
        says: 'a statement made of two others joined by “and”',
        is: 'Conjunction',
        why: 'It is true only if both of its parts are',
        sources: [rules, wikipedia('Logical_conjunction')],
      },
      {
        says: 'a statement made of two others joined by “or”',
        is: 'Disjunction',
        why: 'It is true if one of its parts is, or both are',
        sources: [rules, wikipedia('Logical_disjunction')],
      },
      {
        says: 'a statement made of two others joined by “if … then”',
        is: 'Implication',
        why: 'The first part is said to lead to the second',
        sources: [cards, wikipedia('Material_conditional')],
      },
    ],
  }),
]
