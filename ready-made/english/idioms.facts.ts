import { facts } from '../make/fact.ts'
import { choices } from './dictionaries.ts'

const wordNet = 'WordNet https://wordnet.princeton.edu'

const rows = [
  ...choices(
    `let the cat out of the bag: give away a secret / set a prisoner free, lose all your money, start a quarrel`,
    [wordNet, 'Funky English, let the cat out of the bag https://funkyenglish.com/idiom-let-cat-bag/'],
  ),
  ...choices(
    `beat about the bush: avoid saying something directly / work hard on a farm, look for a lost thing, punish a child`,
    [wordNet, 'Blue Grammar, idioms https://bluegrammar.com/idioms-starting-with-letter-b-meanings-and-examples/'],
  ),
  ...choices(
    `face the music: accept the results of your actions / take part in a dance, enjoy a great success, listen to wise advice`,
    [wordNet, 'CZ IELTS Legend, phrases https://czieltslegend.com/phrases-2/'],
  ),
  ...choices(
    `call it a day: stop what you are doing / fix the date of a meeting, wait until the morning, remember an old friend`,
    [wordNet, 'Mark Yates, idioms explained https://www.mark-yates.fr/englishextra/nss/ch09/doc/ss_9_idioms_help.htm'],
  ),
  ...choices(
    `cut corners: do a job in the cheapest way / drive round a bend too fast, share something equally, find a new way home`,
    [wordNet, 'English Refresher, idiomatic expressions https://englishrefresher.com/idiomatic-expressions'],
  ),
  ...choices(`hit the sack: go to bed / lose your temper, carry a heavy load, leave your work`, [
    wordNet,
    'English Refresher, idiomatic expressions https://englishrefresher.com/idiomatic-expressions',
  ]),
  ...choices(`be under the weather: feel ill / be caught in the rain, be very poor, feel proud`, [
    wordNet,
    'English Refresher, idiomatic expressions https://englishrefresher.com/idiomatic-expressions',
  ]),
  ...choices(
    `get cold feet: become too afraid to go on / fall ill in the rain, walk a long way, lose interest in a friend`,
    [wordNet, 'Mark Yates, idioms explained https://www.mark-yates.fr/englishextra/nss/ch09/doc/ss_9_idioms_help.htm'],
  ),
  ...choices(`spill the beans: reveal a secret / waste food, make a careless mistake, spend money freely`, [
    wordNet,
    'CZ IELTS Legend, phrases https://czieltslegend.com/phrases-2/',
  ]),
  ...choices(
    `a white elephant: something costly that is of little use / something rare that brings luck, a present for a chief, a very strong person`,
    [wordNet, 'American Idioms, white elephant http://www.americanidioms.net/w/'],
  ),
  ...choices(
    `a wet blanket: someone who spoils the fun of others / someone who cries easily, someone who falls ill often, someone who sleeps a lot`,
    [wordNet, 'CueFlash, idioms https://dev.cueflash.com/decks/tag/idioms/122530/American_Idioms'],
  ),
  ...choices(
    `crocodile tears: a show of sorrow that is not sincere / the deep grief of a widow, tears of great joy, pain that lasts for years`,
    [wordNet, 'CueFlash, idioms https://dev.cueflash.com/decks/tag/idioms/122530/American_Idioms'],
  ),
  ...choices(
    `a piece of cake: something very easy to do / a small share of the profit, a reward for hard work, a pleasant surprise`,
    [wordNet, 'English Finders, idioms https://englishfinders.com/20-best-english-idioms/'],
  ),
]

export const idioms = [
  facts({
    id: 'meaning-of-idiom',
    topic: 'A.2',
    difficulty: 'Hard',
    rows,
    ask: ({ asked }) => `What is the meaning of the idiom “${asked}”?`,
    answer: ({ right }) => right,
    wrong: ({ wrong }) => wrong,
    work: ({ asked, right }) => `The idiom “${asked}” means: ${right}.`,
  }),
]
