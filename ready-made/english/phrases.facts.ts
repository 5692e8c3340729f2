import { facts } from '../make/fact.ts'
import { choices, meanings } from './dictionaries.ts'

const rows = choices(
  `
  by hook or by crook: in any way that works / with great honesty, by a slow process, with no success
  be at loggerheads: be in a quarrel / be in great haste, be in debt, be in good health
  a wild-goose chase: a search that has no hope / a race between old rivals, a hunt that ends in a feast, a game that children play
  red tape: official rules that cause delay / a warning of great danger, a law against smuggling, a prize for the best runner
  go scot-free: escape without punishment / travel without a ticket, work without wages, enter without permission
  a bone of contention: a cause of quarrel / a sign of poverty, a small reward, a feeling of pity
  fight tooth and nail: fight as hard as one can / fight without weapons, fight like children, fight for food
  a turncoat: one who deserts his party / one who mends old clothes, one who spends too freely, one who tells funny stories
  `,
  meanings,
)

export const phrases = [
  facts({
    id: 'meaning-of-phrase',
    topic: 'A.2',
    difficulty: 'Hard',
    rows,
    ask: ({ asked }) => `Which of these says what “${asked}” means?`,
    answer: ({ right }) => right,
    wrong: ({ wrong }) => wrong,
    work: ({ asked, right }) => `The expression “${asked}” means: ${right}.`,
  }),
]
