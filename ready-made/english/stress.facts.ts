import { facts } from '../make/fact.ts'
import { choices, pronouncing } from './dictionaries.ts'

const isCapital = (part: string) => part === part.toUpperCase()

/** Written with the stressed syllable in capitals. */
const stressed = (words: string) =>
  words
    .trim()
    .split(/\s+/)
    .map((written) => {
      const syllables = written.toLowerCase().split('-')
      return {
        syllables,
        place: written.split('-').findIndex(isCapital),
        sources: pronouncing,
      }
    })

type Word = ReturnType<typeof stressed>[number]

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

const stressedSyllable = {
  topic: 'C.4',
  ask: ({ syllables }: Word) => `Which syllable of “${syllables.join('-')}” carries the main stress?`,
  answer: ({ syllables, place }: Word) => syllables[place] ?? '',
  // The nearest ones: of a long word nobody would take the last.
  wrong: ({ syllables, place }: Word) =>
    syllables
      .map((syllable, index) => ({ syllable, off: Math.abs(index - place) }))
      .filter(({ off }) => off > 0)
      .toSorted((one, other) => one.off - other.off)
      .slice(0, 3)
      .map(({ syllable }) => syllable),
  work: ({ syllables, place }: Word) =>
    `“${syllables.join('')}” has ${syllables.length} syllables, and the main stress is on the ${ordinals[place]}: ${syllables[place]}.`,
}

const four = stressed(`
  pho-TOG-ra-phy ed-u-CA-tion e-co-NOM-ic de-MOC-ra-cy dem-o-CRAT-ic po-LIT-i-cal pol-i-TI-cian
  ge-OG-ra-phy bi-OL-o-gy math-e-MAT-ics pop-u-LA-tion AG-ri-cul-ture com-MU-ni-ty com-MU-ni-cate
  ex-pla-NA-tion cel-e-BRA-tion con-ver-SA-tion com-pe-TI-tion a-BIL-i-ty se-CU-ri-ty ma-JOR-i-ty
  au-THOR-i-ty ac-TIV-i-ty re-AL-i-ty i-DEN-ti-ty par-TIC-i-pate in-TEL-li-gent ex-PE-ri-ence
  ma-TE-ri-al in-DUS-tri-al ar-ti-FI-cial in-de-PEND-ent dis-ap-POINT-ment en-ter-TAIN-ment
  in-tro-DUC-tion con-tri-BU-tion rev-o-LU-tion con-GRAT-u-late e-LIM-i-nate re-MARK-a-ble
  im-POS-si-ble ac-a-DEM-ic a-CAD-e-my dip-lo-MAT-ic di-PLO-ma-cy tech-NOL-o-gy a-POL-o-gy
  ther-MOM-e-ter CAL-cu-la-tor hy-POTH-e-sis pub-LIC-i-ty hor-i-ZON-tal ac-ci-DEN-tal
  pro-FES-sion-al com-PUL-so-ry de-VEL-op-ment CAT-e-go-ry DIF-fi-cul-ty SU-per-mar-ket
  HEL-i-cop-ter CAT-er-pil-lar AR-chi-tec-ture CER-e-mo-ny TES-ti-mo-ny OP-er-a-tor GEN-er-a-tor
`)

const more = stressed(`
  e-lec-TRIC-i-ty u-ni-VER-si-ty re-spon-si-BIL-i-ty ec-o-NOM-i-cal ge-o-GRAPH-i-cal bi-o-LOG-i-cal
  math-e-ma-TI-cian com-mu-ni-CA-tion ex-am-i-NA-tion op-por-TU-ni-ty per-son-AL-i-ty cu-ri-OS-i-ty
  gen-er-OS-i-ty as-so-ci-A-tion pro-nun-ci-A-tion im-ag-i-NA-tion de-ter-mi-NA-tion
  dis-crim-i-NA-tion in-ves-ti-GA-tion ac-com-mo-DA-tion un-FOR-tu-nate-ly hos-pi-TAL-i-ty
  en-thu-si-AS-tic char-ac-ter-IS-tic re-FRIG-er-a-tor vo-CAB-u-lar-y e-las-TIC-i-ty
  en-vi-ron-MEN-tal in-ter-NA-tion-al ad-min-is-TRA-tion
`)

const two = choices(
  `
  agree 2: allow / sister, chicken, student
  begin 2: apply / mother, ladder, monkey
  believe 2: enjoy / people, letter, farmer
  machine 2: forget / summer, river, kitchen
  hotel 2: improve / teacher, basket, village
  receive 2: around / island, palace, coffee
  forget 2: canoe / salad, cotton, tiger
  between 2: defend / tailor, window, forest
  balloon 2: prefer / village, tiger, salad
  career 2: arrive / mother, cotton, people
  advice 2: explain / island, river, farmer
  connect 2: hotel / palace, student, coffee
  explain 2: above / monkey, summer, kitchen
  teacher 1: ladder / believe, success, divide
  student 1: tailor / begin, advice, machine
  village 1: chicken / avoid, admit, between
  window 1: forest / connect, canteen, occur
  farmer 1: letter / agree, balloon, succeed
  mother 1: sister / destroy, compare, canal
  sister 1: window / afraid, survive, enough
  chicken 1: teacher / receive, decide, guitar
  coffee 1: basket / career, cartoon, forgive
`,
  pronouncing,
)

const three = choices(
  `
  computer 2: imagine / carpenter, parliament, persevere
  banana 2: October / wonderful, apprehend, dangerous
  potato 2: important / disappoint, disobey, industry
  December 2: consider / furniture, enemy, disagree
  remember 2: November / president, correspond, minister
  important 2: December / comprehend, educate, calculate
  example 2: determine / government, understand, represent
  consider 2: banana / volunteer, hospital, celebrate
  develop 2: subtraction / beautiful, Saturday, introduce
  expensive 2: potato / carefully, recommend, messenger
  decision 2: profession / afternoon, microphone, holiday
  addition 2: decision / interfere, elephant, disappear
  elephant 1: passenger / remember, assistant, example
  hospital 1: calculate / September, computer, attractive
  passenger 1: industry / tomato, reassure, develop
  furniture 1: government / contradict, addition, assembly
  beautiful 1: furniture / deliver, expensive, discover
  dangerous 1: holiday / forgetful, afternoon, disobey
  celebrate 1: parliament / remember, assembly, discover
  president 1: beautiful / disagree, deliver, introduce
  industry 1: Saturday / forgetful, reassure, December
  holiday 1: celebrate / develop, attractive, contradict
  afternoon 3: disappear / passenger, important, November
  volunteer 3: disappoint / dangerous, potato, carefully
  understand 3: recommend / messenger, enemy, addition
  introduce 3: persevere / president, subtraction, example
  recommend 3: correspond / consider, determine, profession
  disappear 3: interfere / wonderful, elephant, hospital
  represent 3: volunteer / expensive, October, carpenter
  contradict 3: comprehend / banana, minister, decision
  comprehend 3: represent / microphone, September, computer
  disagree 3: understand / imagine, tomato, assistant
`,
  pronouncing,
)

/** Behind the word stands which syllable of it is stressed. */
type Pair = ReturnType<typeof choices>[number]

const sameStress = {
  topic: 'C.4',
  ask: ({ asked }: Pair) => `Which of these words is stressed on the same syllable as “${wordOf(asked)}”?`,
  answer: ({ right }: Pair) => right,
  wrong: ({ wrong }: Pair) => wrong,
  work: ({ asked, right }: Pair) =>
    `“${wordOf(asked)}” has its main stress on the ${ordinals[Number(asked.at(-1)) - 1]} syllable, and so has only one of these words: ${right}.`,
}

const wordOf = (asked: string) => asked.replace(/ \d$/, '')

export const stress = [
  facts({ id: 'stressed-of-four', difficulty: 'Medium', rows: four, ...stressedSyllable }),
  facts({ id: 'stressed-of-more', difficulty: 'Hard', rows: more, ...stressedSyllable }),
  facts({ id: 'stress-as-in-two', difficulty: 'Easy', rows: two, ...sameStress }),
  facts({ id: 'stress-as-in-three', difficulty: 'Hard', rows: three, ...sameStress }),
]
